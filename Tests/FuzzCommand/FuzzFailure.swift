import Foundation

/// A case that ended its process, took too long or gave an error without a message.
struct FuzzFailure {
    let kind: FuzzKind
    let seed: Int
    /// How it ended.
    let reason: String
    var input: [UInt8]

    /// Everything that is needed to reproduce it.
    func description(command: String) -> String {
        let text = String(validating: input.prefix(4096), as: UTF8.self)
        let shown =
            text?.unicodeScalars.map { scalar in
                scalar.value < 0x20 && scalar != "\n" ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }.joined() ?? Data(input.prefix(1024)).base64EncodedString()
        return """
            FAILURE \(kind.rawValue) seed \(seed): \(reason)
              again: \(command) --kind \(kind.rawValue) --seed \(seed) --cases 1
            --- input, \(input.count) bytes ---
            \(shown)
            ---

            """
    }
}

import Foundation

/// The commands of SwiftPM.
enum SwiftCommand {
    /// Runs `swift` and returns what it prints.
    ///
    /// - Throws: ``CommandFailure/compilation(_:log:)`` with what it says, if it fails.
    static func output(_ arguments: [String]) throws(CommandFailure) -> Data {
        let result: (output: Data, errors: Data, failure: String?)
        do throws(SpawnedProgram.Failure) {
            result = try SpawnedProgram.run("swift", arguments)
        } catch {
            throw .renderFailed(error.message)
        }
        guard let failure = result.failure else { return result.output }
        let log = String(decoding: result.errors, as: UTF8.self).trimmingCharacters(in: .newlines)
        throw .compilation("'swift \(arguments.joined(separator: " "))' \(failure)", log: log)
    }
}

import Foundation

/// An image within its name: `data:image/png;base64,…` (RFC 2397).
package enum DataAddress {
    /// The reason why an image within a name can't be read.
    package enum Failure: Error, Hashable, Sendable {
        case tooLarge
        case malformed
    }

    /// The most characters of such a name.
    package static let limit = 8 << 20

    /// Whether a name contains its image.
    package static func isAddress(_ name: String) -> Bool {
        // Called for every text of a template, so it compares bytes.
        let start = name.utf8.prefix(5)
        guard start.count == 5, start.last == UInt8(ascii: ":") else { return false }
        return start.prefix(4).elementsEqual("data".utf8) { ($0 | 0x20) == $1 }
    }

    /// The bytes of the image.
    package static func data(of name: String) throws(Failure) -> Data {
        guard name.utf8.count <= limit else { throw .tooLarge }
        guard isAddress(name), let comma = name.firstIndex(of: ",") else { throw .malformed }
        let head = name[..<comma].lowercased()
        let body = String(name[name.index(after: comma)...])
        guard let text = body.removingPercentEncoding else { throw .malformed }
        if head.hasSuffix(";base64") {
            guard let data = Data(base64Encoded: text.filter { !$0.isWhitespace }) else { throw .malformed }
            return data
        }
        return Data(text.utf8)
    }

    /// A name that is short enough for messages.
    package static func shown(_ name: String) -> String { name.count > 40 ? name.prefix(40) + "…" : name }
}

/// A format that cannot be read or used. Its text has the format and a caret below the place, as UIKit's message.
public struct VisualFormatError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The format that was read.
    public var format: String
    /// The place of the error, in characters from 0.
    public var index: Int
    /// The problem and its fix.
    public var reason: String

    /// The error, with a caret below the position.
    public var description: String {
        // A tab or line break would move the caret.
        let line = String(format.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return "Unable to parse constraint format: \(reason)\n\(line)\n\(String(repeating: " ", count: index))^"
    }
}

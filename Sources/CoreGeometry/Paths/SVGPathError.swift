/// The reason why a string is not SVG path data. Offsets count bytes from the start of the string.
public enum SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Unexpected text in place of a command or a number.
    case unexpected(String, offset: Int)
    /// The data ends within a command.
    case unfinished(command: String)
    /// The data does not start with `M`.
    case noStart

    /// The error, and where it is.
    public var description: String {
        switch self {
        case .unexpected(let text, let offset): "path data have an unexpected '\(text)' at byte \(offset)"
        case .unfinished(let command): "path data end within the command '\(command)'"
        case .noStart: "path data don't start with a move (M)"
        }
    }
}

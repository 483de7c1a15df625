/// Why a text is no SVG path data. Offsets count bytes from the start of the text.
public enum SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Something stands where a command or a number should.
    case unexpected(String, offset: Int)
    /// The data end within a command.
    case unfinished(command: String)
    /// The data don't start with `M`.
    case noStart

    /// What is wrong, and where.
    public var description: String {
        switch self {
        case .unexpected(let text, let offset): "path data have an unexpected '\(text)' at byte \(offset)"
        case .unfinished(let command): "path data end within the command '\(command)'"
        case .noStart: "path data don't start with a move (M)"
        }
    }
}

/// A message for a log: a string literal, whose interpolations may say how they are written and who may read them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The text, in which private parts are replaced.
    let text: String

    /// Creates a message from its parts.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
    /// Creates a message from a literal.
    public init(stringLiteral value: String) { text = value }
}

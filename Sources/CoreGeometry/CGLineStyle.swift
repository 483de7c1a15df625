/// The shape of the ends of an open line, as in Core Graphics.
public enum CGLineCap: Int32, Hashable, Sendable, Codable {
    /// The line ends exactly at its end point.
    case butt
    /// A half circle is added at the end point.
    case round
    /// Half a square is added at the end point.
    case square
}

/// The shape of the corners of a line, as in Core Graphics.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable {
    /// A sharp corner, bevelled if it would exceed the miter limit.
    case miter
    /// A round corner.
    case round
    /// A bevelled corner.
    case bevel
}

/// Whether a path is filled, stroked or both, as in Core Graphics.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// The inside, by the winding rule.
    case fill
    /// The inside, by the even-odd rule.
    case eoFill
    /// The outline.
    case stroke
    /// The inside by the winding rule, and then the outline.
    case fillStroke
    /// The inside by the even-odd rule, and then the outline.
    case eoFillStroke
}

/// How pixels are interpolated when a bitmap is scaled, as in Core Graphics.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// The default of painters.
    case `default`
    /// None: the nearest pixel.
    case none
    /// Between neighbouring pixels.
    case low
    /// Over all covered pixels.
    case high
    /// Between neighbouring pixels.
    case medium
}

/// Whether a gradient continues beyond its start and its end, as in Core Graphics.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

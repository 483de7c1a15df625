/// The numbers that a layout may contain. Beyond them, rounding would be larger than a pixel.
public enum AutoLayoutLimits {
    /// The largest constant, in points. UIKit replaces larger ones, too, and logs "exceeds internal limits".
    public static let constant = 1e7
    /// The largest multiplier.
    public static let multiplier = 1e6
    /// The smallest multiplier that is not zero.
    public static let smallestMultiplier = 1e-6
    /// The priority of constraints that must hold.
    public static let requiredPriority = 1000.0
    /// The priority that a broken constraint is left with: its miss is still as small as it can be.
    public static let brokenPriority = 999.99
}

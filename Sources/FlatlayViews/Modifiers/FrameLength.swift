import Foundation

/// Lengths as frames accept them.
enum FrameLength {
    /// A length of a fixed frame: those that are not finite set nothing, negative ones are zero.
    static func fixed(_ value: CGFloat?) -> CGFloat? {
        guard let value, value.isFinite else { return nil }
        return max(value, 0)
    }

    /// What is left of a length: never less than nothing, and all of an endless one.
    static func rest(of length: CGFloat, without taken: CGFloat) -> CGFloat {
        length.isInfinite ? length : max(length - taken, 0)
    }

    /// A limit of a flexible frame: infinity is one.
    static func limit(_ value: CGFloat?) -> CGFloat? {
        guard let value, !value.isNaN else { return nil }
        return max(value, 0)
    }
}

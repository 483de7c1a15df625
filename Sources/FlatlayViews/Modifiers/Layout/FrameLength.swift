import Foundation

/// Sanitizes the lengths of frames.
enum FrameLength {
    /// A length of a fixed frame: values that are not finite count as unset, negative ones as zero.
    static func fixed(_ value: CGFloat?) -> CGFloat? {
        guard let value, value.isFinite else { return nil }
        return max(value, 0)
    }

    /// The rest of a length: at least 0, and infinity if the length is infinite.
    static func rest(of length: CGFloat, without taken: CGFloat) -> CGFloat {
        length.isInfinite ? length : max(length - taken, 0)
    }

    /// A limit of a flexible frame, which may be infinity.
    static func limit(_ value: CGFloat?) -> CGFloat? {
        guard let value, !value.isNaN else { return nil }
        return max(value, 0)
    }
}

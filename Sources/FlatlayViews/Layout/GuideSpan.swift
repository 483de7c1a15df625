import Foundation

/// The space that several views take along an axis when they are aligned guide to guide: their extents before and after
/// the common guide.
///
/// Views may be infinitely long, and then their guides may lie at infinity. The difference of two infinite lengths is
/// not a number, so all subtraction of lengths and guides happens here, with one rule: an infinite view extends
/// infinitely after its guide, wherever the guide lies.
struct GuideSpan {
    /// The largest extent before the guide.
    private(set) var before = -CGFloat.infinity
    /// The largest extent after the guide.
    private(set) var after = -CGFloat.infinity

    /// Adds a view with a length and the position of its guide.
    mutating func add(_ length: CGFloat, guide: CGFloat) {
        before = max(before, guide)
        after = max(after, length.isInfinite ? length : length - guide)
    }

    /// The total length of all views.
    var length: CGFloat {
        after.isInfinite && after > 0 ? after : before + after
    }

    /// The start of a view whose guide lies at the given position.
    func start(guide: CGFloat) -> CGFloat {
        GuideSpan.distance(from: guide, to: before)
    }

    /// The distance between two guides; 0 if both lie at infinity.
    static func distance(from guide: CGFloat, to other: CGFloat) -> CGFloat {
        guide == other ? 0 : other - guide
    }
}

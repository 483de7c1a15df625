import Foundation

/// The room that several views take along an axis when they are aligned guide to guide: how far they reach before the
/// common guide, and how far beyond it.
///
/// Views may be endless, and then so may the places of their guides. The difference of two endless lengths is no number,
/// so the one place where lengths and guides are subtracted decides what it stands for: a view without an end reaches
/// without an end beyond its guide, wherever that lies.
struct GuideSpan {
    /// How far views reach before the guide.
    private(set) var before = -CGFloat.infinity
    /// How far views reach beyond the guide.
    private(set) var after = -CGFloat.infinity

    /// Adds a view of a length with its guide at a place.
    mutating func add(_ length: CGFloat, guide: CGFloat) {
        before = max(before, guide)
        after = max(after, length.isInfinite ? length : length - guide)
    }

    /// The length of all of the views.
    var length: CGFloat {
        after.isInfinite && after > 0 ? after : before + after
    }

    /// Where a view starts whose guide lies at a place.
    func start(guide: CGFloat) -> CGFloat {
        GuideSpan.distance(from: guide, to: before)
    }

    /// The distance between two guides; none between two that lie without an end.
    static func distance(from guide: CGFloat, to other: CGFloat) -> CGFloat {
        guide == other ? 0 : other - guide
    }
}

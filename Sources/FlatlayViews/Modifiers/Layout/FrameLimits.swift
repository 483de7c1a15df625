import Foundation

/// The limits of a flexible frame along one axis.
@usableFromInline
struct FrameLimits: Equatable {
    private let minimum: CGFloat?
    private let ideal: CGFloat?
    private let maximum: CGFloat?

    /// If the limits contradict each other, the minimum wins.
    @usableFromInline
    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        self.minimum = FrameLength.limit(minimum)
        self.ideal = FrameLength.limit(ideal)
        self.maximum = FrameLength.limit(maximum).map { max($0, FrameLength.limit(minimum) ?? 0) }
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
        min(max(length, minimum ?? 0), maximum ?? .infinity)
    }

    /// The length that the child is proposed while it is measured.
    func offer(for proposal: CGFloat?) -> CGFloat? {
        guard let length = proposal ?? ideal else { return nil }
        return clamped(length)
    }

    /// The frame's length if the child has no influence on it, otherwise nil.
    func ownLength(for proposal: CGFloat?) -> CGFloat? {
        guard let proposal else { return offer(for: nil) }
        return minimum != nil && maximum != nil ? clamped(proposal) : nil
    }

    /// The frame's length for an infinite proposal if the child has no influence on it, otherwise nil.
    var greatestLength: CGFloat? { maximum }

    /// The frame's length around a child. With one limit the frame is as long as the child, but between that limit and
    /// the length that the child was proposed.
    func length(for proposal: CGFloat?, child: CGFloat) -> CGFloat {
        if let own = ownLength(for: proposal) { return own }
        switch (minimum, maximum) {
        case (nil, nil): return child
        case (let minimum?, nil): return max(minimum, min(offer(for: proposal) ?? .infinity, child))
        case (nil, let maximum?): return min(maximum, max(offer(for: proposal) ?? 0, child))
        case (_?, _?): return clamped(child)
        }
    }

    /// The length that the child is proposed when it is placed: the frame's length, unless the child chose its own and
    /// the frame followed it.
    func finalOffer(length: CGFloat, for proposal: CGFloat?) -> CGFloat? {
        let isFree = proposal == nil && ideal == nil
        return isFree && length > minimum ?? -1 && length < maximum ?? .infinity ? nil : length
    }
}

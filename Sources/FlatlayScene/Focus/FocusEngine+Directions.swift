import Foundation

/// A direction on the screen.
enum FocusDirection {
    case up, down, left, right

    var isVertical: Bool { self == .up || self == .down }

    /// Returns the rectangle rotated so that the direction points along positive x.
    func turned(_ frame: CGRect) -> CGRect {
        switch self {
        case .right: frame
        case .left: CGRect(x: -frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        case .down: CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
        case .up: CGRect(x: -frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
        }
    }
}

extension FocusEngine {
    /// Returns the target in a direction; the numbered steps are those of the type's documentation.
    func target(from current: Candidate, _ direction: FocusDirection) -> Candidate? {
        let view = DirectedView(from: current.frame, direction)
        // 1, 2: candidates straight ahead.
        var best: (rank: DirectedView.Rank, members: [Candidate])?
        for (place, candidate) in candidates.enumerated()
        where candidate.id != current.id && view.isAhead(candidate.frame) && view.isFaced(by: candidate.frame) {
            let rank = view.rank(candidate.frame, isSection: false, place: place)
            if best.map({ rank < $0.rank }) ?? true { best = (rank, [candidate]) }
        }
        // 3: sections that represent their candidates.
        for (place, guide) in guides(around: current, direction).enumerated()
        where view.isWhollyAhead(guide.frame) && view.isFaced(by: guide.frame) {
            let rank = view.rank(guide.frame, isSection: true, place: place)
            if best.map({ rank < $0.rank }) ?? true { best = (rank, guide.members) }
        }
        // 4, 5
        guard let best else { return nil }
        if let remembered = remembered(by: best.members, enteredFrom: current) { return remembered }
        return best.members.enumerated().min { first, second in
            view.entryRank(first.element.frame, place: first.offset)
                < view.entryRank(second.element.frame, place: second.offset)
        }?.element
    }

    /// Returns the last focused candidate of a section that contains all given candidates but not the current one.
    private func remembered(by members: [Candidate], enteredFrom current: Candidate) -> Candidate? {
        let entered = sections.filter { section in
            section.remembered != nil && !current.sections.contains(section.id)
                && members.allSatisfy { $0.sections.contains(section.id) }
        }
        return candidates.first { candidate in
            entered.contains { $0.remembered == candidate.id && candidate.sections.contains($0.id) }
        }
    }

    private struct Guide {
        var frame: CGRect
        var members: [Candidate]
    }

    /// The sections that do not contain the current candidate and, for moves up and down, the rows that do not contain
    /// it.
    private func guides(around current: Candidate, _ direction: FocusDirection) -> [Guide] {
        sections.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.flatMap { section in
            let members = candidates.filter { $0.sections.contains(section.id) }
            guard section.hasRows, direction.isVertical else {
                return current.sections.contains(section.id) || members.isEmpty
                    ? [] : [Guide(frame: section.frame, members: members)]
            }
            return ReadingOrder(.leftToRight).rows(members).compactMap { row in
                guard !row.contains(where: { $0.id == current.id }) else { return nil }
                let top = row.map(\.frame.minY).min() ?? 0
                let bottom = row.map(\.frame.maxY).max() ?? 0
                return Guide(
                    frame: CGRect(x: section.frame.minX, y: top, width: section.frame.width, height: bottom - top),
                    members: row)
            }
        }
    }
}

/// The view from a rectangle in a direction: all rectangles are rotated so that the direction is x.
struct DirectedView {
    /// The smallest wins.
    typealias Rank = (score: CGFloat, across: CGFloat, isSection: Int, place: Int)

    /// Frames that overlap by less than this distance, in points, count as not overlapping: it absorbs rounding errors.
    private static let tolerance: CGFloat = 1e-3
    /// The weight of a distance ahead relative to one aside.
    private static let forwardWeight: CGFloat = 13

    private let origin: CGRect
    private let direction: FocusDirection

    init(from frame: CGRect, _ direction: FocusDirection) {
        origin = direction.turned(frame)
        self.direction = direction
    }

    /// Whether its centre is beyond that of the origin.
    func isAhead(_ frame: CGRect) -> Bool {
        direction.turned(frame).midX > origin.midX + Self.tolerance
    }

    /// Whether both of its edges are beyond those of the origin.
    func isWhollyAhead(_ frame: CGRect) -> Bool {
        let frame = direction.turned(frame)
        return frame.minX > origin.minX + Self.tolerance && frame.maxX > origin.maxX + Self.tolerance
    }

    /// Whether the projections overlap.
    func isFaced(by frame: CGRect) -> Bool {
        overlap(direction.turned(frame)) > min(Self.tolerance, origin.height)
    }

    /// The distance of a rectangle straight ahead.
    func rank(_ frame: CGRect, isSection: Bool, place: Int) -> Rank {
        let turned = direction.turned(frame)
        let gap = max(0, turned.minX - origin.maxX)
        let overhang = max(0, min(turned.height, origin.height) - overlap(turned))
        return (
            Self.forwardWeight * gap * gap + overhang * overhang, abs(turned.midY - origin.midY), isSection ? 1 : 0,
            place
        )
    }

    /// The distance of a member of a section, even if it is not straight ahead.
    func entryRank(_ frame: CGRect, place: Int) -> Rank {
        let turned = direction.turned(frame)
        // Members level with the origin or behind it come last.
        let gap = turned.midX > origin.midX ? max(0, turned.minX - origin.maxX) : 1e9 + origin.midX - turned.midX
        let aside = max(0, turned.minY - origin.maxY, origin.minY - turned.maxY)
        return (
            Self.forwardWeight * gap * gap + aside * aside, abs(turned.midY - origin.midY), 0, place
        )
    }

    private func overlap(_ turned: CGRect) -> CGFloat {
        min(turned.maxY, origin.maxY) - max(turned.minY, origin.minY)
    }
}

import FlatlayViews
import Foundation

/// Decides where the focus goes, from frames alone.
///
/// ```swift
/// let engine = FocusEngine(candidates: [
///     .init(id: "play", frame: CGRect(x: 0, y: 0, width: 100, height: 40), ordinal: 0),
///     .init(id: "stop", frame: CGRect(x: 120, y: 0, width: 100, height: 40), ordinal: 1),
/// ])
/// engine.target(from: "play", heading: .right)   // "stop"
/// ```
///
/// The answer is one of the candidates, never the one that the focus comes from, and does not depend on the order of
/// the lists. The rule for directions, which follows what Apple documents of tvOS: the focus goes straight on, and what
/// lies aside is reached through focus guides only.
///
/// 1. *Ahead* is a candidate whose middle lies beyond the middle of the current one in the direction.
/// 2. *Straight ahead* is one of them whose side faces the current one's: their projections overlap.
/// 3. A focus section that the current one is not in, and that lies ahead as a whole and faces it, counts as one large
///    candidate; so does each row of a section of rows, for moves up and down.
/// 4. Of all these the nearest wins: by 13·*gap*² + *overhang*², the weights of Android's published `FocusFinder`. The
///    gap is the distance in the direction; the overhang, how much of the smaller projection lies beside the larger.
///    Equal ones: the smaller distance of their middles across, a candidate before a section, the order of reading.
/// 5. Where a section wins, the focus goes to what had it there last, if the section remembers, else to its candidate
///    that is nearest ahead, measured from edge to edge.
/// 6. Otherwise the focus stays.
///
/// `next` and `previous` follow the order of reading: rows from top to bottom, each from its leading side.
public struct FocusEngine<ID: Hashable> {
    /// Something that can have the focus.
    public struct Candidate {
        /// Its identity, unique among the candidates.
        public var id: ID
        /// Its rectangle, in the coordinates of the picture.
        public var frame: CGRect
        /// The focus sections that it is in.
        public var sections: Set<AnyHashable>
        /// Its number, unique among the candidates; decides between equal frames.
        public var ordinal: Int

        /// A candidate.
        public init(id: ID, frame: CGRect, sections: Set<AnyHashable> = [], ordinal: Int) {
            self.id = id
            self.frame = frame
            self.sections = sections
            self.ordinal = ordinal
        }
    }

    /// A region that leads the focus to a candidate inside, as SwiftUI's `focusSection()` and UIKit's `UIFocusGuide`.
    public struct Section {
        /// Its identity.
        public var id: AnyHashable
        /// Its rectangle.
        public var frame: CGRect
        /// Whether its candidates form rows, each as wide as the section for moves up and down.
        public var hasRows: Bool
        /// What had the focus in it last, and gets it back; nil for the nearest.
        public var remembered: ID?

        /// A section.
        public init(id: AnyHashable, frame: CGRect, hasRows: Bool = false, remembered: ID? = nil) {
            self.id = id
            self.frame = frame
            self.hasRows = hasRows
            self.remembered = remembered
        }
    }

    /// The candidates in the order of reading.
    public let candidates: [Candidate]
    let rows: [[Candidate]]
    let sections: [Section]
    private let places: [ID: Int]

    /// An engine for a moment. Candidates without a finite frame are left out.
    public init(
        candidates: [Candidate], sections: [Section] = [], layoutDirection: LayoutDirection = .leftToRight
    ) {
        rows = ReadingOrder(layoutDirection).rows(candidates.filter(\.frame.isFocusable))
        self.candidates = rows.flatMap { $0 }
        self.sections = sections.filter(\.frame.isFocusable)
        places = Dictionary(
            zip(self.candidates.map(\.id), self.candidates.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Where the focus goes; nil where it stays.
    ///
    /// - Parameters:
    ///   - current: what has the focus; nil, or what is no candidate, counts as before the first.
    ///   - heading: one heading.
    public func target(from current: ID?, heading: UIFocusHeading) -> ID? {
        guard let current, let place = places[current] else { return candidates.first?.id }
        let found: Candidate? =
            switch heading {
            case .next: candidates.indices.contains(place + 1) ? candidates[place + 1] : nil
            case .previous: place > 0 ? candidates[place - 1] : nil
            case .first: candidates.first
            case .last: candidates.last
            case .up: target(from: candidates[place], .up)
            case .down: target(from: candidates[place], .down)
            case .left: target(from: candidates[place], .left)
            case .right: target(from: candidates[place], .right)
            default: nil
            }
        return found?.id == current ? nil : found?.id
    }

    /// The candidate nearest to a rectangle: by the distance of edges, then of middles, then in the order of reading.
    /// That is where the focus goes when what had it is gone.
    public func nearest(to frame: CGRect) -> ID? {
        candidates.enumerated().min { first, second in
            (
                first.element.frame.squaredGap(to: frame), first.element.frame.squaredMidpointDistance(to: frame),
                first.offset
            )
                < (
                    second.element.frame.squaredGap(to: frame), second.element.frame.squaredMidpointDistance(to: frame),
                    second.offset
                )
        }?.element.id
    }
}

extension CGRect {
    /// Whether distances to the rectangle can be compared: no edge is infinite, or so far away that nothing else counts.
    fileprivate var isFocusable: Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1e9 }
    }

    fileprivate func squaredGap(to other: CGRect) -> CGFloat {
        let x = max(0, other.minX - maxX, minX - other.maxX)
        let y = max(0, other.minY - maxY, minY - other.maxY)
        return x * x + y * y
    }

    fileprivate func squaredMidpointDistance(to other: CGRect) -> CGFloat {
        let (x, y) = (midX - other.midX, midY - other.midY)
        return x * x + y * y
    }
}

import FlatlayViews
import Foundation
import UIKitValues

/// Determines where the focus moves, from frames alone.
///
/// ```swift
/// let engine = FocusEngine(candidates: [
///     .init(id: "play", frame: CGRect(x: 0, y: 0, width: 100, height: 40), ordinal: 0),
///     .init(id: "stop", frame: CGRect(x: 120, y: 0, width: 100, height: 40), ordinal: 1),
/// ])
/// engine.target(from: "play", heading: .right)   // "stop"
/// ```
///
/// The result is one of the candidates, never the current one, and does not depend on the order of the lists. The rule
/// for directions follows Apple's documentation of tvOS: the focus moves straight on; candidates aside are reached
/// through focus guides only.
///
/// 1. A candidate is *ahead* if its centre is beyond the centre of the current one in the direction.
/// 2. It is *straight ahead* if, in addition, its side faces the current one's: their projections overlap.
/// 3. A focus section counts as one large candidate if it does not contain the current one, is wholly ahead and faces
///    it. For moves up and down, so does each row of a section of rows.
/// 4. The nearest of all these wins: by 13·*gap*² + *overhang*², the weights of Android's published `FocusFinder`. The
///    gap is the distance in the direction; the overhang is the part of the smaller projection that lies beside the
///    larger. Ties: the smaller distance of the centres across, then a candidate before a section, then the reading
///    order.
/// 5. If a section wins, the focus moves to the candidate that had it last, if the section remembers it, otherwise to
///    its nearest candidate ahead, measured from edge to edge.
/// 6. Otherwise the focus stays.
///
/// `next` and `previous` follow the reading order: rows from top to bottom, each from its leading side.
public struct FocusEngine<ID: Hashable> {
    /// A view that can have the focus.
    public struct Candidate {
        /// The identity, unique among the candidates.
        public var id: ID
        /// The frame, in the coordinates of the image.
        public var frame: CGRect
        /// The focus sections that contain it.
        public var sections: Set<AnyHashable>
        /// The number, unique among the candidates; breaks ties between equal frames.
        public var ordinal: Int

        /// Creates a candidate.
        public init(id: ID, frame: CGRect, sections: Set<AnyHashable> = [], ordinal: Int) {
            self.id = id
            self.frame = frame
            self.sections = sections
            self.ordinal = ordinal
        }
    }

    /// A region that leads the focus to a candidate inside, as SwiftUI's `focusSection()` and UIKit's `UIFocusGuide`.
    public struct Section {
        /// The identity of the section.
        public var id: AnyHashable
        /// The frame of the section.
        public var frame: CGRect
        /// Whether its candidates form rows; for moves up and down each is as wide as the section.
        public var hasRows: Bool
        /// The candidate that had the focus last and gets it again; nil for the nearest one.
        public var remembered: ID?

        /// Creates a section.
        public init(id: AnyHashable, frame: CGRect, hasRows: Bool = false, remembered: ID? = nil) {
            self.id = id
            self.frame = frame
            self.hasRows = hasRows
            self.remembered = remembered
        }
    }

    /// The candidates in reading order.
    public let candidates: [Candidate]
    let rows: [[Candidate]]
    let sections: [Section]
    private let places: [ID: Int]

    /// Creates an engine. Candidates without a finite frame are left out.
    public init(
        candidates: [Candidate], sections: [Section] = [], layoutDirection: LayoutDirection = .leftToRight
    ) {
        rows = ReadingOrder(layoutDirection).rows(candidates.filter(\.frame.isFocusable))
        self.candidates = rows.flatMap { $0 }
        self.sections = sections.filter(\.frame.isFocusable)
        places = Dictionary(
            zip(self.candidates.map(\.id), self.candidates.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Returns the candidate to which the focus moves; nil if it stays.
    ///
    /// - Parameters:
    ///   - current: the focused candidate; nil or an unknown one counts as before the first.
    ///   - heading: a single heading.
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

    /// Returns the candidate nearest to a rectangle: by the distance of edges, then of centres, then in reading order.
    /// The focus moves there when the focused candidate has disappeared.
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
    /// Whether distances to the rectangle can be compared: no edge is infinite, or so large that other distances are
    /// lost to rounding.
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

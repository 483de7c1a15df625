import Flatlay
import Foundation

/// Finds places for measures and callouts, so that no label covers another one.
///
/// 1. A measure is in the gap that it measures if its number and two arrows fit there, clear of texts and images.
/// 2. A callout is beside its part, in a gap between parts, or in a corner of a part in the middle of the picture.
/// 3. The rest is outside, at the nearest side of the picture: callouts first, then measures, short ones before long
///    ones. Each moves away from the picture until it overlaps nothing.
///
/// The placement depends only on the annotations and their order, so the same figure always looks the same.
struct AnnotationPlacement {
    /// Where a mark is, in the coordinates of the view.
    struct Place: Equatable {
        /// The number of a measure, or the badge of a callout.
        var label: CGRect
        /// The coordinate of a measure's line, across its axis.
        var line: CGFloat = 0
        /// Whether a measure or a callout is outside of the view.
        var isOutside = false
        /// From the badge of a callout to its part; nil if it is beside it.
        var leader: Leader?
    }

    /// A line from a badge to its part.
    struct Leader: Equatable {
        var start: CGPoint
        var end: CGPoint
    }

    /// The side of badges.
    static let badgeLength: CGFloat = 18
    /// The thickness of arrow heads and end ticks.
    static let tickLength: CGFloat = 7
    /// The room for an arrow at each side of a number.
    static let arrowLength: CGFloat = 9
    /// The distance between the view and what is outside.
    static let margin: CGFloat = 8
    /// The least distance between marks.
    static let spacing: CGFloat = 3
    /// How far from the left or right side of the picture a part may end, for a callout outside.
    private static let sideReach: CGFloat = 40

    private let picture: CGRect
    private let contents: [CGRect]
    private let elements: [CGRect]
    /// The rectangles of placed marks.
    private var taken: [CGRect] = []

    /// - Parameters:
    ///   - contents: texts and images, which nothing covers.
    ///   - elements: cells and the like: the callout of one is never in another one.
    init(picture: CGRect, contents: [CGRect], elements: [CGRect]) {
        self.picture = picture
        self.contents = contents
        self.elements = elements
    }

    /// The rectangle around the view and all marks.
    var extent: CGRect { taken.reduce(picture) { $0.union($1) } }

    /// Places marks.
    ///
    /// - Parameter labels: the sizes of the numbers of measures.
    mutating func place(_ marks: [AnnotationMark], labels: [CGSize]) -> [Place] {
        var places = [Place?](repeating: nil, count: marks.count)
        for (index, mark) in marks.enumerated() {
            if case .measure(let measure) = mark { places[index] = placeInside(measure, labels[index]) }
        }
        for (index, mark) in marks.enumerated() {
            if case .callout(let callout) = mark { places[index] = place(callout) }
        }
        var rest: [(index: Int, measure: AnnotationMeasure)] = []
        for (index, mark) in marks.enumerated() where places[index] == nil {
            if case .measure(let measure) = mark { rest.append((index, measure)) }
        }
        rest.sort { ($0.measure.length, $0.index) < ($1.measure.length, $1.index) }
        for (index, measure) in rest { places[index] = placeOutside(measure, labels[index]) }
        return places.map { $0 ?? Place(label: .zero) }
    }

    // MARK: Measures

    private mutating func placeInside(_ measure: AnnotationMeasure, _ label: CGSize) -> Place? {
        let axis = measure.axis
        let (along, across) = (axis.length(label), axis.across.length(label))
        guard let gap = measure.gap, measure.length >= along + 2 * Self.arrowLength,
            gap.upperBound - gap.lowerBound >= across + 2
        else { return nil }
        let middle = (gap.lowerBound + gap.upperBound) / 2
        let step = across + Self.spacing
        let count = Int(min(64, (gap.upperBound - gap.lowerBound) / step / 2))
        let center = (measure.start + measure.end) / 2
        for number in 0...2 * count {
            // From the middle to both sides.
            let offset = CGFloat((number + 1) / 2) * step
            let line = number.isMultiple(of: 2) ? middle + offset : middle - offset
            guard line - across / 2 >= gap.lowerBound, line + across / 2 <= gap.upperBound else { continue }
            let box = axis.rect(
                along: center - along / 2...center + along / 2, across: line - across / 2...line + across / 2)
            let hull = axis.rect(
                along: measure.start...measure.end, across: line - Self.tickLength / 2...line + Self.tickLength / 2)
            guard isFree(box), isFree(hull), isClear(box), isClear(hull) else { continue }
            taken += [box, hull]
            return Place(label: box, line: line)
        }
        return nil
    }

    private mutating func placeOutside(_ measure: AnnotationMeasure, _ label: CGSize) -> Place {
        let axis = measure.axis
        let (along, across) = (axis.length(label), axis.across.length(label))
        let thickness = max(Self.tickLength, across)
        // The number is on the line, or behind its end if that is in the picture, or before its start.
        let room = axis.range(picture)
        let isOnLine = measure.length >= along + 2 * Self.arrowLength
        let start: CGFloat
        if isOnLine {
            start = (measure.start + measure.end - along) / 2
        } else {
            let behind = measure.end + Self.spacing
            let before = measure.start - Self.spacing - along
            start = behind + along <= room.upperBound || before < room.lowerBound ? behind : before
        }
        let own = min(measure.start, start)...max(measure.end, start + along)
        let sides = axis.across.range(picture)
        let ends = (
            low: min(measure.startRange.lowerBound, measure.endRange.lowerBound) - sides.lowerBound,
            high: sides.upperBound - max(measure.startRange.upperBound, measure.endRange.upperBound)
        )
        // Widths are above by preference, heights at the right.
        let isLow = axis == .horizontal ? ends.low <= ends.high : ends.low < ends.high
        let first =
            isLow
            ? sides.lowerBound - Self.margin - thickness...sides.lowerBound - Self.margin
            : sides.upperBound + Self.margin...sides.upperBound + Self.margin + thickness
        let hull = pushed(axis.rect(along: own, across: first), along: axis.across, isLow: isLow)
        taken.append(hull)
        let middle = axis.across.range(hull).lowerBound + thickness / 2
        return Place(
            label: axis.rect(along: start...start + along, across: middle - across / 2...middle + across / 2),
            line: middle, isOutside: true)
    }

    // MARK: Callouts

    private mutating func place(_ callout: AnnotationCallout) -> Place {
        let (target, side, gap) = (callout.target, Self.badgeLength, Self.spacing)
        let (x, y) = (target.midX - side / 2, target.midY - side / 2)
        var origins = [
            CGPoint(x: target.minX - gap - side, y: y), CGPoint(x: target.maxX + gap, y: y),
            CGPoint(x: target.minX, y: target.minY - gap - side), CGPoint(x: target.minX, y: target.maxY + gap),
            CGPoint(x: x, y: target.minY - gap - side), CGPoint(x: x, y: target.maxY + gap),
        ]
        let others = elements.filter { !$0.encloses(target) }
        let isAtSide = min(target.minX - picture.minX, picture.maxX - target.maxX) <= Self.sideReach
        if !isAtSide, target.width >= 2.5 * side, target.height >= 1.5 * side {
            let (left, right) = (target.minX + gap, target.maxX - gap - side)
            let (top, bottom) = (target.minY + gap, target.maxY - gap - side)
            origins += [
                CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
                CGPoint(x: right, y: bottom),
            ]
        }
        for origin in origins {
            let badge = CGRect(origin: origin, size: CGSize(width: side, height: side))
            guard picture.encloses(badge), isFree(badge), isClear(badge), !others.contains(where: badge.overlaps)
            else { continue }
            taken.append(badge)
            return Place(label: badge)
        }
        return placeOutside(callout)
    }

    private mutating func placeOutside(_ callout: AnnotationCallout) -> Place {
        let (target, side) = (callout.target, Self.badgeLength)
        let isLeft = target.minX - picture.minX <= picture.maxX - target.maxX
        let x = isLeft ? picture.minX - Self.margin - side : picture.maxX + Self.margin
        let lowest = max(picture.minY, picture.maxY - side)
        let y = min(max(target.midY - side / 2, picture.minY), lowest)
        let badge = pushed(
            CGRect(x: x, y: y, width: side, height: side), along: .horizontal, isLow: isLeft)
        taken.append(badge)
        let height = min(max(badge.midY, target.minY), target.maxY)
        return Place(
            label: badge, isOutside: true,
            leader: Leader(
                start: CGPoint(x: isLeft ? badge.maxX : badge.minX, y: badge.midY),
                end: CGPoint(x: isLeft ? target.minX : target.maxX, y: height)))
    }

    // MARK: Room

    /// Moves a rectangle away from the picture until it is free. Each step leaves a rectangle behind for good, so there
    /// are at most as many as marks.
    private func pushed(_ rect: CGRect, along axis: Axis, isLow: Bool) -> CGRect {
        var rect = rect
        while let other = taken.first(where: { $0.insetBy(dx: -Self.spacing, dy: -Self.spacing).overlaps(rect) }) {
            let (range, length) = (axis.range(other), axis.length(rect.size))
            let start = isLow ? range.lowerBound - Self.spacing - length : range.upperBound + Self.spacing
            if axis == .horizontal { rect.origin.x = start } else { rect.origin.y = start }
        }
        return rect
    }

    private func isFree(_ rect: CGRect) -> Bool {
        let box = rect.insetBy(dx: -Self.spacing, dy: -Self.spacing)
        return !taken.contains(where: box.overlaps)
    }

    private func isClear(_ rect: CGRect) -> Bool { !contents.contains(where: rect.overlaps) }
}

extension CGRect {
    /// Whether both share an area; rectangles that only touch do not.
    func overlaps(_ other: CGRect) -> Bool {
        let slack: CGFloat = 1e-6
        return minX < other.maxX - slack && other.minX < maxX - slack && minY < other.maxY - slack
            && other.minY < maxY - slack
    }

    /// Whether another rectangle is within this one, but for rounding.
    func encloses(_ other: CGRect) -> Bool {
        let slack: CGFloat = 1e-6
        return other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
            && other.maxY <= maxY + slack
    }
}

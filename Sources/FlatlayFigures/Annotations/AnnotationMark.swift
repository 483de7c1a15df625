import Flatlay
import Foundation

/// A measured length between two coordinates of one axis.
struct AnnotationMeasure: Equatable {
    var axis: Axis
    /// The coordinates along the axis, in ascending order.
    var start: CGFloat
    var end: CGFloat
    /// Across the axis: where what ends at `start` is, and what begins at `end`. Extension lines leave from there.
    var startRange: ClosedRange<CGFloat>
    var endRange: ClosedRange<CGFloat>
    /// Across the axis: where there is room between both, so that the measure may be there; nil if it has to be
    /// outside.
    var gap: ClosedRange<CGFloat>?

    var length: CGFloat { end - start }

    /// The area between both, which is tinted; nil if there is none.
    var gapArea: CGRect? {
        gap.map { axis.rect(along: start...max(start, end), across: $0) }
    }
}

/// A numbered callout of a part.
struct AnnotationCallout: Equatable {
    /// The visible rectangle of the part.
    var target: CGRect
    var number: Int
}

/// The drawing of an annotation at certain coordinates.
enum AnnotationMark: Equatable {
    case measure(AnnotationMeasure)
    case callout(AnnotationCallout)
}

extension Axis {
    /// A rectangle of two ranges.
    func rect(along: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>) -> CGRect {
        let (x, y) = self == .horizontal ? (along, across) : (across, along)
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    /// The range of a rectangle along the axis.
    func range(_ rect: CGRect) -> ClosedRange<CGFloat> {
        self == .horizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }

    /// The axis across.
    var across: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The length of a size along the axis.
    func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
}

/// Finds what annotations measure.
struct AnnotationReader {
    /// Two coordinates with a smaller difference are the same.
    private static let tolerance: CGFloat = 0.001

    let table: ElementTable
    let isRightToLeft: Bool

    /// Returns the marks of an annotation.
    ///
    /// - Parameter callouts: how many callouts there are before it.
    func marks(of annotation: FigureAnnotation, callouts: Int) throws(ElementTable.NameError) -> [AnnotationMark] {
        if let problem = annotation.problem { throw ElementTable.NameError(problem: problem) }
        switch annotation.kind {
        case .outlines: return []
        case .callout(let element, _):
            return [.callout(AnnotationCallout(target: try table.part(element).visible, number: callouts + 1))]
        case .distance(let first, let second, let axis):
            return [.measure(try distance(first, second, along: axis))]
        case .insets(let element, let container, let edges):
            return try insets(element, in: container, edges).map(AnnotationMark.measure)
        case .size(let element, let axes):
            let part = try table.part(element)
            var marks: [AnnotationMark] = []
            for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
                let (along, across) = (axis.range(part.frame), axis.across.range(part.frame))
                let measure = AnnotationMeasure(
                    axis: axis, start: along.lowerBound, end: along.upperBound, startRange: across, endRange: across)
                marks.append(.measure(try whole(measure, element, element)))
            }
            return marks
        }
    }

    private func distance(
        _ first: FigureElement, _ second: FigureElement, along wanted: Axis?
    ) throws(ElementTable.NameError) -> AnnotationMeasure {
        let (a, b) = (try table.part(first).frame, try table.part(second).frame)
        func room(_ axis: Axis) -> CGFloat {
            let (a, b) = (axis.range(a), axis.range(b))
            return max(b.lowerBound - a.upperBound, a.lowerBound - b.upperBound)
        }
        let axis: Axis
        if let wanted {
            axis = wanted
        } else {
            let apart = [Axis.horizontal, .vertical].filter { room($0) > Self.tolerance }
            if apart.count == 2 {
                throw ElementTable.NameError(
                    problem:
                        "'\(first)' and '\(second)' are apart in both directions; say 'along' which: horizontal or "
                        + "vertical")
            }
            axis = apart.first ?? (room(.horizontal) >= room(.vertical) ? .horizontal : .vertical)
        }
        guard room(axis) >= -Self.tolerance else {
            throw ElementTable.NameError(
                problem: "'\(first)' and '\(second)' overlap\(wanted == nil ? "" : " along that axis"), so there is no "
                    + "distance between them; 'insets' measures a part in another")
        }
        let isForward = axis.range(a).upperBound <= axis.range(b).lowerBound + Self.tolerance
        let (near, far) = isForward ? (a, b) : (b, a)
        let (startRange, endRange) = (axis.across.range(near), axis.across.range(far))
        let shared =
            (
                low: max(startRange.lowerBound, endRange.lowerBound),
                high: min(startRange.upperBound, endRange.upperBound)
            )
        let start = axis.range(near).upperBound
        return try whole(
            AnnotationMeasure(
                axis: axis, start: start, end: max(start, axis.range(far).lowerBound), startRange: startRange,
                endRange: endRange, gap: shared.low < shared.high ? shared.low...shared.high : nil),
            first, second)
    }

    private func insets(
        _ element: FigureElement, in container: FigureElement, _ edges: Edge.Set
    ) throws(ElementTable.NameError) -> [AnnotationMeasure] {
        let (inner, outer) = (try table.part(element).frame, try table.part(container).frame)
        var measures: [AnnotationMeasure] = []
        for edge in [Edge.top, .leading, .bottom, .trailing] where edges.contains(Edge.Set(edge)) {
            let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
            let isAtStart = edge == .top || (edge == .leading) != isRightToLeft && axis == .horizontal
            let (own, around) = (axis.range(inner), axis.range(outer))
            let (start, end) =
                isAtStart ? (around.lowerBound, own.lowerBound) : (own.upperBound, around.upperBound)
            guard end - start >= -Self.tolerance else {
                throw ElementTable.NameError(
                    problem: "'\(element)' reaches \(PointText.text(start - end)) points beyond the \(edge) edge of "
                        + "'\(container)', so it has no inset there")
            }
            if edges == .all, end - start <= Self.tolerance { continue }
            let (ownRange, aroundRange) = (axis.across.range(inner), axis.across.range(outer))
            let measure = AnnotationMeasure(
                axis: axis, start: start, end: max(start, end), startRange: isAtStart ? aroundRange : ownRange,
                endRange: isAtStart ? ownRange : aroundRange, gap: ownRange)
            measures.append(try whole(measure, element, container))
        }
        guard !measures.isEmpty else {
            throw ElementTable.NameError(
                problem: "'\(element)' fills '\(container)', so it has no insets; name the edges to show them as 0")
        }
        return measures
    }

    /// Only what is in the picture can be measured: elsewhere nothing shows what a length is that of.
    private func whole(
        _ measure: AnnotationMeasure, _ first: FigureElement, _ second: FigureElement
    ) throws(ElementTable.NameError) -> AnnotationMeasure {
        let range = measure.axis.range(table.picture)
        let limits = range.lowerBound - Self.tolerance...range.upperBound + Self.tolerance
        guard limits.contains(measure.start), limits.contains(measure.end) else {
            let names = first == second ? "'\(first)'" : "'\(first)' or '\(second)'"
            throw ElementTable.NameError(
                problem: "\(names) reaches out of the picture, which cuts off what is measured; make the view larger")
        }
        var measure = measure
        let across = measure.axis.across.range(table.picture)
        measure.startRange = measure.startRange.clamped(to: across)
        measure.endRange = measure.endRange.clamped(to: across)
        measure.gap = measure.gap?.clamped(to: across)
        return measure
    }
}

extension Axis.Set {
    /// The set of one axis.
    fileprivate init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

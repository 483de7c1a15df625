import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// Draws the constraints of a view above it: distances and sizes as dimension lines with their constants and
/// priorities, alignments as lines through both items.
///
/// Blue lines are satisfied constraints: solid if required, dashed if not. Grey ones are inequalities with room left.
/// Orange ones lost to the thick ones. Red ones were broken because required constraints contradict each other.
@MainActor
package struct ConstraintFigure {
    private static let fontSize: CGFloat = 7
    /// Half of the length of the bars at the ends of a dimension line.
    private static let barLength: CGFloat = 2.5

    private let root: UIView
    private let context: CGContext
    private let explanations: [ConstraintExplanation]
    private let winners: Set<ObjectIdentifier>
    /// The width of the lines of the current constraint.
    private var lineWidth: CGFloat = 0.75
    private var labels: [(text: String, center: CGPoint, color: UIColor)] = []

    /// Draws the constraints of a view that is laid out, whose origin is at a point, and those of the cells in it,
    /// which are systems of their own.
    package static func draw(
        _ view: UIView, at origin: CGPoint, into builder: DisplayListBuilder, resources: DrawingResources,
        scale: CGFloat
    ) {
        drawSystem(view, at: origin, into: builder, resources: resources, scale: scale)
        func search(_ parent: UIView) {
            for subview in parent.subviewList where !subview.isHidden {
                guard subview.isLayoutBoundary else {
                    search(subview)
                    continue
                }
                let place = subview.convert(subview.bounds.origin, to: view)
                draw(
                    subview, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), into: builder,
                    resources: resources, scale: scale)
            }
        }
        search(view)
    }

    private static func drawSystem(
        _ view: UIView, at origin: CGPoint, into builder: DisplayListBuilder, resources: DrawingResources,
        scale: CGFloat
    ) {
        let explanations = view.constraintExplanations()
        guard !explanations.isEmpty else { return }
        let frame = CGRect(origin: origin, size: view.bounds.size)
        builder.withNode("constraints", frame: frame) {
            let context = CGContext(
                builder: builder, resources: resources,
                bounds: view.bounds.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY), scale: scale,
                origin: origin)
            var figure = ConstraintFigure(root: view, context: context, explanations: explanations)
            context.makeCurrent { figure.draw() }
        }
    }

    private init(root: UIView, context: CGContext, explanations: [ConstraintExplanation]) {
        (self.root, self.context, self.explanations) = (root, context, explanations)
        winners = Set(explanations.flatMap(\.winners).map { ObjectIdentifier($0) })
    }

    private mutating func draw() {
        // The most important ones are on top.
        for explanation in explanations.sorted(by: { Self.rank($0) < Self.rank($1) }) { draw(explanation) }
        // Labels are drawn last, so that no line crosses them, and none covers another.
        var taken: [CGRect] = []
        for label in labels.reversed() { draw(label, &taken) }
    }

    private static func rank(_ explanation: ConstraintExplanation) -> Int {
        if explanation.isBroken { return 3 }
        if !explanation.isSatisfied { return 2 }
        return hasRoom(explanation) ? 0 : 1
    }

    private static func hasRoom(_ explanation: ConstraintExplanation) -> Bool {
        explanation.isSatisfied && explanation.constraint.relation != .equal && abs(explanation.difference) > 0.01
    }

    // MARK: Lines

    private mutating func draw(_ explanation: ConstraintExplanation) {
        let constraint = explanation.constraint
        guard let first = rect(of: constraint.firstItem) else { return }
        let second = rect(of: constraint.secondItem)
        let color = Self.color(of: explanation)
        setLine(explanation, color)
        switch constraint.firstAttribute {
        case .width: drawSize(explanation, first, second, isWidth: true, color)
        case .height: drawSize(explanation, first, second, isWidth: false, color)
        case .leading, .trailing, .left, .right, .centerX, .leadingMargin, .trailingMargin, .leftMargin, .rightMargin,
            .centerXWithinMargins:
            drawDistance(explanation, first, second ?? root.bounds, isHorizontal: true, color)
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            drawDistance(explanation, first, second ?? root.bounds, isHorizontal: false, color)
        case .notAnAttribute: break
        @unknown default: break
        }
    }

    private static func color(of explanation: ConstraintExplanation) -> UIColor {
        if explanation.isBroken { return .systemRed }
        if !explanation.isSatisfied { return .systemOrange }
        return hasRoom(explanation) ? .systemGray : .systemBlue
    }

    private mutating func setLine(_ explanation: ConstraintExplanation, _ color: UIColor) {
        lineWidth = winners.contains(ObjectIdentifier(explanation.constraint)) ? 1.5 : 0.75
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(lineWidth)
        let isDashed = explanation.constraint.priority != .required || explanation.isBroken
        context.setLineDash(phase: 0, lengths: isDashed ? [2.5, 1.5] : [])
    }

    /// A size: a dimension line within the item, near the bottom or the right edge, where labels seldom are.
    private mutating func drawSize(
        _ explanation: ConstraintExplanation, _ first: CGRect, _ second: CGRect?, isWidth: Bool, _ color: UIColor
    ) {
        let constraint = explanation.constraint
        var text = Self.number(of: explanation)
        if constraint.secondItem != nil {
            let isSelf = constraint.secondItem === constraint.firstItem
            let factor = constraint.multiplier == 1 ? "" : "×" + Self.format(constraint.multiplier)
            text = Self.sign(constraint.relation, always: true) + factor
            if isSelf { text = Self.format(constraint.multiplier) + ":1" }
            if constraint.constant != 0 {
                text += (constraint.constant > 0 ? "+" : "") + Self.format(constraint.constant)
            }
            text += Self.priority(constraint)
            if !isSelf, let second { dimension(across: second, isWidth: isWidth) }
        }
        let center = dimension(across: first, isWidth: isWidth)
        labels.append((text, center, color))
    }

    @discardableResult
    private func dimension(across rect: CGRect, isWidth: Bool) -> CGPoint {
        let inset: CGFloat = 4
        if isWidth {
            let y = rect.maxY - min(inset, rect.height / 2)
            line(from: CGPoint(x: rect.minX, y: y), to: CGPoint(x: rect.maxX, y: y))
            return CGPoint(x: rect.midX, y: y)
        }
        let x = rect.maxX - min(inset, rect.width / 2)
        line(from: CGPoint(x: x, y: rect.minY), to: CGPoint(x: x, y: rect.maxY))
        return CGPoint(x: x, y: rect.midY)
    }

    /// A distance between two edges, or an alignment if they are at the same place.
    private mutating func drawDistance(
        _ explanation: ConstraintExplanation, _ first: CGRect, _ second: CGRect, isHorizontal: Bool, _ color: UIColor
    ) {
        let constraint = explanation.constraint
        let start = position(of: constraint.secondAttribute, in: second, of: constraint.secondItem)
        let end = position(of: constraint.firstAttribute, in: first, of: constraint.firstItem)
        let (firstRange, secondRange) =
            isHorizontal
            ? (first.minY...max(first.minY, first.maxY), second.minY...max(second.minY, second.maxY))
            : (first.minX...max(first.minX, first.maxX), second.minX...max(second.minX, second.maxX))
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        }
        guard abs(start - end) > 0.26 || !explanation.isSatisfied else {
            // Both edges are one line, from the one item to the other.
            let low = min(firstRange.lowerBound, secondRange.lowerBound)
            let high = max(firstRange.upperBound, secondRange.upperBound)
            let isWithinRoot = constraint.secondItem.map { $0 === root } ?? true
            let (from, to) = isWithinRoot ? (firstRange.lowerBound, firstRange.upperBound) : (low, high)
            stroke(from: point(end, from), to: point(end, to))
            let text = Self.priority(constraint)
            if !text.isEmpty { labels.append((text.trimmingCharacters(in: .whitespaces), point(end, to), color)) }
            return
        }
        let overlap = firstRange.overlaps(secondRange) ? firstRange.clamped(to: secondRange) : firstRange
        let across = (overlap.lowerBound + overlap.upperBound) / 2
        line(from: point(start, across), to: point(end, across))
        labels.append((Self.number(of: explanation), point((start + end) / 2, across), color))
    }

    private func line(from start: CGPoint, to end: CGPoint) {
        stroke(from: start, to: end)
        let isHorizontal = abs(start.y - end.y) < abs(start.x - end.x)
        for point in [start, end] {
            let (dx, dy) = isHorizontal ? (0, Self.barLength) : (Self.barLength, 0)
            stroke(from: CGPoint(x: point.x - dx, y: point.y - dy), to: CGPoint(x: point.x + dx, y: point.y + dy))
        }
    }

    /// A line with a light edge, without which it would vanish on a view of its own colour.
    private func stroke(from start: CGPoint, to end: CGPoint) {
        context.saveGState()
        context.setStrokeColor(UIColor.white.withAlphaComponent(0.7).cgColor)
        context.setLineWidth(lineWidth + 1)
        context.setLineDash(phase: 0, lengths: [])
        context.move(to: start)
        context.addLine(to: end)
        context.strokePath()
        context.restoreGState()
        context.move(to: start)
        context.addLine(to: end)
        context.strokePath()
    }

    // MARK: Places

    /// The rectangle of a view or a guide, in the coordinates of the root; nil if it is not in it.
    private func rect(of item: AnyObject?) -> CGRect? {
        if let view = item as? UIView {
            guard view.isDescendant(of: root) else { return nil }
            return view.convert(view.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, owner.isDescendant(of: root) else {
            return nil
        }
        return owner.convert(guide.layoutFrame, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }

    private func position(of attribute: NSLayoutConstraint.Attribute, in rect: CGRect, of item: AnyObject?) -> CGFloat {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        let isRightToLeft = view?.isRightToLeft ?? false
        let margins = view?.layoutMargins ?? .zero
        switch attribute {
        case .left: return rect.minX
        case .right: return rect.maxX
        case .leading: return isRightToLeft ? rect.maxX : rect.minX
        case .trailing: return isRightToLeft ? rect.minX : rect.maxX
        case .centerX: return rect.midX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .centerY: return rect.midY
        case .leftMargin: return rect.minX + margins.left
        case .rightMargin: return rect.maxX - margins.right
        case .leadingMargin: return isRightToLeft ? rect.maxX - margins.right : rect.minX + margins.left
        case .trailingMargin: return isRightToLeft ? rect.minX + margins.left : rect.maxX - margins.right
        case .topMargin: return rect.minY + margins.top
        case .bottomMargin: return rect.maxY - margins.bottom
        case .centerXWithinMargins: return (rect.minX + margins.left + rect.maxX - margins.right) / 2
        case .centerYWithinMargins: return (rect.minY + margins.top + rect.maxY - margins.bottom) / 2
        case .firstBaseline:
            return rect.minY + (view?.contentSource?.baselines(in: rect.size)?.first ?? rect.height)
        case .lastBaseline:
            return rect.maxY - (view?.contentSource?.baselines(in: rect.size)?.last ?? 0)
        case .width, .height, .notAnAttribute: return 0
        @unknown default: return 0
        }
    }

    // MARK: Labels

    /// The constant as it is written, what it has become if the constraint does not hold, and the priority.
    private static func number(of explanation: ConstraintExplanation) -> String {
        let constraint = explanation.constraint
        var text = sign(constraint.relation, always: false)
        if constraint.multiplier != 1, constraint.secondItem != nil { text += "×\(format(constraint.multiplier)) " }
        text += format(abs(constraint.constant))
        text += priority(constraint)
        if !explanation.isSatisfied { text += " → \(format(abs(explanation.value)))" }
        return text
    }

    private static func sign(_ relation: NSLayoutConstraint.Relation, always: Bool) -> String {
        switch relation {
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        default: always ? "=" : ""
        }
    }

    private static func priority(_ constraint: NSLayoutConstraint) -> String {
        constraint.priority == .required ? "" : " @\(format(CGFloat(constraint.priority.rawValue)))"
    }

    private static func format(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(Double(rounded))"
    }

    private func draw(_ label: (text: String, center: CGPoint, color: UIColor), _ taken: inout [CGRect]) {
        let text = NSAttributedString(
            string: label.text,
            attributes: [
                .font: UIFont.systemFont(ofSize: Self.fontSize, weight: .semibold), .foregroundColor: UIColor.white,
            ])
        let size = text.size()
        var tab = CGRect(
            x: label.center.x - size.width / 2 - 2, y: label.center.y - size.height / 2, width: size.width + 4,
            height: size.height)
        // Inside of the picture, and below labels that are there already.
        let room = CGRect(origin: .zero, size: root.bounds.size)
        tab.origin.x = max(room.minX, min(tab.minX, room.maxX - tab.width))
        tab.origin.y = max(room.minY, min(tab.minY, room.maxY - tab.height))
        var tries = 0
        while let other = taken.first(where: { $0.intersects(tab) }), tries < 8 {
            let isLow = other.maxY + tab.height > room.maxY
            tab.origin.y = isLow ? other.minY - tab.height : other.maxY
            tries += 1
        }
        taken.append(tab)
        UIColor.white.withAlphaComponent(0.7).setFill()
        UIBezierPath(roundedRect: tab.insetBy(dx: -0.5, dy: -0.5), cornerRadius: 2.5).fill()
        label.color.setFill()
        UIBezierPath(roundedRect: tab, cornerRadius: 2).fill()
        text.draw(at: CGPoint(x: tab.minX + 2, y: tab.minY))
    }
}

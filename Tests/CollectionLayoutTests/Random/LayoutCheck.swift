import CollectionLayout
import Foundation

/// Properties of every layout. Each check returns a description of the error, or nil.
enum LayoutCheck: String, CaseIterable {
    case framesAreFinite
    case oneFrameAnElement
    case oneCellAnItem
    case itemsAreInsideTheirGroups
    case contentCoversCells
    case queriesFilterEverything
    case rightToLeftMirrors
    case prefixesKeepTheirFrames
    case orderOfDrawing
    case solvingAgainIsTheSame
    case orderOfAskingDoesNotMatter
    case answeringEstimatesChangesNothing
    case pinnedViewsStayInTheirSection
    case restingOffsetsRest

    func violation(_ seen: LayoutObservation) -> String? {
        switch self {
        case .framesAreFinite: Self.framesAreFinite(seen)
        case .oneFrameAnElement: Self.oneFrameAnElement(seen)
        case .oneCellAnItem: Self.oneCellAnItem(seen)
        case .itemsAreInsideTheirGroups: Self.itemsAreInsideTheirGroups(seen)
        case .contentCoversCells: Self.contentCoversCells(seen)
        case .queriesFilterEverything: Self.queriesFilterEverything(seen)
        case .rightToLeftMirrors: Self.rightToLeftMirrors(seen)
        case .prefixesKeepTheirFrames: Self.prefixesKeepTheirFrames(seen)
        case .orderOfDrawing: Self.orderOfDrawing(seen)
        case .solvingAgainIsTheSame:
            Self.difference(seen.elements, seen.again) ?? Self.difference(seen.elements, seen.fresh)
        case .orderOfAskingDoesNotMatter: Self.difference(seen.elements, seen.named)
        case .answeringEstimatesChangesNothing: Self.answeringEstimatesChangesNothing(seen)
        case .pinnedViewsStayInTheirSection: Self.pinnedViewsStayInTheirSection(seen)
        case .restingOffsetsRest: Self.restingOffsetsRest(seen)
        }
    }

    private static func framesAreFinite(_ seen: LayoutObservation) -> String? {
        let size = seen.contentSize
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            return "the content is \(size)"
        }
        for element in seen.elements {
            let frame = element.frame
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            guard numbers.allSatisfy(\.isFinite), frame.size.width >= 0, frame.size.height >= 0 else {
                return "\(element.identity) is \(frame)"
            }
        }
        return nil
    }

    private static func oneFrameAnElement(_ seen: LayoutObservation) -> String? {
        var known: Set<ElementIdentity> = []
        return seen.elements.first { !known.insert($0.identity).inserted }.map { "\($0.identity) occurs twice" }
    }

    /// A section that can't be solved, is empty or has no length returns nothing. Any other section returns every cell.
    private static func oneCellAnItem(_ seen: LayoutObservation) -> String? {
        let cells = Dictionary(grouping: seen.elements.filter(\.isCell), by: \.identity.indexPath.section)
        for (section, cells) in cells where cells.count != seen.counts[section] {
            return "section \(section) has \(cells.count) cells for \(seen.counts[section]) items"
        }
        return nil
    }

    private static func itemsAreInsideTheirGroups(_ seen: LayoutObservation) -> String? {
        for element in seen.elements where element.isCell {
            guard let groups = seen.groups[element.identity.indexPath.section] else { continue }
            // Both are rounded to pixels separately.
            let isInside = groups.contains { element.frame.isInside($0, tolerance: seen.pixel) }
            if !isInside { return "\(element.identity) \(element.frame) is in none of \(groups)" }
        }
        return nil
    }

    private static func contentCoversCells(_ seen: LayoutObservation) -> String? {
        let content = CGRect(origin: .zero, size: seen.contentSize)
        return seen.elements.first {
            $0.isCell && seen.coveredSections.contains($0.identity.indexPath.section)
                && !$0.frame.isInside(content, tolerance: seen.pixel)
        }.map { "\($0.identity) \($0.frame) is outside of \(seen.contentSize)" }
    }

    /// Backgrounds count when they touch the rectangle, other elements when they overlap it.
    private static func queriesFilterEverything(_ seen: LayoutObservation) -> String? {
        for query in seen.queries {
            let expected = Set(seen.elements.filter { $0.meets(query.rect) }.map(\.identity))
            let found = Set(query.found)
            if found.count != query.found.count { return "\(query.rect) returns an element twice" }
            if let wrong = found.symmetricDifference(expected).min() {
                return "\(query.rect) \(found.contains(wrong) ? "has" : "lacks") \(wrong)"
            }
        }
        return nil
    }

    private static func rightToLeftMirrors(_ seen: LayoutObservation) -> String? {
        guard seen.mirroredWidth == seen.contentSize.width else {
            return "the content is \(seen.mirroredWidth) wide instead of \(seen.contentSize.width)"
        }
        let expected = seen.elements.map { element in
            var element = element
            element.frame.origin.x = seen.contentSize.width - element.frame.origin.x - element.frame.size.width
            return element
        }
        return difference(expected, seen.mirrored)
    }

    /// Sections do not depend on later ones, nor do items on later ones of their section if nothing is measured and no
    /// view beside or below them depends on their number: spare space is that of the full group.
    private static func prefixesKeepTheirFrames(_ seen: LayoutObservation) -> String? {
        let all = Dictionary(seen.elements.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        guard seen.prefix.count == seen.prefixCount else {
            return "\(seen.prefix.count) cells instead of \(seen.prefixCount)"
        }
        return seen.prefix.first { all[$0.identity] != $0 }.map {
            "\($0.identity) is \($0.frame), with more items \(String(describing: all[$0.identity]?.frame))"
        }
    }

    private static func orderOfDrawing(_ seen: LayoutObservation) -> String? {
        seen.elements.first { seen.orders[$0.identity]?.contains($0.zIndex) != true }.map {
            "\($0.identity) has z-index \($0.zIndex) instead of \(seen.orders[$0.identity] ?? [])"
        }
    }

    /// A cell that prefers its estimated size has the same frame as without measuring.
    private static func answeringEstimatesChangesNothing(_ seen: LayoutObservation) -> String? {
        let (plain, asked) = (seen.estimatedContentSizes[0], seen.estimatedContentSizes[1])
        // Lengths of single groups are added, those of equal groups multiplied, so a position may differ by one pixel.
        let slack = seen.pixel + 1e-6
        guard abs(plain.width - asked.width) < slack, abs(plain.height - asked.height) < slack else {
            return "the content is \(asked) instead of \(plain)"
        }
        let found = Dictionary(seen.estimated.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        for element in seen.unmeasured {
            guard let other = found[element.identity] else { return "\(element.identity) is missing" }
            let isSame =
                abs(other.frame.minX - element.frame.minX) < slack && abs(other.frame.minY - element.frame.minY) < slack
                && abs(other.frame.width - element.frame.width) < 1e-6
                && abs(other.frame.height - element.frame.height) < 1e-6
            if !isSame { return "\(element.identity) is \(other.frame) instead of \(element.frame)" }
        }
        return seen.estimated.count == seen.unmeasured.count
            ? nil : "\(seen.estimated.count) elements instead of \(seen.unmeasured.count)"
    }

    private static func pinnedViewsStayInTheirSection(_ seen: LayoutObservation) -> String? {
        for pin in seen.pins {
            let near = min(pin.section.lowerBound, pin.natural.lowerBound) - seen.pixel
            let far = max(pin.section.upperBound, pin.natural.upperBound) + seen.pixel
            if pin.shown.lowerBound < near || pin.shown.upperBound > far {
                return "\(pin.name) at \(pin.shown) leaves \(pin.section)"
            }
        }
        return nil
    }

    private static func restingOffsetsRest(_ seen: LayoutObservation) -> String? {
        seen.rests.first { abs($0.resting - $0.again) > 1e-9 }.map {
            "\($0.requested) rests at \($0.resting), which rests at \($0.again)"
        }
    }

    /// The first difference of two layouts, in any order.
    private static func difference(
        _ expected: [LayoutObservation.Element], _ actual: [LayoutObservation.Element]
    ) -> String? {
        let found = Dictionary(actual.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        for element in expected {
            guard let other = found[element.identity] else { return "\(element.identity) is missing" }
            if !other.isClose(to: element) {
                return "\(element.identity) is \(other.frame) z\(other.zIndex) instead of \(element.frame) "
                    + "z\(element.zIndex)"
            }
        }
        return actual.count == expected.count ? nil : "\(actual.count) elements instead of \(expected.count)"
    }
}

extension CGRect {
    fileprivate func isInside(_ other: CGRect, tolerance: CGFloat) -> Bool {
        let slack = tolerance + 1e-6
        return minX >= other.minX - slack && minY >= other.minY - slack && maxX <= other.maxX + slack
            && maxY <= other.maxY + slack
    }
}

extension LayoutObservation.Element {
    /// Whether frames are equal, except for the rounding of a frame computed from its centre and size.
    fileprivate func isClose(to other: Self) -> Bool {
        identity == other.identity && zIndex == other.zIndex && frame.size == other.frame.size
            && abs(frame.origin.x - other.frame.origin.x) < 1e-9
            && abs(frame.origin.y - other.frame.origin.y) < 1e-9
    }

    var isCell: Bool { identity.category == .cell }

    func meets(_ rect: CGRect) -> Bool {
        if identity.category == .decorationView {
            return frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY
                && rect.minY <= frame.maxY
        }
        return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY && rect.minY < frame.maxY
    }
}

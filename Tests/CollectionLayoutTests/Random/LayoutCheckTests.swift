import CollectionLayout
import Foundation
import Testing

/// Each check of random layouts fails if the one result that it covers is wrong.
@Suite("The checks of random layouts can fail")
@MainActor
struct LayoutCheckTests {
    struct Sabotage: Sendable, CustomTestStringConvertible {
        var check: LayoutCheck
        var what: String
        var change: @Sendable (inout LayoutObservation) -> Void
        var testDescription: String { "\(check.rawValue): \(what)" }
    }

    nonisolated static let sabotages: [Sabotage] = [
        Sabotage(check: .framesAreFinite, what: "a frame without a place") { $0.elements[0].frame.origin.x = .nan },
        Sabotage(check: .framesAreFinite, what: "a negative size") { $0.elements[0].frame.size.height = -1 },
        Sabotage(check: .framesAreFinite, what: "endless content") { $0.contentSize.height = .infinity },
        Sabotage(check: .oneFrameAnElement, what: "an element twice") { $0.elements.append($0.elements[0]) },
        Sabotage(check: .oneCellAnItem, what: "a cell too few") { $0.removeLastCell() },
        Sabotage(check: .oneCellAnItem, what: "an item more") { $0.counts[0] += 1 },
        Sabotage(check: .itemsAreInsideTheirGroups, what: "a cell that sticks out by two pixels") {
            $0.elements[0].frame.origin.x -= 2 * $0.pixel
        },
        Sabotage(check: .contentCoversCells, what: "content of half the height") { $0.contentSize.height /= 2 },
        Sabotage(check: .contentCoversCells, what: "content of half the width") { $0.contentSize.width /= 2 },
        Sabotage(check: .queriesFilterEverything, what: "an element missed") { $0.queries[0].found.removeLast() },
        Sabotage(check: .queriesFilterEverything, what: "an element too many") {
            $0.queries[0].found.append(.cell(IndexPath(item: 99, section: 0)))
        },
        Sabotage(check: .queriesFilterEverything, what: "an element twice") {
            $0.queries[0].found.append($0.queries[0].found[0])
        },
        Sabotage(check: .rightToLeftMirrors, what: "a frame that is not mirrored") {
            $0.mirrored[0].frame = $0.elements[0].frame
        },
        Sabotage(check: .rightToLeftMirrors, what: "other content") { $0.mirroredWidth += 1 },
        Sabotage(check: .prefixesKeepTheirFrames, what: "a cell that moves") { $0.prefix[0].frame.origin.y += 1 },
        Sabotage(check: .prefixesKeepTheirFrames, what: "a cell too few") { $0.prefix.removeLast() },
        Sabotage(check: .orderOfDrawing, what: "a cell below its background") { $0.elements[0].zIndex -= 1 },
        Sabotage(check: .orderOfDrawing, what: "a header that is not raised") {
            for index in $0.elements.indices where $0.elements[index].zIndex > 1_000_000_000 {
                $0.elements[index].zIndex -= 1_000_000_000
            }
        },
        Sabotage(check: .solvingAgainIsTheSame, what: "a frame a thousandth of a point off") {
            $0.again[0].frame.size.width += 0.001
        },
        Sabotage(check: .solvingAgainIsTheSame, what: "an element gone in another view") { $0.fresh.removeLast() },
        Sabotage(check: .orderOfAskingDoesNotMatter, what: "a frame off") { $0.named[0].frame.origin.y += 0.001 },
        Sabotage(check: .orderOfAskingDoesNotMatter, what: "an element not found") { $0.named.removeFirst() },
        Sabotage(check: .answeringEstimatesChangesNothing, what: "a cell two pixels off") {
            $0.estimated[0].frame.origin.x += 2 * $0.pixel
        },
        Sabotage(check: .answeringEstimatesChangesNothing, what: "a larger cell") {
            $0.estimated[0].frame.size.height += 0.5
        },
        Sabotage(check: .answeringEstimatesChangesNothing, what: "an element not found") { $0.estimated.removeLast() },
        Sabotage(check: .answeringEstimatesChangesNothing, what: "longer content") {
            $0.estimatedContentSizes[1].height += 2
        },
        Sabotage(check: .pinnedViewsStayInTheirSection, what: "a header below its section") {
            let pin = $0.pins[0]
            $0.pins[0].shown = pin.section.upperBound...pin.section.upperBound + 20
        },
        Sabotage(check: .restingOffsetsRest, what: "a row that moves on") { $0.rests[0].again += 1 },
    ]

    /// Observations that pass every check, with some for every change.
    static let honest = (UInt64(1)...400).map { LayoutObservation(RandomCase(seed: $0)) }

    @Test("untouched observations pass every check")
    func untouched() {
        for seen in Self.honest {
            for check in LayoutCheck.allCases { #expect(check.violation(seen) == nil) }
        }
    }

    @Test("a change is detected by its check", arguments: sabotages)
    func found(_ sabotage: Sabotage) {
        let isFound = Self.honest.contains { seen in
            guard seen.isRich else { return false }
            var changed = seen
            sabotage.change(&changed)
            return sabotage.check.violation(changed) != nil
        }
        #expect(isFound)
    }

    @Test("every check has a change that it detects")
    func complete() {
        #expect(Set(Self.sabotages.map(\.check)) == Set(LayoutCheck.allCases))
    }
}

extension LayoutObservation {
    fileprivate mutating func removeLastCell() {
        if let last = elements.lastIndex(where: \.isCell) { elements.remove(at: last) }
    }

    /// Whether every part has something to change.
    fileprivate var isRich: Bool {
        !pins.isEmpty && !rests.isEmpty && !elements.isEmpty && !prefix.isEmpty && !queries[0].found.isEmpty
    }
}

import Foundation
import TestSupport
import Testing

@testable import FlatlayFigures

/// Where measures and callouts are: no label on another one, none lost, and nothing over texts.
@Suite("Placement of annotations") struct AnnotationPlacementTests {
    private struct Layout {
        var picture: CGRect
        var elements: [CGRect] = []
        var contents: [CGRect] = []
        var marks: [AnnotationMark] = []
        var labels: [CGSize] = []

        init(_ numbers: inout SeededGenerator) {
            picture = CGRect(
                x: 0, y: 0, width: .random(in: 4...400, using: &numbers), height: .random(in: 4...400, using: &numbers))
            for _ in 0..<Int.random(in: 0...12, using: &numbers) {
                elements.append(rectangle(&numbers))
                if Bool.random(using: &numbers) { contents.append(rectangle(&numbers)) }
            }
            for number in 0..<Int.random(in: 1...24, using: &numbers) {
                let a = elements.randomElement(using: &numbers) ?? rectangle(&numbers)
                let b = elements.randomElement(using: &numbers) ?? rectangle(&numbers)
                if Bool.random(using: &numbers) {
                    marks.append(.callout(AnnotationCallout(target: a, number: number + 1)))
                    labels.append(CGSize(width: 18, height: 18))
                    continue
                }
                let axis: Axis = Bool.random(using: &numbers) ? .horizontal : .vertical
                let (from, to) = (axis.range(a).lowerBound, axis.range(b).upperBound)
                let gap = axis.across.range(Bool.random(using: &numbers) ? a : b)
                marks.append(
                    .measure(
                        AnnotationMeasure(
                            axis: axis, start: min(from, to), end: max(from, to), startRange: axis.across.range(a),
                            endRange: axis.across.range(b), gap: Bool.random(using: &numbers) ? gap : nil)))
                labels.append(CGSize(width: CGFloat.random(in: 10...44, using: &numbers).rounded(), height: 14))
            }
        }

        private func rectangle(_ numbers: inout SeededGenerator) -> CGRect {
            let (x, y) = (
                CGFloat.random(in: 0...picture.width, using: &numbers),
                CGFloat.random(in: 0...picture.height, using: &numbers)
            )
            return CGRect(
                x: x, y: y, width: .random(in: 0...picture.width - x, using: &numbers),
                height: .random(in: 0...picture.height - y, using: &numbers))
        }
    }

    @Test("labels of random layouts never overlap, are within the picture that grows, and stay where they are")
    func random() {
        var numbers = SeededGenerator(seed: 7)
        var insideCount = 0
        for round in 0..<3_000 {
            let layout = Layout(&numbers)
            var placement = AnnotationPlacement(
                picture: layout.picture, contents: layout.contents, elements: layout.elements)
            let places = placement.place(layout.marks, labels: layout.labels)
            #expect(places.count == layout.marks.count)
            for (index, place) in places.enumerated() {
                #expect(place.label.size.isNear(layout.labels[index]), "round \(round), mark \(index)")
                #expect(placement.extent.encloses(place.label))
                for other in places[..<index] {
                    #expect(!place.label.overlaps(other.label), "round \(round): \(place.label) and \(other.label)")
                }
                for line in zip(layout.marks, places).compactMap(Self.line) where line.place != place {
                    #expect(!place.label.overlaps(line.rect), "round \(round): \(place.label) on the line \(line.rect)")
                }
                guard !place.isOutside else {
                    #expect(!place.label.overlaps(layout.picture) || Self.isMeasure(layout.marks[index]))
                    continue
                }
                insideCount += 1
                #expect(!layout.contents.contains(where: place.label.overlaps), "round \(round), mark \(index)")
                #expect(layout.picture.encloses(place.label))
            }
            var again = AnnotationPlacement(
                picture: layout.picture, contents: layout.contents, elements: layout.elements)
            #expect(again.place(layout.marks, labels: layout.labels) == places)
        }
        // Both ways are taken, so that both are tested.
        #expect(insideCount > 1_000)
    }

    private static func isMeasure(_ mark: AnnotationMark) -> Bool {
        if case .measure = mark { true } else { false }
    }

    /// The line of a measure, as thin as it is drawn.
    private static func line(
        _ mark: AnnotationMark, _ place: AnnotationPlacement.Place
    ) -> (place: AnnotationPlacement.Place, rect: CGRect)? {
        guard case .measure(let measure) = mark else { return nil }
        return (
            place,
            measure.axis.rect(
                along: measure.start...measure.end, across: place.line - 0.5...place.line + 0.5)
        )
    }

    @Test("a measure is in its gap if the number and both arrows have room, and else at the nearest side")
    func measures() throws {
        func place(_ end: CGFloat, _ gap: ClosedRange<CGFloat>?, contents: [CGRect] = []) -> AnnotationPlacement.Place {
            var placement = AnnotationPlacement(
                picture: CGRect(x: 0, y: 0, width: 200, height: 100), contents: contents, elements: [])
            let measure = AnnotationMeasure(
                axis: .horizontal, start: 60, end: end, startRange: 10...40, endRange: 10...40, gap: gap)
            return placement.place([.measure(measure)], labels: [CGSize(width: 20, height: 14)])[0]
        }
        let inside = place(100, 10...40)
        #expect(!inside.isOutside && inside.line == 25 && inside.label == CGRect(x: 70, y: 18, width: 20, height: 14))
        // Clear of a text in the middle.
        let beside = place(100, 10...40, contents: [CGRect(x: 60, y: 20, width: 10, height: 4)])
        #expect(beside.isOutside, "neither above nor below it there is room")
        let higher = place(100, 10...60, contents: [CGRect(x: 60, y: 30, width: 10, height: 4)])
        #expect(!higher.isOutside && higher.line == 18)
        // Too narrow for arrows: above the picture, and the number behind the end.
        let narrow = place(68, 10...40)
        #expect(narrow.isOutside && narrow.label == CGRect(x: 71, y: -22, width: 20, height: 14))
        #expect(narrow.line == -15)
        // Sizes are always outside, with the number on the line.
        let size = place(100, nil)
        #expect(size.isOutside && size.label == CGRect(x: 70, y: -22, width: 20, height: 14))
    }

    @Test("a callout is in a gap, in a corner of a large part in the middle, or outside with a line to its part")
    func callouts() throws {
        func place(
            _ target: CGRect, _ elements: [CGRect] = [], contents: [CGRect] = []
        ) -> AnnotationPlacement.Place {
            var placement = AnnotationPlacement(
                picture: CGRect(x: 0, y: 0, width: 300, height: 100), contents: contents, elements: elements)
            return placement.place(
                [.callout(AnnotationCallout(target: target, number: 1))], labels: [CGSize(width: 18, height: 18)])[0]
        }
        let gap = place(CGRect(x: 40, y: 20, width: 60, height: 40))
        #expect(gap.label == CGRect(x: 19, y: 31, width: 18, height: 18) && gap.leader == nil)
        // Not in the next cell: in a corner.
        let cells = [0, 102, 204].map { CGRect(x: $0, y: 0, width: 96, height: 100) }
        let corner = place(cells[1], cells)
        #expect(corner.label == CGRect(x: 105, y: 3, width: 18, height: 18) && !corner.isOutside)
        let other = place(cells[1], cells, contents: [CGRect(x: 102, y: 0, width: 50, height: 20)])
        #expect(other.label == CGRect(x: 177, y: 3, width: 18, height: 18))
        let outside = place(cells[2], cells)
        #expect(outside.label == CGRect(x: 308, y: 41, width: 18, height: 18))
        #expect(outside.leader?.start == CGPoint(x: 308, y: 50) && outside.leader?.end == CGPoint(x: 300, y: 50))
    }
}

extension CGSize {
    fileprivate func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
    }
}

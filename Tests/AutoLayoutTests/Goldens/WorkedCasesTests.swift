import AutoLayout
import AutoLayoutCases
import Foundation
import Testing

/// The worked cases of `Fixtures/auto-layout.json`.
@Suite struct WorkedCasesTests {
    static let trees = LayoutCase.all.filter { !$0.isMask }

    private func differ(_ one: CGRect, _ other: CGRect, by tolerance: Double) -> Bool {
        [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
            .contains { abs($0) > tolerance }
    }

    @Test func thereAreSixtyThreeCases() { #expect(LayoutCase.all.count == 63) }

    /// Equal to the last digit of the file: stricter than the half pixel that is asked for.
    @Test(arguments: trees) func theFramesAreAsWorkedOut(layoutCase: LayoutCase) throws {
        let built = try BuiltCase(layoutCase)
        for (name, frame) in layoutCase.frames {
            #expect(!differ(built.frame(name), frame, by: 6e-4), "\(name) is \(built.frame(name)), not \(frame)")
        }
        if let size = layoutCase.fittingSize {
            let fitted = try #require(built.fitted)
            #expect(abs(fitted.width - size.width) < 6e-4 && abs(fitted.height - size.height) < 6e-4, "\(fitted)")
        }
        #expect(layoutCase.fittingSize != nil || !layoutCase.frames.isEmpty)
        #expect(!built.tree.statistics.hasGivenUp)
    }

    @Test(arguments: trees) func whatIsBrokenOrAmbiguousIsReported(layoutCase: LayoutCase) throws {
        let built = try BuiltCase(layoutCase)
        #expect(built.tree.conflicts.map { built.tree.name(of: $0.broken) } == layoutCase.broken)
        var ambiguous: [String: [String]] = [:]
        for ambiguity in built.tree.ambiguities {
            ambiguous[built.tree.name(of: ambiguity.item), default: []].append(ambiguity.part.rawValue)
        }
        if layoutCase.ambiguous.isEmpty {
            #expect(ambiguous.isEmpty, "\(ambiguous)")
        } else {
            #expect(ambiguous == layoutCase.ambiguous)
        }
    }

    @Test(arguments: trees.filter(\.isUnique)) func theOrderOfConstraintsAndViewsDoesNotMatter(
        layoutCase: LayoutCase
    ) throws {
        var numbers = SeededNumbers(7)
        for _ in 0..<8 {
            let built = try BuiltCase(
                layoutCase, constraintOrder: layoutCase.constraints.indices.shuffled(using: &numbers),
                viewOrder: layoutCase.views.indices.shuffled(using: &numbers))
            for (name, frame) in layoutCase.frames {
                #expect(!differ(built.frame(name), frame, by: 6e-4), "\(name) is \(built.frame(name)), not \(frame)")
            }
        }
    }

    /// Without `left` and `right`, the other direction is the mirror image.
    @Test(arguments: trees.filter { $0.fittingSize == nil }) func theOtherDirectionIsTheMirrorImage(
        layoutCase: LayoutCase
    ) throws {
        guard !layoutCase.constraints.contains(where: { $0.contains(".left") || $0.contains(".right") }),
            layoutCase.root["margins"] == nil, layoutCase.root["safe"] == nil,
            // Ambiguity is resolved towards the origin, whatever the direction.
            layoutCase.ambiguous.isEmpty
        else { return }
        let one = try BuiltCase(layoutCase)
        let other = try BuiltCase(layoutCase, isRightToLeft: !layoutCase.isRightToLeft)
        for view in layoutCase.views {
            let name = try #require(view["id"] as? String)
            let outer = view["in"] as? String ?? "root"
            let width = one.tree.exactFrame(of: one.items[outer]!).width
            var frame = one.tree.exactFrame(of: one.items[name]!)
            frame.origin.x = width - frame.maxX
            #expect(!differ(other.tree.exactFrame(of: other.items[name]!), frame, by: 1e-6), "\(name)")
        }
    }

    @Test(arguments: trees, [1.0, 2, 3]) func edgesAreAtPixelsAndNeighboursStillTouch(
        layoutCase: LayoutCase, scale: Double
    ) throws {
        let built = try BuiltCase(layoutCase, scale: scale)
        let names = built.items.keys.filter { $0 != "root" }.sorted()
        for name in names {
            let frame = built.frame(name)
            let exact = built.tree.exactFrame(of: built.items[name]!)
            for (edge, old) in [
                (frame.minX, exact.minX), (frame.maxX, exact.maxX), (frame.minY, exact.minY), (frame.maxY, exact.maxY),
            ] {
                #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
                #expect(abs(edge - old) <= 0.5 / scale + 0.001)
            }
            for other in names where other != name {
                let next = built.tree.exactFrame(of: built.items[other]!)
                if built.tree.path(of: built.items[other]!).dropLast()
                    == built.tree.path(of: built.items[name]!).dropLast(),
                    abs(exact.maxX - next.minX) < 1e-9
                {
                    #expect(abs(frame.maxX - built.frame(other).minX) < 1e-9, "\(name) and \(other)")
                }
            }
        }
    }

    @Test(arguments: LayoutCase.all.filter(\.isMask)) func masksResizeFrames(layoutCase: LayoutCase) throws {
        func size(_ key: String) -> CGSize {
            let numbers = layoutCase.numbers(layoutCase.json[key]).compactMap { $0 }
            return CGSize(width: numbers[0], height: numbers[1])
        }
        func rectangle(_ key: String) -> CGRect {
            let numbers = layoutCase.numbers(layoutCase.json[key]).compactMap { $0 }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        let names: [String: AutoresizingMask] = [
            "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
            "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
            "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
        ]
        let mask = AutoresizingMask((layoutCase.json["mask"] as? [String] ?? []).map { names[$0]! })
        let result = mask.frame(rectangle("frame"), from: size("old"), to: size("new"))
        #expect(!differ(result, rectangle("expect"), by: 1e-9))
        // The same as constraints.
        var tree = LayoutTree()
        let outer = tree.addItem("outer")
        let inner = tree.addItem("inner", in: outer)
        try tree.setSize(width: size("new").width, height: size("new").height, of: outer)
        _ = try tree.addFrame(rectangle("frame"), mask: mask, superviewSize: size("old"), of: inner)
        try tree.layout()
        #expect(!differ(tree.exactFrame(of: inner), rectangle("expect"), by: 1e-6))
    }
}

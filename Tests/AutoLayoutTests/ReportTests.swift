import AutoLayout
import Foundation
import Testing

/// Conflicts, explanations and faults.
@Suite struct ReportTests {
    @Test func aConflictNamesTheSmallestSetAndBreaksTheLast() throws {
        var tree = LayoutTree()
        let cell = tree.addItem("cell")
        let view = tree.addItem("view", in: cell)
        try tree.setSize(width: 320, height: 44, of: cell)
        try tree.add(LayoutConstraint(view, .leading, .equal, cell, .leading, identifier: "leading"))
        try tree.add(LayoutConstraint(view, .top, .equal, cell, .top, constant: 8, identifier: "top"))
        let height = try tree.add(LayoutConstraint(view, .height, .equal, constant: 36, identifier: "height"))
        let bottom = try tree.add(
            LayoutConstraint(view, .bottom, .equal, cell, .bottom, constant: -8, identifier: "bottom"))
        try tree.layout()
        let conflict = try #require(tree.conflicts.first)
        #expect(tree.conflicts.count == 1 && conflict.broken == bottom)
        #expect(
            conflict.constraints.map(tree.name) == [
                "UIView-Encapsulated-Layout-Height", "origin of cell", "top", "height", "bottom",
            ]
                || conflict.constraints.map(tree.name) == [
                    "UIView-Encapsulated-Layout-Height", "top", "height", "bottom",
                ],
            "\(conflict.constraints.map(tree.name))")
        #expect(tree.state(of: bottom)?.isBroken == true && tree.state(of: bottom)?.difference == 8)
        // Another constant repairs it.
        try tree.setConstant(28, of: height)
        try tree.layout()
        #expect(tree.conflicts.isEmpty && tree.state(of: bottom)?.isSatisfied == true)
    }

    @Test func aMissSaysWhoWon() throws {
        var tree = LayoutTree()
        let view = tree.addItem("view")
        let strong = try tree.add(LayoutConstraint(view, .width, .equal, constant: 100, priority: 750))
        let weak = try tree.add(LayoutConstraint(view, .width, .equal, constant: 140, priority: 749))
        let loose = try tree.add(LayoutConstraint(view, .width, .greaterThanOrEqual, constant: 30))
        try tree.layout()
        #expect(tree.state(of: weak)?.winners == [strong])
        #expect(tree.state(of: weak)?.difference == -40)
        #expect(tree.state(of: loose)?.isSatisfied == true && tree.state(of: loose)?.difference == 70)
        #expect(tree.state(of: strong)?.isDeciding == true)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300]) func hostileNumbersAreFaults(
        value: Double
    ) throws {
        var tree = LayoutTree()
        let root = tree.addItem("root")
        let view = tree.addItem("view", in: root)
        #expect(throws: AutoLayoutFault.self) { try tree.add(LayoutConstraint(view, .width, .equal, constant: value)) }
        #expect(throws: AutoLayoutFault.self) {
            try tree.add(LayoutConstraint(view, .width, .equal, root, .width, multiplier: value))
        }
        #expect(throws: AutoLayoutFault.self) { try tree.setContent(LayoutContent(width: value), of: view) }
        #expect(throws: AutoLayoutFault.self) {
            try tree.add(LayoutConstraint(view, .width, constant: 1, priority: value))
        }
        try tree.layout()
        #expect(tree.frame(of: view, scale: value) == .zero)
    }

    @Test func whatUIKitRejectsIsAFault() throws {
        var tree = LayoutTree()
        let root = tree.addItem("root")
        let view = tree.addItem("view", in: root)
        let stranger = tree.addItem("stranger")
        let table: [(LayoutConstraint, String)] = [
            (
                LayoutConstraint(view, .width, .equal, root, .leading, identifier: "c"),
                "c: width cannot be compared with leading; compare edges of one axis, or sizes"
            ),
            (
                LayoutConstraint(view, .leading, .equal, root, .left, identifier: "c"),
                "c: leading cannot be compared with left; compare edges of one axis, or sizes"
            ),
            (
                LayoutConstraint(view, .leading, .equal, constant: 8, identifier: "c"),
                "c: leading cannot be compared with notAnAttribute; compare edges of one axis, or sizes"
            ),
            (
                LayoutConstraint(view, .width, .equal, root, .width, multiplier: 0, identifier: "c"),
                "c: the multiplier is zero; relate the first item to a constant instead"
            ),
            (
                LayoutConstraint(view, .left, .equal, stranger, .left, identifier: "c"),
                "c: view and stranger have no common ancestor; add both to one tree before the constraint"
            ),
            (
                LayoutConstraint(view, .width, constant: .nan, identifier: "c"),
                "c: the constant is not a finite number; give it a number"
            ),
            (
                LayoutConstraint(view, .width, constant: 1e8, identifier: "c"),
                "c: the constant 100000000.0 is beyond the limit of 10000000.0; use a smaller number"
            ),
            (
                LayoutConstraint(view, .width, constant: 1, priority: 0, identifier: "c"),
                "c: the priority 0.0 is not above 0 and at most 1000"
            ),
        ]
        for (constraint, message) in table {
            do {
                try tree.add(constraint)
                Issue.record("no fault: \(message)")
            } catch {
                #expect(error.description == message)
            }
        }
    }

    @Test func degenerateSystemsEnd() throws {
        // A circle of equalities, a hundred times over, and one that it contradicts.
        var tree = LayoutTree()
        let root = tree.addItem("root")
        let views = (0..<20).map { tree.addItem("v\($0)", in: root) }
        for _ in 0..<5 {
            for index in views.indices {
                try tree.add(LayoutConstraint(views[index], .width, .equal, views[(index + 1) % views.count], .width))
                try tree.add(LayoutConstraint(views[index], .left, .equal, views[(index + 1) % views.count], .left))
            }
        }
        try tree.add(LayoutConstraint(views[0], .width, constant: 70))
        let broken = try tree.add(LayoutConstraint(views[9], .width, constant: 80))
        try tree.layout()
        #expect(tree.conflicts.map(\.broken) == [broken])
        #expect(tree.frame(of: views[13], scale: 1).width == 70)
        #expect(!tree.statistics.hasGivenUp)
    }

    @Test func manyConstraintsEnd() throws {
        var tree = LayoutTree()
        let root = tree.addItem("root")
        try tree.setSize(width: 300, height: 300, of: root)
        for index in 0..<800 {
            let view = tree.addItem("v\(index)", in: root)
            try tree.add([
                LayoutConstraint(view, .left, .equal, root, .left, constant: Double(index % 50)),
                LayoutConstraint(view, .right, .lessThanOrEqual, root, .right),
                LayoutConstraint(view, .width, .equal, root, .width, multiplier: 0.5, priority: 600),
            ])
        }
        try tree.layout()
        #expect(!tree.statistics.hasGivenUp)
        #expect(tree.frame(of: tree.views[700], scale: 1).width == 150)
    }
}

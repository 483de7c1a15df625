import AutoLayout
import Foundation
import Testing

@Suite struct StackAndFormatTests {
    /// Every distribution and alignment of three views and a hidden one: enclosed, apart, without a conflict.
    @Test(arguments: StackDescription.Distribution.allCases, StackDescription.Alignment.allCases)
    func stacksKeepTheirViewsInsideAndApart(
        distribution: StackDescription.Distribution, alignment: StackDescription.Alignment
    ) throws {
        for axis in StackDescription.Axis.allCases {
            for hidden in [nil, 0, 1, 2] {
                var tree = LayoutTree()
                let root = tree.addItem("root")
                try tree.setSize(width: 600, height: 600, of: root)
                let stack = tree.addItem("stack", in: root)
                let sizes = [(160.0, 200.0), (80, 100), (40, 50)]
                let views = try sizes.enumerated().map { index, size in
                    let view = tree.addItem("v\(index)", in: stack)
                    try tree.setContent(
                        LayoutContent(width: size.0, height: size.1, firstBaseline: 16, lastBaseline: 4), of: view)
                    return view
                }
                _ = try tree.addStack(
                    StackDescription(
                        views.enumerated().map {
                            .init(
                                $0.element, isHidden: $0.offset == hidden,
                                naturalLength: axis == .horizontal ? sizes[$0.offset].0 : sizes[$0.offset].1)
                        }, axis: axis, distribution: distribution, alignment: alignment, spacing: 10), to: stack)
                try tree.add(LayoutConstraint(stack, .left, .equal, root, .left))
                try tree.add(LayoutConstraint(stack, .top, .equal, root, .top))
                try tree.add(LayoutConstraint(stack, axis == .horizontal ? .width : .height, constant: 500))
                try tree.layout()
                #expect(tree.conflicts.isEmpty && !tree.statistics.hasGivenUp)
                let outer = tree.exactFrame(of: stack)
                var last = -10.0
                for (index, view) in views.enumerated() {
                    let frame = tree.exactFrame(of: view)
                    let (start, end) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
                    if index == hidden {
                        // Across the axis it keeps its size, which nobody sees.
                        #expect(end - start < 1e-6)
                    } else {
                        #expect(frame.minX > -1e-6 && frame.minY > -1e-6)
                        #expect(frame.maxX < outer.width + 1e-6 && frame.maxY < outer.height + 1e-6)
                        #expect(start >= last + 10 - 1e-6, "\(axis) hidden \(String(describing: hidden)) view \(index)")
                        last = end
                    }
                }
            }
        }
    }

    @Test func theConstraintsOfAStackAreThoseOfTheListing() {
        let tree = { () -> (LayoutItem, LayoutItem) in
            var tree = LayoutTree()
            return (tree.addItem("a"), tree.addItem("b"))
        }()
        let rules = LayoutTree.rules(
            for: StackDescription(
                [.init(tree.0), .init(tree.1)], distribution: .fillEqually, alignment: .leading, spacing: 10))
        #expect(
            rules.map(\.description) == [
                "UISV-canvas-connection canvas.leading == view0.leading",
                "UISV-canvas-connection view1.trailing == canvas.trailing",
                "UISV-spacing view1.leading == view0.trailing + 10.0",
                "UISV-fill-equally view1.width == view0.width",
                "UISV-alignment view0.top == view1.top",
                "UISV-spanning-boundary spanner.top == view0.top @999.5",
                "UISV-spanning-boundary spanner.bottom >= view0.bottom",
                "UISV-spanning-boundary spanner.top == view1.top @999.5",
                "UISV-spanning-boundary spanner.bottom >= view1.bottom",
                "UISV-spanning-fit spanner.height == 0.0 @51.0",
                "UISV-canvas-connection canvas.top == view0.top",
                "UISV-canvas-connection spanner.bottom == canvas.bottom",
                "UISV-ambiguity-suppression view0.height == 0.0 @25.0",
                "UISV-ambiguity-suppression view1.height == 0.0 @25.0",
            ])
    }

    @Test func aFormatIsAListOfConstraints() throws {
        var tree = LayoutTree()
        let root = tree.addItem("root")
        let views = ["a": tree.addItem("a", in: root), "b": tree.addItem("b", in: root)]
        let list = try tree.constraints(
            format: "H:|-[a(>=40,<=b@750)]-gap-[b(==a*2+3)]-(>=4@20)-|", metrics: ["gap": 12], views: views)
        #expect(
            list.map(tree.text) == [
                "a.leading == root.leading + 8", "a.width >= 40", "a.width <= b.width @750",
                "b.width == a.width * 2 + 3",
                "b.leading == a.trailing + 12", "root.trailing >= b.trailing + 4 @20",
            ])
        #expect(try tree.constraints(format: "V:[a][b]", views: views).map(tree.text) == ["b.top == a.bottom"])
    }

    @Test(arguments: [
        ("H:|-[a", 6), ("", 0), ("[a]-[b]]", 7), ("[a(>=)]", 5), ("[a]-5[b]", 5), ("|-[a]-|x", 7), ("[z]", 1),
        ("[a(q)]", 3),
        ("[a(40@2000)]", 3), ("[a]--[b]", 4), ("[a(1*)]", 5), ("[a]-", 4), ("[🙂]", 1), ("[a(99e9)]", 5),
    ]) func aWrongFormatSaysWhere(format: String, index: Int) throws {
        var tree = LayoutTree()
        let root = tree.addItem("root")
        let views = ["a": tree.addItem("a", in: root), "b": tree.addItem("b", in: root)]
        do {
            _ = try tree.constraints(format: format, views: views)
            Issue.record("no error for \(format)")
        } catch {
            #expect(error.index == index, "\(error)")
            #expect(error.description.hasSuffix("\n" + String(repeating: " ", count: index) + "^"))
        }
    }
}

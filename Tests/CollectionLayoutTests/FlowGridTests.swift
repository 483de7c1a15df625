import CoreGeometry
import Foundation
import Testing

@testable import CollectionLayout

/// Items of one size are a grid, whose frames are computed when they are asked for.
@Suite("Flow layouts with items of one size")
@MainActor
struct FlowGridTests {
    @Test("have the frames that lines of individual sizes have", arguments: 0..<300)
    func sameFrames(seed: UInt64) {
        var dice = Dice(seed: seed)
        let plan = Self.plan(&dice)
        var listed = plan
        for index in listed.sections.indices {
            listed.sections[index].sizes = .listed(plan.sections[index].sizes.list)
        }
        let (grid, lines) = (FlowSolver(plan: plan).solve(), FlowSolver(plan: listed).solve())
        #expect(Self.isClose(grid.contentSize.width, lines.contentSize.width))
        #expect(Self.isClose(grid.contentSize.height, lines.contentSize.height))
        for (section, (first, second)) in zip(grid.sections, lines.sections).enumerated() {
            #expect(Self.isClose(first.start, second.start) && Self.isClose(first.end, second.end))
            #expect(first.body.count == second.body.count)
            for item in -1...first.body.count {
                let (own, other) = (first.body.frame(item), second.body.frame(item))
                let isEqual = own.map { own in other.map { Self.isClose(own, $0) } ?? false } ?? (other == nil)
                #expect(isEqual, "item \(section).\(item): \(own.debugDescription), \(other.debugDescription)")
            }
        }
        let pinning = FlowFrames.Pinning(headers: false, footers: false, visible: .zero)
        for _ in 0..<6 {
            let rect = dice.rect()
            #expect(
                grid.elements(in: rect, pinning).map(\.element) == lines.elements(in: rect, pinning).map(\.element),
                "\(rect)")
        }
    }

    private static func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }

    private static func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
        isClose(first.minX, second.minX) && isClose(first.minY, second.minY) && isClose(first.width, second.width)
            && isClose(first.height, second.height)
    }

    /// A plan whose lengths are multiples of a half, so that no edge is rounded in two ways.
    private static func plan(_ dice: inout Dice) -> FlowPlan {
        let sections = (0...dice.count(0...3)).map { _ in
            FlowPlan.Section(
                sizes: .uniform(
                    CGSize(width: dice.number(2...240) / 2, height: dice.number(2...160) / 2),
                    count: dice.pick([0, 1, dice.count(2...60)])),
                inset: UIEdgeInsets(
                    top: dice.number(0...20), left: dice.number(0...20), bottom: dice.number(0...20),
                    right: dice.number(0...20)),
                lineSpacing: dice.number(-10...30) / 2, interitemSpacing: dice.number(0...24) / 2,
                header: dice.number(0...20), footer: dice.number(0...20))
        }
        return FlowPlan(
            scrollAxis: dice.chance(70) ? .vertical : .horizontal, crossLength: dice.number(40...400), scale: 2,
            alignment: dice.pick(UICollectionViewFlowLayout.LineAlignment.allCases), sections: sections)
    }
}

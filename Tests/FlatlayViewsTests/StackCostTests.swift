import Foundation
import Testing

@testable import FlatlayViews

/// A view that counts how often it is measured.
private struct CountedLeaf: PrimitiveView {
    let counter: Counter

    final class Counter {
        var count = 0
    }

    private final class Node: ViewNode {
        let counter: Counter

        init(_ counter: Counter, _ environment: EnvironmentValues) {
            self.counter = counter
            super.init(environment)
        }

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            counter.count += 1
            return CGSize(width: min(proposal.width ?? 30, 30), height: 20)
        }
    }

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(Node(counter, context.environment))
    }
}

struct StackCostTests {
    private func nested(_ depth: Int, _ counter: CountedLeaf.Counter, alternating: Bool) -> AnyView {
        var view = AnyView(CountedLeaf(counter: counter))
        for level in 0..<depth {
            let inner = view
            if alternating, level % 2 == 1 {
                view = AnyView(
                    VStack {
                        CountedLeaf(counter: counter); inner; Color.red
                    })
            } else {
                view = AnyView(
                    HStack {
                        CountedLeaf(counter: counter); inner; Color.red
                    })
            }
        }
        return view
    }

    private func cost(_ depth: Int, alternating: Bool) -> Int {
        let counter = CountedLeaf.Counter()
        let builder = DisplayListBuilder()
        ViewHost(nested(depth, counter, alternating: alternating), resources: TestResources().resources)
            .draw(in: CGRect(x: 0, y: 0, width: 1000, height: 1000), into: builder)
        return counter.count
    }

    @Test("nesting stacks twice as deep costs less than four times as many measurements", arguments: [false, true])
    func nesting(alternating: Bool) {
        let (six, twelve) = (cost(6, alternating: alternating), cost(12, alternating: alternating))
        print("leaf measurements of nested stacks, alternating \(alternating): 6 deep \(six), 12 deep \(twelve)")
        #expect(twelve < 4 * six)
    }

    /// A stack asks each child how short it can be. For a text, the answer for no width would be a line for each
    /// character, and for no height a truncated line: both take longer than the text itself.
    @Test("a row of a list shapes each of its texts once in each width, and none to learn how small it can be")
    func rowsShapeTheirTextsOnce() {
        let test = TestResources()
        let row = HStack(alignment: .top, spacing: 12) {
            Circle().frame(width: 44, height: 44)
            VStack(alignment: .leading) {
                HStack {
                    Text("Name").lineLimit(1)
                    Spacer(minLength: 0)
                    Text("12:30")
                }
                Text("A message of several words that needs some lines").frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding(16)
        let host = ViewHost(row, resources: test.resources)
        #expect(host.sizeThatFits(ProposedViewSize(width: 320, height: nil)) == CGSize(width: 320, height: 112))
        #expect(test.shaper.shapeCount == 3)
        host.draw(in: CGRect(x: 0, y: 0, width: 320, height: 112), into: DisplayListBuilder())
        #expect(test.shaper.shapeCount == 3)
    }

    @Test("a text is shaped once for all proposals with the same result")
    func textIsShapedOnce() {
        let test = TestResources()
        let host = ViewHost(Text("Hello"), resources: test.resources)
        for width: CGFloat? in [nil, .infinity, 200, 100, 50] {
            #expect(host.sizeThatFits(ProposedViewSize(width: width, height: nil)) == CGSize(width: 50, height: 20))
        }
        #expect(test.shaper.shapeCount == 1)
        let builder = DisplayListBuilder()
        host.draw(in: CGRect(x: 0, y: 0, width: 80, height: 20), into: builder)
        #expect(test.shaper.shapeCount == 1)
    }
}

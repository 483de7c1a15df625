import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayViews

/// Compares layout with an independent model of it, tree by tree.
///
/// Sizes, and the frames of all leaves before they are rounded to pixels, are equal within a millionth of a point. If
/// they are not, the smallest tree that still differs is shown.
struct StackModelTests {
    private static let tolerance = 1e-6

    /// The difference between the real view and the model; nil if there is none.
    private static func difference(_ view: ModelView, _ offer: ModelOffer) -> String? {
        let host = ViewHost(view.build(), resources: TestResources().resources)
        let (real, model) = (host.sizeThatFits(offer.built), ModelLayout.size(view, offer))
        guard isClose(Double(real.width), model.width), isClose(Double(real.height), model.height) else {
            return "is \(real.width)×\(real.height) instead of \(model.width)×\(model.height)"
        }
        // Infinite views are not drawn.
        guard model.width.isFinite, model.height.isFinite else { return nil }
        let builder = DisplayListBuilder()
        host.draw(at: .zero, proposal: offer.built, into: builder)
        let frames = Dictionary(
            builder.finish(size: CGSize(width: 1, height: 1)).nodes.map { ($0.name, $0.frame) },
            uniquingKeysWith: { first, _ in first })
        for (number, leaf) in ModelLayout.leaves(view, offer).enumerated() {
            let frame = frames["leaf \(number)"]
            guard leaf.isFinite else { continue }
            let isEqual =
                frame.map { frame in
                    isClose(Double(frame.minX), leaf.x) && isClose(Double(frame.minY), leaf.y)
                        && isClose(Double(frame.width), leaf.size.width)
                        && isClose(Double(frame.height), leaf.size.height)
                } ?? false
            guard isEqual else {
                return "has leaf \(number) at \(frame.map { "\($0)" } ?? "no place") instead of \(leaf)"
            }
        }
        return nil
    }

    private static func isClose(_ first: Double, _ second: Double) -> Bool {
        first == second || abs(first - second) <= tolerance
    }

    /// The message of a failure: the smallest tree that fails with the same proposal.
    private static func report(_ view: ModelView, _ offer: ModelOffer, seed: UInt64) -> String {
        let smallest = view.shrunk { difference($0, offer) != nil }
        return "seed \(seed): \(smallest) offered \(offer) \(difference(smallest, offer) ?? "")"
    }

    @Test("3,000 random trees are laid out as in the model", arguments: 0..<30)
    func randomTrees(batch: Int) {
        for seed in UInt64(batch * 100)..<UInt64(batch * 100 + 100) {
            var random = RandomModelView(generator: SeededGenerator(seed: seed))
            let view = random.make()
            for _ in 0..<3 {
                let offer = random.offer()
                if Self.difference(view, offer) != nil {
                    Issue.record("\(Self.report(view, offer, seed: seed))")
                    return
                }
            }
        }
    }

    @Test("an infinite view beside text takes the remaining space in any container")
    func endlessViews() {
        let endless: [ModelView] = [
            .color, .zstack(.center, [.color]), .stack(.vertical, .middle, spacing: 0, [.color]),
            .stack(.horizontal, .middle, spacing: 0, [.color]),
            .zstack(.center, [.stack(.vertical, .end, spacing: 0, [.color])]),
        ]
        for view in endless {
            let row = ModelView.stack(.horizontal, .middle, spacing: 0, [.text(5), view])
            let size = measure(row.build(), 200, 100)
            #expect(size == CGSize(width: 200, height: 100), "\(row)")
            let column = ModelView.stack(.vertical, .middle, spacing: 0, [.text(5), view])
            #expect(measure(column.build(), 200, 100) == CGSize(width: 200, height: 100), "\(column)")
        }
    }
}

extension ModelLayout.Leaf {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite && size.width.isFinite && size.height.isFinite }
}

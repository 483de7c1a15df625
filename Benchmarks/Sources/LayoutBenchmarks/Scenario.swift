import CollectionLayout
import Foundation

/// A collection of any size with a layout.
struct Scenario {
    let name: String
    /// The sizes it is measured at: each ten times the one before.
    let sizes: [Int]
    /// How long the first layout of the largest size may take, in seconds.
    var promise: Double?
    /// How many instructions the first layout of the largest size may take: half as many again as were counted.
    var mostInstructions: Double?
    /// Whether measuring waits for a clock.
    var waits = false
    /// A collection view that is not laid out yet.
    let make: @MainActor (Int) -> Stage

    var largest: Int { sizes.max() ?? 0 }
}

/// A collection view with what it does not keep itself.
@MainActor
final class Stage {
    let view: StandaloneLayoutHost

    init(
        _ layout: UICollectionViewLayout, counts: [Int], sizes: (any FlowLayoutSizes)? = nil,
        measure: PreferredSizeProvider? = nil
    ) {
        view = StandaloneLayoutHost(frame: CGRect(origin: .zero, size: Stage.screen), collectionViewLayout: layout)
        view.itemCounts = counts
        view.flowLayoutSizes = sizes
        view.preferredSizeProvider = measure
    }

    /// A phone's screen, in points.
    static let screen = CGSize(width: 390, height: 844)

    var layout: UICollectionViewLayout { view.collectionViewLayout }

    /// Lays everything out. The descriptions of all scenarios are valid.
    func layOut() {
        do {
            try view.layoutElements()
        } catch {
            fatalError("a scenario is wrong: \(error)")
        }
    }

    /// The screen at a part of the content's length: 0 at the top, 1 at the end.
    func screen(at part: CGFloat) -> CGRect {
        let content = view.contentSize
        return CGRect(
            origin: CGPoint(x: 0, y: max(0, content.height - Stage.screen.height) * part), size: Stage.screen)
    }
}

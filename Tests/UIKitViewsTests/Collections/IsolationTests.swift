import CollectionLayout
import Foundation
import Testing
import UIKitViews

// Like `IsolatedLayouts.swift`, compiled in language modes 6 and 5.

@Suite("Layouts that use the main actor")
@MainActor
struct IsolationTests {
    private static func view(_ layout: UICollectionViewLayout, _ counts: [Int]) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.itemCounts = counts
        return view
    }

    @Test("a layout with its own state, and a delegate on the main actor")
    func ownState() throws {
        let (layout, controller) = (OwnStateLayout(spacing: 2), IsolatedController())
        layout.delegate = controller
        let view = Self.view(layout, [3])
        try view.layoutElements()
        #expect(
            layout.frameList().description
                == "content 320 44\nc 0.0 0 0 160 10\nc 0.1 160 0 160 20\nc 0.2 0 12 160 30")
    }

    @Test("an override that uses the main actor")
    func asking() throws {
        let view = Self.view(AskingFlow(), [2])
        try view.layoutElements()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 160)
    }

    @Test("a layout isolated to the main actor")
    func marked() throws {
        let layout = IsolatedCards(scale: 0.5)
        let view = Self.view(layout, [2])
        try view.layoutElements()
        layout.hide(1)
        #expect(view.layoutAttributes(in: view.bounds).map(\.isHidden) == [false, true])
        #expect(view.layoutAttributes(in: view.bounds).first?.frame == CGRect(x: 80, y: 10, width: 160, height: 20))
    }

    @Test("section providers, item providers and handlers on the main actor")
    func providers() throws {
        let controller = IsolatedController()
        for layout in [
            controller.layout, controller.fromMethod(), controller.fromIsolatedClosure(),
            controller.fromSendableClosure(), UICollectionViewCompositionalLayout(section: controller.customGroup()),
        ] {
            let view = Self.view(layout, [2])
            try view.layoutElements()
            #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 160)
        }
        #expect(controller.offsets == [0, 0, 0, 0])
    }

    @Test("a delegate on the main actor")
    func delegate() throws {
        let (layout, controller) = (UICollectionViewFlowLayout(), IsolatedController())
        layout.minimumLineSpacing = 0
        let view = Self.view(layout, [3])
        view.delegate = controller
        try view.layoutElements()
        #expect(view.contentSize == CGSize(width: 320, height: 40))
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 160)
    }

    @Test("a task on another thread awaits the main actor", arguments: 0..<3)
    nonisolated func anotherThread(_ count: Int) async throws {
        let lines = try await Task.detached {
            try await MainActor.run {
                let layout = OwnStateLayout()
                let view = Self.view(layout, [count])
                try view.layoutElements()
                return layout.frameList().lines.count
            }
        }.value
        #expect(lines == count)
    }
}

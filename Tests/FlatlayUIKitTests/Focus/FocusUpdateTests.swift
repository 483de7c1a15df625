import Flatlay
import Foundation
import RenderingTestSupport
import Testing
import UIKitViews

/// Views and controllers are asked about moves of the focus, and told about them.
@MainActor @Suite struct FocusUpdateTests {
    @MainActor private final class Log {
        var lines: [String] = []
        var refusals: Set<String> = []

        func note(_ name: String, _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
            func title(_ view: UIView?) -> String { (view as? Key)?.name ?? (view == nil ? "none" : "another view") }
            var ran = ""
            coordinator.addCoordinatedAnimations({ ran = "!" }, completion: nil)
            lines.append(
                "\(name): \(title(context.previouslyFocusedView)) to \(title(context.nextFocusedView))\(ran)")
        }
    }

    /// A view that can have the focus, and is larger while it has it.
    private final class Key: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log, frame: CGRect) {
            (self.name, self.log) = (name, log)
            super.init(frame: frame)
            backgroundColor = .red
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFocused: Bool { true }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            !log.refusals.contains(name) && super.shouldUpdateFocus(in: context)
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            log.note(name, context, coordinator)
            backgroundColor = context.nextFocusedItem === self ? .green : .red
        }
    }

    private final class Screen: UIViewController {
        let log: Log
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(group)
            group.addSubview(Key("one", log, frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
            group.addSubview(Key("two", log, frame: CGRect(x: 100, y: 0, width: 50, height: 50)))
            view.addSubview(Key("three", log, frame: CGRect(x: 0, y: 200, width: 50, height: 50)))
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            log.note("screen", context, coordinator)
        }
    }

    private func renderer(_ screen: UIViewController) -> InteractiveRenderer<UIViewContent> {
        let renderer = InteractiveRenderer(content: UIViewContent(screen))
        renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
        renderer.textShaper = GridTextShaper()
        renderer.userInterfaceIdiom = .tv
        return renderer
    }

    @Test func viewsAndControllersAreToldFromInsideToOutsideEachOnce() throws {
        let log = Log()
        let screen = Screen(log)
        let renderer = renderer(screen)
        #expect(try renderer.focusedTarget()?.frame.origin == .zero)
        #expect(log.lines == ["one: none to one!", "screen: none to one!"])
        log.lines = []
        try renderer.run("right")
        #expect(log.lines == ["two: one to two!", "screen: one to two!", "one: one to two!"])
        log.lines = []
        try renderer.run("left down")
        #expect(
            log.lines == [
                "one: two to one!", "screen: two to one!", "two: two to one!", "three: one to three!",
                "screen: one to three!", "one: one to three!",
            ])
        // What they change is drawn.
        #expect(screen.group.subviews.map(\.backgroundColor) == [.red, .red])
        #expect(screen.view.subviews.last?.backgroundColor == .green)
    }

    @Test(arguments: ["one", "two"]) func eitherSideRefusesAMove(name: String) throws {
        let log = Log()
        let renderer = renderer(Screen(log))
        #expect(try renderer.focusedTarget()?.frame.minX == 0)
        log.refusals = [name]
        try renderer.run("right")
        #expect(try renderer.focusedTarget()?.frame.minX == 0)
        log.refusals = []
        try renderer.run("right")
        #expect(try renderer.focusedTarget()?.frame.minX == 100)
    }

    /// A collection whose cells refuse the focus and hold a view that takes it.
    private final class Shelf: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        final class Cell: UICollectionViewCell {
            weak var log: Log?

            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                log?.note("cell", context, coordinator)
            }
        }

        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 80, height: 60)
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 60), collectionViewLayout: layout)
            collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = self
            collection.delegate = self
            view.addSubview(collection)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.log = log
            if cell.contentView.subviews.isEmpty {
                cell.contentView.addSubview(
                    Key("key \(indexPath.item)", log, frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
            }
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { false }
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            log.note("delegate of \(context.nextFocusedIndexPath?.item ?? -1)", context, coordinator)
        }
    }

    @Test func aViewInACellThatRefusesTheFocusTakesItAndIsTold() throws {
        let log = Log()
        let renderer = renderer(Shelf(log))
        #expect(
            try renderer.focusTargets().map(\.frame.size) == [CGSize(width: 20, height: 20)] + [
                CGSize(width: 20, height: 20)
            ])
        log.lines = []
        try renderer.run("right")
        #expect(
            log.lines.filter { $0.hasPrefix("key") || $0.hasPrefix("delegate") } == [
                "key 1: key 0 to key 1!", "key 0: key 0 to key 1!", "delegate of 1: key 0 to key 1!",
            ])
        #expect(log.lines.filter { $0.hasPrefix("cell") } == ["cell: key 0 to key 1!", "cell: key 0 to key 1!"])
    }
}

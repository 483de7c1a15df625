import Flatlay
import Foundation
import RenderingTestSupport
import Testing
import UIKitViews

/// The focus among views of UIKit: buttons, guides, and environments that say where it goes.
@MainActor @Suite struct FocusGuideTests {
    /// Buttons in two corners, and a guide in a third.
    private final class Screen: UIViewController {
        let play = UIButton(type: .system)
        let more = UIButton(type: .system)
        let guide = UIFocusGuide()
        var preferred: [any UIFocusEnvironment] = []
        private(set) var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            for (button, title, origin) in [
                (play, "Play", CGPoint(x: 0, y: 0)), (more, "More", CGPoint(x: 200, y: 200)),
            ] {
                button.setTitle(title, for: .normal)
                button.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 40))
                button.addAction(UIAction { [weak self] _ in self?.log.append(title) }, for: .primaryActionTriggered)
                view.addSubview(button)
            }
            view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 200),
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 40),
            ])
        }

        override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    }

    private func renderer(_ screen: UIViewController) -> InteractiveRenderer<UIViewContent> {
        let renderer = InteractiveRenderer(content: UIViewContent(screen))
        renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
        renderer.textShaper = GridTextShaper()
        renderer.userInterfaceIdiom = .tv
        return renderer
    }

    private func focused(_ renderer: InteractiveRenderer<UIViewContent>) throws -> CGRect? {
        try renderer.focusedTarget()?.frame
    }

    private static let play = CGRect(x: 0, y: 0, width: 100, height: 40)
    private static let more = CGRect(x: 200, y: 200, width: 100, height: 40)

    @Test func buttonsCanHaveTheFocusAndArePressed() throws {
        let screen = Screen()
        let renderer = renderer(screen)
        #expect(try renderer.focusTargets().map(\.frame) == [Self.play, Self.more])
        #expect(try focused(renderer) == Self.play)
        #expect(screen.play.isFocused && screen.play.state.contains(.focused) && !screen.more.isFocused)
        try renderer.run("select")
        #expect(screen.log == ["Play"])
        screen.more.isEnabled = false
        _ = try renderer.displayList()
        renderer.content = UIViewContent(screen)
        #expect(try renderer.focusTargets().map(\.frame) == [Self.play])
    }

    @Test func aGuideLeadsToItsPreferredEnvironment() throws {
        let screen = Screen()
        let renderer = renderer(screen)
        // Nothing is straight ahead on the right, and nothing below.
        try renderer.run("right down")
        #expect(try focused(renderer) == Self.play)
        screen.guide.preferredFocusEnvironments = [screen.more]
        try renderer.restart()
        try renderer.run("down")
        #expect(try focused(renderer) == Self.play)
        try renderer.run("right")
        #expect(try focused(renderer) == Self.more)
        #expect(screen.more.isFocused && !screen.play.isFocused)
        // From the second button the guide is straight above, and leads nowhere else.
        screen.guide.preferredFocusEnvironments = [screen.play]
        try renderer.restart()
        try renderer.run("up")
        #expect(try focused(renderer) == Self.play)
    }

    @Test func aGuideThatIsNotEnabledLeadsNowhere() throws {
        let screen = Screen()
        let renderer = renderer(screen)
        screen.loadViewIfNeeded()
        screen.guide.preferredFocusEnvironments = [screen.more]
        screen.guide.isEnabled = false
        try renderer.run("right")
        #expect(try focused(renderer) == Self.play)
        screen.guide.isEnabled = true
        // A view that holds a target is as good as the target, and one that is hidden holds none.
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        screen.view.addSubview(box)
        screen.guide.preferredFocusEnvironments = [box, screen.more]
        try renderer.restart()
        try renderer.run("right")
        #expect(try focused(renderer) == Self.more)
    }

    @Test func theFocusStartsAndMovesWhereTheControllerPrefers() throws {
        let screen = Screen()
        screen.loadViewIfNeeded()
        screen.preferred = [screen.more]
        let renderer = renderer(screen)
        #expect(try focused(renderer) == Self.more)
        screen.preferred = [screen.play]
        try renderer.restart()
        #expect(try focused(renderer) == Self.more)
        screen.setNeedsFocusUpdate()
        screen.updateFocusIfNeeded()
        try renderer.restart()
        #expect(try focused(renderer) == Self.play)
        #expect(screen.play.isFocused)
        // Asked once, moved once.
        renderer.focus(nil)
        try renderer.run("tab")
        try renderer.restart()
        #expect(try renderer.focusedTarget() != nil)
    }

    /// A screen whose guide leads into a collection.
    private final class Shelf: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        private(set) var shelf: UICollectionView!

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 80, height: 60)
            shelf = UICollectionView(
                frame: CGRect(x: 150, y: 100, width: 200, height: 150), collectionViewLayout: layout)
            shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            shelf.dataSource = self
            shelf.delegate = self
            view.addSubview(button)
            view.addSubview(shelf)
            let guide = UIFocusGuide()
            view.addLayoutGuide(guide)
            guide.preferredFocusEnvironments = [shelf]
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
                guide.leadingAnchor.constraint(equalTo: button.leadingAnchor),
                guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    }

    @Test func aGuideLeadsIntoACollection() throws {
        let renderer = renderer(Shelf())
        #expect(try focused(renderer) == CGRect(x: 0, y: 0, width: 100, height: 40))
        try renderer.run("down")
        #expect(try focused(renderer) == CGRect(x: 150, y: 100, width: 80, height: 60))
    }
}

extension InteractiveRenderer {
    /// Looks at the views again: what an app changes by itself is not noticed.
    fileprivate func restart() throws {
        content = content
        _ = try displayList()
    }
}

import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Controllers that hold others, on phones and tablets.
@MainActor
@Suite struct ContainerScreenTests {
    private final class Page: UIViewController {
        var log: [String] = []
        // Views leave the window when their picture is done.
        var traits: UITraitCollection?
        var isCollapsed: Bool?
        var look: (@MainActor () -> Void)?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("will appear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("did appear, \(Int(view.bounds.width)) wide")
            traits = traitCollection
            isCollapsed = splitViewController?.isCollapsed
            look?()
        }
    }

    private final class Chooser: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            proposedTopColumn == .primary ? .secondary : .primary
        }
    }

    private static let tablet = DevicePreset(
        name: DevicePreset.iPadPro11.name, models: DevicePreset.iPadPro11.models,
        size: CGSize(width: 1210, height: 834), scale: 2, safeAreaInsets: DevicePreset.iPadPro11.safeAreaInsets,
        userInterfaceIdiom: .pad)

    private func show(_ controller: UIViewController, on device: DevicePreset) throws {
        let renderer = ImageRenderer(viewController: controller)
        renderer.show(on: device)
        _ = try renderer.displayList()
        #expect(renderer.diagnostics.isEmpty)
    }

    private func split() -> (split: UISplitViewController, list: Page, detail: Page) {
        let (list, detail) = (Page(), Page())
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredSplitBehavior = .tile
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        return (split, list, detail)
    }

    @Test("the columns of a split view stand side by side on a tablet, and appear with it")
    func columns() throws {
        let (split, list, detail) = split()
        try show(split, on: Self.tablet)
        #expect(list.log == ["will appear", "did appear, 320 wide"])
        #expect(detail.log.first == "will appear" && detail.view.bounds.width > 880)
        #expect(list.traits?.horizontalSizeClass == .regular && list.traits?.userInterfaceIdiom == .pad)
        #expect(list.isCollapsed == false && split.splitBehavior == .tile)
    }

    @Test("on a phone one column is seen, which the delegate may choose")
    func collapsed() throws {
        let (split, list, detail) = split()
        try show(split, on: .iPhone16)
        #expect(list.isCollapsed == true && list.log.count == 2 && detail.log.isEmpty)

        let other = self.split()
        let chooser = Chooser()
        other.split.delegate = chooser
        try show(other.split, on: .iPhone16)
        #expect(other.list.log.isEmpty && other.detail.log == ["will appear", "did appear, 393 wide"])
    }

    @Test("the page of a page controller appears with it")
    func pages() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = Page()
        pages.setViewControllers([page], direction: .forward, animated: false)
        try show(pages, on: .iPhone16)
        #expect(page.log == ["will appear", "did appear, 393 wide"])
    }

    @Test("texts of bars keep their size, except for a large title")
    func barTexts() throws {
        func heights(_ size: DynamicTypeSize, isLarge: Bool) throws -> [CGFloat] {
            let controller = UIViewController()
            controller.title = "Title"
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", style: .plain, target: nil, action: nil)
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = isLarge
            let renderer = ImageRenderer(viewController: navigation)
            renderer.show(on: .iPhone16)
            renderer.dynamicTypeSize = size
            return try renderer.displayList().frames(named: "text").map(\.height).sorted()
        }
        #expect(try heights(.accessibility2, isLarge: false) == heights(.large, isLarge: false))
        let (large, usual) = (try heights(.accessibility2, isLarge: true), try heights(.large, isLarge: true))
        #expect(large.first == usual.first)
        #expect(try #require(large.last) > #require(usual.last))
    }

    @Test("the buttons of an alert stand below each other with large text")
    func alertButtons() throws {
        func frames(_ size: DynamicTypeSize) throws -> [CGRect] {
            let controller = UIViewController()
            let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            controller.present(alert, animated: false)
            let renderer = ImageRenderer(viewController: controller)
            renderer.show(on: .iPhone16)
            renderer.dynamicTypeSize = size
            return Array(try renderer.displayList().frames(named: "text").suffix(2))
        }
        let (beside, below) = (try frames(.large), try frames(.accessibility2))
        #expect(beside.count == 2 && beside[0].midY == beside[1].midY && beside[0].midX < beside[1].midX)
        #expect(below.count == 2 && below[0].midY < below[1].midY && abs(below[0].midX - below[1].midX) < 1)
    }

    @Test("views in a scroll view that insets its content do not avoid bars once more")
    func scrolledContent() throws {
        for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never] {
            let controller = Page()
            let scrollView = UIScrollView(frame: controller.view.bounds)
            scrollView.alwaysBounceVertical = true
            scrollView.contentInsetAdjustmentBehavior = behavior
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(scrollView)
            let far = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 400))
            scrollView.addSubview(far)
            var insets: [CGFloat] = []
            controller.look = { insets = [scrollView.adjustedContentInset.bottom, far.safeAreaInsets.bottom] }
            try show(controller, on: .iPhone16)
            #expect(behavior == .never ? insets[0] == 0 && insets[1] > 0 : insets == [34, 0], "\(insets)")
        }
    }
}

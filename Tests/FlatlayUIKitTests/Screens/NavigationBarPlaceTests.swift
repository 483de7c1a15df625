import DrawingTestSupport
import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Where a navigation bar is, and when it has a background.
@MainActor @Suite struct NavigationBarPlaceTests {
    /// A controller whose scroll view begins at the top, or at the safe area.
    private final class Page: UIViewController {
        let scroll = UIScrollView()
        let beginsAtSafeArea: Bool
        private let scrolled: CGFloat
        var barFrame: CGRect?

        init(beginsAtSafeArea: Bool, scrolled: CGFloat = 0) {
            self.beginsAtSafeArea = beginsAtSafeArea
            self.scrolled = scrolled
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Page"
            view.backgroundColor = .systemYellow
            scroll.contentSize = CGSize(width: 100, height: 2000)
            scroll.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(scroll)
            let top = beginsAtSafeArea ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: top),
                scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            barFrame = navigationController?.navigationBar.frame
            if scrolled > 0 { scroll.contentOffset.y += scrolled }
        }
    }

    private func picture(_ page: Page) throws -> RenderedBitmap {
        let renderer = ImageRenderer(viewController: UINavigationController(rootViewController: page))
        renderer.show(on: .iPhone16)
        renderer.scale = 1
        renderer.textShaper = GridTextShaper()
        return try renderer.bitmap()
    }

    @Test func theFrameIsBelowTheStatusBar() throws {
        let page = Page(beginsAtSafeArea: true)
        _ = try picture(page)
        #expect(page.barFrame == CGRect(x: 0, y: 59, width: 393, height: 44))
    }

    /// The page is yellow behind the status bar and the bar, unless content is below them.
    @Test func atRestTheBarIsTransparentWhereverTheContentBegins() throws {
        let plain = try picture(Page(beginsAtSafeArea: false))
        let yellow = plain.hex(5, 400)
        for beginsAtSafeArea in [false, true] {
            let rest = try picture(Page(beginsAtSafeArea: beginsAtSafeArea))
            #expect(rest.hex(5, 20) == yellow && rest.hex(5, 90) == yellow)
            let scrolled = try picture(Page(beginsAtSafeArea: beginsAtSafeArea, scrolled: 30))
            #expect(scrolled.hex(5, 20) != yellow && scrolled.hex(5, 90) != yellow)
        }
    }
}

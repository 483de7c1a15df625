import UIKit

/// The first run of an app: pages to swipe through, with dots and buttons below them.
final class OnboardingViewController: UIViewController {
    private let pages = [
        OnboardingPage(
            symbol: "leaf.fill", color: .systemGreen, title: "Know your plants",
            text: "Take a picture of a leaf, and see what it is and how much light and water it needs."),
        OnboardingPage(
            symbol: "drop.fill", color: .systemBlue, title: "Never too dry",
            text: "A reminder comes when the soil does, not when the calendar says so. It waits while it rains."),
        OnboardingPage(
            symbol: "person.2.fill", color: .systemOrange, title: "Share the work",
            text: "Neighbours see what was watered, and by whom, while you are away."),
    ]
    private let pageController = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let pageControl = UIPageControl()
    private let continueButton = UIButton(type: .system)
    private let skipButton = UIButton(type: .system)
    /// The page that is shown first.
    var startPage = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = .systemGreen

        pageController.dataSource = self
        pageController.delegate = self
        pageController.setViewControllers([makePage(startPage)], direction: .forward, animated: false)
        addChild(pageController)
        view.addSubview(pageController.view)
        pageController.didMove(toParent: self)

        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .systemGreen
        pageControl.pageIndicatorTintColor = .systemGray4

        skipButton.setTitle("Skip", for: .normal)
        skipButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
        skipButton.titleLabel?.adjustsFontForContentSizeCategory = true
        continueButton.addAction(UIAction { [weak self] _ in self?.showNextPage() }, for: .touchUpInside)
        showPage(startPage)

        let buttons = UIStackView(arrangedSubviews: [pageControl, continueButton, skipButton])
        buttons.axis = .vertical
        buttons.spacing = 8
        buttons.setCustomSpacing(16, after: pageControl)
        for subview in [pageController.view, buttons] {
            guard let subview else { continue }
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let area = view.safeAreaLayoutGuide
        let width = buttons.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -48)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            pageController.view.topAnchor.constraint(equalTo: area.topAnchor),
            pageController.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pageController.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pageController.view.bottomAnchor.constraint(equalTo: buttons.topAnchor, constant: -16),
            buttons.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            buttons.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            width,
            buttons.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
        ])
    }

    private func makePage(_ index: Int) -> UIViewController {
        OnboardingPageViewController(page: pages[index], index: index)
    }

    private func showPage(_ index: Int) {
        pageControl.currentPage = index
        let isLast = index == pages.count - 1
        var configuration = UIButton.Configuration.filled()
        configuration.title = isLast ? "Get Started" : "Continue"
        configuration.buttonSize = .large
        configuration.cornerStyle = .large
        continueButton.configuration = configuration
        skipButton.alpha = isLast ? 0 : 1
    }

    private func showNextPage() {
        let next = pageControl.currentPage + 1
        guard pages.indices.contains(next) else { return dismiss(animated: true) }
        pageController.setViewControllers([makePage(next)], direction: .forward, animated: true)
        showPage(next)
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, offset: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, offset: 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard let page = pageViewController.viewControllers?.first as? OnboardingPageViewController else { return }
        showPage(page.index)
    }

    private func page(beside controller: UIViewController, offset: Int) -> UIViewController? {
        guard let page = controller as? OnboardingPageViewController else { return nil }
        let index = page.index + offset
        return pages.indices.contains(index) ? makePage(index) : nil
    }
}

struct OnboardingPage {
    var symbol: String
    var color: UIColor
    var title: String
    var text: String
}

/// A picture and two texts, which scroll where they have no room.
private final class OnboardingPageViewController: UIViewController {
    private let page: OnboardingPage
    let index: Int

    init(page: OnboardingPage, index: Int) {
        (self.page, self.index) = (page, index)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let picture = UIImageView(image: UIImage(systemName: page.symbol))
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 84, weight: .regular)
        picture.contentMode = .center
        picture.tintColor = page.color
        picture.backgroundColor = page.color.withAlphaComponent(0.15)
        picture.layer.cornerRadius = 90
        picture.clipsToBounds = true

        let titleLabel = UILabel()
        titleLabel.text = page.title
        titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
            for: .systemFont(ofSize: 34, weight: .bold))
        let textLabel = UILabel()
        textLabel.text = page.text
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.textColor = .secondaryLabel
        for label in [titleLabel, textLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }

        let stack = UIStackView(arrangedSubviews: [picture, titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.setCustomSpacing(36, after: picture)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        view.addSubview(scrollView)

        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let centered = stack.centerYAnchor.constraint(equalTo: content.centerYAnchor)
        let fill = content.heightAnchor.constraint(equalTo: frame.heightAnchor)
        fill.priority = .defaultLow
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
            fill,
            stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -16),
            centered,
            stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: content.leadingAnchor, constant: 32),
            picture.widthAnchor.constraint(equalToConstant: 180),
            picture.heightAnchor.constraint(equalToConstant: 180),
        ])
    }
}

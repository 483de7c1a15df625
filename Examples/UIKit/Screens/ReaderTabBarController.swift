import UIKit

/// The tabs of an app, with numbers of what is new.
final class ReaderTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let feed = UINavigationController(rootViewController: FeedViewController())
        feed.navigationBar.prefersLargeTitles = true
        feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "newspaper.fill"), tag: 0)
        let inbox = UIViewController()
        inbox.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray.fill"), tag: 1)
        inbox.tabBarItem.badgeValue = "3"
        let saved = UIViewController()
        saved.tabBarItem = UITabBarItem(title: "Saved", image: UIImage(systemName: "bookmark.fill"), tag: 2)
        let profile = UIViewController()
        profile.tabBarItem = UITabBarItem(title: "You", image: UIImage(systemName: "person.fill"), tag: 3)
        profile.tabBarItem.badgeValue = "new"
        viewControllers = [feed, inbox, saved, profile]
        view.tintColor = .systemIndigo
    }
}

/// Posts, one below the other, each as high as its constraints.
private final class FeedViewController: UIViewController, UICollectionViewDataSource {
    private let posts = [
        FeedPostCell.Post(
            author: "Kofi Mensah", time: "12 minutes ago",
            text: "Last ferry of the day. The whole deck went quiet when the sun touched the water.", likes: 248,
            comments: 31),
        FeedPostCell.Post(
            author: "Lena Brandt", time: "1 hour ago", text: "Same hill, another evening.", likes: 96, comments: 8),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        view.backgroundColor = .systemBackground
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(320))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 8
        // Lines of text are not too long on a tablet.
        if traitCollection.horizontalSizeClass == .regular { section.contentInsetsReference = .readableContent }
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(FeedPostCell.self, forCellWithReuseIdentifier: "post")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        posts.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        (cell as? FeedPostCell)?.configure(with: posts[indexPath.item])
        return cell
    }
}

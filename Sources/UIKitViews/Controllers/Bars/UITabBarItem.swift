import CoreGeometry
import Foundation
import UIKitValues

/// A tab.
open class UITabBarItem: UIBarItem {
    /// The image while the tab is selected; nil for the same.
    open var selectedImage: UIImage?
    /// The text of the badge; nil for none.
    open var badgeValue: String?
    /// The colour of the badge; nil for red.
    open var badgeColor: UIColor?
    /// How the title is moved; stored.
    open var titlePositionAdjustment = UIOffset.zero

    /// A tab of the system.
    public enum SystemItem: Int, Hashable, Sendable {
        /// More.
        case more
        /// Favorites.
        case favorites
        /// Featured.
        case featured
        /// Top rated.
        case topRated
        /// Recents.
        case recents
        /// Contacts.
        case contacts
        /// History.
        case history
        /// Bookmarks.
        case bookmarks
        /// Search.
        case search
        /// Downloads.
        case downloads
        /// Most recent.
        case mostRecent
        /// Most viewed.
        case mostViewed

        /// The title, in English, and the symbol.
        var look: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down.fill")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        }
    }

    /// Creates an empty tab.
    public override init() {
        super.init()
    }
    /// Creates a tab from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
    /// Creates a tab with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    /// Creates a tab with a title and two images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    /// Creates a tab of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.look.title, image: UIImage(systemName: systemItem.look.symbol), tag: tag)
    }
}

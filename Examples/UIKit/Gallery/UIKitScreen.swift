import Flatlay
import UIKit

/// A screen of controllers as an app writes them, on a phone.
public struct UIKitScreen: Sendable {
    /// The name of its pictures.
    public let name: String
    /// The file in `Examples/UIKit/Screens`, without the extension.
    public let file: String
    /// What the screen shows, in one sentence.
    public let summary: String
    private let makeController: @MainActor @Sendable () -> UIViewController

    init(
        _ name: String, _ file: String, _ summary: String,
        _ makeController: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.file = file
        self.summary = summary
        self.makeController = makeController
    }

    /// The screens, in the order of their page.
    public static let all = [
        UIKitScreen("settings", "PreferencesViewController", "a list in groups below a large title") {
            inNavigation(PreferencesViewController())
        },
        UIKitScreen(
            "settings-table", "SettingsTable", "a table in groups with icons, switches, values and an account"
        ) { inNavigation(SettingsTableViewController(style: .insetGrouped)) },
        UIKitScreen("photos", "PhotoGridViewController", "photos with badges in a compositional grid") {
            inNavigation(PhotoGridViewController())
        },
        UIKitScreen("sign-in", "SignInViewController", "fields and buttons in a stack") { SignInViewController() },
        UIKitScreen("artist", "ArtistViewController", "a person's page that scrolls") {
            let list = UIViewController()
            list.title = "Artists"
            let navigation = inNavigation(list)
            navigation.pushViewController(ArtistViewController(), animated: false)
            return navigation
        },
        UIKitScreen("drafts", "DraftsViewController", "an alert above a list") {
            let drafts = DraftsViewController()
            drafts.asksAtOnce = true
            return inNavigation(drafts)
        },
        UIKitScreen("reader", "ReaderTabBarController", "tabs with badges") { ReaderTabBarController() },
    ]

    /// The names of the pictures: one in the light and one in the dark appearance.
    public var pictureNames: [String] { ["\(name).png", "\(name)-dark.png"] }

    /// Creates a renderer of the screen.
    @MainActor
    public func renderer(_ colorScheme: ColorScheme) -> ImageRenderer<UIViewContent> {
        let renderer = ImageRenderer(viewController: makeController())
        renderer.show(on: .iPhone16, withStatusBar: true)
        renderer.scale = 2
        renderer.colorScheme = colorScheme
        return renderer
    }

    /// Renders the pictures.
    @MainActor
    public func pictures() throws -> [(name: String, bytes: Data)] {
        try zip(pictureNames, [ColorScheme.light, .dark]).map { name, colorScheme in
            (name, try renderer(colorScheme).pngData())
        }
    }

    @MainActor
    private static func inNavigation(_ controller: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}

import Flatlay
import SwiftUI
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
        UIKitScreen("onboarding", "OnboardingViewController", "pages with dots and buttons below them") {
            let onboarding = OnboardingViewController()
            onboarding.startPage = 1
            return onboarding
        },
        UIKitScreen("new-event", "EventFormViewController", "a form from a storyboard") {
            EventFormViewController.fromStoryboard()
        },
        UIKitScreen("mail", "MailSplitViewController", "a table with a search field, beside a message on a tablet") {
            MailSplitViewController()
        },
        UIKitScreen("discover", "DiscoverViewController", "shelves with headers and badges, and cells of a xib file") {
            inNavigation(DiscoverViewController())
        },
    ]

    /// The names of the pictures: one in the light and one in the dark appearance.
    public var pictureNames: [String] { ["\(name).png", "\(name)-dark.png"] }

    /// The name of the sheet of variants.
    public var variantsName: String { "\(name)-variants.png" }

    /// Creates a renderer of the screen.
    @MainActor
    public func renderer(_ colorScheme: ColorScheme) -> ImageRenderer<UIViewContent> {
        renderer(colorScheme, on: .iPhone16)
    }

    /// Creates a renderer of the screen from right to left, with large text, and on a tablet, beside each other. What
    /// rendering them reports is in its second part.
    ///
    /// - Throws: What rendering throws.
    @MainActor
    public func variants() throws -> (renderer: ImageRenderer<VariantSheet>, diagnostics: [String]) {
        let mirrored = renderer(.light, on: .iPhone16)
        mirrored.layoutDirection = .rightToLeft
        let large = renderer(.light, on: .iPhone16)
        large.dynamicTypeSize = .accessibility2
        var images: [VariantSheet.Variant] = []
        var diagnostics: [String] = []
        for renderer in [mirrored, large, renderer(.light, on: Self.tablet)] {
            renderer.scale = 1
            guard let image = renderer.uiImage else {
                // Throws what is wrong.
                _ = try renderer.pngData()
                continue
            }
            diagnostics += renderer.diagnostics.map { "\($0)" }
            images.append(VariantSheet.Variant(id: images.count, image: image))
        }
        let sheet = ImageRenderer(content: VariantSheet(variants: images))
        sheet.title = "\(name): from right to left, with large text and on a tablet"
        return (sheet, diagnostics)
    }

    /// Renders the pictures.
    @MainActor
    public func pictures() throws -> [(name: String, bytes: Data)] {
        let pictures = try zip(pictureNames, [ColorScheme.light, .dark]).map { name, colorScheme in
            (name: name, bytes: try renderer(colorScheme).pngData())
        }
        return pictures + [(name: variantsName, bytes: try variants().renderer.pngData())]
    }

    /// A tablet on its side.
    private static let tablet = DevicePreset(
        name: DevicePreset.iPadPro11.name, models: DevicePreset.iPadPro11.models,
        size: CGSize(width: 1210, height: 834), scale: 2, safeAreaInsets: DevicePreset.iPadPro11.safeAreaInsets,
        userInterfaceIdiom: .pad)

    @MainActor
    private func renderer(_ colorScheme: ColorScheme, on device: DevicePreset) -> ImageRenderer<UIViewContent> {
        let renderer = ImageRenderer(viewController: makeController())
        renderer.show(on: device, withStatusBar: true)
        renderer.scale = 2
        renderer.colorScheme = colorScheme
        return renderer
    }

    @MainActor
    private static func inNavigation(_ controller: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}

/// Pictures of a screen beside each other.
public struct VariantSheet: View {
    struct Variant: Identifiable, Sendable {
        let id: Int
        let image: UIImage
    }

    let variants: [Variant]

    /// The pictures.
    public var body: some View {
        HStack(alignment: .top, spacing: 24) {
            ForEach(variants) { Image(uiImage: $0.image).clipShape(.rect(cornerRadius: 24)) }
        }
        .padding(24)
        .background(Color(white: 0.5))
    }
}

import Flatlay
import FlatlayPreviews
import Foundation

/// A screen of an app, as the preview of its file shows it on a device.
public struct ScreenExample: Sendable {
    /// The name of its pictures.
    public let name: String
    /// The file in `Examples/Screens`, without the extension.
    public let file: String
    /// The name of the preview in the file.
    public let preview: String
    /// What the screen shows, in one sentence.
    public let summary: String
    let device: DevicePreset
    /// Whether the screen looks the same in the light appearance.
    let isAlwaysDark: Bool
    /// Whether the first menu of the screen is open.
    let opensMenu: Bool

    init(
        _ name: String, _ file: String, _ preview: String, _ summary: String, device: DevicePreset = .iPhone16,
        isAlwaysDark: Bool = false, opensMenu: Bool = false
    ) {
        self.name = name
        self.file = file
        self.preview = preview
        self.summary = summary
        self.device = device
        self.isAlwaysDark = isAlwaysDark
        self.opensMenu = opensMenu
    }

    /// A tablet on its side.
    private static let tablet = DevicePreset(
        name: DevicePreset.iPadPro11.name, models: DevicePreset.iPadPro11.models,
        size: CGSize(width: 1210, height: 834),
        scale: 2, safeAreaInsets: DevicePreset.iPadPro11.safeAreaInsets, userInterfaceIdiom: .pad)

    /// The screens, in the order of their page.
    public static let all = [
        ScreenExample("mail", "MailTabs", "Mail", "tabs with badges, a large title and items in the bar"),
        ScreenExample("profile", "ProfileScreen", "Profile", "a large title above content that scrolls"),
        ScreenExample("product", "ProductPage", "Product", "a sheet of half the height above a product"),
        ScreenExample("player", "PlayerSheet", "Player", "a large sheet above tabs"),
        ScreenExample("alert", "NotesAlert", "Alert", "an alert above a screen with a way back and a bottom bar"),
        ScreenExample("dialog", "PhotoOptions", "Dialog", "a choice of actions in the dark", isAlwaysDark: true),
        ScreenExample("onboarding", "Onboarding", "Onboarding", "pages with dots below them"),
        ScreenExample("browser", "RecipeSearch", "Search at rest", "a search field below a title"),
        ScreenExample("search", "RecipeSearch", "Search", "a search with its scopes and results"),
        ScreenExample("chat", "ChatScreen", "Chat", "a conversation with a field below it"),
        ScreenExample("settings", "SettingsScreen", "Settings", "the root of an app's settings"),
        ScreenExample("inbox", "InboxScreen", "Inbox", "a mailbox with its folders and the latest messages"),
        ScreenExample("contacts", "ContactsScreen", "Contacts", "people by the first letters of their names"),
        ScreenExample("files", "FilesScreen", "Files", "a sidebar of places, folders and tags"),
        ScreenExample("menu", "FolderScreen", "Folder", "the open menu of a folder", opensMenu: true),
        ScreenExample(
            "context-menu", "MessageActions", "Message actions", "the open menu of a message", opensMenu: true),
        ScreenExample("to-do", "ToDoScreen", "At rest", "a list of tasks"),
        ScreenExample("to-do-editing", "ToDoScreen", "Editing", "a list of tasks while it is edited"),
        ScreenExample("note", "NoteScreen", "Note", "a note, with what can be done with it"),
        ScreenExample("login", "LoginScreen", "Login", "signing in with a name and a password"),
        ScreenExample("sign-up", "SignUpScreen", "Sign up", "a form to join"),
        ScreenExample("order", "OrderScreen", "Order", "an order in a coffee shop"),
        ScreenExample("new-event", "EventScreen", "New event", "a new event in a calendar"),
        ScreenExample("split-view", "SplitNotes", "Split view", "three columns on a tablet", device: tablet),
    ]

    /// The names of the pictures: one in the light and one in the dark appearance.
    public var pictureNames: [String] { isAlwaysDark ? ["\(name).png"] : ["\(name).png", "\(name)-dark.png"] }

    /// The name of the sheet of variants.
    public var variantsName: String { "\(name)-variants.png" }

    /// Creates a renderer of the screen.
    ///
    /// - Throws: ``MissingScreenError`` if its file has no preview of the name.
    @MainActor
    public func renderer(_ colorScheme: ColorScheme) async throws -> ImageRenderer<AnyView> {
        try await renderer(colorScheme, on: device)
    }

    /// Creates a renderer of the screen from right to left, with large text, and on the other kind of device, beside
    /// each other.
    ///
    /// - Throws: ``MissingScreenError`` if its file has no preview of the name, and what rendering throws.
    @MainActor
    public func variants() async throws -> ImageRenderer<AnyView> {
        let mirrored = try await renderer(isAlwaysDark ? .dark : .light, on: device)
        mirrored.layoutDirection = .rightToLeft
        let large = try await renderer(isAlwaysDark ? .dark : .light, on: device)
        large.dynamicTypeSize = .accessibility2
        let other = try await renderer(
            isAlwaysDark ? .dark : .light, on: device.userInterfaceIdiom == .pad ? .iPhone16 : Self.tablet)
        var images: [Variant] = []
        for renderer in [mirrored, large, other] {
            renderer.scale = 1
            _ = try renderer.displayList()
            if let image = renderer.uiImage { images.append(Variant(id: images.count, image: image)) }
        }
        let sheet = ImageRenderer(content: AnyView(VariantSheet(variants: images)))
        sheet.title = "\(name): from right to left, with large text and on another device"
        return sheet
    }

    @MainActor
    private func renderer(_ colorScheme: ColorScheme, on device: DevicePreset) async throws -> ImageRenderer<AnyView> {
        let previews = try await Previews.all(in: "ScreenExamples")
        guard let found = previews.first(where: { $0.declaration.place == file && $0.name == preview }) else {
            throw MissingScreenError(file: file, preview: preview)
        }
        let renderer = try found.renderer(on: device)
        renderer.statusBarLook = device.look
        renderer.colorScheme = colorScheme
        if opensMenu { renderer.content = AnyView(renderer.content.menuPresented()) }
        return renderer
    }

    /// Renders the pictures.
    @MainActor
    public func pictures() async throws -> [(name: String, bytes: Data)] {
        var pictures: [(name: String, bytes: Data)] = []
        for (index, name) in pictureNames.enumerated() {
            pictures.append((name, try await renderer(index == 0 ? .light : .dark).pngData()))
        }
        pictures.append((variantsName, try await variants().pngData()))
        return pictures
    }
}

/// A file of a screen has no preview of a name.
public struct MissingScreenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The name of the preview.
    public let preview: String

    /// The error, and what to do about it.
    public var description: String {
        "\(file).swift has no preview '\(preview)'; name it there with #Preview(\"\(preview)\")"
    }
}

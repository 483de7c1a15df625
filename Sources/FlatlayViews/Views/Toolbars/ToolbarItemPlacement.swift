/// The placement of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction
        case cancellationAction, destructiveAction, navigationBarLeading, navigationBarTrailing, topBarLeading
        case topBarTrailing, bottomBar, keyboard, title, subtitle, largeTitle
    }

    private let kind: Kind

    /// The automatic placement: after the title.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// The centre of the bar.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// Before the title.
    public static let navigation = ToolbarItemPlacement(kind: .navigation)
    /// The placement of the primary action: after the title.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// The placement of actions of which few people know: behind a button with three dots.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
    /// The centre of the bottom bar.
    public static let status = ToolbarItemPlacement(kind: .status)
    /// The placement of a confirming action: after the title, in semibold.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
    /// The placement of a cancelling action: before the title.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
    /// The placement of an action that deletes something: after the title.
    public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
    /// Before the title of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .navigationBarLeading)
    /// After the title of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .navigationBarTrailing)
    /// Before the title of the top bar.
    public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
    /// After the title of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
    /// The bottom bar.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
    /// Above the keyboard, which an image never shows.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(kind: .title)
    /// Below the title.
    public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
    /// In place of the large title.
    public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)

    /// Where the item is on iOS.
    var region: Region {
        switch kind {
        case .principal, .title: .center
        case .navigation, .cancellationAction, .navigationBarLeading, .topBarLeading: .leading
        case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .navigationBarTrailing,
            .topBarTrailing:
            .trailing
        case .secondaryAction: .overflow
        case .bottomBar, .status: .bottom
        case .subtitle: .subtitle
        case .largeTitle: .largeTitle
        case .keyboard: .none
        }
    }

    /// Whether the item is semibold, as the one that ends a task is.
    var isProminent: Bool { kind == .confirmationAction }

    /// A part of the bars.
    enum Region {
        case leading, center, trailing, overflow, bottom, subtitle, largeTitle, none
    }
}

/// A bar that can be configured.
public struct ToolbarPlacement: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, navigationBar, tabBar, bottomBar, windowToolbar, bottomOrnament }

    private let kind: Kind

    /// All bars.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// The navigation bar, at the top.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The tab bar.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
    /// The toolbar at the bottom.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    /// The toolbar of a window, which a phone does not have.
    public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
    /// The toolbar below a window of visionOS.
    public static let bottomOrnament = ToolbarPlacement(kind: .bottomOrnament)
}

/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, inline, inlineLarge, large }

    private let kind: Kind

    /// Large on the first screen; as on the screen before it on others.
    public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
    /// A small title in the middle of the bar.
    public static let inline = ToolbarTitleDisplayMode(kind: .inline)
    /// A large title in the bar, at its leading edge.
    public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inlineLarge)
    /// A large title below the bar.
    public static let large = ToolbarTitleDisplayMode(kind: .large)
}

/// The role of a toolbar, which has no effect on an image of a phone.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Browsing.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing a document.
    public static let editor = ToolbarRole(name: "editor")
    /// A stack of screens.
    public static let navigationStack = ToolbarRole(name: "navigation-stack")
}

/// An item of the system in a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that shows a sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebar-toggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

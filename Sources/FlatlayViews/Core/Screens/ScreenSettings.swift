import Foundation

/// The settings of a screen's bars, from its views.
struct ScreenSettings {
    /// The title of the navigation bar.
    var title: Text?
    /// A line below the title.
    var subtitle: Text?
    /// Whether the title is large.
    var titleMode = ToolbarTitleDisplayMode.automatic
    /// Whether there is no way back.
    var hidesBackButton = false
    /// The items of the bars, in the order of their declaration.
    var items: [ToolbarEntry] = []
    /// Which bars are shown or hidden.
    var visibility: [ToolbarPlacement: Visibility] = [:]
    /// Which bars have a background.
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    /// The fills of the bars' backgrounds.
    var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    /// The light or dark appearance of bars.
    var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
    /// The search field.
    var search: SearchSettings?
    /// The scopes below the search field.
    var searchScopes: CapturedView?
    /// The width of the column of a split view.
    var columnWidth: CGFloat?
    /// The screen that is presented on top of this one.
    var pushed: CapturedView?

    /// The value for a bar: its own, or that of all bars.
    func value<Value>(_ values: KeyPath<ScreenSettings, [ToolbarPlacement: Value]>, for bar: ToolbarPlacement) -> Value?
    {
        self[keyPath: values][bar] ?? self[keyPath: values][.automatic]
    }

    /// Whether a bar is hidden.
    func hides(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }
}

/// The settings of `searchable`.
struct SearchSettings {
    /// The text of the field.
    var text: String
    /// The text of an empty field.
    var prompt: Text
    /// Whether the search is active, so that the field replaces the title.
    var isActive: Bool
}

/// Something that a renderer of collection views must be able to do, from the articles that inspired Flatlay.
struct Capability {
    /// An article, identified by a letter.
    enum Part: String, CaseIterable {
        case shelf = "A"
        case tags = "B"
        case overlays = "C"
        case sections = "D"
        case hosting = "E"

        /// The topic of the article.
        var title: String {
            switch self {
            case .shelf: "a shelf with safe areas, focus and supplementary views"
            case .tags: "tags that size themselves"
            case .overlays: "containers that show notifications"
            case .sections: "sections and items of diffable data"
            case .hosting: "children hosted in cells"
            }
        }
    }

    let part: Part
    let number: Int
    let title: String

    var identifier: String { part.rawValue + String(number) }

    static let all: [Capability] =
        numbered(.shelf, shelf) + numbered(.tags, tags) + numbered(.overlays, overlays) + numbered(.sections, sections)
        + numbered(.hosting, hosting) + added

    private static func numbered(_ part: Part, _ titles: [String]) -> [Capability] {
        zip(1..., titles).map { Capability(part: part, number: $0, title: $1) }
    }

    /// Capabilities that were added later.
    private static let added = [
        Capability(part: .shelf, number: 26, title: "cells can have the focus, as the delegate says"),
        Capability(
            part: .shelf, number: 27,
            title: "a focused card tilts towards the direction it came from, over its neighbours"),
        Capability(part: .shelf, number: 28, title: "headers and footers follow the safe area rule of cells"),
        Capability(part: .shelf, number: 29, title: "reloading shuffled rows never loses the focused item"),
        Capability(
            part: .overlays, number: 18, title: "a screen with a bar, a list of buttons and a notification above both"),
        Capability(part: .tags, number: 15, title: "a cell draws itself with paths"),
        Capability(part: .tags, number: 16, title: "a cell comes from a nib, with its margins"),
        Capability(part: .tags, number: 17, title: "an app asks a cell for the size that fits"),
        Capability(part: .overlays, number: 19, title: "the container consists of controllers"),
        Capability(part: .overlays, number: 20, title: "tab bars and pages are containers around it"),
        Capability(
            part: .overlays, number: 21, title: "views register when they appear, and unregister when they disappear"),
        Capability(part: .sections, number: 15, title: "two sections of text symbols have no placeholder"),
        Capability(part: .hosting, number: 10, title: "children are released with their items"),
        Capability(part: .hosting, number: 11, title: "child controllers get the calls of their life cycle"),
        Capability(part: .hosting, number: 12, title: "rows of a table host by the same rule"),
    ]

    private static let shelf = [
        "hosted content fills exactly the frame of its cell",
        "a cell that scrolls into view is sized like all others",
        "each host decides whether it respects the safe area",
        "sections scroll horizontally and independently",
        "the layout comes from the latest closure",
        "the closure sees the container's size and the traits",
        "supplementary views of every kind come from one builder",
        "the buttons inside cells are focusable, the cells are not",
        "a focused card is larger, above a shadow and above its neighbours",
        "the pressed look comes from the style",
        "the focus follows the item across data changes",
        "if the focused item is deleted, one nearby gets the focus",
        "without a focus the content offset is kept",
        "moving the focus does not apply data",
        "equal rows are applied once",
        "an item that changes with the same identity is updated only when it is reconfigured",
        "item identifiers are unique across all sections",
        "reuse never leaks state into another cell",
        "the first load is not animated, later ones are",
        "only visible cells are built",
        "supplementary views are optional",
        "a bar scrolls with the content",
        "focus guides lead between rows of different length",
        "arrows and tabs use the same engine",
        "registrations are typed, and a card has a fallback for a missing style",
    ]

    private static let tags = [
        "the size of a cell comes from its text",
        "margins are set once and added to the label",
        "a label has a minimum width",
        "a label has a maximum width and is truncated",
        "a view has a minimum, an ideal and a maximum size",
        "a pill's outline is inside the cell",
        "the corner radius follows the height",
        "the background is visible around a pill",
        "measuring has no side effects",
        "one closure serves sizing and drawing",
        "without sizes all items are equal",
        "rows of variable widths wrap, justified or aligned",
        "a template's cell serves sizing and drawing",
        "values that can change are not cached",
    ]

    private static let overlays = [
        "without a value the container shows its content unchanged",
        "what is shown is a function of content, value and time",
        "views below register the content for a type of values",
        "registering causes no further update",
        "views that leave the tree are no longer registered",
        "a value of an unregistered type shows nothing",
        "the overlay is as large as its content, within insets",
        "it is centred, on top of everything",
        "its background is translucent",
        "it fades in and out",
        "a replacement does not fade",
        "it disappears after a while",
        "a container extends into the safe area from outside",
        "a type-erased view draws like a concrete one",
        "it is not focusable",
        "long text wraps within the insets",
        "the mechanism serves banners, sheets and badges",
    ]

    private static let sections = [
        "sections and items are typed",
        "sections are found by identifier",
        "sections can be hidden and reordered",
        "items of several models share one collection",
        "two sections may show the same data",
        "a cell type owns its layout",
        "registrations are created once, outside the provider",
        "headers are registered by kind",
        "estimated heights become those of the content",
        "the width comes from the container",
        "orthogonal sections come to rest according to their behaviour",
        "hosted content has margins if requested",
        "snapshots are values that can be tested alone",
        "a symbol is scaled to fit, and an unknown one has a placeholder",
    ]

    private static let hosting = [
        "a cell hosts any child, such as another collection",
        "the hosted view fills the cell",
        "an inner collection keeps its own offset",
        "reuse never blanks a cell",
        "a host that lost its child reports it",
        "the defect that ownership prevents is reproducible",
        "rows of full width have no gaps",
        "rows of lists host by the same rule",
        "there is one way to reach the child",
    ]
}

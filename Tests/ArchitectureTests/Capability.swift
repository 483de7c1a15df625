/// Something that a renderer of collection views must be able to do, by the articles that Flatlay grew out of.
struct Capability {
    /// An article, by its letter.
    enum Part: String, CaseIterable {
        case shelf = "A"
        case tags = "B"
        case overlays = "C"
        case sections = "D"
        case hosting = "E"

        /// What the article is about.
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

    /// Capabilities that were added later; the numbers between have no test yet.
    private static let added = [
        Capability(part: .shelf, number: 28, title: "headers and footers keep out of the safe area as cells do"),
        Capability(part: .shelf, number: 29, title: "no reload of shuffled rows loses the focused item"),
        Capability(
            part: .overlays, number: 21, title: "views register when they appear, and no longer when they disappear"),
        Capability(part: .sections, number: 15, title: "two sections of symbols of text have no placeholder"),
    ]

    private static let shelf = [
        "hosted content fills exactly the frame of its cell",
        "a cell that comes into sight is sized like all others",
        "each host decides for itself whether it keeps to the safe area",
        "sections scroll across independently",
        "the layout comes from a closure, always the latest one",
        "the closure sees the container's size and the traits",
        "supplementary views of every kind come from one builder",
        "the buttons inside cells can have the focus, the cells can't",
        "a focused card is larger, above a shadow and above its neighbours",
        "the pressed look comes from the style",
        "the focus follows the item through changes of data",
        "where the focused item is deleted, one nearby gets the focus",
        "without a focus the content offset is kept",
        "a move of the focus applies no data",
        "equal rows are applied once",
        "what changes without the identity is seen only when it is reconfigured",
        "item identifiers are unique across all sections",
        "reuse never leaks state into another cell's picture",
        "the first load is not animated, later ones are",
        "only cells in sight are built",
        "supplementary views are optional",
        "a bar scrolls with the content",
        "focus guides lead between rows of different length",
        "arrows and tabs use the same engine",
        "registrations are typed, and a card falls back where there is no such style",
    ]

    private static let tags = [
        "the size of a cell comes from its text",
        "margins are stated once and added to the label",
        "a label has a least width",
        "a label has a greatest width and is cut at the end",
        "a view has a smallest, an ideal and a largest size",
        "a pill's outline lies inside the cell",
        "the radius follows the height",
        "the background shines through around a pill",
        "measuring changes nothing",
        "one closure serves sizing and drawing",
        "without sizes all items are equal",
        "rows of variable widths wrap, justified or aligned",
        "a template's cell serves sizing and drawing",
        "nothing is cached that could change",
    ]

    private static let overlays = [
        "without a value the container shows its content unchanged",
        "what is shown is a function of content, value and time",
        "views below register what a type of values looks like",
        "registering causes no further update",
        "what leaves the tree is no longer registered",
        "a value of a type that nobody registered shows nothing",
        "the overlay is as large as its content, within insets",
        "it stands in the middle, above everything",
        "its ground is translucent",
        "it fades in and out",
        "a replacement does not fade",
        "it leaves by itself after a while",
        "a container reaches into the safe area from outside",
        "an erased view draws like a concrete one",
        "it takes no part in the focus",
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
        "registrations are made once, outside the provider",
        "headers are registered by kind",
        "estimated heights become the content's",
        "the width comes from the container",
        "sections that scroll across come to rest by their behaviour",
        "hosted content has margins where one asks for them",
        "snapshots are values that can be tested alone",
        "a symbol is scaled to fit, and an unknown one has a placeholder",
    ]

    private static let hosting = [
        "a cell hosts any child, such as another collection",
        "the hosted view fills the cell",
        "an inner collection keeps its own offset",
        "reuse never blanks a cell",
        "a host that lost its child says so",
        "the defect that ownership prevents can be seen",
        "rows of full width lie without gaps",
        "rows of lists host by the same rule",
        "there is one way to the child",
    ]
}

import Flatlay

/// A moment of the shelf on a television, reached by pressing keys.
///
/// ```swift
/// for example in FocusExample.all {
///     try example.renderer().write(to: "\(example.name).png")
/// }
/// ```
public struct FocusExample {
    /// The name of its file, such as `shelf-focused`.
    public let name: String
    /// Its title.
    public let title: String
    /// What the image shows, in one sentence.
    public let summary: String
    /// The keys that lead to the moment.
    public let keys: String
    /// Whether the focused card is being pressed.
    public let isPressed: Bool
    /// Whether the path of the focus is drawn.
    public let showsPath: Bool
    /// How often rows and cards are shuffled after the keys.
    public let reloads: Int
    /// The light or dark appearance.
    public let colorScheme: ColorScheme

    private init(
        _ name: String, _ title: String, _ summary: String, keys: String, isPressed: Bool = false,
        showsPath: Bool = false, reloads: Int = 0, colorScheme: ColorScheme = .dark
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.keys = keys
        self.isPressed = isPressed
        self.showsPath = showsPath
        self.reloads = reloads
        self.colorScheme = colorScheme
    }

    /// The examples.
    public static var all: [FocusExample] {
        [
            FocusExample(
                "shelf-focused", "A focused card",
                "The card is larger and drawn above its neighbours, with a shadow; cells do not clip it.",
                keys: "right*2 down"),
            FocusExample(
                "shelf-tilted", "A tilted card",
                "The focus came from the right: that edge of the card leans back, and the other comes near.",
                keys: "right*3 left"),
            FocusExample(
                "shelf-pressed", "A pressed card",
                "While it is pressed, the card sinks halfway, its tilt is less, and its shadow is smaller.",
                keys: "right*2 down", isPressed: true),
            FocusExample(
                "shelf-reloaded", "A focused card after reloads",
                "Rows and cards were shuffled three times: the card kept the focus, and its row scrolled into view.",
                keys: "right*2 down", reloads: 3),
            FocusExample(
                "shelf-focus-path", "The path of the focus",
                "A numbered arrow for each move, and a ring around the number of each press.",
                keys: "right*2 down right down left select up*2 tab", showsPath: true),
            FocusExample(
                "shelf-focus-path-light", "The path of the focus on a light background",
                "A scrolled row, and the path back: arrows in opposite directions are drawn side by side.",
                keys: "right*6 left*2 down*2 up", showsPath: true, colorScheme: .light),
        ]
    }

    /// Creates a renderer and presses the keys.
    ///
    /// - Throws: the errors of `InteractiveRenderer.run(_:)`.
    public func renderer() throws -> InteractiveRenderer<AnyView> {
        var rows = ShelfExample.sections.map { CollectionRow(section: $0, items: ShelfExample.items(in: $0)) }
        let renderer = InteractiveRenderer(content: Self.shelf(rows))
        renderer.proposedSize = ProposedViewSize(width: 1920, height: 1080)
        renderer.colorScheme = colorScheme
        // A shadow would not be visible on black.
        renderer.background = colorScheme == .dark ? Color(red: 0.17, green: 0.19, blue: 0.27) : .white
        renderer.title = title
        renderer.showsFocusPath = showsPath
        try renderer.run(keys)
        if isPressed { try renderer.press() }
        for reload in 0..<reloads {
            // The shuffle is always the same: rows change places, and so do the cards in each.
            rows = rows.indices.map { rows[($0 * 11 + 7 + reload) % rows.count] }
            for row in rows.indices {
                let items = rows[row].items
                rows[row].items = items.indices.map { items[($0 * 9 + 4 + row) % items.count] }
            }
            renderer.content = Self.shelf(rows)
            _ = try renderer.focusedTarget()
        }
        return renderer
    }

    private static func shelf(_ rows: [CollectionRow<Int, String>]) -> AnyView {
        AnyView(
            CollectionView(
                rows: rows, layout: ShelfExample.createLayout,
                cell: { _, name in ShelfExample.Card(name: name) },
                supplementaryView: { _, path in ShelfExample.Header(section: rows[path.section].section) }))
    }
}

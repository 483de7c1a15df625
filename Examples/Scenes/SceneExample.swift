import Flatlay

/// A scene that changes, as images at some moments and as an animation.
///
/// ```swift
/// for moment in SceneExample.fruitShop.moments {
///     let picture = try SceneExample.fruitShop.displayList(at: moment.time)
/// }
/// ```
public struct SceneExample: Sendable {
    /// The name of its files, such as `fruit-shop`.
    public let name: String
    /// What happens, in one sentence.
    public let summary: String
    /// The file in `Examples/Scenes` with its views.
    public let sourceFile: String
    /// The moments that the gallery shows, in seconds.
    public let moments: [Double]
    /// Pixels per point.
    public let scale: CGFloat = 2
    /// Creates the animation.
    public let animation: @Sendable () throws -> AnimatedDisplayList

    /// The scenes.
    public static let all = [fruitShop, tileBoard, nestedShelves]

    /// A notification appears and disappears.
    static let fruitShop = SceneExample(
        name: "fruit-shop", summary: "A notification fades in above a list, and out again.",
        sourceFile: "FruitShop.swift", moments: [1.125, 1.25]
    ) {
        let renderer = ImageRenderer(content: FruitShop())
        renderer.proposedSize = ProposedViewSize(width: 390, height: 620)
        renderer.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        renderer.background = Color(.systemGroupedBackground)
        renderer.scale = 2
        return try renderer.animation(
            pause: 1,
            [
                { renderer.content = FruitShop(selection: FruitShop.fruits[6]) },
                { renderer.content = FruitShop() },
            ])
    }

    /// Data and layout change.
    static let tileBoard = SceneExample(
        name: "tile-board",
        summary: "Tiles are shuffled, two are removed and one is added; then there are two columns instead of three.",
        sourceFile: "TileBoard.swift", moments: [0.5, 0.65, 0.8, 1.45, 1.6]
    ) {
        let tiles = TileBoard.tiles
        let shuffled = [5, 2, 7, 8, 0, 4, 1].map { tiles[$0] } + [TileBoard.Tile(name: "Vesta", color: .mint)]
        let renderer = ImageRenderer(content: TileBoard())
        renderer.proposedSize = ProposedViewSize(width: 390, height: 504)
        renderer.background = Color(.systemBackground)
        renderer.scale = 2
        return try renderer.animation(
            pause: 0.5,
            [
                { renderer.content = TileBoard(tiles: shuffled) },
                { renderer.content = TileBoard(tiles: shuffled, columns: 2) },
            ])
    }

    /// Collections inside cells keep their scroll offset while their cell is not visible.
    static let nestedShelves = SceneExample(
        name: "nested-shelves",
        summary: "A row is dragged, the list scrolls away and back, and the row has kept its offset.",
        sourceFile: "NestedShelves.swift", moments: [0, 0.8, 1.6, 2.4]
    ) {
        let renderer = ImageRenderer(content: NestedShelves())
        renderer.proposedSize = ProposedViewSize(width: 390, height: 420)
        renderer.background = Color(.systemBackground)
        renderer.scale = 2
        let berlin = CollectionPath.root.collection(in: .cell("Berlin"))
        var dragged = SceneState()
        dragged.setOrthogonalOffset(150, inSection: "streets", of: berlin)
        var scrolled = dragged
        scrolled.setContentOffset(CGPoint(x: 0, y: 420))
        return try renderer.animation(
            pause: 0.5,
            [
                { renderer.sceneState = dragged },
                { renderer.sceneState = scrolled },
                { renderer.sceneState = dragged },
            ])
    }

    /// The moments as images: the name of each file and its bytes.
    public func pictures() throws -> [(name: String, bytes: Data, list: DisplayList)] {
        let animation = try animation()
        let renderer = PNGRenderer(options: PNGOptions(scale: scale))
        return try moments.enumerated().map { number, time in
            let list = animation.displayList(at: time)
            return ("\(name)-\(number + 1).png", try renderer.data(for: list), list)
        }
    }
}

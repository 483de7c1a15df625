import FlatlayDrawing
import SwiftUI

/// What a view draws on a screen, with text of 10 × 20 points for each character.
@MainActor struct Picture {
    let list: DisplayList
    let warnings: [String]

    /// - Parameters:
    ///   - size: the size of the screen; a phone's by default.
    ///   - insets: the part that the status bar and the home indicator cover.
    init(
        _ view: some View, size: CGSize? = CGSize(width: 390, height: 844),
        insets: EdgeInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
        background: Color? = nil, _ change: (ImageRenderer<AnyView>) -> Void = { _ in }
    ) throws {
        let renderer = ImageRenderer(content: AnyView(view))
        renderer.textShaper = GridTextShaper()
        if let size { renderer.proposedSize = ProposedViewSize(size) }
        renderer.safeAreaInsets = insets
        renderer.background = background
        change(renderer)
        list = try renderer.displayList()
        warnings = renderer.diagnostics.map { "\($0)" }
    }

    /// A tablet that lies on its side, or stands.
    static func tablet(_ view: some View, isUpright: Bool = false) throws -> Picture {
        let size = CGSize(width: 1210, height: 834)
        return try Picture(
            view, size: isUpright ? CGSize(width: size.height, height: size.width) : size,
            insets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        ) { $0.userInterfaceIdiom = .pad }
    }

    /// The texts in drawing order. A material draws what is behind it once more, which does not count.
    var texts: [String] {
        var known: Set<String> = []
        return placedTexts.map(\.text).filter { known.insert($0).inserted }
    }

    /// The texts with their places, in the coordinates of the image.
    var placedTexts: [(text: String, origin: CGPoint)] { Self.texts(list.items, .identity) }

    private static func texts(
        _ items: DisplayList.Items, _ map: CGAffineTransform
    ) -> [(text: String, origin: CGPoint)] {
        items.flatMap { item -> [(text: String, origin: CGPoint)] in
            switch item.command {
            case .glyphs(let run, let origin, _): [(run.text, origin.applying(map))]
            case .group(.transform(let inner), let items): texts(items, inner.concatenating(map))
            case .group(_, let items): texts(items, map)
            default: []
            }
        }
    }

    /// The place of a text; nil if it is not drawn.
    func place(of text: String) -> CGPoint? { placedTexts.first { $0.text == text }?.origin }

    /// The size of the font of a text; nil if it is not drawn.
    func fontSize(of text: String) -> CGFloat? {
        func search(_ items: DisplayList.Items) -> CGFloat? {
            for item in items {
                switch item.command {
                case .glyphs(let run, _, _) where run.text == text: return run.size
                case .group(_, let inner): if let found = search(inner) { return found }
                default: break
                }
            }
            return nil
        }
        return search(list.items)
    }

    /// The frame of the first node with a name, or with an identifier after `#`.
    func frame(_ name: String) -> CGRect? { list.nodes.first { $0.name == name }?.frame }

    /// The number of drawings in a node, without those of nodes inside with another name.
    func fills(in name: String) -> Int {
        guard let index = list.nodes.firstIndex(where: { $0.name == name }) else { return 0 }
        func isInside(_ node: DisplayList.NodeID) -> Bool {
            if node.index == index { return true }
            return list.nodes[node.index].parent.map(isInside) ?? false
        }
        func count(_ items: DisplayList.Items) -> Int {
            items.reduce(0) { sum, item in
                switch item.command {
                case .fill: sum + (isInside(item.node) ? 1 : 0)
                case .group(_, let items): sum + count(items)
                default: sum
                }
            }
        }
        return count(list.items)
    }
}

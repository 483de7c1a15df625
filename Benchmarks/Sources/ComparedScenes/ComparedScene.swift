import Flatlay
import Foundation

/// The scenes that Flatlay and other programs draw side by side, each as an app would write it.
public enum ComparedScene: String, CaseIterable, Sendable {
    /// A preview card of 1200×630: gradient, title, subtitle and twelve outlined pills.
    case og
    /// A thousand tags that measure themselves, twice as many pixels as points.
    case tags
    /// Ten thousand cards below a hundred headers.
    case grid

    /// Pixels per point.
    public var scale: CGFloat { self == .tags ? 2 : 1 }

    /// How many different contents there are before they repeat.
    public static let variants = 20

    /// A renderer of the scene.
    ///
    /// - Parameters:
    ///   - data: the contents.
    ///   - variant: which of them; a warm run takes the next one each time, so that no picture and no text is one that
    ///     was made before.
    public func renderer(_ data: SceneData, variant: Int) -> ImageRenderer<AnyView> {
        let renderer = ImageRenderer(content: view(data, variant: variant))
        renderer.scale = scale
        renderer.fonts = data.fonts
        renderer.background = background
        if self != .og { renderer.proposedSize = ProposedViewSize(width: 1000, height: nil) }
        return renderer
    }

    private func view(_ data: SceneData, variant: Int) -> AnyView {
        switch self {
        case .og: AnyView(PreviewCard(card: data.card(variant)))
        case .tags: AnyView(TagCloud(tags: data.tags(variant)))
        case .grid: AnyView(CardGrid(cards: data.cards(variant)))
        }
    }

    private var background: Color? {
        switch self {
        case .og: nil
        case .tags: .black
        case .grid: .white
        }
    }
}

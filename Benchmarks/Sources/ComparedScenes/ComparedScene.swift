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
    /// 400 messages in ten scripts with emoji, at two pixels a point.
    case scripts
    /// A thousand paragraphs of several lines, at two pixels a point.
    case paragraphs
    /// Sixty photographs with round corners and shadows.
    case photos
    /// Materials, blurs and shadows over a gradient, at two pixels a point.
    case effects
    /// Five hundred preview cards, each an image of its own: a batch. The view is the first of them.
    case cards

    /// Pixels per point.
    public var scale: CGFloat {
        switch self {
        case .og, .grid, .photos, .cards: 1
        case .tags, .scripts, .paragraphs, .effects: 2
        }
    }

    /// Whether the scene has content as users have it, which the first three do not: long texts, scripts, photographs
    /// and effects.
    public var isRealContent: Bool {
        switch self {
        case .og, .tags, .grid: false
        case .scripts, .paragraphs, .photos, .effects, .cards: true
        }
    }

    /// The number of cards, tags, messages, paragraphs or photographs.
    public var size: Int {
        switch self {
        case .og: 14
        case .tags, .paragraphs: 1000
        case .grid: 10_000
        case .scripts: 400
        case .photos: 60
        case .effects: 30
        case .cards: 500
        }
    }

    /// The number in the part of a scene whose instructions are counted.
    public var smallSize: Int {
        switch self {
        case .og, .tags, .grid: size
        case .cards: 1
        case .scripts, .paragraphs: 100
        case .photos: 24
        case .effects: 10
        }
    }

    private var width: CGFloat? {
        switch self {
        case .og, .effects, .cards: nil
        case .tags, .grid: 1000
        case .scripts: 400
        case .paragraphs: 760
        case .photos: 1440
        }
    }

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
        renderer.fonts = isRealContent ? data.fontsOfScripts : data.fonts
        renderer.background = background
        if self == .photos { renderer.images = data.images }
        if let width { renderer.proposedSize = ProposedViewSize(width: width, height: nil) }
        return renderer
    }

    private func view(_ data: SceneData, variant: Int) -> AnyView {
        switch self {
        case .og: AnyView(PreviewCard(card: data.card(variant)))
        case .tags: AnyView(TagCloud(tags: data.tags(variant)))
        case .grid: AnyView(CardGrid(cards: data.cards(variant)))
        case .scripts: AnyView(MessageList(messages: data.messages(variant)))
        case .paragraphs: AnyView(ParagraphList(paragraphs: data.paragraphs(variant)))
        case .photos: AnyView(PhotoShelf(photos: data.photos(variant)))
        case .effects: AnyView(EffectsBoard(board: data.board(variant)))
        case .cards: AnyView(BatchCard(card: data.preview(variant)))
        }
    }

    private var background: Color? {
        switch self {
        case .og, .effects, .cards: nil
        case .tags: .black
        case .grid, .scripts, .paragraphs: .white
        case .photos: Color(hex: "#f5f5f7")
        }
    }
}

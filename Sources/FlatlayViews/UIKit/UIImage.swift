import FlatlayDrawing
import Foundation

/// UIKit's image, as far as views name one: `Image(uiImage: UIImage(named: "cover")!)`.
///
/// Whether there is an image of the name shows when it is drawn, so the initialisers always succeed.
public struct UIImage: Equatable, Sendable {
    /// Whether an image is drawn in its own colours.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As its kind demands: bitmaps in their own colours, symbols in the tint.
        case automatic
        /// In its own colours, and in those of ``UIImage/withTintColor(_:renderingMode:)``.
        case alwaysOriginal
        /// Its opaque parts in the tint.
        case alwaysTemplate
    }

    /// What an image is asked for with. Here only symbols have one.
    public typealias Configuration = SymbolConfiguration

    let base: Image
    /// How its symbol is drawn; nil for one without.
    public private(set) var symbolConfiguration: SymbolConfiguration?
    /// Whether it is drawn in its own colours.
    public private(set) var renderingMode = RenderingMode.automatic
    private var tint: UIColor?

    private init(_ base: Image) {
        self.base = base
    }

    /// The image of a name.
    public init?(named name: String) {
        self.init(Image(name))
    }

    /// The image of a name; the bundle and the configuration have no effect on bitmaps.
    public init?(named name: String, in bundle: Bundle?, with configuration: Configuration? = nil) {
        self.init(Image(name))
        symbolConfiguration = configuration
    }

    /// The symbol of a name.
    public init?(systemName name: String) {
        self.init(Image(systemName: name))
    }

    /// The symbol of a name, as a configuration says.
    public init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(Image(systemName: name))
        symbolConfiguration = configuration
    }

    /// The symbol of a name, as a configuration says. How much of it is drawn strongly has no effect.
    public init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A bitmap in memory.
    public init(resource: ImageResource) {
        self.init(Image(resource))
    }

    /// No image.
    public init() {
        self.init(Image(""))
    }

    /// Whether it is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = base.source { true } else { false }
    }

    /// What it was asked for with.
    public var configuration: Configuration? { symbolConfiguration }
}

extension UIImage {
    /// The image, drawn in its own colours or in the tint.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image in a colour. Symbols keep it only where they are drawn in their own colours, as in UIKit's image views.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// The image in a colour: with `alwaysOriginal` it keeps it whatever the tint around is.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// The image as another configuration says, in the place of its own.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        with { $0.symbolConfiguration = configuration }
    }

    /// The symbol as its own configuration says, and another one on top. Never nil.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        with { $0.symbolConfiguration = symbolConfiguration?.applying(configuration) ?? configuration }
    }

    private func with(_ change: (inout UIImage) -> Void) -> UIImage {
        var image = self
        change(&image)
        return image
    }

    /// The image as views draw it.
    var image: Image {
        var image = base
        let ownTint = renderingMode == .alwaysOriginal || (!isSymbolImage && renderingMode == .automatic) ? tint : nil
        switch renderingMode {
        case .automatic: break
        case .alwaysOriginal: image.renderingMode = .original
        case .alwaysTemplate: image.renderingMode = .template
        }
        if ownTint != nil, !isSymbolImage { image.renderingMode = .template }
        let configuration = isSymbolImage ? symbolConfiguration : nil
        if ownTint != nil || configuration != nil {
            image.settings = ImageSettings(configuration, tint: ownTint)
        }
        return image
    }
}

extension Image {
    /// The image of a UIKit image.
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}

import CoreGeometry
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

    /// Where the picture comes from.
    package enum Source: Equatable, Sendable {
        case named(String)
        case resource(ImageResource)
        case symbol(String)
    }

    package let source: Source
    /// How its symbol is drawn; nil for one without.
    public private(set) var symbolConfiguration: SymbolConfiguration?
    /// Whether it is drawn in its own colours.
    public private(set) var renderingMode = RenderingMode.automatic
    /// The colour that it was given; nil for none.
    package private(set) var tint: UIColor?

    private init(_ source: Source) {
        self.source = source
    }

    /// The image of a name.
    public init?(named name: String) {
        self.init(.named(name))
    }

    /// The image of a name; the bundle and the configuration have no effect on bitmaps.
    public init?(named name: String, in bundle: Bundle?, with configuration: Configuration? = nil) {
        self.init(.named(name))
        symbolConfiguration = configuration
    }

    /// The symbol of a name.
    public init?(systemName name: String) {
        self.init(.symbol(name))
    }

    /// The symbol of a name, as a configuration says.
    public init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(.symbol(name))
        symbolConfiguration = configuration
    }

    /// The symbol of a name, as a configuration says. How much of it is drawn strongly has no effect.
    public init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A bitmap in memory.
    public init(resource: ImageResource) {
        self.init(.resource(resource))
    }

    /// No image.
    public init() {
        self.init(.named(""))
    }

    /// Whether it is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
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
}

import CoreGeometry
import Foundation

/// UIKit's image, as views use it: `Image(uiImage: UIImage(named: "cover")!)`.
///
/// The initialisers never return nil: a missing image is found when it is drawn.
public struct UIImage: Equatable, Sendable {
    /// Whether an image is drawn in its own colours or in the tint.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// The default of its kind: bitmaps in their own colours, symbols in the tint.
        case automatic
        /// In its own colours, or in that of ``UIImage/withTintColor(_:renderingMode:)``.
        case alwaysOriginal
        /// Its opaque parts in the tint.
        case alwaysTemplate
    }

    /// The configuration of an image. Here only symbols have one.
    public typealias Configuration = SymbolConfiguration

    /// The origin of the image.
    package enum Source: Equatable, Sendable {
        case named(String)
        case resource(ImageResource)
        case symbol(String)
    }

    package let source: Source
    /// The configuration of a symbol; nil for none.
    public private(set) var symbolConfiguration: SymbolConfiguration?
    /// Whether the image is drawn in its own colours or in the tint.
    public private(set) var renderingMode = RenderingMode.automatic
    /// The colour set by ``withTintColor(_:)``; nil for none.
    package private(set) var tint: UIColor?

    private init(_ source: Source) {
        self.source = source
    }

    /// Creates an image by name.
    public init?(named name: String) {
        self.init(.named(name))
    }

    /// Creates an image by name; the bundle and the configuration have no effect on bitmaps.
    public init?(named name: String, in bundle: Bundle?, with configuration: Configuration? = nil) {
        self.init(.named(name))
        symbolConfiguration = configuration
    }

    /// Creates a symbol image by name.
    public init?(systemName name: String) {
        self.init(.symbol(name))
    }

    /// Creates a symbol image by name with a configuration.
    public init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(.symbol(name))
        symbolConfiguration = configuration
    }

    /// Creates a symbol image by name with a configuration. The variable value has no effect.
    public init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates an image from a bitmap in memory.
    public init(resource: ImageResource) {
        self.init(.resource(resource))
    }

    /// Creates an empty image.
    public init() {
        self.init(.named(""))
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }

    /// The configuration of a symbol; nil for none.
    public var configuration: Configuration? { symbolConfiguration }
}

extension UIImage {
    /// Returns the image with a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image in a colour. Symbols keep it only if they are drawn in their own colours, as in UIKit's image
    /// views.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// Returns the image in a colour; with `alwaysOriginal` the colour overrides the tint.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// Returns the image with its configuration replaced.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        with { $0.symbolConfiguration = configuration }
    }

    /// Returns the symbol with a configuration that overrides its own. Never nil.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        with { $0.symbolConfiguration = symbolConfiguration?.applying(configuration) ?? configuration }
    }

    private func with(_ change: (inout UIImage) -> Void) -> UIImage {
        var image = self
        change(&image)
        return image
    }
}

import CoreGeometry
import Foundation

/// UIKit's image, as views use it: `Image(uiImage: UIImage(named: "cover")!)`.
///
/// The initialisers never return nil: a missing image is found when it is drawn.
public final class UIImage: NSObject, NSCopying, Sendable {
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
    public let symbolConfiguration: SymbolConfiguration?
    /// Whether the image is drawn in its own colours or in the tint.
    public let renderingMode: RenderingMode
    /// The colour set by ``withTintColor(_:)``; nil for none.
    package let tint: UIColor?

    private init(
        _ source: Source, _ configuration: SymbolConfiguration? = nil,
        renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
    ) {
        self.source = source
        symbolConfiguration = configuration
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// The image itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both have the same origin, configuration, rendering mode and colour.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (source == other.source && symbolConfiguration == other.symbolConfiguration
                && renderingMode == other.renderingMode && tint == other.tint)
    }

    /// A hash of the origin.
    public override var hash: Int {
        switch source {
        case .named(let name), .symbol(let name): name.hashValue
        case .resource(let resource): resource.name.hashValue
        }
    }

    /// Creates an image by name.
    public convenience init?(named name: String) {
        self.init(.named(name))
    }

    /// Creates an image by name; the bundle and the configuration have no effect on bitmaps.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration? = nil) {
        self.init(.named(name), configuration)
    }

    /// Creates a symbol image by name.
    public convenience init?(systemName name: String) {
        self.init(.symbol(name))
    }

    /// Creates a symbol image by name with a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(.symbol(name), configuration)
    }

    /// Creates a symbol image by name with a configuration. The variable value has no effect.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates an image from a bitmap in memory.
    public convenience init(resource: ImageResource) {
        self.init(.resource(resource))
    }

    /// Creates an empty image.
    public override convenience init() {
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
        UIImage(source, symbolConfiguration, renderingMode: renderingMode, tint: tint)
    }

    /// Returns the image in a colour. Symbols keep it only if they are drawn in their own colours, as in UIKit's image
    /// views.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the image in a colour; with `alwaysOriginal` the colour overrides the tint.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source, symbolConfiguration, renderingMode: renderingMode, tint: color)
    }

    /// Returns the image with its configuration replaced.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(source, configuration, renderingMode: renderingMode, tint: tint)
    }

    /// Returns the symbol with a configuration that overrides its own. Never nil.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }
}

import Foundation

extension UIImage {
    /// The size of a symbol relative to the text beside it.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The same as ``unspecified``.
        case `default` = -1
        /// The scale of the environment.
        case unspecified = 0
        /// Smaller than ``medium``.
        case small
        /// As high as capital letters.
        case medium
        /// Larger than ``medium``.
        case large
    }

    /// The weight of a symbol's lines. Weights below regular are drawn as regular.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// The weight of the environment.
        case unspecified = 0
        /// Weight 100.
        case ultraLight
        /// Weight 200.
        case thin
        /// Weight 300.
        case light
        /// Weight 400.
        case regular
        /// Weight 500.
        case medium
        /// Weight 600.
        case semibold
        /// Weight 700.
        case bold
        /// Weight 800.
        case heavy
        /// Weight 900.
        case black
    }

    /// The size, weight, scale and colours of a symbol. Unspecified ones come from the environment.
    ///
    /// ```swift
    /// let large = UIImage.SymbolConfiguration(pointSize: 28, weight: .semibold)
    /// let red = large.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemRed))
    /// content.image = UIImage(systemName: "heart.circle", withConfiguration: red)
    /// ```
    public struct SymbolConfiguration: Hashable, Sendable {
        package enum Size: Hashable, Sendable {
            case points(CGFloat)
            case font(UIFont)
        }

        package enum Colors: Hashable, Sendable {
            case monochrome, multicolor
            case hierarchical(UIColor)
            case palette([UIColor])
        }

        package private(set) var size: Size?
        package private(set) var weight = SymbolWeight.unspecified
        package private(set) var scale = SymbolScale.unspecified
        package private(set) var colors: Colors?

        /// A configuration in which everything is unspecified.
        public static let unspecified = SymbolConfiguration()

        private init(size: Size? = nil, colors: Colors? = nil) {
            self.size = size
            self.colors = colors
        }

        /// Creates a configuration with a text size in points.
        public init(pointSize: CGFloat) {
            size = .points(pointSize)
        }

        /// Creates a configuration with a text size in points and a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            size = .points(pointSize)
            self.weight = weight
        }

        /// Creates a configuration with a text size in points, a weight and a scale.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            size = .points(pointSize)
            self.weight = weight
            self.scale = scale
        }

        /// Creates a configuration with a scale.
        public init(scale: SymbolScale) {
            self.scale = scale
        }

        /// Creates a configuration with a weight.
        public init(weight: SymbolWeight) {
            self.weight = weight
        }

        /// Creates a configuration with the size and weight of a text style.
        public init(textStyle: UIFont.TextStyle) {
            size = .font(.preferredFont(forTextStyle: textStyle))
        }

        /// Creates a configuration with the size and weight of a text style, and a scale.
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle)
            self.scale = scale
        }

        /// Creates a configuration with the size and weight of a font.
        public init(font: UIFont) {
            size = .font(font)
        }

        /// Creates a configuration with the size and weight of a font, and a scale.
        public init(font: UIFont, scale: SymbolScale) {
            self.init(font: font)
            self.scale = scale
        }

        /// Creates a configuration with one colour; levels behind the first have half its opacity.
        public init(hierarchicalColor: UIColor) {
            colors = .hierarchical(hierarchicalColor)
        }

        /// Creates a configuration with a colour per level; the last one is used for further levels.
        public init(paletteColors: [UIColor]) {
            colors = .palette(paletteColors)
        }

        /// Returns a configuration with the symbol's own colours; no symbol has any here, so the tint is used.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(colors: .multicolor) }

        /// Returns a configuration with the tint as the only colour.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(colors: .monochrome) }

        /// Returns this configuration combined with another one, which overrides it.
        public func applying(_ configuration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let configuration else { return self }
            var result = self
            result.size = configuration.size ?? size
            if configuration.weight != .unspecified { result.weight = configuration.weight }
            if ![.unspecified, .default].contains(configuration.scale) { result.scale = configuration.scale }
            result.colors = configuration.colors ?? colors
            return result
        }

        /// Returns the configuration without a size and weight that scale with Dynamic Type.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            guard case .font = size else { return self }
            return changed { $0.size = nil }
        }

        /// Returns the configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }

        /// Returns the configuration without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }

        /// Returns the configuration without a size and a weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            changed {
                $0.size = nil
                $0.weight = .unspecified
            }
        }

        private func changed(_ change: (inout SymbolConfiguration) -> Void) -> SymbolConfiguration {
            var result = self
            change(&result)
            return result
        }
    }
}

extension UIImage.SymbolWeight {
    /// Returns the font weight that corresponds to the symbol weight.
    public func fontWeight() -> UIFont.Weight {
        self == .unspecified ? .regular : UIFont.Weight(value: rawValue * 100)
    }
}

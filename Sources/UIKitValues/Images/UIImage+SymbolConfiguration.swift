import Foundation

extension UIImage {
    /// How large a symbol is in relation to text beside it.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// As ``unspecified``.
        case `default` = -1
        /// As the surroundings say.
        case unspecified = 0
        /// Smaller.
        case small
        /// As high as capital letters demand.
        case medium
        /// Larger.
        case large
    }

    /// How heavy a symbol's lines are. Lines lighter than regular are drawn as regular.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// As the surroundings say.
        case unspecified = 0
        /// 100.
        case ultraLight
        /// 200.
        case thin
        /// 300.
        case light
        /// 400.
        case regular
        /// 500.
        case medium
        /// 600.
        case semibold
        /// 700.
        case bold
        /// 800.
        case heavy
        /// 900.
        case black
    }

    /// The size, the weight, the scale and the colours of a symbol. What it leaves open is the surroundings'.
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

        /// Nothing but what the surroundings say.
        public static let unspecified = SymbolConfiguration()

        private init(size: Size? = nil, colors: Colors? = nil) {
            self.size = size
            self.colors = colors
        }

        /// As large as text of a size in points.
        public init(pointSize: CGFloat) {
            size = .points(pointSize)
        }

        /// As large as text of a size in points, with lines of a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            size = .points(pointSize)
            self.weight = weight
        }

        /// As large as text of a size in points at a scale, with lines of a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            size = .points(pointSize)
            self.weight = weight
            self.scale = scale
        }

        /// At a scale.
        public init(scale: SymbolScale) {
            self.scale = scale
        }

        /// With lines of a weight.
        public init(weight: SymbolWeight) {
            self.weight = weight
        }

        /// As large and as heavy as text of a style.
        public init(textStyle: UIFont.TextStyle) {
            size = .font(.preferredFont(forTextStyle: textStyle))
        }

        /// As large and as heavy as text of a style, at a scale.
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle)
            self.scale = scale
        }

        /// As large and as heavy as text of a font.
        public init(font: UIFont) {
            size = .font(font)
        }

        /// As large and as heavy as text of a font, at a scale.
        public init(font: UIFont, scale: SymbolScale) {
            self.init(font: font)
            self.scale = scale
        }

        /// In one colour, levels behind the first at half the opacity.
        public init(hierarchicalColor: UIColor) {
            colors = .hierarchical(hierarchicalColor)
        }

        /// Each level in a colour of its own; the last serves those that have none.
        public init(paletteColors: [UIColor]) {
            colors = .palette(paletteColors)
        }

        /// In the symbol's own colours; none has any here, so that the tint is used.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(colors: .multicolor) }

        /// In the tint.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(colors: .monochrome) }

        /// This configuration, and another one on top: what the other says counts.
        public func applying(_ configuration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let configuration else { return self }
            var result = self
            result.size = configuration.size ?? size
            if configuration.weight != .unspecified { result.weight = configuration.weight }
            if ![.unspecified, .default].contains(configuration.scale) { result.scale = configuration.scale }
            result.colors = configuration.colors ?? colors
            return result
        }

        /// The configuration without a size and a weight that follow the size of text.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            guard case .font = size else { return self }
            return changed { $0.size = nil }
        }

        /// The configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }

        /// The configuration without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }

        /// The configuration without a size and a weight.
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
    /// The weight of a font that symbols of the weight go with.
    public func fontWeight() -> UIFont.Weight {
        self == .unspecified ? .regular : UIFont.Weight(value: rawValue * 100)
    }
}

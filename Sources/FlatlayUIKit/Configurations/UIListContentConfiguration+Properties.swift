import CollectionLayout
import FlatlayViews
import Foundation

extension UIListContentConfiguration {
    /// The properties of the image.
    public struct ImageProperties: Hashable, Sendable {
        /// The colour of symbols; nil for the inherited tint.
        public var tintColor: UIColor?
        /// Changes the colour of symbols before it is drawn.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The size, weight and colours of symbols; it overrides the image's own configuration.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The corner radius, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points; a length of zero is not limited.
        public var maximumSize = CGSize.zero
        /// The space that is reserved for the image whatever its size, in points; for a length of zero the image's own.
        public var reservedLayoutSize = CGSize.zero
        /// The font whose size symbols use.
        public var preferredSymbolFont: UIFont?

        /// Returns the symbol colour for a tint, after its transformer.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// The properties of a text.
    public struct TextProperties: Hashable, Sendable {
        /// The horizontal alignment of lines.
        public enum TextAlignment: Hashable, Sendable {
            /// The leading edge.
            case natural
            /// Centred.
            case center
            /// Justified; drawn as ``natural``.
            case justified
        }

        /// The capitalization of the text.
        public enum TextTransform: Hashable, Sendable {
            /// Unchanged.
            case none
            /// All capital letters.
            case uppercase
            /// All small letters.
            case lowercase
            /// Each word capitalized.
            case capitalized
        }

        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// Changes the colour before it is drawn.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The horizontal alignment of lines.
        public var alignment = TextAlignment.natural
        /// The capitalization of the text.
        public var transform: TextTransform
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font scales with Dynamic Type; fonts of text styles always do.
        public var adjustsFontForContentSizeCategory = true

        init(style: UIFont.TextStyle, weight: UIFont.Weight?, color: UIColor, transform: TextTransform) {
            let font = UIFont.preferredFont(forTextStyle: style)
            self.font = weight.map { UIFont(font.font.weight($0)) } ?? font
            self.color = color
            self.transform = transform
        }

        /// Returns the colour of the text, after its transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }
}

extension UIListContentConfiguration.TextProperties {
    func transformed(_ text: String) -> String {
        switch transform {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}

import CollectionLayout
import FlatlayViews
import Foundation

extension UIListContentConfiguration {
    /// How an image is shown.
    public struct ImageProperties: Hashable, Sendable {
        /// The colour of symbols; nil for the surroundings' tint.
        public var tintColor: UIColor?
        /// Changes the colour of symbols before it is drawn.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The size and the weight of symbols, and their colours; it goes before that of the image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; a length of zero is free.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image whatever its size, in points; a length of zero is the image's own.
        public var reservedLayoutSize = CGSize.zero
        /// The font whose size symbols follow.
        public var preferredSymbolFont: UIFont?

        /// The colour that is drawn where the tint is a colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// How a text is shown.
    public struct TextProperties: Hashable, Sendable {
        /// Where lines stand.
        public enum TextAlignment: Hashable, Sendable {
            /// Where reading starts.
            case natural
            /// In the middle.
            case center
            /// From side to side; drawn as ``natural``.
            case justified
        }

        /// How letters are changed.
        public enum TextTransform: Hashable, Sendable {
            /// Not at all.
            case none
            /// To capital letters.
            case uppercase
            /// To small letters.
            case lowercase
            /// To words that begin with a capital letter.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Changes the colour before it is drawn.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where lines stand.
        public var alignment = TextAlignment.natural
        /// How letters are changed.
        public var transform: TextTransform
        /// The most lines; 0 for as many as it takes.
        public var numberOfLines = 0
        /// Whether text grows and shrinks with the size of text around; the fonts of text styles always do.
        public var adjustsFontForContentSizeCategory = true

        init(style: UIFont.TextStyle, weight: UIFont.Weight?, color: UIColor, transform: TextTransform) {
            let font = UIFont.preferredFont(forTextStyle: style)
            self.font = weight.map { UIFont(font.font.weight($0)) } ?? font
            self.color = color
            self.transform = transform
        }

        /// The colour that is drawn.
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

import CoreGeometry
import FlatlayControls
import Foundation
import UIKitValues

extension UIButton {
    /// Everything that a button shows: title, image, background and insets.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Buy"
    /// configuration.image = UIImage(systemName: "cart")
    /// configuration.imagePadding = 8
    /// let button = UIButton(configuration: configuration)
    /// ```
    public struct Configuration: Equatable {
        enum Kind: Hashable {
            case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
        }

        /// The size of a button.
        public enum Size: Int, Hashable, Sendable {
            /// 17-point text.
            case medium = 0
            /// 15-point text.
            case small
            /// 15-point text.
            case mini
            /// 17-point text with much space.
            case large
        }
        /// The corners of the background.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// Those of the background.
            case fixed = -1
            /// Those of the background, scaled with the text size.
            case dynamic = 0
            /// Small corners.
            case small
            /// Medium corners.
            case medium
            /// Large corners.
            case large
            /// Half circles.
            case capsule
        }
        /// How title and subtitle are aligned with each other.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// By the place of the image.
            case automatic = 0
            /// Where reading starts.
            case leading
            /// In the middle.
            case center
            /// Where reading ends.
            case trailing
        }
        /// A sign that a button opens a menu.
        public enum Indicator: Int, Hashable, Sendable {
            /// For a button that shows the selected element of its menu.
            case automatic = 0
            /// None.
            case none
            /// Two arrows.
            case popup
        }
        /// The look on a Mac; stored.
        public enum MacIdiomStyle: Int, Hashable, Sendable {
            /// That of the configuration.
            case automatic = 0
            /// With a border.
            case bordered
            /// Without a border.
            case borderless
            /// With a border and in the tint.
            case borderlessTinted
        }

        let kind: Kind
        /// The background. Without a colour it has that of the style.
        public var background: ButtonBackground
        /// The corners of the background.
        public var cornerStyle = CornerStyle.dynamic
        /// The size.
        public var buttonSize = Size.medium
        /// The look on a Mac; stored.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The colour of title and image; nil for that of the style.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil for the tint.
        public var baseBackgroundColor: UIColor?

        /// The image; nil for none.
        public var image: UIImage?
        /// Changes the colour of the image before it is drawn.
        public var imageColorTransformer: ButtonColorTransformer?
        /// The configuration of a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a spinner is shown in place of the image.
        public var showsActivityIndicator = false
        /// Changes the colour of the spinner before it is drawn.
        public var activityIndicatorColorTransformer: ButtonColorTransformer?

        private var titleText: AttributedString?
        private var subtitleText: AttributedString?
        /// The title; nil for none.
        public var title: String? {
            get { titleText.map { String($0.characters) } }
            set { titleText = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes.
        public var attributedTitle: AttributedString? {
            get { titleText }
            set { titleText = newValue }
        }
        /// Changes the attributes of the title before it is drawn.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title that is too long ends: it wraps by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The text below the title; nil for none.
        public var subtitle: String? {
            get { subtitleText.map { String($0.characters) } }
            set { subtitleText = newValue.map { AttributedString($0) } }
        }
        /// The text below the title with attributes.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText }
            set { subtitleText = newValue }
        }
        /// Changes the attributes of the subtitle before it is drawn.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a subtitle that is too long ends: it wraps by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The sign that the button opens a menu.
        public var indicator = Indicator.automatic
        /// Changes the colour of the sign before it is drawn.
        public var indicatorColorTransformer: ButtonColorTransformer?

        /// The space around image and titles.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? Configuration.insets(of: buttonSize) }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
        /// The side of the title on which the image is.
        public var imagePlacement = ButtonImageEdge.leading
        /// The space between image and titles.
        public var imagePadding: CGFloat = 0
        /// The room that an image has at least; 0 for its size.
        public var imageReservation: CGFloat = 0
        /// The space between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are aligned with each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks different.
        public var automaticallyUpdateForSelection = true

        private init(_ kind: Kind) {
            self.kind = kind
            background = ButtonBackground()
        }

        /// Text in the tint.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Text in the tint on a pale background in the tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Text in the tint on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// White text on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Text in the tint.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// Text in the tint on grey.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// Text in the tint on a pale background in the tint.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// White text on the tint.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

        /// Brings the insets of the size back.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Returns the configuration; the state changes how it is drawn, not its values.
        @MainActor @preconcurrency
        public func updated(for button: UIButton) -> Configuration { self }

        private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
            let margin = size.look.margin
            return NSDirectionalEdgeInsets(
                top: margin.height, leading: margin.width, bottom: margin.height, trailing: margin.width)
        }
    }
}

extension UIButton.Configuration.Size {
    fileprivate var look: ButtonLook {
        switch self {
        case .mini, .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension UIButton.Configuration {
    var isProminent: Bool { kind == .filled || kind == .borderedProminent }
    var hasGround: Bool { kind != .plain && kind != .borderless }

    /// The font of a title without one.
    var titleFont: UIFont {
        // From memory; SwiftUI's large prominent buttons keep the font of their surroundings.
        buttonSize == .large && isProminent ? .preferredFont(forTextStyle: .headline) : buttonSize.look.font
    }

    var subtitleFont: UIFont {
        switch buttonSize {
        case .mini, .small: .preferredFont(forTextStyle: .caption1)
        case .medium, .large: .preferredFont(forTextStyle: .footnote)
        }
    }

    /// The colour of title and image in a state.
    func foreground(_ state: UIControl.State, _ role: UIButton.Role) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        if let baseForegroundColor { return baseForegroundColor }
        if isProminent { return .white }
        return role == .destructive ? .systemRed : .tintColor
    }

    /// The colour of the background in a state, and its opacity.
    func ground(_ state: UIControl.State, _ role: UIButton.Role, tint: UIColor) -> UIColor? {
        let custom = background.backgroundColor
        let base = baseBackgroundColor ?? (role == .destructive ? .systemRed : tint)
        let color: UIColor
        if let custom {
            color = custom
        } else {
            switch kind {
            case .plain, .borderless:
                // A selected plain button has a pale ground.
                guard state.contains(.selected) || baseBackgroundColor != nil else { return nil }
                color = baseBackgroundColor ?? .tertiarySystemFill
            case _ where state.contains(.disabled): color = ButtonLook.ground
            case .gray: color = baseBackgroundColor ?? .secondarySystemFill
            case .bordered: color = baseBackgroundColor ?? ButtonLook.ground
            case .tinted: color = base.withAlphaComponent(0.18)
            case .borderedTinted: color = base.withAlphaComponent(ButtonLook.paleOpacity)
            case .filled, .borderedProminent: color = base
            }
        }
        return background.backgroundColorTransformer?(color) ?? color
    }

    /// The corner radius of a background in a size.
    @MainActor func radius(in size: CGSize, _ traits: UITraitCollection) -> CGFloat {
        let half = min(size.width, size.height) / 2
        let usual = ButtonBackground().cornerRadius
        // A background whose radius an app set keeps it.
        let own =
            background.cornerRadius == usual ? buttonSize.look.radius(medium: usual) : background.cornerRadius
        switch cornerStyle {
        case .fixed: return min(background.cornerRadius, half)
        case .dynamic:
            let body = UIFont.preferredFont(forTextStyle: .body)
            return min(own * body.descriptor(at: traits.textSize).size / body.pointSize, half)
        case .small: return min(4, half)
        case .medium: return min(8, half)
        case .large: return min(12, half)
        case .capsule: return half
        }
    }
}

import CoreGeometry
import Foundation
import UIKitValues

extension NSMutableAttributedString {
    /// Creates an empty string, which Foundation has on Apple's systems alone.
    public convenience init() { self.init(string: "") }
}

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The paragraph's attributes, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The colour of the text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Ligatures. It has no effect.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Extra space after each character, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Extra space between characters, in points.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The line through the text, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of the line through the text, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The line below the text, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the line below the text, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of outlines, a `UIColor`. Outlines are not drawn.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of outlines, in percent of the font size. Outlines are not drawn.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A text effect. It has no effect.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The `NSTextAttachment` that is drawn in place of the character.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A link, a `URL` or a string. The text is blue and underlined.
    public static let link = NSAttributedString.Key("NSLink")
    /// The height of the characters above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The slant of the characters; any makes them italic.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The stretch of the characters. It has no effect.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The reading directions of nested parts. It has no effect.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// The look of a line below or through text, with UIKit's names.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// One bit per part of the look.
    public let rawValue: Int

    /// Creates a look from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line. It is drawn as ``single``.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines. They are drawn as ``single``.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only below words. It has no effect.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of text, with UIKit's names.
open class NSShadow: Hashable {
    /// The offset in points; a positive height moves the shadow downwards.
    open var shadowOffset = CGSize.zero
    /// How far the shadow is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a `UIColor`; nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow without an offset and a blur, in a third of black.
    public init() {}

    /// Returns a shadow with the same values.
    open func copy() -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Returns whether two shadows have the same values.
    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
            && left.shadowColor as? UIColor == right.shadowColor as? UIColor
    }

    /// Hashes the values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowBlurRadius)
        hasher.combine(shadowColor as? UIColor)
    }
}

/// An image within text, with UIKit's names.
///
/// ```swift
/// let star = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
/// let text = NSMutableAttributedString(attachment: star)
/// text.append(NSAttributedString(string: " 4.8"))
/// ```
open class NSTextAttachment: Hashable {
    /// The character that an attachment replaces.
    public static let character = 0xfffc

    /// The image; nil for a space.
    open var image: UIImage?
    /// The frame on the baseline, with y upwards; the size of the image if it is empty.
    open var bounds = CGRect.zero
    /// The data of a file. It is not drawn.
    open var contents: Data?
    /// The type of the data.
    open var fileType: String?
    /// Extra space beside the image. It has no effect.
    open var lineLayoutPadding: CGFloat = 0

    /// Creates an attachment without an image.
    public init() {}

    /// Creates an attachment of an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Creates an attachment of data, which is not drawn.
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
        contents = contentData
        fileType = uti
    }

    /// Returns whether two attachments are the same object.
    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
    /// Creates a text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
    }
}

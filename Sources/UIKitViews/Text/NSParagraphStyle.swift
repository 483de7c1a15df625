import Foundation
import UIKitValues

/// How the lines of a text are aligned, with UIKit's names.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left.
    case left
    /// Centred.
    case center
    /// At the right.
    case right
    /// At both sides. It is drawn as ``natural``.
    case justified
    /// At the side where reading starts.
    case natural
}

/// How a line that is too long is broken or truncated, with UIKit's names.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// It is broken between words.
    case byWordWrapping
    /// It is broken between characters. It is drawn as ``byWordWrapping``.
    case byCharWrapping
    /// It is cut off.
    case byClipping
    /// An ellipsis replaces its start.
    case byTruncatingHead
    /// An ellipsis replaces its end.
    case byTruncatingTail
    /// An ellipsis replaces its middle.
    case byTruncatingMiddle
}

/// The reading direction of a text, with UIKit's names.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// That of its first letter.
    case natural = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// How a text with the last words of a paragraph alone on a line is avoided, with UIKit's names. It has no effect.
public struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
    /// One bit per strategy.
    public let rawValue: UInt

    /// Creates a strategy from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Keeps a word from being alone.
    public static let pushOut = NSLineBreakStrategy(rawValue: 1)
    /// Breaks Hangul between words.
    public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 2)
    /// The system's strategy.
    public static let standard = NSLineBreakStrategy(rawValue: 0xffff)
}

/// A place to which a tab jumps, with UIKit's names. Tabs are as wide as a shaper makes them.
public final class NSTextTab: Hashable, Sendable {
    /// How the text after the tab is aligned.
    public let alignment: NSTextAlignment
    /// The distance from the start of the line, in points.
    public let location: CGFloat

    /// Creates a tab. The options have no effect.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
        self.alignment = alignment
        self.location = location
    }

    /// Returns whether two tabs are the same.
    public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
        left.alignment == right.alignment && left.location == right.location
    }

    /// Hashes the location.
    public func hash(into hasher: inout Hasher) { hasher.combine(location) }
}

/// Everything that a paragraph style holds.
struct ParagraphValues: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy = NSLineBreakStrategy()
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
    var defaultTabInterval: CGFloat = 0
    var tabStops: [NSTextTab] = []

    /// The values that text is laid out with: lengths that are no numbers, or infinite, are 0, and the others are at
    /// most a million points.
    var usable: ParagraphValues {
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -1e6), 1e6) : 0 }
        var values = self
        (values.lineSpacing, values.lineHeightMultiple) = (length(lineSpacing), length(lineHeightMultiple))
        (values.paragraphSpacing, values.paragraphSpacingBefore) = (
            length(paragraphSpacing), length(paragraphSpacingBefore)
        )
        (values.firstLineHeadIndent, values.headIndent) = (length(firstLineHeadIndent), length(headIndent))
        values.tailIndent = length(tailIndent)
        (values.minimumLineHeight, values.maximumLineHeight) = (length(minimumLineHeight), length(maximumLineHeight))
        return values
    }
}

/// The attributes of a paragraph, with UIKit's names.
///
/// It is not an `NSObject`: on Linux, appending attributed strings crashes if attributes are objects of app classes.
open class NSParagraphStyle: Hashable {
    final var values = ParagraphValues()

    /// Creates the default style.
    public init() {}

    /// The default style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The direction in which a language is read.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let code = languageName?.prefix { $0 != "-" && $0 != "_" } ?? ""
        return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "dv"].contains(code) ? .rightToLeft : .leftToRight
    }

    /// How lines are aligned.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to a line that is too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// How single words on a line are avoided. It has no effect.
    open var lineBreakStrategy: NSLineBreakStrategy { values.lineBreakStrategy }
    /// The extra space between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The extra space below the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The extra space above the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines: from their start if positive, otherwise from the far edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line, in points; 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor of the height of lines; 0 for the fonts' height.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Above 0, words are divided at the ends of lines, by the rules of English.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are divided at the ends of lines, by the rules of English.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The reading direction.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Whether characters move closer together before a line is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The distance of tabs. It has no effect.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The places of tabs. They have no effect.
    open var tabStops: [NSTextTab] { values.tabStops }

    /// Returns a style with the same values.
    open func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a style that can be changed.
    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns whether two styles have the same values.
    open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// Returns whether two styles have the same values.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.values == right.values }

    /// Hashes the values.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A paragraph style that can be changed, with UIKit's names.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.lineHeightMultiple = 1.2
/// label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
/// ```
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// How lines are aligned.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// What happens to a line that is too long.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// How single words on a line are avoided. It has no effect.
    open override var lineBreakStrategy: NSLineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    /// The extra space between lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The extra space below the paragraph, in points.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The extra space above the paragraph, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The indent of the first line, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The indent of the other lines, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The end of lines: from their start if positive, otherwise from the far edge.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The minimum height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The maximum height of a line, in points; 0 for none.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The factor of the height of lines; 0 for the fonts' height.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// Above 0, words are divided at the ends of lines, by the rules of English.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// Whether words are divided at the ends of lines, by the rules of English.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    /// The reading direction.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// Whether characters move closer together before a line is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    /// The distance of tabs. It has no effect.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// The places of tabs. They have no effect.
    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }

    /// Copies the values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
    /// Adds a tab. It has no effect.
    open func addTabStop(_ tab: NSTextTab) { values.tabStops.append(tab) }
    /// Removes a tab.
    open func removeTabStop(_ tab: NSTextTab) { values.tabStops.removeAll { $0 == tab } }
}

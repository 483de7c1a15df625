import CoreGeometry
import Foundation
import UIKitValues

/// How a text layer shortens a text that is too long, with Core Animation's names.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text is not shortened.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis at the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis at the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How a text layer aligns its lines, with Core Animation's names.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the side where the text begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws a text from its top edge.
///
/// ```swift
/// let text = CATextLayer()
/// text.string = "12"
/// text.fontSize = 14
/// text.alignmentMode = .center
/// text.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
/// layer.addSublayer(text)
/// ```
///
/// A plain string has the layer's font, size and colour; a string with attributes has its own.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`; nil for none.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// The font: a `UIFont`, whose size is not used, or the name of one; nil for the system font.
    open var font: Any? { didSet { setNeedsDisplay() } }
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    /// The colour of the text; opaque white by default.
    open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
    /// Whether lines end at the layer's width.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// How a line that is too long is shortened.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    /// How lines are aligned.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
    /// Whether glyphs may be between pixels; has no effect.
    open var allowsFontSubpixelQuantization = false

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        guard let text = attributedText, text.length > 0 else { return }
        // Core Animation draws as many lines as the text has; the layer clips them only if it masks to its bounds.
        let isShortened = truncationMode != .none && !isWrapped
        let height = isShortened || isWrapped ? bounds.height : CGFloat(100_000)
        let options: NSStringDrawingOptions =
            isWrapped && truncationMode != .none
            ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin
        if isWrapped || isShortened {
            text.draw(
                with: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height), options: options,
                context: nil)
        } else {
            let width = text.size().width
            let room = max(bounds.width, width)
            let start: CGFloat =
                switch alignmentMode {
                case .center: (bounds.width - room) / 2
                case .right: bounds.width - room
                default: 0
                }
            text.draw(
                with: CGRect(x: bounds.minX + start, y: bounds.minY, width: room, height: height), options: options,
                context: nil)
        }
    }

    private var attributedText: NSAttributedString? {
        let style = NSMutableParagraphStyle()
        style.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        if !isWrapped {
            style.lineBreakMode =
                switch truncationMode {
                case .start: .byTruncatingHead
                case .middle: .byTruncatingMiddle
                case .end: .byTruncatingTail
                default: .byClipping
                }
        }
        if let text = string as? NSAttributedString {
            let styled = NSMutableAttributedString(attributedString: text)
            let whole = NSRange(location: 0, length: styled.length)
            styled.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
                if value == nil { styled.addAttribute(.paragraphStyle, value: style, range: range) }
            }
            return styled
        }
        guard let text = string as? String ?? (string as? NSString).map(String.init(describing:)) else { return nil }
        let named: UIFont? =
            switch font {
            case let font as UIFont: font.withSize(fontSize)
            case let name as String: UIFont(name: name, size: fontSize)
            default: nil
            }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: named ?? UIFont.systemFont(ofSize: fontSize), .paragraphStyle: style,
        ]
        if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
        return NSAttributedString(string: text, attributes: attributes)
    }
}

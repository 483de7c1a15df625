import AutoLayout
import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// The room of a text.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    /// The size; 0 is no limit.
    open var size: CGSize
    /// The space at both ends of lines.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { didChange?() } }
    /// How the last line ends.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
    /// Whether the width is that of the view.
    open var widthTracksTextView = true
    /// Whether the height is that of the view.
    open var heightTracksTextView = false
    /// Areas without text; stored, without effect.
    open var exclusionPaths: [UIBezierPath] = []
    var didChange: (() -> Void)?

    /// Creates a room of a size.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }
}

/// Decides about a text view. Nobody types, so nothing is asked.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether characters may be replaced; never asked.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The text changed; never called.
    func textViewDidChange(_ textView: UITextView)
    /// The selection changed; never called.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// True.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// True.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Kinds of data that are found in texts.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: UInt
    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A view for text of many lines.
///
/// It scrolls, and then has no natural size; with ``isScrollEnabled`` false it is as high as its text. Nobody types.
open class UITextView: UIScrollView, ViewContentSource, UITextInputTraits {
    /// The width at which the layout lets the text wrap.
    private var wrappingWidth: CGFloat?
    private var ownText = ""
    private var ownAttributedText: NSAttributedString?
    private var cached: (text: LabelText, traits: UITraitCollection, tint: UIColor?)?

    /// The room of the text within the insets.
    public let textContainer: NSTextContainer

    /// Creates a text view with a room.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        prepare()
    }
    /// Creates a text view with a frame.
    public override init(frame: CGRect) {
        textContainer = NSTextContainer()
        super.init(frame: frame)
        prepare()
    }
    /// Creates a text view from a nib.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .systemBackground
        textContainer.didChange = { [weak self] in self?.contentDidChange() }
    }

    private func contentDidChange() {
        cached = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Text

    /// The text.
    open var text: String! {
        get { ownAttributedText?.string ?? ownText }
        set {
            ownText = newValue ?? ""
            ownAttributedText = nil
            contentDidChange()
        }
    }
    /// Whether there are characters.
    open var hasText: Bool { !(text ?? "").isEmpty }
    /// The text with attributes.
    open var attributedText: NSAttributedString! {
        get { ownAttributedText ?? NSAttributedString(string: ownText) }
        set {
            ownAttributedText = newValue
            contentDidChange()
        }
    }
    /// The font; nil for the system's of 12 points.
    open var font: UIFont? { didSet { contentDidChange() } }
    /// The colour of the text; nil for that of labels.
    open var textColor: UIColor? { didSet { cached = nil } }
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { cached = nil } }
    /// The insets of the room of the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
    /// The attributes of typed text; stored.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links; stored.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The selected characters; stored.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Whether people can change the text.
    open var isEditable = true
    /// Whether people can select characters.
    open var isSelectable = true
    /// What is found in the text; stored.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Whether attributes can be changed; stored.
    open var allowsEditingTextAttributes = false
    /// Whether typing replaces the text; stored.
    open var clearsOnInsertion = false
    /// Whether fonts of text styles follow the text size. They do in any case.
    open var adjustsFontForContentSizeCategory = false
    /// What decides about the text view.
    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
    /// Whether the text scrolls: then it has no natural size.
    open override var isScrollEnabled: Bool { didSet { contentDidChange() } }
    /// Scrolls to characters; has no effect.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// A text view that can be edited can be the first responder.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    private var inputViews: (keyboard: UIView?, accessory: UIView?) = (nil, nil)
    /// What is shown in place of a keyboard; stored.
    open override var inputView: UIView? {
        get { inputViews.keyboard }
        set { inputViews.keyboard = newValue }
    }
    /// What is shown above a keyboard; stored.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }

    /// Which letters are capitals; stored.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether spelling is corrected; stored.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelt words are marked; stored.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks are changed; stored.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether dashes are changed; stored.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are changed; stored.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The type of keyboard; stored.
    open var keyboardType = UIKeyboardType.default
    /// The look of the keyboard; stored.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The text of the return key; stored.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key needs a text; stored.
    open var enablesReturnKeyAutomatically = false
    /// Whether a dot is drawn for each character.
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    /// What the text means; stored.
    open var textContentType: UITextContentType!

    // MARK: Layout

    private var labelText: LabelText {
        let traits = contentTraits
        if let cached, cached.traits == traits, cached.tint == tintColor { return cached.text }
        var style = textStyle(font ?? .systemFont(ofSize: 12), textColor ?? .label, alignment: textAlignment)
        style.numberOfLines = max(0, textContainer.maximumNumberOfLines)
        style.lineBreakMode = textContainer.lineBreakMode
        let made: LabelText
        if isSecureTextEntry {
            made = LabelText(String(repeating: "•", count: (text ?? "").count), style)
        } else {
            made = ownAttributedText.map { LabelText($0, style) } ?? LabelText(ownText, style)
        }
        cached = (made, traits, tintColor)
        return made
    }

    private var sides: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    /// The size of the text with its insets, within a width.
    private func size(fittingWidth width: CGFloat?) -> CGSize {
        var size = labelText.size(fittingWidth: width.map { max(0, $0 - sides) })
        // An empty view has the height of a line.
        if labelText.isEmpty {
            size.height = LabelText("X", labelText.style).size(fittingWidth: nil).height
        }
        return CGSize(
            width: size.width + sides, height: size.height + textContainerInset.top + textContainerInset.bottom)
    }

    /// None while the text scrolls.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : size(fittingWidth: wrappingWidth)
    }
    /// Returns the size of the text within a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(fittingWidth: size.width > 0 && size.width < 1e6 ? size.width : nil)
    }
    /// Places subviews and measures the text.
    open override func layoutSubviews() {
        contentSize = CGSize(width: bounds.width, height: size(fittingWidth: bounds.width).height)
        super.layoutSubviews()
    }
    /// Measures the text anew for other traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyAppearance()
        contentDidChange()
    }

    package var wrapsContent: Bool { !isScrollEnabled }
    package func intrinsicContentSize(wrappingAt width: CGFloat?) -> CGSize {
        // Subclasses may change the size.
        wrappingWidth = width
        defer { wrappingWidth = nil }
        return intrinsicContentSize
    }
    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard !labelText.isEmpty else { return nil }
        let rect = textRect(width: size.width)
        let baselines = labelText.baselines(in: rect.size)
        return (rect.minY + baselines.first, size.height - rect.minY - baselines.last)
    }
    package var contentLineHeight: CGFloat? { (font ?? .systemFont(ofSize: 12)).lineHeight }

    private func textRect(width: CGFloat) -> CGRect {
        let room = max(0, width - sides)
        return CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top, width: room,
            height: labelText.size(fittingWidth: room).height)
    }

    package func drawContent(in context: CGContext) {
        labelText.draw(in: textRect(width: bounds.width), context: context)
    }
}

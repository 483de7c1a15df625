import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// A field for a line of text.
///
/// ```swift
/// let name = UITextField()
/// name.placeholder = "Name"
/// name.borderStyle = .roundedRect
/// ```
///
/// An empty field shows its placeholder. Nobody types, and no caret is drawn.
open class UITextField: UIControl, ViewContentSource, UITextInputTraits {
    /// Whether the control can have the focus: while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// The length of the button that deletes the text, and its distance from the edge.
    private static let clear: (side: CGFloat, margin: CGFloat) = (19, 5)

    private var ownText: String?
    private var ownAttributedText: NSAttributedString?
    private var ownFont = UIFont.systemFont(ofSize: 17)

    /// Creates a field with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a field from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Text

    /// The text; an empty string for none, as in UIKit.
    open var text: String? {
        get { ownText ?? ownAttributedText?.string ?? "" }
        set {
            ownText = newValue
            ownAttributedText = nil
            contentDidChange()
        }
    }
    /// Whether there are characters.
    open var hasText: Bool { !isEmpty }
    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        get { ownAttributedText ?? NSAttributedString(string: ownText ?? "", attributes: defaultTextAttributes) }
        set {
            ownAttributedText = newValue
            ownText = nil
            contentDidChange()
        }
    }
    /// The text of an empty field.
    open var placeholder: String? {
        get { attributedPlaceholder?.string ?? ownPlaceholder }
        set {
            ownPlaceholder = newValue
            attributedPlaceholder = nil
            contentDidChange()
        }
    }
    private var ownPlaceholder: String?
    /// The text of an empty field with attributes.
    open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
    /// The font; the system's of 17 points by default.
    open var font: UIFont? {
        get { ownFont }
        set {
            ownFont = newValue ?? .systemFont(ofSize: 17)
            contentDidChange()
        }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// The attributes of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: ownFont, .foregroundColor: textColor ?? .label].merging(extraAttributes) { $1 } }
        set {
            extraAttributes = newValue
            if let font = newValue[.font] as? UIFont { ownFont = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            contentDidChange()
        }
    }
    private var extraAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of typed text; stored.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether the text is scaled down to fit.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest font size of a text that is scaled down; 0 for no limit of the app's.
    open var minimumFontSize: CGFloat = 0
    /// Whether fonts of text styles follow the text size. They do in any case.
    open var adjustsFontForContentSizeCategory = false
    /// Whether editing begins with an empty field; stored.
    open var clearsOnBeginEditing = false
    /// Whether typing replaces the text; stored.
    open var clearsOnInsertion = false
    /// Whether attributes can be changed; stored.
    open var allowsEditingTextAttributes = false
    /// What decides about the field.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Looks

    /// The border.
    open var borderStyle = BorderStyle.none {
        didSet {
            super.backgroundColor = drawsOwnBackground ? nil : ownBackgroundColor
            contentDidChange()
        }
    }
    private var drawsOwnBackground: Bool { borderStyle == .roundedRect }
    private var ownBackgroundColor: UIColor?
    /// The colour behind the text. A rounded field fills its border with it.
    open override var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            super.backgroundColor = drawsOwnBackground ? nil : newValue
        }
    }
    /// The image in place of the border.
    open var background: UIImage?
    /// The image in place of the border of a disabled field.
    open var disabledBackground: UIImage?
    /// When the button that deletes the text is shown.
    open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
    /// The view before the text.
    open var leftView: UIView? {
        didSet { replace(oldValue, leftView) }
    }
    /// When the view before the text is shown.
    open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
    /// The view after the text.
    open var rightView: UIView? {
        didSet { replace(oldValue, rightView) }
    }
    /// When the view after the text is shown.
    open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

    private func replace(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        contentDidChange()
    }

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

    // MARK: The keyboard

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

    /// Whether the field is being edited: whether it is the first responder.
    open var isEditing: Bool { isFirstResponder }
    /// A field can be the first responder.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Begins editing, if the delegate agrees.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        setNeedsLayout()
        return true
    }
    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        setNeedsLayout()
        return true
    }

    // MARK: Layout

    private var isEmpty: Bool { (text ?? "").isEmpty }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
    private var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
    private var shownRight: UIView? { isShown(rightViewMode) ? rightView : nil }
    private var showsClear: Bool {
        isShown(clearButtonMode) && !isEmpty && (shownRight == nil || clearButtonMode == .always)
    }

    /// Returns where the border is.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns where the text is.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let inset: CGFloat =
            switch borderStyle {
            case .none: 0
            case .line: 2
            case .bezel, .roundedRect: FieldLook.margin.width
            }
        var rect = CGRect(
            x: bounds.minX + inset, y: bounds.minY, width: bounds.width - 2 * inset, height: bounds.height)
        // Views before and after the text change places when reading runs from right to left.
        let (first, last) = isRightToLeft ? (shownRight, shownLeft) : (shownLeft, shownRight)
        if let first {
            let place = first === shownLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
            let gap = borderStyle == .none ? 0 : FieldLook.margin.width
            let start = max(rect.minX, place.maxX + gap)
            rect.size.width -= start - rect.minX
            rect.origin.x = start
        }
        if let last {
            let place = last === shownLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
            let gap = borderStyle == .none ? 0 : FieldLook.margin.width
            rect.size.width = min(rect.maxX, place.minX - gap) - rect.minX
        }
        if showsClear {
            let place = clearButtonRect(forBounds: bounds)
            if isRightToLeft {
                let start = max(rect.minX, place.maxX + UITextField.clear.margin)
                rect.size.width -= start - rect.minX
                rect.origin.x = start
            } else {
                rect.size.width = min(rect.maxX, place.minX - UITextField.clear.margin) - rect.minX
            }
        }
        rect.size.width = max(0, rect.width)
        return rect
    }
    /// Returns where the placeholder is.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns where the text is while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns where the button that deletes the text is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let (side, margin) = UITextField.clear
        let rect = CGRect(x: bounds.maxX - margin - side, y: bounds.midY - side / 2, width: side, height: side)
        return mirrored(rect, in: bounds)
    }
    /// Returns where the view before the text is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(shownLeft, isFirst: true, bounds) }
    /// Returns where the view after the text is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(shownRight, isFirst: false, bounds) }

    private func sideRect(_ view: UIView?, isFirst: Bool, _ bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let rect = CGRect(
            x: isFirst ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - min(size.height, bounds.height) / 2,
            width: size.width, height: min(size.height, bounds.height))
        return mirrored(rect, in: bounds)
    }

    /// Places the views beside the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (view, shown, frame) in [
            (leftView, shownLeft, leftViewRect(forBounds: bounds)),
            (rightView, shownRight, rightViewRect(forBounds: bounds)),
        ] {
            guard let view else { continue }
            if shown == nil {
                if view.superview === self { view.removeFromSuperview() }
            } else {
                if view.superview !== self { addSubview(view) }
                view.frame = frame
            }
        }
    }

    private var lineHeight: CGFloat {
        LabelText("X", textStyle(ownFont, .label)).size(fittingWidth: nil).height
    }

    /// The size of the text or the placeholder with borders and views.
    open override var intrinsicContentSize: CGSize {
        let content = labelText(isPlaceholder: isEmpty).size(fittingWidth: nil)
        let probe = CGRect(x: 0, y: 0, width: 10_000, height: 34)
        let sides = probe.width - textRect(forBounds: probe).width
        // A line of the font and a little more; a border adds six points on both sides.
        let line = max(lineHeight, content.height).rounded() + 2
        let height =
            switch borderStyle {
            case .none: line
            case .line, .bezel: line + 4
            case .roundedRect: line + 2 * FieldLook.margin.height
            }
        let views = [shownLeft, shownRight].compactMap { $0?.bounds.height }.max() ?? 0
        return CGSize(width: contentPixels.roundUp(content.width + sides), height: max(height, views))
    }

    override var primaryTrigger: Event { .editingDidEndOnExit }
    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
        let baselines = LabelText("X", textStyle(ownFont, .label)).baselines(in: rect.size)
        return (rect.minY + baselines.first, size.height - rect.minY - baselines.last)
    }
    package var contentLineHeight: CGFloat? { ownFont.lineHeight }

    // MARK: Drawing

    private func labelText(isPlaceholder: Bool) -> LabelText {
        let color: UIColor = isPlaceholder ? FieldLook.placeholderColor : textColor ?? .label
        var style = textStyle(ownFont, color, alignment: textAlignment)
        style.adjustsFontSize = adjustsFontSizeToFitWidth
        if minimumFontSize > 0 { style.minimumScaleFactor = minimumFontSize / max(ownFont.pointSize, 1) }
        if isPlaceholder {
            if let attributedPlaceholder { return LabelText(attributedPlaceholder, style) }
            return LabelText(ownPlaceholder ?? "", style)
        }
        if isSecureTextEntry { return LabelText(FieldLook.dots(for: text ?? ""), style) }
        if let ownAttributedText { return LabelText(ownAttributedText, style) }
        guard !extraAttributes.isEmpty, let ownText else { return LabelText(ownText ?? "", style) }
        return LabelText(NSAttributedString(string: ownText, attributes: extraAttributes), style)
    }

    private func placed(_ text: LabelText, in rect: CGRect) -> CGRect {
        let height = min(text.size(fittingWidth: nil).height, rect.height)
        return switch contentVerticalAlignment {
        case .center, .fill: rect
        case .top: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
        case .bottom: CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
        }
    }

    /// Draws the text in a rectangle; subclasses may draw something else.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let text = labelText(isPlaceholder: false)
        text.draw(in: placed(text, in: rect), context: context)
    }
    /// Draws the placeholder in a rectangle; subclasses may draw something else.
    open func drawPlaceholder(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let text = labelText(isPlaceholder: true)
        text.draw(in: placed(text, in: rect), context: context)
    }

    /// Draws border and text.
    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        drawBorder(pen)
        pen.faded(isEnabled: isEnabled) {
            if isEmpty {
                drawPlaceholder(in: placeholderRect(forBounds: bounds))
            } else {
                drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
            }
            if showsClear, let image = UIImage(systemName: "xmark.circle.fill") {
                let place = clearButtonRect(forBounds: bounds)
                pen.image(
                    image, at: CGPoint(x: place.midX, y: place.midY), .tertiaryLabel, font: .systemFont(ofSize: 15))
            }
        }
    }

    func drawBorder(_ pen: ControlPen) {
        let rect = borderRect(forBounds: bounds)
        if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background {
            return pen.image(image, in: rect, .tintColor)
        }
        switch borderStyle {
        case .none: break
        case .line: pen.border(rect, radius: 0, width: 1, .label)
        case .bezel:
            pen.rectangle(rect, backgroundColor ?? .systemBackground)
            pen.border(rect, radius: 0, width: 1, .systemGray2)
        case .roundedRect:
            pen.draw(FieldLook(isEnabled: isEnabled, color: backgroundColor), in: rect)
        }
    }
}

import AutoLayout
import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// A view of text.
///
/// ```swift
/// let title = UILabel()
/// title.text = "Ratatouille"
/// title.font = .preferredFont(forTextStyle: .headline)
/// title.numberOfLines = 0
/// ```
///
/// It is measured and drawn like a SwiftUI text of the same attributes; the lines are centred vertically in the bounds.
open class UILabel: UIView, ViewContentSource {
    private var cached: LabelText?
    private var cachedTint = TintUse()
    /// The width at which the layout lets the text wrap.
    private var wrappingWidth: CGFloat?
    private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var ownColor = UIColor.label
    private var ownText: String?
    private var ownAttributedText: NSAttributedString?

    /// Creates a label with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// Creates a label from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    private func textDidChange() {
        cached = nil
        invalidateIntrinsicContentSize()
    }

    // MARK: Text

    /// The text; nil for none.
    open var text: String? {
        get { ownText ?? ownAttributedText?.string }
        set {
            guard newValue != ownText || ownAttributedText != nil else { return }
            ownText = newValue
            ownAttributedText = nil
            textDidChange()
        }
    }
    /// The text with attributes; those that it lacks are the label's.
    open var attributedText: NSAttributedString? {
        get { ownAttributedText ?? ownText.map { NSAttributedString(string: $0) } }
        set {
            ownAttributedText = newValue
            ownText = nil
            textDidChange()
        }
    }
    /// The font; the system's of 17 points by default.
    open var font: UIFont! {
        get { ownFont }
        set {
            ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            textDidChange()
        }
    }
    /// The colour of the text.
    open var textColor: UIColor! {
        get { ownColor }
        set {
            ownColor = newValue ?? .label
            cached = nil
        }
    }
    /// The colour while the label is highlighted; nil for the same.
    open var highlightedTextColor: UIColor? { didSet { cached = nil } }
    /// Whether the label is highlighted.
    open var isHighlighted = false { didSet { cached = nil } }
    /// Whether the label is enabled; otherwise it is pale.
    open var isEnabled = true { didSet { cached = nil } }
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { cached = nil } }
    /// How lines end that are too long.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
    /// How lines break; stored, without effect.
    open var lineBreakStrategy = NSLineBreakStrategy.standard
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
    /// Whether the text is scaled down to fit the width.
    open var adjustsFontSizeToFitWidth = false { didSet { cached = nil } }
    /// The smallest scale of the text; 0 for no limit of the app's.
    open var minimumScaleFactor: CGFloat = 0 { didSet { cached = nil } }
    /// Whether characters move closer together before the text is truncated.
    open var allowsDefaultTighteningForTruncation = false { didSet { cached = nil } }
    /// Where a text is that was scaled down.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { cached = nil } }
    /// The colour of a shadow of the text; nil for none.
    open var shadowColor: UIColor? { didSet { cached = nil } }
    /// How far the shadow is moved.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { cached = nil } }
    /// Whether fonts of text styles follow the text size. They do here in any case: an image has one text size.
    open var adjustsFontForContentSizeCategory = false
    /// Stored, without effect.
    open var showsExpansionTextWhenTruncated = false

    // MARK: Layout

    /// The width at which the text wraps before the layout knows better; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

    /// The size of the text.
    open override var intrinsicContentSize: CGSize {
        labelText.size(fittingWidth: numberOfLines == 1 ? nil : wrappingWidth ?? preferredWrappingWidth)
    }
    /// Returns the size of the text within a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textRect(
            forBounds: CGRect(x: 0, y: 0, width: size.width > 0 ? size.width : .greatestFiniteMagnitude, height: 0),
            limitedToNumberOfLines: numberOfLines
        ).size
    }
    /// Returns where the text is in a rectangle; subclasses add space around it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let limit: CGFloat? = numberOfLines == 1 || bounds.width >= 1e6 || bounds.width <= 0 ? nil : bounds.width
        let size = labelText.size(fittingWidth: limit)
        return CGRect(origin: bounds.origin, size: size)
    }
    /// Draws the text in a rectangle; subclasses add space around it.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if labelText.isTruncated(in: rect.size) { context.builder.markTruncated() }
        labelText.draw(in: rect, context: context)
    }
    /// Draws the text in the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Called when traits change.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection != nil { textDidChange() }
    }

    /// The text as it is drawn now.
    private var labelText: LabelText {
        let traits = traitCollection
        if let cached, cached.style.traits == traits, cachedTint.holds(in: self) { return cached }
        var color = isHighlighted ? highlightedTextColor ?? ownColor : ownColor
        // How pale is not documented; chosen by eye.
        if !isEnabled { color = color.withAlphaComponent(0.35) }
        var style = LabelText.Style(font: ownFont, color: drawn(color), traits: traits)
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        style.numberOfLines = max(0, numberOfLines)
        style.adjustsFontSize = adjustsFontSizeToFitWidth
        style.minimumScaleFactor = minimumScaleFactor
        style.allowsTightening = allowsDefaultTighteningForTruncation
        style.baselineAdjustment = baselineAdjustment
        if let shadowColor { style.shadow = (drawn(shadowColor), shadowOffset) }
        let use = TintUse(tintColor, isUsed: [color, shadowColor].contains { $0?.followsTint ?? false })
        style.resolve = { use.resolve($0, traits) }
        cachedTint = use
        let text = ownAttributedText.map { LabelText($0, style) } ?? LabelText(ownText ?? "", style)
        cached = text
        return text
    }

    /// The tint that a text was made with, and whether the text has it.
    private final class TintUse {
        private let tint: UIColor
        private var isUsed: Bool

        init(_ tint: UIColor? = nil, isUsed: Bool = false) {
            self.tint = tint ?? .systemBlue
            self.isUsed = isUsed
        }

        func resolve(_ color: UIColor, _ traits: UITraitCollection) -> ResolvedColor {
            isUsed = isUsed || color.followsTint
            return color.replacingTint(by: tint).resolve(with: traits)
        }

        /// Whether a view still has the tint. Views have it from those that they are in, so most texts do not ask.
        @MainActor func holds(in view: UIView) -> Bool { !isUsed || view.tintColor == tint }
    }

    // MARK: Content

    package var classHugging: AxisPriorities { .hugging }
    package var wrapsContent: Bool { numberOfLines != 1 }
    package var preferredWrappingWidth: CGFloat? { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil }

    package func intrinsicContentSize(wrappingAt width: CGFloat?) -> CGSize {
        wrappingWidth = width
        defer { wrappingWidth = nil }
        return intrinsicContentSize
    }

    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard !labelText.isEmpty else { return nil }
        let baselines = labelText.baselines(in: size)
        return (baselines.first, size.height - baselines.last)
    }

    package var contentLineHeight: CGFloat? { ownFont.lineHeight }
}

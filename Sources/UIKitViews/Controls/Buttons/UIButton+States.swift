import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// Titles, images and backgrounds of states: buttons without a configuration.
extension UIButton {
    /// Sets the title in a state.
    public func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        if configuration != nil, state == .normal { configuration?.title = title }
        contentDidChange()
    }
    /// Sets the title with attributes in a state.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        contentDidChange()
    }
    /// Sets the colour of the title in a state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        setNeedsLayout()
    }
    /// Sets the colour of the title's shadow in a state.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[state] = color
        setNeedsLayout()
    }
    /// Sets the image in a state.
    public func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        if configuration != nil, state == .normal { configuration?.image = image }
        contentDidChange()
    }
    /// Sets the background in a state.
    public func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
    /// Sets the configuration of symbols in a state.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    /// Returns the title in a state; that of the normal state if it has none.
    public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// Returns the title with attributes in a state.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    /// Returns the colour of the title in a state: white for custom buttons, the tint for others.
    public func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[state] { return color }
        if state.contains(.disabled), buttonType != .custom { return .tertiaryLabel }
        return titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
    }
    /// Returns the colour of the title's shadow in a state.
    public func titleShadowColor(for state: State) -> UIColor? {
        titleShadowColors[state] ?? titleShadowColors[.normal]
    }
    /// Returns the image in a state.
    public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// Returns the background in a state.
    public func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
    /// Returns the configuration of symbols in a state.
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state] ?? symbolConfigurations[.normal]
    }

    /// The title now.
    public var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The title with attributes now.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title now.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow now.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image now.
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The background now.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The configuration of symbols now.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
}

// MARK: Layout

extension UIButton {
    func updateOldSubviews() {
        let (title, attributed, image) = (title(for: state), attributedTitle(for: state), image(for: state))
        if title != nil || attributed != nil || label != nil {
            let label = madeLabel
            label.isUpdating = true
            if let attributed { label.attributedText = attributed } else { label.text = title }
            // Setting a colour makes the label set its text anew.
            if label.textColor != currentTitleColor { label.textColor = currentTitleColor }
            if label.shadowColor != currentTitleShadowColor { label.shadowColor = currentTitleShadowColor }
            if buttonType != .custom { label.alpha = isHighlighted ? 0.2 : 1 }
            label.isUpdating = false
        }
        guard image != nil || picture != nil else { return }
        let view = madePicture
        view.image = buttonType == .custom ? image : image.map(UIButton.template)
        let settings = preferredSymbolConfigurationForImage(in: state)
        if view.preferredSymbolConfiguration != settings { view.preferredSymbolConfiguration = settings }
        let isOwn = images[state] != nil && state != .normal
        var alpha: CGFloat = 1
        if buttonType != .custom, isHighlighted { alpha = 0.2 }
        if buttonType == .custom, isHighlighted, adjustsImageWhenHighlighted, !isOwn { alpha = 0.5 }
        if !isEnabled, adjustsImageWhenDisabled, !isOwn { alpha = 0.5 }
        view.alpha = alpha
        if buttonType == .close { view.tintColor = .secondaryLabel }
    }

    private var oldImageSize: CGSize {
        guard let image = image(for: state) else { return .zero }
        return naturalSize(of: image, preferred: preferredSymbolConfigurationForImage(in: state))
    }

    private var oldTitleSize: CGSize {
        guard let label, label.hasText else { return .zero }
        return label.intrinsicContentSize
    }

    /// The size of image and title with the insets, or with 6 points above and below a title.
    var oldContentSize: CGSize {
        if buttonType == .close { return CGSize(width: 30, height: 30) }
        let (image, title) = (oldImageSize, oldTitleSize)
        let size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        let insets = contentEdgeInsets
        if insets != .zero {
            return CGSize(
                width: max(0, size.width + insets.left + insets.right),
                height: max(0, size.height + insets.top + insets.bottom))
        }
        if let background = backgroundImage(for: state), title == .zero, image == .zero {
            return naturalSize(of: background)
        }
        // A button without a title is as large as its image.
        if title == .zero, image != .zero { return image }
        let line = title == .zero ? (buttonType == .custom ? 22 : 18) : title.height
        return CGSize(width: max(30, size.width), height: max(image.height, line + 12))
    }

    func layOutOldSubviews() {
        let content = contentRect(forBounds: bounds)
        if let label { label.frame = titleRect(forContentRect: content) }
        if let picture { picture.frame = imageRect(forContentRect: content) }
    }

    func drawOldBackground(_ pen: ControlPen) {
        if buttonType == .close { pen.draw(ControlShape(.ellipse, closeCircle, .tertiarySystemFill)) }
        if let image = backgroundImage(for: state) {
            pen.image(image, in: backgroundRect(forBounds: bounds), .tintColor)
        }
    }

    private var closeCircle: CGRect { CGRect(x: bounds.midX - 15, y: bounds.midY - 15, width: 30, height: 30) }

    /// Where image and title are as one group within a rectangle.
    private func group(in rect: CGRect) -> (image: CGRect, title: CGRect) {
        var (image, title) = (oldImageSize, oldTitleSize)
        image.width = min(image.width, max(0, rect.width))
        image.height = min(image.height, max(0, rect.height))
        title.width = min(title.width, max(0, rect.width - image.width))
        title.height = min(title.height, max(0, rect.height))
        let width = image.width + title.width
        let alignment = effectiveContentHorizontalAlignment
        let start =
            switch alignment {
            case .left, .leading, .fill: rect.minX
            case .right, .trailing: rect.maxX - width
            case .center: rect.minX + (rect.width - width) / 2
            }
        if alignment == .fill {
            if title.width == 0 { image.width = rect.width } else { title.width = max(0, rect.width - image.width) }
        }
        func place(_ x: CGFloat, _ size: CGSize) -> CGRect {
            let y =
                switch contentVerticalAlignment {
                case .center: rect.minY + (rect.height - size.height) / 2
                case .top, .fill: rect.minY
                case .bottom: rect.maxY - size.height
                }
            let height = contentVerticalAlignment == .fill ? rect.height : size.height
            return CGRect(
                origin: contentPixels.round(CGPoint(x: x, y: y)), size: CGSize(width: size.width, height: height))
        }
        let first = isRightToLeft ? title.width : 0
        let second = isRightToLeft ? 0 : image.width
        return (place(start + first, image), place(start + second, title))
    }

    /// Where image and title of the old way are in a rectangle that its insets made smaller.
    func oldImageRect(_ content: CGRect) -> CGRect { group(in: content.inset(by: imageEdgeInsets)).image }
    func oldTitleRect(_ content: CGRect) -> CGRect { group(in: content.inset(by: titleEdgeInsets)).title }
}

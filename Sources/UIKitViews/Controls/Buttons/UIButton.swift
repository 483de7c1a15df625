import AutoLayout
import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// A button with a title, an image and a background.
///
/// ```swift
/// let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in buy() })
/// let old = UIButton(type: .system)
/// old.setTitle("Cancel", for: .normal)
/// ```
///
/// With a ``configuration`` the button is what that says; without one, titles, images and insets are set for states, as
/// before iOS 15. Insets of the old way then have no effect with a configuration, as in UIKit.
open class UIButton: UIControl, ViewContentSource {
    /// Whether the control can have the focus: while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }
    /// Whether the button has the focus, which is one of the states of its look.
    open package(set) override var isFocused: Bool { didSet { setNeedsUpdateConfiguration() } }
    /// The kind of a button.
    public enum ButtonType: Int, Hashable, Sendable {
        /// Without a look of its own: a white title.
        case custom = 0
        /// A title in the tint.
        case system
        /// An i in a circle.
        case detailDisclosure
        /// An i in a circle.
        case infoLight
        /// An i in a circle.
        case infoDark
        /// A plus in a circle.
        case contactAdd
        /// As `system`.
        case plain
        /// A cross on a grey circle.
        case close
    }

    /// What a button is for.
    public enum Role: Int, Hashable, Sendable {
        /// Anything.
        case normal = 0
        /// What most people want.
        case primary
        /// Leaves without changes.
        case cancel
        /// Deletes something: red.
        case destructive
    }

    /// Called before the layout when something changed.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// The kind of the button.
    open private(set) var buttonType = ButtonType.custom
    /// What the button is for.
    open var role = Role.normal { didSet { contentDidChange() } }

    // The storage of the old way; see `UIButton+States.swift`.
    var titles: [State: String] = [:]
    var attributedTitles: [State: NSAttributedString] = [:]
    var titleColors: [State: UIColor] = [:]
    var titleShadowColors: [State: UIColor] = [:]
    var images: [State: UIImage] = [:]
    var backgroundImages: [State: UIImage] = [:]
    var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
    var label: UIButtonLabel?
    var picture: UIImageView?
    private var second: UIButtonLabel?
    private var spinner: UIActivityIndicatorView?
    private var ownView: UIView?
    /// The width at which the layout lets titles wrap.
    private var wrappingWidth: CGFloat?
    private var needsConfigurationUpdate = false
    /// What the subviews show of a configuration; nil if they must be brought up to date.
    private var shown: Shown?

    /// Everything that the subviews of a configured button depend on.
    private struct Shown: Equatable {
        var configuration: Configuration
        var state: State
        var role: Role
        var alignment: ContentHorizontalAlignment
        var isRightToLeft: Bool
        var isAutomatic: Bool
        var title: AttributedString?
    }
    private var isUpdating = false

    /// Creates a custom button with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a button from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        let symbol: (name: String, scale: UIImage.SymbolScale)? =
            switch buttonType {
            case .detailDisclosure, .infoLight, .infoDark: ("info.circle", .large)
            case .contactAdd: ("plus.circle", .large)
            case .close: ("xmark", .unspecified)
            case .custom, .system, .plain: nil
            }
        guard let symbol else { return }
        let settings =
            buttonType == .close
            ? UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
            : UIImage.SymbolConfiguration(scale: symbol.scale)
        setImage(UIImage(systemName: symbol.name, withConfiguration: settings), for: .normal)
        frame.size = intrinsicContentSize
    }
    /// Creates a button with a configuration and an action, whose title and image it takes if it has none of its own.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
        frame.size = intrinsicContentSize
    }
    /// Creates a button with an action.
    public convenience init(primaryAction: UIAction?) { self.init(type: .system, primaryAction: primaryAction) }
    /// Creates a button of a kind with an action.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
        frame.size = intrinsicContentSize
    }
    /// Creates a button with a frame and an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(type: .system)
        self.frame = frame
        adopt(primaryAction)
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.attributedTitle == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
            if configuration?.subtitle == nil { configuration?.subtitle = action.subtitle }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    override var primaryTrigger: Event { .touchUpInside }

    // MARK: Configuration

    /// What the button shows; nil for the old way.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            contentDidChange()
            if !isUpdating { setNeedsUpdateConfiguration() }
        }
    }
    /// Called before the layout when the state, the traits or the configuration changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the state changes how the configuration is drawn.
    open var automaticallyUpdatesConfiguration = true
    /// Asks for ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    /// Calls ``configurationUpdateHandler``; subclasses change the configuration for the state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    private func updateIfNeeded() {
        guard needsConfigurationUpdate, !isUpdating else { return }
        needsConfigurationUpdate = false
        isUpdating = true
        updateConfiguration()
        isUpdating = false
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }
    /// Updates the configuration for other traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The menu; nil for none.
    open var menu: UIMenu? { didSet { contentDidChange() } }
    /// Whether the button shows the selected element of its menu.
    open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }
    /// The order of menu elements; stored.
    open var preferredMenuElementOrder = 0
    /// Whether a pointer changes the button; stored.
    open var isPointerInteractionEnabled = false
    /// Whether a pointer is above the button; never.
    open var isHovered: Bool { false }
    /// Whether the menu is open; never.
    open var isHeld: Bool { false }

    // MARK: The old way

    /// The insets of image and title from the edges.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The insets of the title from its place.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The insets of the image from its place.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// Whether a disabled image is pale.
    open var adjustsImageWhenDisabled = true
    /// Whether a pressed image is dark.
    open var adjustsImageWhenHighlighted = true
    /// Stored, without effect.
    open var showsTouchWhenHighlighted = false
    /// Stored, without effect.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether the image grows with the text size; stored.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Returns where the background is.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns where image and title are.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns where the title is.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { oldTitleRect(contentRect) }
    /// Returns where the image is.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { oldImageRect(contentRect) }

    /// The label of the title. It is made when it is first asked for.
    open var titleLabel: UILabel? { madeLabel }
    /// The label of the subtitle; nil without one.
    open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : second }
    /// The view of the image. It is made when it is first asked for.
    open var imageView: UIImageView? { madePicture }

    var madeLabel: UIButtonLabel {
        if let label { return label }
        let made = UIButtonLabel(frame: .zero)
        made.button = self
        made.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        made.lineBreakMode = .byTruncatingMiddle
        label = made
        addSubview(made)
        return made
    }

    var madePicture: UIImageView {
        if let picture { return picture }
        let made = UIImageView(frame: .zero)
        picture = made
        insertSubview(made, at: 0)
        return made
    }

    // MARK: Content

    /// Brings the subviews up to date with what the button shows in its state.
    private func updateSubviews() {
        updateIfNeeded()
        guard let configuration else {
            shown = nil
            return updateOldSubviews()
        }
        let state = state
        let now = Shown(
            configuration: configuration, state: state, role: role, alignment: contentHorizontalAlignment,
            isRightToLeft: isRightToLeft, isAutomatic: automaticallyUpdatesConfiguration,
            title: shownTitle(configuration))
        guard now != shown else { return }
        shown = now
        let foreground = configuration.foreground(automaticallyUpdatesConfiguration ? state : .normal, role)
        var usual = AttributeContainer()
        usual.font = configuration.titleFont
        let title = now.title
        if title != nil || label != nil {
            let label = madeLabel
            label.isUpdating = true
            label.textColor = foreground
            label.alpha = 1
            label.font = configuration.titleFont
            label.numberOfLines = configuration.titleLineBreakMode.rawValue < 2 ? 0 : 1
            label.lineBreakMode =
                configuration.titleLineBreakMode.rawValue < 2 ? .byTruncatingTail : configuration.titleLineBreakMode
            label.textAlignment = alignment(configuration)
            label.attributedText = title?.uiKitString(usual, configuration.titleTextAttributesTransformer)
            label.isUpdating = false
        }
        update(subtitle: configuration, foreground)
        update(image: configuration, foreground)
        if ownView !== configuration.background.customView {
            ownView?.removeFromSuperview()
            ownView = configuration.background.customView
            if let ownView { insertSubview(ownView, at: 0) }
        }
    }

    /// The title; that of the selected element if the button shows it.
    private func shownTitle(_ configuration: Configuration) -> AttributedString? {
        if changesSelectionAsPrimaryAction, let menu, let first = menu.selectedElements.first {
            return AttributedString(first.title)
        }
        guard let title = configuration.attributedTitle, !title.characters.isEmpty else { return nil }
        return title
    }

    private func update(subtitle configuration: Configuration, _ foreground: UIColor) {
        guard let text = configuration.attributedSubtitle, !text.characters.isEmpty else {
            second?.removeFromSuperview()
            second = nil
            return
        }
        let label = second ?? UIButtonLabel(frame: .zero)
        if second == nil {
            second = label
            addSubview(label)
        }
        var usual = AttributeContainer()
        usual.font = configuration.subtitleFont
        label.isUpdating = true
        label.textColor = foreground
        label.numberOfLines = configuration.subtitleLineBreakMode.rawValue < 2 ? 0 : 1
        label.textAlignment = alignment(configuration)
        label.attributedText = text.uiKitString(usual, configuration.subtitleTextAttributesTransformer)
        label.isUpdating = false
    }

    private func update(image configuration: Configuration, _ foreground: UIColor) {
        if configuration.showsActivityIndicator {
            let spinner = spinner ?? UIActivityIndicatorView(style: .medium)
            if self.spinner == nil {
                self.spinner = spinner
                addSubview(spinner)
            }
            spinner.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
            spinner.startAnimating()
        } else if let spinner {
            spinner.removeFromSuperview()
            self.spinner = nil
        }
        let image = configuration.showsActivityIndicator ? nil : configuration.image
        guard image != nil || picture != nil else { return }
        let view = madePicture
        view.image = image.map(UIButton.template)
        view.isHidden = image == nil
        view.alpha = 1
        view.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
        let settings = UIImage.SymbolConfiguration(font: configuration.titleFont)
        view.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage.map { settings.applying($0) } ?? settings
    }

    /// Bitmaps of buttons are drawn in the tint, unless they say otherwise.
    static func template(_ image: UIImage) -> UIImage {
        image.renderingMode == .automatic && !image.isSymbolImage ? image.withRenderingMode(.alwaysTemplate) : image
    }

    private func alignment(_ configuration: Configuration) -> NSTextAlignment {
        switch titleAlignment(configuration) {
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        case .automatic, .leading: isRightToLeft ? .right : .left
        }
    }

    private func titleAlignment(_ configuration: Configuration) -> Configuration.TitleAlignment {
        if configuration.titleAlignment != .automatic { return configuration.titleAlignment }
        let hasImage = configuration.image != nil || configuration.showsActivityIndicator
        switch contentHorizontalAlignment {
        case .leading, .left: return .leading
        case .trailing, .right: return .trailing
        case .center, .fill:
            guard hasImage else { return .center }
            return configuration.imagePlacement.isDisjoint(with: [.leading, .trailing]) ? .center : .leading
        }
    }

    // MARK: Layout

    var showsPopup: Bool {
        guard let configuration, menu != nil else { return false }
        return configuration.indicator == .popup
            || (configuration.indicator == .automatic && changesSelectionAsPrimaryAction)
    }
    private static let popupRoom: CGFloat = 20

    /// The frames of everything in a configured button.
    private func parts(_ configuration: Configuration) -> ButtonParts {
        var parts = ButtonParts()
        let font = configuration.titleFont
        if configuration.showsActivityIndicator {
            parts.image = CGSize(width: 20, height: 20)
        } else if let image = configuration.image {
            let settings = UIImage.SymbolConfiguration(font: font)
            parts.image = naturalSize(
                of: image, font: font,
                preferred: configuration.preferredSymbolConfigurationForImage.map { settings.applying($0) } ?? settings)
        }
        parts.title = label.flatMap { $0.hasText ? $0 : nil }
        parts.subtitle = second
        parts.placement = configuration.imagePlacement
        parts.padding = configuration.imagePadding
        parts.titlePadding = configuration.titlePadding
        parts.reservation = configuration.imageReservation
        parts.alignment = titleAlignment(configuration)
        parts.insets = configuration.contentInsets
        parts.trailingRoom = showsPopup ? UIButton.popupRoom : 0
        parts.horizontal = contentHorizontalAlignment
        parts.vertical = contentVerticalAlignment
        parts.isRightToLeft = isRightToLeft
        parts.pixels = contentPixels
        return parts
    }

    /// Places title, image and background.
    open override func layoutSubviews() {
        updateSubviews()
        super.layoutSubviews()
        guard let configuration else { return layOutOldSubviews() }
        let frames = parts(configuration).frames(in: bounds)
        if let label { label.frame = frames.title }
        second?.frame = frames.subtitle
        if let picture, !picture.isHidden { picture.frame = frames.image }
        spinner?.frame = frames.image
        ownView?.frame = ground(configuration)
    }

    func ground(_ configuration: Configuration) -> CGRect {
        let insets = configuration.background.backgroundInsets
        return bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
    }

    /// The size of image, titles and insets.
    open override var intrinsicContentSize: CGSize { naturalSize(fittingWidth: wrappingWidth) }

    /// Returns the natural size within a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(fittingWidth: size.width > 0 ? size.width : nil)
    }

    package var wrapsContent: Bool { (configuration?.titleLineBreakMode.rawValue ?? 2) < 2 }
    package func intrinsicContentSize(wrappingAt width: CGFloat?) -> CGSize {
        // Subclasses may change the size.
        wrappingWidth = width
        defer { wrappingWidth = nil }
        return intrinsicContentSize
    }
    func naturalSize(fittingWidth width: CGFloat?) -> CGSize {
        updateSubviews()
        guard let configuration else { return oldContentSize }
        return parts(configuration).size(fittingWidth: width)
    }
    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        updateSubviews()
        guard let label, label.hasText else { return nil }
        let frame: CGRect
        var last = label
        var lastFrame: CGRect
        if let configuration {
            let frames = parts(configuration).frames(in: CGRect(origin: .zero, size: size))
            (frame, lastFrame) = (frames.title, frames.title)
            if let second { (last, lastFrame) = (second, frames.subtitle) }
        } else {
            frame = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
            lastFrame = frame
        }
        guard let first = label.baselines(in: frame.size), let end = last.baselines(in: lastFrame.size) else {
            return nil
        }
        return (frame.minY + first.first, size.height - lastFrame.maxY + end.last)
    }
    package var contentLineHeight: CGFloat? { label?.contentLineHeight }

    // MARK: Drawing

    package var contentBounds: CGRect {
        guard let configuration, configuration.background.strokeWidth > 0 else { return bounds }
        let outset = configuration.background.strokeOutset
        return ground(configuration).insetBy(dx: -outset, dy: -outset).union(bounds)
    }

    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        guard let configuration else { return drawOldBackground(pen) }
        drawConfigured(configuration, pen)
    }
}

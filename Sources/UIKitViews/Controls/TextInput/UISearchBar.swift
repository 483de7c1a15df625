import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// The field of a search: 36 points high, with corners of 10, a magnifying glass, and a cross or a microphone at its end.
open class UISearchTextField: UITextField {
    /// Creates a field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// Creates a field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        let glass = UIImageView(image: nil)
        glass.image = UIImage(systemName: "magnifyingglass")
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame.size = CGSize(width: 28, height: 24)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        borderStyle = .roundedRect
        placeholder = nil
    }

    /// The height is 36 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: SearchFieldLook.height)
    }
    /// Returns where the text is.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds)
        // The glass stands near the text.
        if leftView != nil, leftViewMode == .always {
            rect.size.width += 1
            if !isRightToLeft { rect.origin.x -= 1 }
        }
        return rect
    }
    /// Returns where the glass is.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.leftViewRect(forBounds: bounds)
        return rect.offsetBy(dx: isRightToLeft ? -4 : 4, dy: 0)
    }

    override func drawBorder(_ pen: ControlPen) {
        pen.draw(SearchFieldLook(color: backgroundColor), in: borderRect(forBounds: bounds))
    }
}

/// Decides about a search bar. Nobody types, so nothing is asked.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    /// Whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The search was ended.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The book was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The scope changed.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// True.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// True.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A search field with its scopes and a button that ends the search: 56 points high.
open class UISearchBar: UIView, ViewContentSource {
    /// The look of a search bar.
    public enum Style: UInt, Hashable, Sendable {
        /// With a background.
        case `default` = 0
        /// With a background.
        case prominent
        /// Without a background.
        case minimal
    }
    /// An image of a search bar.
    public enum Icon: Int, Hashable, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The cross.
        case clear
        /// The book.
        case bookmark
        /// The list of results.
        case resultsList
    }

    /// The field.
    public let searchTextField = UISearchTextField()
    private var cancel: UIButton?
    private var scopes: UISegmentedControl?

    /// The text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// The text of an empty field.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line above the field; nil for none.
    open var prompt: String? { didSet { changed() } }
    /// The look.
    open var searchBarStyle = Style.default
    /// The look of the bar.
    open var barStyle = UIBarStyle.default
    /// The colour of the background; nil for that of the style.
    open var barTintColor: UIColor?
    /// Whether what is behind shines through; stored.
    open var isTranslucent = true
    /// The image of the background; an empty one removes it.
    open var backgroundImage: UIImage?
    /// Whether there is a button that ends the search.
    open var showsCancelButton = false { didSet { changed() } }
    /// Whether there is a book; stored.
    open var showsBookmarkButton = false
    /// Whether there is a list of results; stored.
    open var showsSearchResultsButton = false
    /// Whether the list of results is chosen; stored.
    open var isSearchResultsButtonSelected = false
    /// Whether the scopes are shown.
    open var showsScopeBar = false { didSet { changed() } }
    /// The titles of the scopes; nil for none.
    open var scopeButtonTitles: [String]? { didSet { changed() } }
    /// The number of the chosen scope.
    open var selectedScopeButtonIndex = 0 { didSet { changed() } }
    /// What decides about the bar.
    open weak var delegate: (any UISearchBarDelegate)?
    private var icons: [Icon: UIImage] = [:]

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(searchTextField)
    }
    /// Creates a bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(searchTextField)
    }

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Sets whether there is a button that ends the search; nothing is animated.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// Sets whether the scopes are shown; nothing is animated.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    /// Sets an image in a state.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon] = iconImage
        if icon == .search, let glass = searchTextField.leftView as? UIImageView { glass.image = iconImage }
    }
    /// Returns an image.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
    /// Sets the background for a place.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    /// Stored by nothing.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
    /// A bar can be the first responder: its field then is.
    open override var canBecomeFirstResponder: Bool { true }
    /// Begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    private var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    /// No width of its own; 56 points high, 44 more with scopes, 18 more with a prompt.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: 56 + (hasScopes ? 44 : 0) + ((prompt ?? "").isEmpty ? 0 : 18))
    }
    /// Returns the given width and the natural height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
    /// Replays `appearance()` when the view first has traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyAppearance()
    }

    /// Places the field, the button and the scopes.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateParts()
        let top: CGFloat = (prompt ?? "").isEmpty ? 10 : 28
        var field = CGRect(x: bounds.minX + 8, y: top, width: max(0, bounds.width - 16), height: SearchFieldLook.height)
        if let cancel {
            let width = cancel.intrinsicContentSize.width
            let place = CGRect(x: bounds.maxX - 8 - width, y: top, width: width, height: SearchFieldLook.height)
            field.size.width = max(0, place.minX - 8 - field.minX)
            cancel.frame = mirrored(place, in: bounds)
        }
        searchTextField.frame = mirrored(field, in: bounds)
        scopes?.frame = CGRect(
            x: bounds.minX + 8, y: top + 46, width: max(0, bounds.width - 16), height: SegmentLook.height)
    }

    private func updateParts() {
        if showsCancelButton {
            let button = cancel ?? UIButton(type: .system)
            if cancel == nil {
                button.setTitle("Cancel", for: .normal)
                button.titleLabel?.font = .systemFont(ofSize: 17)
                cancel = button
                addSubview(button)
            }
        } else {
            cancel?.removeFromSuperview()
            cancel = nil
        }
        scopes?.removeFromSuperview()
        scopes = nil
        guard hasScopes else { return }
        let control = UISegmentedControl(items: scopeButtonTitles)
        control.selectedSegmentIndex = selectedScopeButtonIndex
        scopes = control
        addSubview(control)
    }

    package var classHugging: AxisPriorities { AxisPriorities(250, 750) }

    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        if let backgroundImage {
            pen.image(backgroundImage, in: bounds, .tintColor)
        } else if searchBarStyle != .minimal {
            pen.rectangle(bounds, barTintColor ?? .systemGroupedBackground)
        }
        guard let prompt, !prompt.isEmpty else { return }
        LabelText(prompt, textStyle(.systemFont(ofSize: 13), .secondaryLabel, alignment: .center))
            .draw(in: CGRect(x: bounds.minX, y: bounds.minY + 8, width: bounds.width, height: 18), context: context)
    }
}

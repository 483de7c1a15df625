import CoreGeometry
import Foundation
import UIKitValues

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// The style of a button.
    public enum Style: Int, Hashable, Sendable {
        /// The plain style.
        case `default` = 0
        /// The button that cancels: semibold, and apart in an action sheet.
        case cancel
        /// A button that deletes something: red.
        case destructive
    }

    /// The title.
    public let title: String?
    /// The style.
    public let style: Style
    /// Whether the button is enabled.
    open var isEnabled = true
    /// The action of the button; never called, because an image has no touches.
    package let handler: ((UIAlertAction) -> Void)?

    /// Creates a button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

/// An alert, or an action sheet.
open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Hashable, Sendable {
        /// Buttons at the bottom edge.
        case actionSheet = 0
        /// A card in the middle.
        case alert
    }

    /// The text below the title.
    open var message: String?
    /// The style.
    open private(set) var preferredStyle = Style.alert
    /// The buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// The button that is the default.
    open var preferredAction: UIAlertAction?
    /// The text fields.
    open private(set) var textFields: [UITextField]?

    /// Creates an alert.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }
    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// Creates the view, which draws the alert over the whole screen.
    open override func loadView() {
        view = AlertView(self, frame: hostedFrame ?? UIScreen.main.bounds)
    }
}

/// Draws an alert.
private final class AlertView: UIView, ViewContentSource {
    private weak var controller: UIAlertController?

    init(_ controller: UIAlertController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    func drawContent(in context: CGContext) {
        guard let controller else { return }
        var model = AlertModel()
        model.title = controller.title
        model.message = controller.message
        model.isSheet = controller.preferredStyle == .actionSheet
        model.actions = controller.actions
        model.fields = controller.textFields ?? []
        model.bottomInset = safeAreaInsets.bottom
        BarDrawing.provider?.draw(model, in: bounds, of: self, context: context)
    }
}

/// A search below the title of a controller.
open class UISearchController: UIViewController {
    /// The field.
    public private(set) final lazy var searchBar = UISearchBar(frame: .zero)
    /// Shows results; stored.
    public private(set) final var searchResultsController: UIViewController?
    /// Told about changes; stored.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Told about the search; stored.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the search is active: then its field is in place of the title.
    open var isActive = false
    /// Whether content is dimmed while searching; stored.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the bar is hidden while searching; stored.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether scopes show by themselves; stored.
    open var automaticallyShowsScopeBar = true
    /// Whether the button that ends the search shows by itself; stored.
    open var automaticallyShowsCancelButton = true

    /// Creates a search.
    public convenience init(searchResultsController: UIViewController?) {
        self.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
    }
}

/// Told about changes of a search; never here.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the text changes.
    func updateSearchResults(for searchController: UISearchController)
}

/// Told about a search; never here.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {}

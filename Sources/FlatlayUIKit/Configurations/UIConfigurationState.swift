import CollectionLayout

/// The traits and the state that configurations adapt to.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The value of a custom key; nil if the app has set none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in the state of cells.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///     static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
/// }
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from its name.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

/// The state of a header, a footer or another view. Only an app's code sets it to pressed or selected.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is pressed.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view is pinned to the visible bounds.
    public var isPinned = false
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which every flag is false.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value of a custom key; nil if the app has set none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}

/// The state of a cell. Only an app's code sets it to pressed, selected or edited.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is pressed.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell is pinned to the visible bounds.
    public var isPinned = false
    /// Whether the collection view is being edited.
    public var isEditing = false
    /// Whether the item is expanded in an outline.
    public var isExpanded = false
    /// Whether the cell is swiped.
    public var isSwiped = false
    /// Whether the cell is being reordered.
    public var isReordering = false
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which every flag is false.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value of a custom key; nil if the app has set none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}

import CollectionLayout

/// The traits and the state that configurations adapt to.
public protocol UIConfigurationState {
    /// The traits.
    var traitCollection: UITraitCollection { get set }
    /// What an app has added.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app adds to the state of its cells.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///     static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
/// }
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A key from its name.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

/// The state of a header, a footer or another view. Nothing is ever pressed or selected unless an app says so.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether it can't be used.
    public var isDisabled = false
    /// Whether it is pressed.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the focus.
    public var isFocused = false
    /// Whether it stays in sight.
    public var isPinned = false
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state in which nothing has happened.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// What an app has added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}

/// The state of a cell. Nothing is ever pressed, selected or edited unless an app says so.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether it can't be used.
    public var isDisabled = false
    /// Whether it is pressed.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the focus.
    public var isFocused = false
    /// Whether it stays in sight.
    public var isPinned = false
    /// Whether the collection is edited.
    public var isEditing = false
    /// Whether what is inside of its item is shown.
    public var isExpanded = false
    /// Whether it is swiped aside.
    public var isSwiped = false
    /// Whether it is being moved.
    public var isReordering = false
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state in which nothing has happened.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// What an app has added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}

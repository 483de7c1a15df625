import CollectionLayout
import FlatlayViews

// The layout module knows no colours: it keeps what it is given, and these give it the type that apps write.

extension UICollectionLayoutListConfiguration {
    /// The colour behind the list; nil for that of its appearance.
    public var backgroundColor: UIColor? {
        get { backgroundColorSlot?.color as? UIColor }
        set { backgroundColorSlot = newValue.map { ColorSlot($0) } }
    }
}

extension UIListSeparatorConfiguration {
    /// The colour of separators; nil for the system's.
    public var color: UIColor? {
        get { colorSlot?.color as? UIColor }
        set { colorSlot = newValue.map { ColorSlot($0) } }
    }

    /// The colour of separators between selected rows; nil for the system's. Kept, but not drawn: nothing is selected.
    public var multipleSelectionColor: UIColor? {
        get { multipleSelectionColorSlot?.color as? UIColor }
        set { multipleSelectionColorSlot = newValue.map { ColorSlot($0) } }
    }
}

extension UIContextualAction {
    /// The image of the action; nothing is swiped, so it is kept only.
    public var image: UIImage? {
        get { imageSlot as? UIImage }
        set { imageSlot = newValue }
    }

    /// The colour behind the action; nil for that of its style. Nothing is swiped, so it is kept only.
    public var backgroundColor: UIColor? {
        get { backgroundColorSlot as? UIColor }
        set { backgroundColorSlot = newValue }
    }
}

extension ListSeparator {
    /// The colour of the line; nil for the system's.
    public var color: UIColor? { colorSlot?.color as? UIColor }
}

extension ListSectionDecoration {
    /// The colour behind the list; nil for that of ``background``.
    public var backgroundColor: UIColor? { backgroundColorSlot?.color as? UIColor }
}

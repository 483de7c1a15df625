import CollectionLayout
import Foundation
import UIKitViews

/// Selected items. Their cells are drawn with `isSelected`, so with their selected background and configuration.
extension UICollectionView {
    /// Whether items may be selected; true by default.
    public var allowsSelection: Bool {
        get { elements.selection.isAllowed }
        set { elements.selection.isAllowed = newValue }
    }
    /// Whether several items may be selected; false by default.
    public var allowsMultipleSelection: Bool {
        get { elements.selection.allowsMultiple }
        set { elements.selection.allowsMultiple = newValue }
    }
    /// Whether items may be selected while ``isEditing`` is set; false by default.
    public var allowsSelectionDuringEditing: Bool {
        get { elements.selection.isAllowedDuringEditing }
        set { elements.selection.isAllowedDuringEditing = newValue }
    }
    /// Whether several items may be selected while ``isEditing`` is set; false by default.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { elements.selection.allowsMultipleDuringEditing }
        set { elements.selection.allowsMultipleDuringEditing = newValue }
    }
    /// Whether the focus selects items; has no effect, because moving the focus selects nothing.
    public var selectionFollowsFocus: Bool {
        get { elements.selection.followsFocus }
        set { elements.selection.followsFocus = newValue }
    }
    /// Whether the collection view is being edited: list cells then show the accessories for editing.
    public var isEditing: Bool {
        get { elements.selection.isEditing }
        set {
            guard elements.selection.isEditing != newValue else { return }
            elements.selection.isEditing = newValue
            elements.editingDidChange()
            forgetPreferredSizes()
        }
    }

    /// The selected items, in the order in which they were selected; nil if there are none.
    public var indexPathsForSelectedItems: [IndexPath]? {
        elements.selection.paths.isEmpty ? nil : elements.selection.paths
    }

    /// Selects an item and scrolls to it. The delegate is not called.
    ///
    /// Without ``allowsMultipleSelection``, the item replaces the selected one. Without ``allowsSelection``, nothing
    /// happens.
    ///
    /// - Parameters:
    ///   - indexPath: the item; nil deselects all items.
    ///   - animated: has no effect on a still image.
    ///   - scrollPosition: where to scroll the item to; empty for no scrolling.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard elements.selection.isAllowedNow else { return }
        guard let indexPath else { return elements.deselectAll() }
        if !elements.selection.allowsMultipleNow { elements.deselectAll(except: indexPath) }
        elements.setSelected(true, indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Ends the selection of an item. The delegate is not called.
    ///
    /// - Parameters:
    ///   - indexPath: the item.
    ///   - animated: has no effect on a still image.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard elements.selection.isAllowedNow else { return }
        elements.setSelected(false, indexPath)
    }
}

extension CollectionElements {
    /// Selects or deselects an item, and notifies its cell.
    func setSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected { selection.insert(path) } else { selection.remove(path) }
        (kept(.cell(path)) as? UICollectionViewCell)?.isSelected = isSelected
    }

    /// Ends the selection of all items, or of all but one.
    func deselectAll(except kept: IndexPath? = nil) {
        for path in selection.paths where path != kept { setSelected(false, path) }
    }
}

import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

/// The delegate of a collection view, with UIKit's methods.
///
/// ```swift
/// final class ShelfController: UICollectionViewDelegate {
///     func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
///         indexPath.item > 0
///     }
/// }
/// ```
///
/// UIKit's methods are optional. Here each has a default implementation, so a delegate implements only those that it
/// needs. Rendering calls those that affect an image: which cells appear and disappear, where the focus starts and may
/// move, what pressing the focused cell does (`InteractiveRenderer`), and where a new layout scrolls to. Methods about
/// touches are never called. `sceneActivationConfigurationForItemAt` and the menus for copying and pasting are absent,
/// because their types don't exist here.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: CollectionViewLayoutDelegate {
    /// Returns whether an item may be highlighted; called when a focused cell is pressed.
    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool
    /// Called when an item was highlighted.
    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    )
    /// Called when an item is no longer highlighted.
    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    )
    /// Returns whether an item may be selected; called when a focused cell is pressed.
    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool
    /// Returns whether an item may be deselected; called when another one is selected.
    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool
    /// Called when an item was selected.
    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    )
    /// Called when an item was deselected.
    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    )
    /// Returns whether an item has a primary action; called when a focused cell is pressed.
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool
    /// Performs the primary action of an item.
    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    )
    /// Called before a cell appears. Changes made here are drawn.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )
    /// Called before a header, a footer or a badge appears. Changes made here are drawn.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    )
    /// Called when the next image is rendered and a cell is no longer visible.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )
    /// Called when the next image is rendered and a header, a footer or a badge is no longer visible.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    )
    /// Returns whether an item's cell takes the focus as a whole. If true, controls inside it get no focus; if false,
    /// nothing in it does. Without an implementation, the controls inside can be focused.
    func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool
    /// Returns whether the focus selects items; never called, because moving the focus selects nothing.
    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool
    /// Returns whether the focus may move from or to an item.
    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool
    /// Called after the focus has moved from or to an item, or appeared on one. Changes made here are drawn.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )
    /// Returns the target of a dragged item; never called, because nothing is dragged.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// Returns the target of a dragged item; never called, because nothing is dragged.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// Returns whether an item can be edited; never called, because nothing is edited.
    func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool
    /// Returns whether an item is spring-loaded; never called, because nothing is dragged.
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Returns whether a two-finger pan selects several items; never called.
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// Called when a two-finger pan starts to select items; never called here.
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    )
    /// Returns the menu of items; never called, because no menu is shown.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the menu of an item; never called, because no menu is shown.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview with which a menu appears; never called.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// Returns the preview with which a menu disappears; never called.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// Returns the preview with which a menu appears; never called.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview with which a menu disappears; never called.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the preview of a menu is pressed; never called here.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
    /// Called when a menu appears; never called here.
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Called when a menu disappears; never called here.
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Returns the item that has the focus at first; nil for the first focusable one.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    /// Called after a two-finger pan has selected items; never called here.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
}

/// The delegate of a collection view with a flow layout: ``UICollectionViewDelegate`` plus sizes and spacings.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate, FlowLayoutDelegate {}

import CollectionLayout
import FlatlayViews
import Foundation

/// What a collection view tells and asks while it is shown and used: UIKit's delegate, method by method.
///
/// ```swift
/// final class ShelfController: UICollectionViewDelegate {
///     func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
///         indexPath.item > 0
///     }
/// }
/// ```
///
/// UIKit's methods are optional. Here each has a default implementation, so that a delegate writes those that it wants.
/// Pictures ask what a picture can show: which cells come into sight and go, where the focus may go and starts out, what
/// pressing the focused cell does (`InteractiveRenderer`), and where another layout scrolls to. What belongs to fingers is
/// never asked. `sceneActivationConfigurationForItemAt` and the menus of copying and pasting are absent, since their types
/// are.
public protocol UICollectionViewDelegate: CollectionViewLayoutDelegate {
    /// Whether an item may look pressed; asked where a focused cell is pressed.
    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool
    /// An item looks pressed.
    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    )
    /// An item does not look pressed any more.
    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    )
    /// Whether an item may be selected; asked where a focused cell is pressed.
    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool
    /// Whether an item may lose its selection; asked where another one is selected.
    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool
    /// An item was selected.
    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    )
    /// An item has lost its selection.
    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    )
    /// Whether an item has a main action; asked where a focused cell is pressed.
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool
    /// The main action of an item.
    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    )
    /// A cell comes into sight. What it is given now is drawn.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )
    /// A header, a footer or a badge comes into sight. What it is given now is drawn.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    )
    /// A cell is out of sight: found when the next picture is drawn.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )
    /// A header, a footer or a badge is out of sight: found when the next picture is drawn.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    )
    /// Whether the cell of an item takes the focus as a whole. Where a delegate says so, controls inside it take none; where
    /// it says no, nothing inside does; where it says nothing, controls inside do.
    func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool
    /// Whether the focus selects items; never asked, since nothing is selected by moving.
    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool
    /// Whether the focus may move; never asked.
    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool
    /// The focus has moved; never called.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )
    /// Where a dragged item goes; never asked, since nothing is dragged.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// Where a dragged item goes; never asked, since nothing is dragged.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// Whether an item can be edited; never asked, since nothing is.
    func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool
    /// Whether an item reacts to what is held over it; never asked, since nothing is dragged.
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Whether two fingers select several items; never asked.
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// Two fingers select several items; never called.
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    )
    /// The menu of items; never asked, since none is shown.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu of an item; never asked, since none is shown.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// What stands out while a menu is shown; never asked.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// What a menu goes back into; never asked.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// What stands out while a menu is shown; never asked.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// What a menu goes back into; never asked.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The preview of a menu is pressed; never called.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
    /// A menu comes; never called.
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// A menu goes; never called.
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// The item that the focus starts out at; nil for the first that can have it.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    /// Two fingers have selected several items; never called.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
}

/// The delegate of a collection view with a flow layout: what ``UICollectionViewDelegate`` has, and sizes and spacings.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate, FlowLayoutDelegate {}

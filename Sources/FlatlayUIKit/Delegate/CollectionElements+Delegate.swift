import CollectionLayout
import FlatlayScene
import FlatlayViews
import Foundation
import UIKitViews

extension CollectionElements {
    /// The delegate, if it is a ``UICollectionViewDelegate``.
    private var delegate: (any UICollectionViewDelegate)? {
        collectionView.delegate as? any UICollectionViewDelegate
    }

    /// Records that a default implementation ran, so the delegate does not implement the method: Swift protocols have
    /// no optional methods.
    @discardableResult
    func noteDefaultAnswer() -> Bool {
        gaveDefaultAnswer = true
        return true
    }

    /// Calls a method of the delegate; returns nil if the delegate does not implement it.
    private func ask<Answer>(_ question: () -> Answer) -> Answer? {
        gaveDefaultAnswer = false
        let answer = question()
        return gaveDefaultAnswer ? nil : answer
    }

    // MARK: Visible elements

    /// Tells the delegate which views have appeared and which have disappeared.
    ///
    /// - Returns: the elements whose views the delegate may have changed.
    func display(_ elements: [OfferedElement]) -> Set<ElementIdentity> {
        if reusesViewsOutOfSight { recycle(except: elements.map(\.identity)) }
        guard let delegate else {
            displayed = []
            return []
        }
        let before = Dictionary(displayed.map { ($0.element, $0.view) }, uniquingKeysWith: { first, _ in first })
        var now: [DisplayedElement] = []
        var changed: Set<ElementIdentity> = []
        for offered in elements where offered.identity.category != .decorationView {
            let element = offered.identity
            // The error of such a view is reported when it is drawn.
            guard let view = try? reusableView(of: offered) else { continue }
            now.append(DisplayedElement(element: element, view: view))
            guard before[element] !== view || setUp.contains(ObjectIdentifier(view)) else { continue }
            let answer: Void? = ask {
                if let cell = view as? UICollectionViewCell, element.category == .cell {
                    delegate.collectionView(collectionView, willDisplay: cell, forItemAt: element.indexPath)
                } else {
                    delegate.collectionView(
                        collectionView, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "",
                        at: element.indexPath)
                }
            }
            if answer != nil { changed.insert(element) }
        }
        // Compare elements and not views: the view of an element that has disappeared may already show another one.
        let inSight = Set(now.map(\.element))
        for old in displayed where !inSight.contains(old.element) {
            if let cell = old.view as? UICollectionViewCell, old.element.category == .cell {
                delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: old.element.indexPath)
            } else {
                delegate.collectionView(
                    collectionView, didEndDisplayingSupplementaryView: old.view,
                    forElementOfKind: old.element.kind ?? "", at: old.element.indexPath)
            }
        }
        displayed = now
        setUp = []
        return changed
    }

    // MARK: The focus

    /// Applies the delegate's focus rules to the view of a cell.
    func focusable(_ view: AnyView, at indexPath: IndexPath) -> AnyView {
        // What a cell that refuses the focus contains can have it, such as its buttons.
        guard canFocus(indexPath) == true else { return view }
        return AnyView(view.focusableControl { [weak self] in self?.press(indexPath) })
    }

    /// Whether a cell takes the focus as a whole, as the delegate or else its class says; nil if neither does.
    private func canFocus(_ indexPath: IndexPath) -> Bool? {
        if let delegate,
            let answer = ask({ delegate.collectionView(collectionView, canFocusItemAt: indexPath) })
        {
            return answer
        }
        guard let cell = kept(.cell(indexPath)) as? UICollectionViewCell else { return nil }
        return ask { cell.canBecomeFocused }
    }

    /// The item that has the focus at first; nil if the delegate returns none.
    var preferredFocus: IndexPath? {
        delegate?.indexPathForPreferredFocusedView(in: collectionView)
    }

    /// Calls the delegate as pressing a cell does.
    private func press(_ indexPath: IndexPath) {
        guard let delegate else { return }
        if delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) {
            delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
            delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
        select(indexPath, delegate)
        if delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) {
            delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    /// Selects an item, or ends the selection of one that is selected among several, as a tap does.
    private func select(_ indexPath: IndexPath, _ delegate: any UICollectionViewDelegate) {
        guard selection.isAllowedNow else { return }
        if selection.contains(indexPath) {
            if selection.allowsMultipleNow { deselect(indexPath, delegate) }
            return
        }
        guard delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) else { return }
        if !selection.allowsMultipleNow {
            for old in selection.paths { guard deselect(old, delegate) else { return } }
        }
        setSelected(true, indexPath)
        delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    /// Ends the selection of an item. Returns false if the delegate does not allow it.
    @discardableResult
    private func deselect(_ indexPath: IndexPath, _ delegate: any UICollectionViewDelegate) -> Bool {
        guard delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) else { return false }
        setSelected(false, indexPath)
        delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
        return true
    }
}

extension CollectionElements: FocusMoveObserver {
    package func context(of move: FocusMove) -> UIFocusUpdateContext {
        UICollectionViewFocusUpdateContext(
            move, from: move.previousView ?? cell(move.previous), to: move.nextView ?? cell(move.next))
    }

    package func allowsMove(in context: UIFocusUpdateContext) -> Bool {
        guard let delegate, let context = context as? UICollectionViewFocusUpdateContext else { return true }
        return delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
    }

    package func didMove(_ move: FocusMove) {
        focusedKey = move.next.flatMap { canFocus($0) == true ? key(of: .cell($0)) : nil }
        cell(move.previous)?.isFocused = false
        cell(move.next)?.isFocused = focusedKey != nil
    }

    package func announceMove(in context: UIFocusUpdateContext) {
        guard let context = context as? UICollectionViewFocusUpdateContext else { return }
        delegate?.collectionView(
            collectionView, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    }

    private func cell(_ path: IndexPath?) -> UICollectionViewCell? {
        path.flatMap { kept(.cell($0)) as? UICollectionViewCell }
    }
}

/// A view that was visible in the last image.
@MainActor
struct DisplayedElement {
    let element: ElementIdentity
    let view: UICollectionReusableView
}

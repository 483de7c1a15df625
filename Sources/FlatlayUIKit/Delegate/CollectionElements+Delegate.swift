import CollectionLayout
import FlatlayScene
import FlatlayViews
import Foundation

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
    func display(_ elements: [ElementIdentity]) -> Set<ElementIdentity> {
        if reusesViewsOutOfSight { recycle(except: elements) }
        guard let delegate else {
            displayed = []
            return []
        }
        let before = Dictionary(displayed.map { ($0.element, $0.view) }, uniquingKeysWith: { first, _ in first })
        var now: [DisplayedElement] = []
        var changed: Set<ElementIdentity> = []
        for element in elements where element.category != .decorationView {
            // The error of such a view is reported when it is drawn.
            guard let view = try? reusableView(of: element) else { continue }
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
        guard let canFocus = canFocus(indexPath) else { return view }
        guard canFocus else { return AnyView(view.focusable(false)) }
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
    package func allowsMove(_ move: FocusMove) -> Bool {
        delegate?.collectionView(collectionView, shouldUpdateFocusIn: context(of: move)) ?? true
    }

    package func didMove(_ move: FocusMove) {
        let (previous, next) = (cell(move.previous), cell(move.next))
        focusedKey = move.next.flatMap { canFocus($0) == true ? key(of: .cell($0)) : nil }
        previous?.isFocused = false
        next?.isFocused = focusedKey != nil
        let context = context(of: move)
        let coordinator = UIFocusAnimationCoordinator()
        previous?.didUpdateFocus(in: context, with: coordinator)
        if next !== previous { next?.didUpdateFocus(in: context, with: coordinator) }
        delegate?.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }

    private func cell(_ path: IndexPath?) -> UICollectionViewCell? {
        path.flatMap { kept(.cell($0)) as? UICollectionViewCell }
    }

    private func context(of move: FocusMove) -> UICollectionViewFocusUpdateContext {
        UICollectionViewFocusUpdateContext(move, from: cell(move.previous), to: cell(move.next))
    }
}

/// A view that was visible in the last image.
@MainActor
struct DisplayedElement {
    let element: ElementIdentity
    let view: UICollectionReusableView
}

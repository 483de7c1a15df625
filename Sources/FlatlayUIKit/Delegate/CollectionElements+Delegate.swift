import CollectionLayout
import FlatlayViews
import Foundation

extension CollectionElements {
    /// The delegate, where it is one that knows cells.
    private var delegate: (any UICollectionViewDelegate)? {
        collectionView.delegate as? any UICollectionViewDelegate
    }

    /// Notes that a delegate does not implement what it is asked: protocols of Swift have no optional methods.
    @discardableResult
    func noteDefaultAnswer() -> Bool {
        gaveDefaultAnswer = true
        return true
    }

    /// Asks a question, and answers nil where the delegate has no answer of its own.
    private func ask<Answer>(_ question: () -> Answer) -> Answer? {
        gaveDefaultAnswer = false
        let answer = question()
        return gaveDefaultAnswer ? nil : answer
    }

    // MARK: Coming into sight

    /// Tells the delegate which views come into sight and which have gone.
    ///
    /// - Returns: the elements whose views may have changed by that.
    func display(_ elements: [ElementIdentity]) -> Set<ElementIdentity> {
        guard let delegate else {
            displayed = []
            return []
        }
        let before = Dictionary(displayed.map { ($0.element, $0.view) }, uniquingKeysWith: { first, _ in first })
        var now: [DisplayedElement] = []
        var changed: Set<ElementIdentity> = []
        for element in elements where element.category != .decorationView {
            // What is wrong with it is said when it is drawn.
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
        // By element: the view of one that is gone may serve another one by now.
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

    /// The view of a cell, with what the delegate says of its focus.
    func focusable(_ view: AnyView, at indexPath: IndexPath) -> AnyView {
        guard let delegate,
            let canFocus = ask({ delegate.collectionView(collectionView, canFocusItemAt: indexPath) })
        else { return view }
        guard canFocus else { return AnyView(view.focusable(false)) }
        return AnyView(view.focusableControl { [weak self] in self?.press(indexPath) })
    }

    /// The item that the focus starts out at; nil where the delegate does not say.
    var preferredFocus: IndexPath? {
        delegate?.indexPathForPreferredFocusedView(in: collectionView)
    }

    /// Does what pressing a cell does.
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

    private func select(_ indexPath: IndexPath, _ delegate: any UICollectionViewDelegate) {
        guard selected != indexPath, delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) else {
            return
        }
        if let old = selected {
            guard delegate.collectionView(collectionView, shouldDeselectItemAt: old) else { return }
            (kept(.cell(old)) as? UICollectionViewCell)?.isSelected = false
            delegate.collectionView(collectionView, didDeselectItemAt: old)
        }
        selected = indexPath
        (kept(.cell(indexPath)) as? UICollectionViewCell)?.isSelected = true
        delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }
}

/// A view that was in sight in the last picture.
struct DisplayedElement {
    let element: ElementIdentity
    let view: UICollectionReusableView
}

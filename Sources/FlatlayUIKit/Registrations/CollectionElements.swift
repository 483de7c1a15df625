import CollectionLayout
import FlatlayScene
import FlatlayViews
import Foundation

/// The cells and supplementary views of a collection view: those that are shown, those that wait to be used again, and
/// where new ones come from.
///
/// A cell stays its item's until the item is reloaded or removed, so that the data source is asked once for each item. A
/// number of views is kept that does not grow with the collection; what is beyond is asked for again.
final class CollectionElements {
    /// The element that the data source is being asked for.
    private struct Request {
        let element: ElementIdentity
        /// The view that is to be kept and set up anew.
        let existing: UICollectionReusableView?
        var dequeued: UICollectionReusableView?
        var error: CollectionViewError?
    }

    /// How many views are kept.
    static let capacity = 4096

    unowned let collectionView: UICollectionView
    private var shown: [ElementKey: UICollectionReusableView] = [:]
    private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]
    private var classes: [ReuseKey: AnyClass] = [:]
    /// The cells that are to be set up anew.
    private var marked: Set<ElementKey> = []
    private var request: Request?
    private var reloadCount = 0
    private var shownCount = 0

    /// The colour behind the elements.
    var backgroundColor: UIColor?
    /// What was in sight in the last picture, in drawing order, where a delegate is told of it.
    var displayed: [DisplayedElement] = []
    /// The views that were set up since then.
    var setUp: Set<ObjectIdentifier> = []
    /// Whether a delegate left a question to its default implementation.
    var gaveDefaultAnswer = false
    /// The item that was selected by pressing it.
    var selected: IndexPath?
    /// Whether there was a data source that cells come from.
    var hadDataSource = false

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    /// The element that the data source is being asked for, or nil.
    var requested: ElementIdentity? { request?.element }

    /// Notes that something went wrong with the element that is being asked for.
    func fail(_ error: CollectionViewError) {
        if request?.error == nil { request?.error = error }
    }

    // MARK: Asking

    /// The view of an element as it is now, or what is wrong.
    func view(of element: ElementIdentity) -> AnyView {
        do {
            guard let view = try reusableView(of: element)?.makeView() else { return AnyView(EmptyView()) }
            return element.category == .cell ? focusable(view, at: element.indexPath) : view
        } catch {
            return AnyView(FailedElement(error: error))
        }
    }

    func reusableView(of element: ElementIdentity) throws(CollectionViewError) -> UICollectionReusableView? {
        guard let source = collectionView.dataSource as? any UICollectionViewDataSource else { return nil }
        if collectionView.reloadCount != reloadCount {
            reloadCount = collectionView.reloadCount
            recycleAll()
        }
        let key = key(of: element)
        let isMarked = marked.remove(key) != nil
        if let view = shown[key], !isMarked { return view }
        let view = try ask(source, for: element, existing: shown[key])
        if shown[key] == nil, collectionView.delegate != nil { setUp.insert(ObjectIdentifier(view)) }
        view.surroundingTraits = collectionView.traitCollection
        if let selected, element.category == .cell {
            (view as? UICollectionViewCell)?.isSelected = selected == element.indexPath
        }
        source.didSetUp(view, for: element)
        if shown.count < Self.capacity || shown[key] != nil {
            shown[key] = view
            shownCount += 1
            view.shownNumber = shownCount
        } else {
            recycle(view)
        }
        return view
    }

    private func ask(
        _ source: any UICollectionViewDataSource, for element: ElementIdentity, existing: UICollectionReusableView?
    ) throws(CollectionViewError) -> UICollectionReusableView {
        request = Request(element: element, existing: existing)
        defer { request = nil }
        let view = ProviderExecution.$isRunning.withValue(true) {
            element.category == .cell
                ? source.collectionView(collectionView, cellForItemAt: element.indexPath)
                : source.collectionView(
                    collectionView, viewForSupplementaryElementOfKind: element.kind ?? "", at: element.indexPath)
        }
        if let error = request?.error { throw error }
        if view is MissingReusableView { throw .noSupplementaryProvider(element) }
        guard view === request?.dequeued else { throw .notDequeued(element) }
        if let existing, existing !== view { throw .otherCellForReconfiguration(element.indexPath) }
        return view
    }

    // MARK: Dequeuing

    func register(_ viewClass: AnyClass?, for key: ReuseKey) {
        classes[key] = viewClass
    }

    /// A view of a registered class.
    func dequeue<Element: UICollectionReusableView>(
        _ key: ReuseKey, identifier: String, for element: ElementIdentity, as type: Element.Type
    ) -> Element {
        let made = classes[key] as? Element.Type
        if let known = classes[key], made == nil {
            fail(.wrongClass(name: "\(known)", identifier: identifier))
        } else if made == nil {
            fail(.unregistered(identifier: identifier, kind: element.kind))
        }
        return dequeue(key, identifier: identifier, for: element, isMadeInProvider: false) {
            (made ?? Element.self).make()
        }
    }

    /// The view to be set up anew, one that waits, or a new one.
    func dequeue<Element: UICollectionReusableView>(
        _ key: ReuseKey, identifier: String, for element: ElementIdentity, isMadeInProvider: Bool,
        make: () -> Element
    ) -> Element {
        if isMadeInProvider { fail(.registrationInProvider(element)) }
        if let request {
            if request.element != element { fail(.dequeuedForAnother(asked: request.element, dequeued: element)) }
            if request.dequeued != nil { fail(.dequeuedTwice(element)) }
        }
        let view = existing(for: key) ?? reused(for: key) ?? make()
        view.reuseKey = key
        view.reuseIdentifier = identifier
        view.surroundingTraits = collectionView.traitCollection
        (view as? UICollectionViewListCell)?.take(place: element, in: collectionView.collectionViewLayout)
        if request?.dequeued == nil { request?.dequeued = view }
        return view
    }

    private func existing<Element: UICollectionReusableView>(for key: ReuseKey) -> Element? {
        guard let existing = request?.existing, existing.reuseKey == key, request?.dequeued == nil else { return nil }
        return existing as? Element
    }

    private func reused<Element: UICollectionReusableView>(for key: ReuseKey) -> Element? {
        guard let view = waiting[key]?.popLast() as? Element else { return nil }
        view.prepareForReuse()
        return view
    }

    // MARK: Keeping

    /// The view of an element as it was last shown.
    func kept(_ element: ElementIdentity) -> UICollectionReusableView? { shown[key(of: element)] }

    /// Sets the cells of items up anew when they are next shown, each the same cell as before.
    func reconfigure(_ items: some Sequence<AnyHashable>) {
        for item in items { marked.insert(.cell(item)) }
    }

    /// Takes the cells of items away, to be used for others.
    func recycle(_ items: some Sequence<AnyHashable>) {
        for item in items {
            marked.remove(.cell(item))
            if let view = shown.removeValue(forKey: .cell(item)) { recycle(view) }
        }
    }

    /// Takes all supplementary views away: after a change of data each may stand for another section.
    func recycleSupplementaryViews() {
        let views = shown.filter { $0.key.category != .cell }
        for (key, view) in views.sorted(by: { $0.value.shownNumber < $1.value.shownNumber }) {
            shown[key] = nil
            recycle(view)
        }
    }

    /// Takes all views away.
    func recycleAll() {
        // In the order in which they were set up: which view serves which element next must not depend on the process.
        for view in shown.values.sorted(by: { $0.shownNumber < $1.shownNumber }) { recycle(view) }
        shown = [:]
        marked = []
    }

    private func recycle(_ view: UICollectionReusableView) {
        guard let key = view.reuseKey else { return }
        waiting[key, default: []].append(view)
    }

    /// Cells are their items'; other views are named by their places until data changes.
    private func key(of element: ElementIdentity) -> ElementKey {
        if element.category == .cell {
            let source = collectionView.dataSource as? any IdentifiedDataSource
            return .cell(source?.anyItemIdentifier(at: element.indexPath) ?? AnyHashable(element.indexPath))
        }
        return ElementKey(
            category: element.category, kind: element.kind, owner: .item(AnyHashable(element.indexPath)))
    }
}

extension UICollectionView {
    /// The colour behind the elements; nil for none.
    public var backgroundColor: UIColor? {
        get { elements.backgroundColor }
        set { elements.backgroundColor = newValue }
    }

    /// The views of the collection view's elements.
    var elements: CollectionElements {
        if let elements = hosting as? CollectionElements { return elements }
        let elements = CollectionElements(self)
        hosting = elements
        return elements
    }
}

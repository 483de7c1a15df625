import CollectionLayout
import FlatlayScene
import FlatlayViews
import Foundation
import UIKitViews

/// The cells and supplementary views of a collection view: visible ones, those in the reuse pools, and the registered
/// classes.
///
/// A cell belongs to its item until the item is reloaded or removed, so the data source is asked once per item. The
/// number of retained views is limited, however large the collection; discarded ones are requested again.
@MainActor
final class CollectionElements {
    /// The element that is being requested from the data source.
    private struct Request {
        let element: ElementIdentity
        /// The size that the layout has for it.
        let size: CGSize
        /// The view to reuse and reconfigure.
        let existing: UICollectionReusableView?
        var dequeued: UICollectionReusableView?
        var error: CollectionViewError?
    }

    /// The maximum number of retained views.
    static let capacity = 4096

    unowned let collectionView: UICollectionView
    private var shown: [ElementKey: UICollectionReusableView] = [:]
    private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]
    private var classes: [ReuseKey: AnyClass] = [:]
    /// Closures that create views instead of a class: from nibs and prototypes.
    private var makers: [ReuseKey: () throws -> UIView] = [:]
    /// The cells to reconfigure.
    private var marked: Set<ElementKey> = []
    private var request: Request?
    private var reloadCount = 0
    private var shownCount = 0

    /// The elements that were visible in the last image, in drawing order; empty without a delegate.
    var displayed: [DisplayedElement] = []
    /// The views that were configured since the last image.
    var setUp: Set<ObjectIdentifier> = []
    /// Whether the default implementation of a delegate method ran.
    var gaveDefaultAnswer = false
    /// The items that are selected, and whether any may be.
    var selection = CollectionSelection()
    /// The cell that has the focus as a whole; nil for none.
    var focusedKey: ElementKey?
    /// The changes that the running batch has announced; nil outside of one.
    var changes: BatchChanges?
    /// The view behind the elements.
    var backgroundView: UIView?
    /// Stored for apps' code; nothing is loaded early.
    weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Stored for apps' code.
    var isPrefetchingEnabled = true
    /// Stored for apps' code.
    var remembersLastFocusedIndexPath = false
    /// Stored for apps' code.
    var isDraggingEnabled = true
    /// Whether views that are not seen are reused, as on a screen.
    var reusesViewsOutOfSight = false
    /// Whether a data source that provides cells was ever set.
    var hadDataSource = false

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    /// Whether any view is shown.
    var hasViews: Bool { !shown.isEmpty }
    /// The element that is being requested from the data source, or nil.
    var requested: ElementIdentity? { request?.element }

    /// Records an error of the element that is being requested.
    func fail(_ error: CollectionViewError) {
        if request?.error == nil { request?.error = error }
    }

    // MARK: Requesting views

    /// Returns the current view of an element, or throws its error.
    func view(of offered: OfferedElement) -> AnyView {
        let element = offered.identity
        do {
            guard let view = try reusableView(of: offered)?.makeView() else { return AnyView(EmptyView()) }
            return element.category == .cell ? focusable(view, at: element.indexPath) : view
        } catch {
            return AnyView(FailedElement(error: error))
        }
    }

    func reusableView(of offered: OfferedElement) throws(CollectionViewError) -> UICollectionReusableView? {
        let element = offered.identity
        guard let source = collectionView.dataSource as? any UICollectionViewDataSource else { return nil }
        if collectionView.reloadCount != reloadCount {
            reloadCount = collectionView.reloadCount
            recycleAll()
        }
        let key = key(of: element)
        let isMarked = marked.remove(key) != nil
        if let view = shown[key], !isMarked { return view }
        let view = try ask(source, for: offered, existing: shown[key])
        if shown[key] == nil, collectionView.delegate != nil { setUp.insert(ObjectIdentifier(view)) }
        view.surroundingTraits = collectionView.traitCollection
        if let cell = view as? UICollectionViewCell {
            if selection.isInUse { cell.isSelected = selection.contains(element.indexPath) }
            cell.isInEditingCollection = selection.isEditing
            if cell.isFocused != (focusedKey == key) { cell.isFocused = focusedKey == key }
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
        _ source: any UICollectionViewDataSource, for offered: OfferedElement, existing: UICollectionReusableView?
    ) throws(CollectionViewError) -> UICollectionReusableView {
        let element = offered.identity
        request = Request(element: element, size: offered.size, existing: existing)
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
        makers[key] = nil
    }

    /// Registers what creates views; nil for nothing.
    func register(maker: (() throws -> UIView)?, for key: ReuseKey) {
        makers[key] = maker
        classes[key] = nil
    }

    /// Dequeues a view of a registered class.
    func dequeue<Element: UICollectionReusableView>(
        _ key: ReuseKey, identifier: String, for element: ElementIdentity, as type: Element.Type
    ) -> Element {
        if let maker = makers[key] {
            return dequeue(key, identifier: identifier, for: element, isMadeInProvider: false) {
                self.made(by: maker, identifier: identifier) ?? Element.make(size: $0)
            }
        }
        let made = classes[key] as? Element.Type
        if let known = classes[key], made == nil {
            fail(.wrongClass(name: "\(known)", identifier: identifier))
        } else if made == nil {
            fail(.unregistered(identifier: identifier, kind: element.kind))
        }
        return dequeue(key, identifier: identifier, for: element, isMadeInProvider: false) {
            (made ?? Element.self).make(size: $0)
        }
    }

    /// Creates a view from a nib or a prototype; nil if that failed, which is the error of the element.
    private func made<Element: UICollectionReusableView>(
        by maker: () throws -> UIView, identifier: String
    ) -> Element? {
        do {
            let view = try maker()
            if let view = view as? Element { return view }
            fail(.wrongClass(name: "\(type(of: view))", identifier: identifier))
        } catch {
            fail(.nib(identifier: identifier, reason: "\(error)"))
        }
        return nil
    }

    /// Returns the view to reconfigure, a view from the reuse pool, or a new one, which has the size that the layout
    /// has for it at the moment.
    func dequeue<Element: UICollectionReusableView>(
        _ key: ReuseKey, identifier: String, for element: ElementIdentity, isMadeInProvider: Bool,
        make: (CGSize) -> Element
    ) -> Element {
        if isMadeInProvider { fail(.registrationInProvider(element)) }
        if let request {
            if request.element != element { fail(.dequeuedForAnother(asked: request.element, dequeued: element)) }
            if request.dequeued != nil { fail(.dequeuedTwice(element)) }
        }
        let view = existing(for: key) ?? sized(reused(for: key) ?? make(request?.size ?? .zero))
        view.reuseKey = key
        view.collectionElements = self
        view.reuseIdentifier = identifier
        view.surroundingTraits = collectionView.traitCollection
        (view as? UICollectionViewListCell)?.take(place: element, in: collectionView.collectionViewLayout)
        if request?.dequeued == nil { request?.dequeued = view }
        return view
    }

    private func sized<Element: UICollectionReusableView>(_ view: Element) -> Element {
        if let size = request?.size, view.bounds.size != size { view.bounds.size = size }
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

    // MARK: Retaining and recycling

    /// Returns the view of an element as last shown.
    func kept(_ element: ElementIdentity) -> UICollectionReusableView? { shown[key(of: element)] }

    /// Returns the index path of the element that a view shows; nil if it shows none.
    func indexPath(of view: UICollectionReusableView) -> IndexPath? {
        guard let key = shown.first(where: { $0.value === view })?.key, case .item(let item) = key.owner else {
            return nil
        }
        if let path = item.base as? IndexPath { return path }
        return (collectionView.dataSource as? any IdentifiedDataSource)?.identities.indexPath(ofItem: item)
    }

    /// Moves the cells of index paths to the reuse pools.
    func recycle(paths: [IndexPath]) {
        for path in paths {
            let key = key(of: .cell(path))
            marked.remove(key)
            if let view = shown.removeValue(forKey: key) { recycle(view) }
        }
    }

    /// Reconfigures the existing cells of index paths when they are next shown.
    func reconfigure(paths: [IndexPath]) {
        for path in paths { marked.insert(key(of: .cell(path))) }
    }

    /// Tells the cells whether the collection view is being edited.
    func editingDidChange() {
        for case let cell as UICollectionViewCell in shown.values { cell.isInEditingCollection = selection.isEditing }
    }

    /// Reconfigures the existing cells of items when they are next shown.
    func reconfigure(_ items: some Sequence<AnyHashable>) {
        for item in items { marked.insert(.cell(item)) }
    }

    /// Moves the cells of items to the reuse pools.
    func recycle(_ items: some Sequence<AnyHashable>) {
        for item in items {
            marked.remove(.cell(item))
            if let view = shown.removeValue(forKey: .cell(item)) { recycle(view) }
        }
    }

    /// Moves the views of elements that are not seen to the reuse pools, in the order in which they appeared.
    func recycle(except elements: [ElementIdentity]) {
        let seen = Set(elements.map { key(of: $0) })
        for (key, view) in inOrder(shown) where !seen.contains(key) {
            marked.remove(key)
            shown[key] = nil
            recycle(view)
        }
    }

    /// Moves all supplementary views to the reuse pools: after a data change, each may belong to another section.
    func recycleSupplementaryViews() {
        for (key, view) in inOrder(shown) where key.category != .cell {
            shown[key] = nil
            recycle(view)
        }
    }

    /// Moves all views to the reuse pools.
    func recycleAll() {
        for (_, view) in inOrder(shown) { recycle(view) }
        shown = [:]
        marked = []
    }

    /// Views in the order in which they were configured: which view an element reuses next must not depend on the
    /// process's hash seed.
    private func inOrder(
        _ views: [ElementKey: UICollectionReusableView]
    ) -> [(key: ElementKey, view: UICollectionReusableView)] {
        var numbered: [(number: Int, key: ElementKey, view: UICollectionReusableView)] = []
        for (key, view) in views { numbered.append((view.shownNumber, key, view)) }
        // A closure that is `Sendable` is on no actor, and not checked for one at each comparison.
        return numbered.sorted { @Sendable one, other in one.number < other.number }
            .map { @Sendable entry in (entry.key, entry.view) }
    }

    private func recycle(_ view: UICollectionReusableView) {
        guard let key = view.reuseKey else { return }
        waiting[key, default: []].append(view)
    }

    /// Cells are identified by their items; other views by their index paths until the data changes.
    func key(of element: ElementIdentity) -> ElementKey {
        if element.category == .cell {
            let source = collectionView.dataSource as? any IdentifiedDataSource
            return .cell(source?.anyItemIdentifier(at: element.indexPath) ?? AnyHashable(element.indexPath))
        }
        return ElementKey(
            category: element.category, kind: element.kind, owner: .item(AnyHashable(element.indexPath)))
    }
}

extension UICollectionView {
    /// The cells and supplementary views of the collection view.
    var elements: CollectionElements {
        if let elements = hosting as? CollectionElements { return elements }
        let elements = CollectionElements(self)
        hosting = elements
        return elements
    }
}

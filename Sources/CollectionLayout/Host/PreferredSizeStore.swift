import Foundation

/// A cache of preferred sizes.
///
/// Source: compositional layout rules, self-sizing: a measured size is valid until the element is reloaded or its fixed
/// length changes. If the width is estimated, the available width counts as fixed, too.
struct PreferredSizeStore {
    /// A returned size, and the inputs that it depends on.
    private struct Entry {
        private let proposedSize: CGSize
        private let availableWidth: CGFloat
        private let axes: EstimatedAxes
        let answer: CGSize?

        init(_ request: PreferredSizeRequest, answer: CGSize?) {
            proposedSize = request.proposedSize
            availableWidth = request.availableSize.width
            axes = request.estimatedAxes
            self.answer = answer
        }

        func holds(for request: PreferredSizeRequest) -> Bool {
            guard axes == request.estimatedAxes else { return false }
            for axis in Axis.both where !axes.contains(axis) && proposedSize[axis] != request.proposedSize[axis] {
                return false
            }
            return !axes.contains(.horizontal) || availableWidth == request.availableSize.width
        }
    }

    private var cells = CellPages<Entry>()
    private var views: [ElementIdentity: Entry] = [:]

    mutating func size(for request: PreferredSizeRequest, asking provider: PreferredSizeProvider) -> CGSize? {
        let element = request.element
        let known = element.category == .cell ? cells.value(at: element.indexPath) : views[element]
        if let known, known.holds(for: request) { return known.answer }
        let answer = provider(request)
        self[request.element] = Entry(request, answer: answer)
        return answer
    }

    func known(for request: PreferredSizeRequest) -> CGSize? {
        guard let entry = self[request.element], entry.holds(for: request) else { return nil }
        return entry.answer
    }

    /// Whether the cache has a valid entry for a request.
    func holds(_ request: PreferredSizeRequest) -> Bool { self[request.element]?.holds(for: request) == true }

    mutating func remember(_ answer: CGSize?, to request: PreferredSizeRequest) {
        self[request.element] = Entry(request, answer: answer)
    }

    /// The items with cached sizes, by section, in no order.
    var items: [Int: [Int]] { cells.items }

    mutating func forget(_ elements: some Sequence<ElementIdentity>) {
        for element in elements { self[element] = nil }
    }

    mutating func forgetAll() {
        cells.removeAll()
        views.removeAll()
    }

    private subscript(_ element: ElementIdentity) -> Entry? {
        get { element.category == .cell ? cells[element.indexPath] : views[element] }
        set {
            if element.category == .cell {
                cells[element.indexPath] = newValue
            } else {
                views[element] = newValue
            }
        }
    }
}

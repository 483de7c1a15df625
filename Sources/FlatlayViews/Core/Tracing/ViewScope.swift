import FlatlayDrawing

/// The source record of the view whose nodes are being created; see ``ViewRecord``.
final class ViewScope {
    /// A view as it was written.
    struct Content {
        /// Where; nil if only the views in it have places.
        var position: ViewRecord.Position?
        /// Whether a view of Flatlay's consists of it.
        var isPartOfFlatlay = false
        /// The views that it consists of.
        var items: [ViewRecord.Written] = []
        /// The closures among its arguments and those of its modifiers.
        var blocks: [ViewRecord.Block] = []

        init(_ block: ViewRecord.Block) {
            guard let single = block.single else {
                items = block.items
                return
            }
            self = Content(single)
        }

        init(_ view: ViewRecord.Written) {
            isPartOfFlatlay = view.isPartOfFlatlay
            position = isPartOfFlatlay ? nil : view.position
            blocks = view.earlier + view.blocks
            // What a function or a property with a builder of its own returns is written there. No view has the type of
            // one of its closures.
            guard let result = blocks.last(where: { $0.identity.type == view.identity.type }) else { return }
            let inner = Content(result)
            (items, blocks) = (inner.items, inner.blocks)
            position = inner.position ?? position
        }

        /// Whether there is nothing in it.
        var isEmpty: Bool { items.isEmpty && blocks.isEmpty }
    }

    /// Where the view is written, or the one around it; nil if no view of an app is around.
    private let position: ViewRecord.Position?
    /// Whether it is a view of the app.
    private let isPlaced: Bool
    private let items: [ViewRecord.Written]
    private let blocks: [ViewRecord.Block]
    private let outer: ViewScope?
    /// The views that were found already: views of the same type are found in source order.
    private var takenItems: Set<Int> = []
    private var takenBlocks: Set<Int> = []
    private var takenParts: Set<Int> = []

    init(_ content: Content, in outer: ViewScope?) {
        isPlaced = content.position != nil
        position = content.position ?? outer?.position
        items = content.items
        self.outer = outer
        // Closures that a view of Flatlay's keeps, and evaluates in its body.
        guard content.isPartOfFlatlay, let position else {
            blocks = content.blocks
            return
        }
        blocks = content.blocks.flatMap { $0.takeEarlier(after: position) + [$0] }
    }

    /// A scope with the same views, for nodes that are made besides those of the image: what they find is not taken.
    func copy() -> ViewScope { ViewScope(copying: self) }

    private init(copying other: ViewScope) {
        (position, isPlaced, items, blocks) = (other.position, other.isPlaced, other.items, other.blocks)
        outer = other.outer?.copy()
        (takenItems, takenBlocks, takenParts) = (other.takenItems, other.takenBlocks, other.takenParts)
    }

    /// Returns the next view of a type.
    func take(_ view: ViewRecord.Identity, as role: ViewRole) -> Content? {
        // In a view of the app, the place of the modified view is its own. One of Flatlay's modifies what it was given.
        guard role != .modified else {
            return isPlaced ? nil : takeGiven(view, from: outer, isErased: false) { $0.identity.bytes == view.bytes }
        }
        let isErased = role == .erased
        if let content = takeOwn(view) {
            return isPlaced && content.isPartOfFlatlay ? content : filled(content, view, from: outer)
        }
        // What Flatlay's views consist of is written in the closures of the view of the app.
        return isPlaced && !isErased ? nil : takeGiven(view, from: outer, isErased: isErased) { _ in true }
    }

    /// Returns a view with what it consists of, if it was given to the view that shows it: that was written elsewhere.
    ///
    /// - Parameter first: the scope that it may be written in, besides those around it.
    func filled(_ content: Content, _ view: ViewRecord.Identity, from first: ViewScope?) -> Content {
        guard content.isEmpty else { return content }
        let isPart = content.isPartOfFlatlay
        // A single view of an app might be another one of the same type.
        let given = takeGiven(view, from: first, isErased: !isPart) { block in
            isPart || block.single == nil || block.identity.bytes == view.bytes
        }
        guard var given else { return content }
        given.position = given.position ?? content.position
        return given
    }

    /// Returns the next view of a type that was written in this scope.
    private func takeOwn(_ view: ViewRecord.Identity) -> Content? {
        if let index = ViewScope.next(items.map(\.identity), view, &takenItems) { return Content(items[index]) }
        if let content = takeBlock(view, where: { _ in true }) { return content }
        return takePart(view) { _ in true }
    }

    /// Returns the next view of a type of those that are several in a closure: a modifier is applied to all of them, or
    /// each is shown somewhere else.
    private func takePart(
        _ view: ViewRecord.Identity, where condition: (ViewRecord.Written) -> Bool
    ) -> Content? {
        let parts = blocks.flatMap { $0.single == nil ? $0.items : [] }
        let identities = parts.map { condition($0) ? $0.identity : nil }
        return ViewScope.next(identities, view, &takenParts).map { Content(parts[$0]) }
    }

    /// Returns the next closure whose result has a type.
    private func takeBlock(
        _ view: ViewRecord.Identity, where condition: (ViewRecord.Block) -> Bool
    ) -> Content? {
        let identities = blocks.map { condition($0) ? $0.identity : nil }
        return ViewScope.next(identities, view, &takenBlocks).map { Content(blocks[$0]) }
    }

    /// Returns the closure whose result a view is, of those that were written around this scope: one with its value, or
    /// else the next one of its type.
    ///
    /// - Parameter isErased: whether it may be written around the innermost view of the app, too.
    private func takeGiven(
        _ view: ViewRecord.Identity, from first: ViewScope?, isErased: Bool, where condition: (ViewRecord.Block) -> Bool
    ) -> Content? {
        let same = search(view, from: first, isErased: isErased) {
            $0.identity.bytes == view.bytes && $0.single?.isPartOfFlatlay != true && condition($0)
        }
        // The title of a control is a text that Flatlay makes: any other text around the control has its type, too.
        let isText = view.type == ObjectIdentifier(Text.self)
        let found = same ?? search(view, from: first, isErased: isErased && !isText, where: condition)
        if let found { return found }
        guard isErased else { return nil }
        return sequence(first: first, next: { $0?.outer }).lazy.compactMap { scope in
            scope?.takePart(view) { $0.identity.bytes == view.bytes && !$0.isPartOfFlatlay }
        }.first
    }

    private func search(
        _ view: ViewRecord.Identity, from first: ViewScope?, isErased: Bool, where condition: (ViewRecord.Block) -> Bool
    ) -> Content? {
        var next = first
        var passedOn: Content?
        while let scope = next {
            if let content = scope.takeBlock(view, where: condition) {
                // A view of Flatlay's may give another one what it was given itself.
                guard !scope.isPlaced, content.isPartOfFlatlay, content.isEmpty else { return content }
                passedOn = content
            }
            next = scope.isPlaced && !isErased ? nil : scope.outer
        }
        return passedOn
    }

    /// Returns the index of a view: of those of its type that are not taken, one with the same value, or the first. If
    /// all are taken, nodes are made anew.
    private static func next(
        _ identities: [ViewRecord.Identity?], _ view: ViewRecord.Identity, _ taken: inout Set<Int>
    ) -> Int? {
        let indices = identities.indices.filter { identities[$0]?.type == view.type }
        if taken.isSuperset(of: indices) { taken.subtract(indices) }
        let free = indices.filter { !taken.contains($0) }
        guard let index = free.first(where: { identities[$0]?.bytes == view.bytes }) ?? free.first else { return nil }
        taken.insert(index)
        return index
    }
}

/// How a view comes to have nodes.
@usableFromInline
enum ViewRole {
    /// As the result of a closure or a body, or as a view in one.
    case written
    /// Its type was erased, as that of the label of a control is, which a style shows.
    case erased
    /// A modifier is applied to it.
    case modified
}

extension ViewContext {
    /// Adds the nodes of a view, in nodes with its place if it has been recorded.
    @usableFromInline
    func addRecordedNodes<Content: View>(of view: Content, as role: ViewRole, into nodes: inout [ViewNode]) {
        guard let record = ViewRecord.current,
            let content = record.find(ViewRecord.Identity(view), in: scope, as: role)
        else { return view._makeNodes(in: self, into: &nodes) }
        var inner = self
        inner.scope = ViewScope(content, in: scope)
        let start = nodes.count
        let diagnostics = resources.diagnostics
        let outer = diagnostics.origin
        let place = content.position?.origin
        diagnostics.origin = place ?? outer
        record.inside { view._makeNodes(in: inner, into: &nodes) }
        diagnostics.origin = outer
        guard let place else { return }
        let name = DisplayList.Node.name(forIdentifier: ViewTrace.identifier(of: place.location))
        let wrap = { TraitNode($0, name: name, environment: environment) }
        for index in nodes.indices[start...] {
            if nodes[index].origin == nil { nodes[index].origin = place }
            // A list takes the parts of a section out of it.
            (nodes[index] as? any DividedNode)?.replaceParts(wrap)
            nodes[index] = wrap(nodes[index])
        }
    }
}

/// A node that is never drawn itself: the container around it draws its parts.
protocol DividedNode: ViewNode {
    /// Replaces the parts that the view itself has made, such as the header of a section from its title.
    func replaceParts(_ replacement: (ViewNode) -> ViewNode)
}

nonisolated extension View {
    /// Adds the nodes of a view that a builder has made: the result of a closure or a body, or a view in one.
    @inlinable
    func addNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard ViewRecord.isOn else { return _makeNodes(in: context, into: &nodes) }
        context.addRecordedNodes(of: self, as: .written, into: &nodes)
    }

    /// Adds the nodes of a view to which a modifier is applied.
    @inlinable
    func addModifiedNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard ViewRecord.isOn else { return _makeNodes(in: context, into: &nodes) }
        context.addRecordedNodes(of: self, as: .modified, into: &nodes)
    }
}

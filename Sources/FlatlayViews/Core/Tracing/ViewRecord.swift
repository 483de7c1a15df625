import FlatlayDrawing
import Synchronization

/// Records where each view is written, from the builders' calls, while an inspector draws.
///
/// A view cannot store its source location: its type and its stored values are those of SwiftUI. But Swift calls the
/// builder for each view in the source, inner views first, with its line. The record keeps these calls as a tree. Nodes
/// are created from the same views soon after. Meanwhile, ``ViewContext/scope`` walks the tree, and finds a view by its
/// type among those written at its place.
@usableFromInline
package final class ViewRecord: Sendable {
    /// Where a view is written, also one that a view of Flatlay's consists of.
    struct Position: Sendable {
        var file: String
        var line: Int
        var column: Int

        func isAfter(_ other: Position) -> Bool {
            file == other.file && (line, column) > (other.line, other.column)
        }

        var origin: ViewOrigin { ViewOrigin(Diagnostics.Location(file: file, line: line, column: column)) }
    }

    /// What a view is known by: its type, and the bytes of its value. Copies of a value have the same bytes, apart from
    /// those between its properties, so views of one type are told apart by them where that is possible.
    struct Identity: Sendable {
        let type: ObjectIdentifier
        let bytes: Int

        /// A view whose value is not known yet.
        init(of type: ObjectIdentifier) { (self.type, bytes) = (type, 0) }

        init<Content: View>(_ view: borrowing Content) {
            type = ObjectIdentifier(Content.self)
            bytes = withUnsafeBytes(of: view) { bytes in
                var hasher = Hasher()
                hasher.combine(bytes: bytes)
                return hasher.finalize()
            }
        }
    }

    /// A view that is written in a block, or a choice among blocks.
    ///
    /// `@unchecked` because one thread makes the views of a record and their nodes: those that an image starts record
    /// nothing.
    final class Written: @unchecked Sendable {
        /// Without its value until the block around it is complete.
        fileprivate(set) var identity: Identity
        /// Nil for a choice.
        let position: Position?
        /// The blocks that were evaluated for it: closures among its arguments and those of its modifiers.
        var blocks: [Block]
        /// Blocks that were evaluated before and are not written in it. They are of a function or a property that it
        /// calls; or, if it is the first view of a closure, of another closure before that one.
        var earlier: [Block] = []

        init(_ identity: Identity, _ position: Position?, blocks: [Block]) {
            self.identity = identity
            self.position = position
            self.blocks = blocks
        }

        /// Whether a view of Flatlay's consists of it.
        var isPartOfFlatlay: Bool {
            position.map { ViewRecord.ownModules.contains($0.file.prefix { $0 != "/" }) } ?? false
        }

        /// Gives up the earlier blocks that are written in a view around this one.
        func takeEarlier(after position: Position) -> [Block] {
            let taken = earlier.filter { $0.position?.isAfter(position) == true }
            earlier.removeAll { $0.position?.isAfter(position) == true }
            return (blocks + earlier).flatMap { $0.takeEarlier(after: position) }
                + taken.flatMap { $0.takeEarlier(after: position) + [$0] }
        }
    }

    /// The views of one closure, or of one branch in it.
    final class Block: Sendable {
        /// The view that the builder made of them.
        let identity: Identity
        let items: [Written]

        init(_ identity: Identity, items: [Written]) {
            self.identity = identity
            self.items = items
        }

        /// The view that the block is, instead of several.
        var single: Written? { items.count == 1 && items[0].identity.type == identity.type ? items[0] : nil }

        /// Where its first view is.
        var position: Position? {
            items.lazy.compactMap { $0.position ?? $0.blocks.lazy.compactMap(\.position).first }.first
        }

        func takeEarlier(after position: Position) -> [Block] {
            items.flatMap { $0.takeEarlier(after: position) }
        }
    }

    fileprivate enum Entry {
        case view(Written)
        case block(Block)
    }

    fileprivate struct State {
        /// The views of the closures that are being evaluated, and the blocks that nothing has used yet.
        var stack: [Entry] = []
        /// The number of entries that belong to what encloses the view whose nodes are being made.
        var floor = 0
        /// Blocks that are views at the root. A host makes their nodes several times.
        var roots: [Block] = []
    }

    private let state = Mutex(State())

    @TaskLocal private static var ofTask: ViewRecord?
    /// The number of records.
    private static let count = Mutex(0)
    /// Flatlay's own modules, whose views consist of others that an app has not written.
    private static let ownModules: Set<Substring> = [
        "DeveloperToolsSupport", "Flatlay", "FlatlayFigures", "FlatlayPreviews", "FlatlayScene", "FlatlayTemplates",
        "FlatlayTesting", "FlatlayUIKit", "FlatlayViews",
    ]
    /// More roots than a picture has hosts that are made anew.
    private static let rootLimit = 64

    #if DEBUG
    /// Whether any task records. Builders and nodes check it each time, so it is read without a lock and without a
    /// call. Unsafe only by name: a thread that reads an old value asks for ``current``, or makes views of another
    /// task.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var isOn = false
    #else
    /// Optimized builds record nothing. Where a builder only might record a view, the compiler copies it, and a cell
    /// with an `if` was copied five times.
    @usableFromInline static var isOn: Bool {
        @inlinable @inline(__always) get { false }
    }
    #endif

    static var current: ViewRecord? { isOn ? ofTask : nil }

    /// Runs an action, and records what the builders in it make. Each view then is in a node that ``ViewTrace`` names,
    /// and warnings about it name its line. Threads that the action starts record nothing.
    package static func recording<Result>(
        isolation: isolated (any Actor)? = #isolation, _ action: () async throws -> Result
    ) async rethrows -> Result {
        change(by: 1)
        defer { change(by: -1) }
        return try await $ofTask.withValue(ViewRecord(), operation: action, isolation: isolation)
    }

    private static func change(by difference: Int) {
        count.withLock { count in
            count += difference
            #if DEBUG
            isOn = count > 0
            #endif
        }
    }

    // MARK: - What builders make

    /// Adds a view, with the blocks that were evaluated for it.
    func add(_ type: ObjectIdentifier, at position: Position) {
        state.withLock { state in
            let found = state.takeBlocks()
            let view = Written(Identity(of: type), position, blocks: [])
            let isInside = found.map { $0.position?.isAfter(position) ?? true }
            view.earlier = zip(found, isInside).filter { !$1 }.map(\.0)
            view.blocks = zip(found, isInside).flatMap { block, isInside in
                block.takeEarlier(after: position) + (isInside ? [block] : [])
            }
            state.stack.append(.view(view))
        }
    }

    /// Adds a block of the last views.
    func addBlock(_ identity: Identity, of parts: [Identity]) {
        state.withLock { state in
            // Those of declarations between the views.
            _ = state.takeBlocks()
            let items = state.takeViews(parts.map(\.type))
            for (item, part) in zip(items, parts) { item.identity = part }
            state.stack.append(.block(Block(identity, items: items)))
        }
    }

    /// Makes a view of the last block or choice, or of nothing.
    func addChoice(_ type: ObjectIdentifier, isPresent: Bool) {
        state.withLock { state in
            let blocks = isPresent ? state.takeChosen() : []
            state.stack.append(.view(Written(Identity(of: type), nil, blocks: blocks)))
        }
    }

    /// Makes a block of another type of the last one.
    func addErased(_ identity: Identity) {
        state.withLock { state in
            let item = Written(identity, nil, blocks: state.takeChosen())
            state.stack.append(.block(Block(identity, items: [item])))
        }
    }

    // MARK: - What nodes are made of

    /// Returns the view that nodes are about to be made of, as it was written; nil if no builder has made it here.
    func find(_ view: Identity, in scope: ViewScope?, as role: ViewRole) -> ViewScope.Content? {
        guard role != .modified else { return scope?.take(view, as: role) }
        // A body, or a closure that is evaluated late, has just ended.
        if let block = state.withLock({ $0.takeResult(view.type) }) {
            let content = ViewScope.Content(block)
            return scope?.filled(content, view, from: scope) ?? content
        }
        guard let scope else {
            let root = state.withLock { $0.roots.last { $0.identity.type == view.type } }
            return root.map { ViewScope.Content($0) }
        }
        return scope.take(view, as: role)
    }

    /// Runs an action that makes nodes. What it leaves unused is forgotten.
    func inside(_ action: () -> Void) {
        let outer = state.withLock { state in
            defer { state.floor = state.stack.count }
            return state.floor
        }
        action()
        state.withLock { state in
            state.stack.removeSubrange(min(state.floor, state.stack.count)...)
            state.floor = outer
        }
    }
}

extension ViewRecord.State {
    /// Removes the blocks at the end and returns them.
    fileprivate mutating func takeBlocks() -> [ViewRecord.Block] {
        var blocks: [ViewRecord.Block] = []
        while stack.count > floor, case .block(let block) = stack.last {
            blocks.append(block)
            stack.removeLast()
        }
        return blocks.reversed()
    }

    /// Removes the views at the end and returns them; none if they are others than expected, because an error has ended
    /// a closure before.
    fileprivate mutating func takeViews(_ types: [ObjectIdentifier]) -> [ViewRecord.Written] {
        guard stack.count - floor >= types.count else { return [] }
        let views = stack.suffix(types.count).compactMap { entry -> ViewRecord.Written? in
            if case .view(let view) = entry { view } else { nil }
        }
        stack.removeLast(types.count)
        return views.map(\.identity.type) == types ? views : []
    }

    /// Removes the last entry and returns it as a block.
    fileprivate mutating func takeChosen() -> [ViewRecord.Block] {
        guard stack.count > floor, let last = stack.popLast() else { return [] }
        switch last {
        case .block(let block): return [block]
        case .view(let view): return [ViewRecord.Block(view.identity, items: [view])]
        }
    }

    /// Removes the last block and returns it, if a view of this type was made of it.
    fileprivate mutating func takeResult(_ type: ObjectIdentifier) -> ViewRecord.Block? {
        guard stack.count > floor, case .block(let block) = stack.last, block.identity.type == type else { return nil }
        stack.removeLast()
        if floor == 0 { roots = roots.suffix(ViewRecord.rootLimit - 1) + [block] }
        return block
    }
}

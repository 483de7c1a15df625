import Foundation

/// The nodes of one view, or of some that follow each other, while views of the same types take them over. Not for use
/// in apps.
///
/// Views take their nodes one after the other, in the order in which they added them.
public struct _KnownNodes {
    /// One node, or several.
    @usableFromInline let single: ViewNode?
    @usableFromInline let several: [ViewNode]
    @usableFromInline let count: Int
    @usableFromInline var index = 0
    @usableFromInline let bodies: KnownBodies

    /// Starts with the only node.
    @inlinable
    init(_ node: ViewNode, bodies: KnownBodies) {
        single = node
        several = []
        count = 1
        self.bodies = bodies
    }

    /// Starts with the first of several nodes.
    init(_ nodes: [ViewNode], bodies: KnownBodies) {
        single = nil
        several = nodes
        count = nodes.count
        self.bodies = bodies
    }

    /// Whether all nodes were taken.
    @inlinable var isAtEnd: Bool { index == count }

    /// Takes the next node; nil if it is not of the class, and at the end.
    ///
    /// A view whose nodes are of one class takes no other: that there is another means that the tree has another shape.
    @inlinable
    mutating func next<Node: ViewNode>(as type: Node.Type) -> Node? {
        guard index < count else { return nil }
        let node = single ?? several[index]
        index += 1
        // A comparison of classes takes less time than a cast, which would also accept subclasses.
        guard Swift.type(of: node) == type else { return nil }
        return unsafeDowncast(node, to: type)
    }

    /// Takes the next node, which belongs to a view with an equal value in an equal environment.
    @inlinable
    mutating func skip<Node: ViewNode>(_ type: Node.Type) -> _NodeUpdate {
        next(as: type) == nil ? .impossible : .unchanged
    }

    /// Takes the next node, which is a stack along an axis, and takes over those of its content.
    @inlinable
    mutating func updateStack<Content: View>(
        along axis: Axis, _ content: Content, from old: Content
    ) -> _NodeUpdate {
        guard let stack = next(as: StackNode.self), stack.isAlong(axis) else { return .impossible }
        var inner = stack.knownNodes(bodies)
        let update = content._update(&inner, from: old)
        guard inner.isAtEnd else { return .impossible }
        if case .changed = update { stack.forgetSizes() }
        return update
    }
}

/// The bodies of the views of one cell, as they were last evaluated, in the order in which they are. They are compared
/// with the bodies of the cell that follows.
@usableFromInline
final class KnownBodies {
    @exclusivity(unchecked) private var entries: [Entry] = []
    @exclusivity(unchecked) private var index = 0

    /// A body of any type, in memory of its own. A generic class would be looked up by its type for each cell.
    private final class Entry {
        let type: ObjectIdentifier
        let body: UnsafeMutableRawPointer
        private let free: (UnsafeMutableRawPointer) -> Void

        init<Body>(_ body: Body) {
            type = ObjectIdentifier(Body.self)
            let memory = UnsafeMutablePointer<Body>.allocate(capacity: 1)
            memory.initialize(to: body)
            self.body = UnsafeMutableRawPointer(memory)
            free = { memory in
                memory.assumingMemoryBound(to: Body.self).deinitialize(count: 1)
                memory.assumingMemoryBound(to: Body.self).deallocate()
            }
        }

        deinit { free(body) }
    }

    /// Starts with the first one.
    func restart() { index = 0 }

    /// The last type of views that were independent: what is known of all types is behind a lock.
    @exclusivity(unchecked) private var independent: ObjectIdentifier?

    /// Whether a body does not depend on the environment or a state.
    @usableFromInline
    func areIndependent<Content>(_ view: Content) -> Bool {
        if independent == ObjectIdentifier(Content.self) { return true }
        guard !PropertyLinker.hasDynamicProperties(view) else { return false }
        independent = ObjectIdentifier(Content.self)
        return true
    }

    /// Replaces the next body, and returns the one before; nil if it is not known.
    @usableFromInline
    func replace<Body>(by body: Body) -> Body? {
        defer { index += 1 }
        guard index < entries.count else {
            entries.append(Entry(body))
            return nil
        }
        guard entries[index].type == ObjectIdentifier(Body.self) else {
            entries[index] = Entry(body)
            return nil
        }
        let known = entries[index].body.assumingMemoryBound(to: Body.self)
        let before = known.move()
        known.initialize(to: body)
        return before
    }
}

/// Whether two values are known to be equal: those of types that are plain data, if their bytes are.
@inlinable
func areKnownEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    guard _isPOD(Value.self) else { return false }
    return withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { haveSameBytes(one, $0) } }
}

@usableFromInline
func haveSameBytes(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    return memcmp(first, second, one.count) == 0
}

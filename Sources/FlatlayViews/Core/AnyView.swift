/// A type-erased view.
public struct AnyView: PrimitiveView {
    @usableFromInline let box: ErasedView

    /// Erases the type of a view.
    @inlinable
    public init<Content: View>(_ view: Content) {
        box = ErasedContent(view)
    }

    /// Erases the type of a view.
    @inlinable
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    /// Adds the nodes of the view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        box.makeNodes(in: context, into: &nodes)
    }

    /// Takes over the nodes of the view, if it has the same type as the one before.
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        box.update(&nodes, from: old.box)
    }
}

extension AnyView {
    /// Erases the type of a view that a file describes, so that warnings about it name the place.
    package init<Content: View>(_ view: Content, from origin: ViewOrigin) {
        box = LocatedView(ErasedContent(view), origin: origin)
    }
}

/// A view with the place where it is described.
private final class LocatedView: ErasedView {
    private let inner: ErasedView
    private let origin: ViewOrigin

    init(_ inner: ErasedView, origin: ViewOrigin) {
        self.inner = inner
        self.origin = origin
        super.init()
    }

    override func makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let diagnostics = context.resources.diagnostics
        let outer = diagnostics.origin
        diagnostics.origin = origin
        let start = nodes.count
        inner.makeNodes(in: context, into: &nodes)
        diagnostics.origin = outer
        // A node within another one with a place keeps its own.
        for node in nodes[start...] where node.origin == nil { node.origin = origin }
    }
}

/// The storage of an ``AnyView``.
@usableFromInline
class ErasedView {
    @usableFromInline
    init() {}

    @usableFromInline
    func makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {}

    func update(_ nodes: inout _KnownNodes, from old: ErasedView) -> _NodeUpdate { .impossible }

    /// Releases a view. Erased views can be nested, so releasing one can release many others recursively. Beyond a
    /// depth limit, the rest is queued and released afterwards, because the stack would overflow.
    @usableFromInline
    func release<Content>(_ view: inout Content?) {
        let thread = ThreadNesting.current
        guard thread.releaseDepth < ErasedView.releaseLimit else {
            if let view { thread.releases.append(view) }
            view = nil
            return
        }
        thread.releaseDepth += 1
        view = nil
        thread.releaseDepth -= 1
        guard thread.releaseDepth == 0 else { return }
        while !thread.releases.isEmpty {
            thread.releaseDepth = 1
            do {
                let next = thread.releases.removeLast()
                withExtendedLifetime(next) {}
            }
            thread.releaseDepth = 0
        }
    }

    private static let releaseLimit = 64
}

/// An erased view of any type.
///
/// The class is not generic: the runtime would look up the type of its optional property for each cell.
@usableFromInline
final class ErasedContent: ErasedView {
    // Exclusivity is not checked: only `deinit` writes, when nothing else uses the object.
    @exclusivity(unchecked) private var view: (any View)?

    @usableFromInline
    init(_ view: any View) {
        self.view = view
        super.init()
    }

    override func makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if let view { ErasedContent.makeNodes(of: view, in: context, into: &nodes) }
    }

    private static func makeNodes<Content: View>(
        of view: Content, in context: ViewContext, into nodes: inout [ViewNode]
    ) {
        guard let inner = context.enteringErased(Content.self) else { return }
        let start = nodes.count
        if ViewRecord.isOn {
            inner.addRecordedNodes(of: view, as: .erased, into: &nodes)
        } else {
            view._makeNodes(in: inner, into: &nodes)
        }
        inner.limitNesting(of: &nodes, from: start, in: Content.self)
    }

    override func update(_ nodes: inout _KnownNodes, from old: ErasedView) -> _NodeUpdate {
        guard Swift.type(of: old) == ErasedContent.self,
            let before = unsafeDowncast(old, to: ErasedContent.self).view, let view
        else { return .impossible }
        return ErasedContent.update(&nodes, view, from: before)
    }

    private static func update<Content: View, Old: View>(
        _ nodes: inout _KnownNodes, _ view: Content, from old: Old
    ) -> _NodeUpdate {
        guard Content.self == Old.self else { return .impossible }
        // The types are the same. A cast would look them up again.
        return view._update(&nodes, from: unsafeBitCast(old, to: Content.self))
    }

    deinit {
        release(&view)
    }
}

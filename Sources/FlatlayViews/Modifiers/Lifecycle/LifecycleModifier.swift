import OpenCombine

/// Registers work that its host runs while it settles, after the nodes of the content have been created.
nonisolated struct LifecycleModifier: ViewModifier {
    typealias Body = Never
    let note: (ViewContext) -> Void

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        content._makeNodes(in: context, into: &nodes)
        note(context)
    }
}

nonisolated extension View {
    /// Runs an action once before the image is rendered. What it changes, such as a ``State``, is visible in the image.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier { if let action { $0.store.performOnce(at: $0.path, action) } })
    }

    /// Runs an action when the view has left the tree: it was there at one evaluation and is not at the next, of the
    /// same image or of the next image of an `InteractiveRenderer`. A view that returns appears again.
    ///
    /// Nothing disappears when an image is finished, nor when a cell scrolls out of view.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier { if let action { $0.store.performWhenGone(from: $0.path, action) } })
    }

    /// Runs an action whenever a value differs from the previous evaluation.
    ///
    /// - Parameter initial: whether the action also runs at the first evaluation.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(
            LifecycleModifier { context in
                let before = context.store.note(value, at: context.path)
                if before == nil ? initial : before != value {
                    context.store.perform { action(before ?? value, value) }
                }
            })
    }

    /// Runs an action whenever a value differs from the previous evaluation.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action whenever a value differs from the previous evaluation.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }

    /// Runs an action with each value that a publisher sends before the image is rendered: what it sends to a new
    /// subscriber, such as the current value of `@Published`, and what it sends while other actions run. Values that
    /// need time, such as those of a timer or those received on the main queue, come too late for an image.
    public func onReceive<Source: Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never {
        modifier(
            LifecycleModifier { context in
                typealias Received = ReceivedValues<Source.Output>
                let key = StateStore.Key(path: context.path, key: "onReceive", type: ObjectIdentifier(Received.self))
                let received = context.store.location(for: key, initial: { Received() }).value
                received.subscribe(to: publisher)
                context.store.performWhenGone(from: context.path) { received.cancel() }
                context.store.check {
                    let values = received.take()
                    for value in values { action(value) }
                    return !values.isEmpty
                }
            })
    }
}

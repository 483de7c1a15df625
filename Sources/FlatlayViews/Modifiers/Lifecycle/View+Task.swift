import ActorLeases

nonisolated extension View {
    /// Runs an asynchronous action before the image is rendered, until it waits for something external: time, the
    /// network, the main actor. Then it is cancelled, and its later changes are not visible.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
    ) -> some View {
        modifier(LifecycleModifier { $0.note(action, at: $0.path) })
    }

    /// Runs an asynchronous action before the image is rendered, and again when the identifier changes; see
    /// ``View/task(priority:_:)``.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
    ) -> some View {
        modifier(
            LifecycleModifier { context in
                if context.store.note(id, at: context.path) != id {
                    context.store.perform { context.run(action) }
                }
            })
    }
}

extension ViewContext {
    fileprivate func note(_ action: @escaping () async -> Void, at path: ViewPath) {
        store.performOnce(at: path) { run(action) }
    }

    fileprivate func run(_ action: @escaping () async -> Void) {
        SettlingExecutor.run(action) { cancel in
            store.isFrozen = true
            cancel()
            store.isFrozen = false
        }
    }
}

/// The environment that `@Environment` reads: that of the view whose body is being evaluated.
///
/// A view is a plain value and doesn't know where it stands. Whoever evaluates its body opens a scope around the
/// evaluation, and the property wrapper reads the innermost one. Views can be evaluated on several threads at once: the
/// scope is local to the task or, outside of tasks, to the thread.
enum EnvironmentScope {
    /// Carries values that need not be `Sendable` through a task-local variable.
    private struct Carrier: @unchecked Sendable {
        // Safe because the value is set and read within one synchronous call on one thread; a task that a body starts
        // would see it too, but its storage is never changed in place while it is shared.
        let environment: EnvironmentValues
        let links: ScopeLinks?
    }

    /// A scope to be opened again later, for closures that are called after the evaluation.
    struct Captured {
        let environment: EnvironmentValues
        fileprivate let links: ScopeLinks?

        /// Runs a closure as if it were called during the evaluation.
        func open<Result>(_ run: () throws -> Result) rethrows -> Result {
            links?.restore()
            return try $carrier.withValue(Carrier(environment: environment, links: links), operation: run)
        }
    }

    @TaskLocal private static var carrier: Carrier?

    /// The environment of the view whose body is being evaluated, or the defaults outside of any.
    static var current: EnvironmentValues {
        carrier?.environment ?? EnvironmentValues()
    }

    /// Runs a closure whose reads of the environment see `environment`.
    ///
    /// - Parameter links: makes the links of the view's own properties again; empty where it has none.
    static func open<Result>(
        with environment: EnvironmentValues, links: [() -> Void] = [], _ run: () throws -> Result
    ) rethrows -> Result {
        let outer = carrier?.links
        let all = links.isEmpty ? outer : ScopeLinks(outer: outer, links: links)
        return try $carrier.withValue(Carrier(environment: environment, links: all), operation: run)
    }

    /// The scope that is open now.
    static func capture() -> Captured {
        Captured(environment: current, links: carrier?.links)
    }
}

/// The links of the views whose bodies are being evaluated around each other. Views that are used twice share their
/// cells, so a closure that is called later makes its links again.
private final class ScopeLinks {
    private let outer: ScopeLinks?
    private let links: [() -> Void]

    init(outer: ScopeLinks?, links: [() -> Void]) {
        self.outer = outer
        self.links = links
    }

    func restore() {
        outer?.restore()
        for link in links { link() }
    }
}

/// The environment that `@Environment` reads: that of the view whose body is being evaluated.
///
/// A view is a plain value and does not know where it is used. A host opens a scope around the evaluation of a body,
/// and the property wrapper reads the innermost scope. Views can be evaluated on several threads at once: the scope is
/// local to the task or, outside of tasks, to the thread.
enum EnvironmentScope {
    /// Carries values that are not `Sendable` through a task-local variable.
    private struct Carrier: @unchecked Sendable {
        // Safe because the value is set and read within one synchronous call on one thread. A task that a body starts
        // would see it too, but its storage is never mutated while it is shared.
        let environment: EnvironmentValues
        let links: ScopeLinks?
    }

    /// A captured scope that can be reopened, for closures that are called after the evaluation.
    struct Captured {
        let environment: EnvironmentValues
        fileprivate let links: ScopeLinks?

        /// Runs a closure as if during the evaluation.
        func open<Result>(_ run: () throws -> Result) rethrows -> Result {
            links?.restore()
            return try $carrier.withValue(Carrier(environment: environment, links: links), operation: run)
        }
    }

    @TaskLocal private static var carrier: Carrier?

    /// The environment of the view whose body is being evaluated; outside of any, the defaults.
    static var current: EnvironmentValues {
        carrier?.environment ?? EnvironmentValues()
    }

    /// Runs a closure that reads `environment` as its environment.
    ///
    /// - Parameter links: re-establish the links of the view's own properties; empty if it has none.
    static func open<Result>(
        with environment: EnvironmentValues, links: [() -> Void] = [], _ run: () throws -> Result
    ) rethrows -> Result {
        let outer = carrier?.links
        let all = links.isEmpty ? outer : ScopeLinks(outer: outer, links: links)
        return try $carrier.withValue(Carrier(environment: environment, links: all), operation: run)
    }

    /// Captures the current scope.
    static func capture() -> Captured {
        Captured(environment: current, links: carrier?.links)
    }
}

/// The property links of all views whose bodies are being evaluated, nested. A view value that is used twice shares its
/// storage cells, so a closure that is called later must re-establish its links.
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

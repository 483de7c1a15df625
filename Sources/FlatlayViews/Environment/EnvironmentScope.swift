/// The environment that `@Environment` reads: that of the view whose body is being evaluated.
///
/// A view is a plain value and doesn't know where it stands. Whoever evaluates its body opens a scope around the
/// evaluation, and the property wrapper reads the innermost one. Nothing inspects the view by reflection, and views can
/// be evaluated on several threads at once: the scope is local to the task or, outside of tasks, to the thread.
enum EnvironmentScope {
    /// Carries values that need not be `Sendable` through a task-local variable.
    private struct Carrier: @unchecked Sendable {
        // Safe because the value is set and read within one synchronous call on one thread; a task that a body starts
        // would see it too, but its storage is never changed in place while it is shared.
        let environment: EnvironmentValues
    }

    @TaskLocal private static var carrier: Carrier?

    /// The environment of the view whose body is being evaluated, or the defaults outside of any.
    static var current: EnvironmentValues {
        carrier?.environment ?? EnvironmentValues()
    }

    /// Runs a closure whose reads of the environment see `environment`.
    static func open<Result>(with environment: EnvironmentValues, _ run: () throws -> Result) rethrows -> Result {
        try $carrier.withValue(Carrier(environment: environment), operation: run)
    }
}

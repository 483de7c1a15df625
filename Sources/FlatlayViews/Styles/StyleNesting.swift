import Foundation

/// Guards against infinite recursion of styles that resolve to themselves.
///
/// Computing a paint has no context in which to count, and runs on several threads: each thread has its own counter.
enum StyleNesting {
    /// Far deeper than styles of apps nest, and far less than fits on the stack of a thread.
    static let limit = 256

    /// The paint that a closure creates. If styles nest too deeply, a clear paint is returned, and rendering fails.
    static func paint(
        of type: Any.Type, in environment: EnvironmentValues, _ make: () -> StylePaint
    ) -> StylePaint {
        let thread = ThreadNesting.current
        guard thread.styleDepth < limit, !StackRoom.isLow else {
            environment.common.diagnostics?.fail(
                ViewNestingError(nested: .styles(limit: limit), types: ["\(type)"]))
            return .color(.clear)
        }
        thread.styleDepth += 1
        defer { thread.styleDepth -= 1 }
        return make()
    }

    /// Resolves a named colour, which may itself be a named colour.
    static func color(named name: String, in environment: EnvironmentValues) -> ResolvedColor {
        let paint = paint(of: Color.self, in: environment) {
            .color(environment.color(named: name).resolve(in: environment))
        }
        return paint.plainColor ?? .clear
    }
}

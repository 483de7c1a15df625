import Foundation

/// Guards against styles that stand for themselves without end.
///
/// Styles are asked for their paint without a place to count in, and on several threads: each thread counts for itself.
enum StyleNesting {
    /// Far more than styles of apps nest, and far less than fits on the stack of a thread.
    static let limit = 256

    /// The paint that a style makes, or, where styles have made each other's paint too often, none, and the picture fails.
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

    /// The colour of a name, which may be another colour with a name, and so on.
    static func color(named name: String, in environment: EnvironmentValues) -> ResolvedColor {
        let paint = paint(of: Color.self, in: environment) {
            .color(environment.color(named: name).resolve(in: environment))
        }
        return paint.plainColor ?? .clear
    }
}

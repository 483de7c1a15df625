import Flatlay

/// A view compiled from a template, once for all data.
///
/// ``evaluate(_:)`` is the only walk over it: it computes everything that depends on data, and reports errors. The
/// views that it returns are created later or not at all, from values alone, so creating them can't report anything
/// more. So a template finds all its errors at once, while the views of a large collection are created on demand.
struct CompiledView {
    /// Evaluates the view for the names in scope and adds the result to a list: nothing if `if` is false or after an
    /// error, several views with `repeat`.
    let evaluate: (Evaluation, inout [DeferredView]) -> Void

    /// The result of a failed compilation; the error has been reported.
    static var none: CompiledView { CompiledView { _, _ in } }

    /// Evaluates the view for the names in scope.
    func evaluate(_ evaluation: Evaluation) -> [DeferredView] {
        var views: [DeferredView] = []
        evaluate(evaluation, &views)
        return views
    }

    /// Creates the views.
    func callAsFunction(_ evaluation: Evaluation) -> [AnyView] { evaluate(evaluation).map { $0.make() } }

    /// Reports the errors without creating views; returns true if there would be some.
    func check(_ evaluation: Evaluation) -> Bool { !evaluate(evaluation).isEmpty }
}

/// A view whose data has been evaluated, and which has not been created.
struct DeferredView {
    /// Creates the view.
    let make: () -> AnyView
}

/// A compiled view without its modifiers.
struct CompiledKind {
    /// Evaluates the view; returns nil after an error, which has been reported.
    let evaluate: (Evaluation) -> DeferredView?

    /// The result of a failed compilation; the error has been reported.
    static var none: CompiledKind { CompiledKind { _ in nil } }
}

/// A compiled modifier.
enum CompiledModifier {
    /// The application of a modifier to a view.
    typealias Application = (AnyView) -> AnyView

    /// A modifier without data.
    case constant(Application)
    /// A modifier that is evaluated for the names in scope. Nil after an error, which has been reported; it then has no
    /// effect.
    case evaluated((Evaluation) -> Application?)
}

extension [CompiledModifier] {
    /// The evaluation of those that depend on data, as a walk over a view does it.
    var evaluation: (Evaluation) -> [CompiledModifier.Application?] {
        let steps = compactMap { modifier in if case .evaluated(let step) = modifier { step } else { nil } }
        return steps.isEmpty ? { _ in [] } : { evaluation in steps.map { $0(evaluation) } }
    }

    /// Applies the modifiers to a view, in order.
    ///
    /// - Parameter evaluated: the results of ``evaluation``.
    func apply(to view: AnyView, evaluated: [CompiledModifier.Application?]) -> AnyView {
        var (view, rest) = (view, evaluated[...])
        for modifier in self {
            let application: CompiledModifier.Application?
            if case .constant(let known) = modifier { application = known } else { application = rest.removeFirst() }
            if let application { view = application(view) }
        }
        return view
    }
}

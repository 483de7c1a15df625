import Flatlay

/// A view compiled from a template, once for all data.
///
/// `check` finds the same data errors as `make` at a fraction of its cost, since it only evaluates what depends on
/// data. So a template can report all its errors at once, while the views of a large collection are created on demand.
struct CompiledView {
    /// Creates the views for the names in scope: none if `if` is false, several with `repeat`.
    let make: (Evaluation) -> [AnyView]
    /// Reports the errors that `make` would report; returns true if there would be views.
    let check: (Evaluation) -> Bool

    /// The result of a failed compilation; the error has been reported.
    static var none: CompiledView { CompiledView(make: { _ in [] }, check: { _ in false }) }

    /// Creates the views.
    func callAsFunction(_ evaluation: Evaluation) -> [AnyView] { make(evaluation) }
}

/// A compiled view without its modifiers.
struct CompiledKind {
    /// Creates the view; returns nil after an error, which has been reported.
    let make: (Evaluation) -> AnyView?
    /// Reports the errors that `make` would report; returns true if there would be a view.
    let check: (Evaluation) -> Bool

    /// The result of a failed compilation; the error has been reported.
    static var none: CompiledKind { CompiledKind(make: { _ in nil }, check: { _ in false }) }
}

/// A compiled modifier.
struct CompiledModifier {
    /// Applies the modifier to a view.
    let apply: (AnyView, Evaluation) -> AnyView
    /// Reports the errors that `apply` would report; nil if the modifier doesn't depend on data.
    let check: ((Evaluation) -> Void)?
}

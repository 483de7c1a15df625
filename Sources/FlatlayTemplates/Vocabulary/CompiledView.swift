import Flatlay

/// A view of a description, compiled once for all data.
///
/// Checking finds what is wrong with the data as making does, at a fraction of its cost: only what data replace is looked
/// at. So a template can tell all its mistakes at once, and the views of a large collection are made when they are asked
/// for.
struct CompiledView {
    /// Makes the views for the names in scope: none where `if` does not hold, several where it repeats.
    let make: (Evaluation) -> [AnyView]
    /// Reports what making would report; whether there would be views.
    let check: (Evaluation) -> Bool

    /// What could not be compiled, which was reported.
    static var none: CompiledView { CompiledView(make: { _ in [] }, check: { _ in false }) }

    /// Makes the views.
    func callAsFunction(_ evaluation: Evaluation) -> [AnyView] { make(evaluation) }
}

/// What a view is, without its modifiers, compiled.
struct CompiledKind {
    /// Makes the view; nil where something is wrong, which was reported.
    let make: (Evaluation) -> AnyView?
    /// Reports what making would report; whether there would be a view.
    let check: (Evaluation) -> Bool

    /// What could not be compiled, which was reported.
    static var none: CompiledKind { CompiledKind(make: { _ in nil }, check: { _ in false }) }
}

/// A modifier, compiled.
struct CompiledModifier {
    /// Changes a view.
    let apply: (AnyView, Evaluation) -> AnyView
    /// Reports what applying would report; nil where data have no say.
    let check: ((Evaluation) -> Void)?
}

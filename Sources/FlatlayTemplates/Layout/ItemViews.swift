import Flatlay
import Foundation

/// The views of a section's items, each created on demand, on any thread.
///
/// `@unchecked Sendable`: a compiled view is a tree of closures over values that don't change once the template is
/// read. Everything mutable — the reporter, the budget, the fonts in use — is created separately for each view.
struct ItemViews: @unchecked Sendable {
    private let view: CompiledView
    private let values: [TemplateValue]
    private let scope: Scope
    private let paths: PathPolicy
    private let locale: Locale
    private let colors: [String: Color]

    /// Creates the views of items whose data has been checked.
    init(_ view: CompiledView, of values: [TemplateValue], in evaluation: Evaluation) {
        self.view = view
        self.values = values
        scope = evaluation.scope
        paths = evaluation.resources.paths
        locale = evaluation.resources.locale
        colors = evaluation.resources.colors
    }

    /// Creates the view of an item; an empty one if there is no such item.
    func view(at index: Int) -> AnyView {
        guard values.indices.contains(index) else { return AnyView(EmptyView()) }
        // The data has already been checked for errors, and the views have been counted.
        let evaluation = Evaluation(
            scope: scope, reporter: ErrorReporter(),
            resources: TemplateResources(paths: paths, locale: locale, colors: colors),
            budget: ViewBudget(picture: nil))
        return AnyView.one(of: view(evaluation.forItem(values[index], at: index)))
    }
}

extension Evaluation {
    /// Returns the context for the cell of an item, with its own budget.
    func forItem(_ value: TemplateValue, at index: Int) -> Evaluation {
        forCell(["item": value, "index": .integer(index)])
    }

    /// Returns the context for any other cell, with its own budget.
    func forCell(_ names: [String: TemplateValue]) -> Evaluation {
        Evaluation(
            scope: Scope(parent: scope, names: names), reporter: reporter, resources: resources,
            budget: ViewBudget(picture: budget.picture))
    }
}

extension AnyView {
    /// Combines several views to one.
    static func one(of views: [AnyView]) -> AnyView {
        views.count == 1 ? views[0] : AnyView(ViewList(views))
    }
}

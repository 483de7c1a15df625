import Flatlay

/// The views of a section's items, each made when it is asked for, on whichever thread asks.
///
/// `@unchecked Sendable`: a compiled view is a tree of closures over values that nothing changes once the template is
/// read, and everything that changes while views are made — the reporter, the budget, the fonts in use — is made anew for
/// each.
struct ItemViews: @unchecked Sendable {
    private let view: CompiledView
    private let values: [TemplateValue]
    private let scope: Scope
    private let paths: PathPolicy

    /// The views of items whose data were checked.
    init(_ view: CompiledView, of values: [TemplateValue], in evaluation: Evaluation) {
        self.view = view
        self.values = values
        scope = evaluation.scope
        paths = evaluation.resources.paths
    }

    /// The view of an item; an empty one where there is no such item.
    func view(at index: Int) -> AnyView {
        guard values.indices.contains(index) else { return AnyView(EmptyView()) }
        // What is wrong with the data was found when they were checked, and their views were counted.
        let evaluation = Evaluation(
            scope: scope, reporter: ErrorReporter(), resources: TemplateResources(paths: paths),
            budget: ViewBudget(picture: nil))
        return AnyView.one(of: view(evaluation.forItem(values[index], at: index)))
    }
}

extension Evaluation {
    /// The same for the cell of an item, with a budget of its own.
    func forItem(_ value: TemplateValue, at index: Int) -> Evaluation {
        forCell(["item": value, "index": .integer(index)])
    }

    /// The same for another cell, with a budget of its own.
    func forCell(_ names: [String: TemplateValue]) -> Evaluation {
        Evaluation(
            scope: Scope(parent: scope, names: names), reporter: reporter, resources: resources,
            budget: ViewBudget(picture: budget.picture))
    }
}

extension AnyView {
    /// Several views as one.
    static func one(of views: [AnyView]) -> AnyView {
        views.count == 1 ? views[0] : AnyView(ViewList(views))
    }
}

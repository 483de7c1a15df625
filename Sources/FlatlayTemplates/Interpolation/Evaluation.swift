/// What is needed to turn a description into views for one cell: the names in scope, and a place for errors.
struct Evaluation {
    /// The names that can be used.
    var scope: Scope
    /// Collects what is wrong.
    let reporter: ErrorReporter
    /// The files that may be named, and the fonts that data name.
    let resources: TemplateResources
    /// How many views may still be made.
    let budget: ViewBudget

    /// The same with names of its own.
    func adding(_ names: [String: TemplateValue], current: TemplateValue? = nil) -> Evaluation {
        Evaluation(
            scope: Scope(parent: scope, names: names, current: current), reporter: reporter, resources: resources,
            budget: budget)
    }

    /// Takes one view or repetition, with so many bytes of text, from the budgets of the cell and the picture; false once
    /// one of them is used up, which is reported.
    func take(_ node: DocumentNode, text bytes: Int = 0) -> Bool {
        granted(budget.take(text: bytes), node)
    }

    /// Takes bytes of text that were put together from the picture's budget; false once it is used up, which is reported.
    func takeText(_ bytes: Int, _ node: DocumentNode) -> Bool {
        granted(budget.picture?.take(views: 0, text: bytes) ?? .granted, node)
    }

    /// Takes a section from the picture's budget; false once it is used up, which is reported.
    func takeSection(_ node: DocumentNode) -> Bool {
        granted(budget.picture?.take(views: PictureBudget.sectionCost, text: 0) ?? .granted, node)
    }

    private func granted(_ answer: BudgetAnswer, _ node: DocumentNode) -> Bool {
        switch answer {
        case .granted: return true
        case .refused: return false
        case .refusedFirst(let problem):
            reporter.report(problem, at: node)
            return false
        }
    }

    /// Whether the picture's budget is used up.
    var isSpent: Bool { budget.picture?.isSpent == true }

    /// The value of a path, reported at `location` where it is missing.
    func value(of path: ValuePath, at location: SourceLocation, keyPath: NodePath) -> TemplateValue? {
        switch scope.resolve(path) {
        case .found(let value): return value
        case .missing(let position, let known):
            let name = path.names.isEmpty ? "." : path.names[min(position, path.names.count - 1)]
            let suggestion = Suggestion.nearest(to: name, in: known).map { path.suggesting($0, at: position) }
            let missing = path.names.isEmpty ? "." : path.names.prefix(position + 1).joined(separator: ".")
            reporter.report(
                TemplateError(.missingData(path: missing, suggestion: suggestion), at: location, path: keyPath))
            return nil
        }
    }
}

/// Counts the views and repetitions of one cell, so that lists within lists within lists end.
final class ViewBudget {
    /// How many views and repetitions a cell may have.
    static let limit = 10_000

    /// The budget of the picture that the cell is a part of; nil where the picture's views were counted before.
    let picture: PictureBudget?
    private var remaining = ViewBudget.limit

    init(picture: PictureBudget?) {
        self.picture = picture
    }

    /// Takes one view or repetition, with so many bytes of text.
    func take(text bytes: Int = 0) -> BudgetAnswer {
        remaining -= 1
        guard remaining >= 0 else {
            return remaining == -1 ? .refusedFirst(.tooManyViews(limit: ViewBudget.limit)) : .refused
        }
        return picture?.take(views: 1, text: bytes) ?? .granted
    }
}

/// Whether a budget had what was asked for.
enum BudgetAnswer {
    case granted
    /// It is used up, and nobody was told so far.
    case refusedFirst(TemplateProblem)
    case refused
}

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

    /// Takes one view or repetition from the cell's budget; false once it is used up, which is reported.
    func take(_ node: DocumentNode) -> Bool {
        switch budget.take() {
        case .granted: return true
        case .refused: return false
        case .refusedFirst:
            reporter.report(.tooManyViews(limit: ViewBudget.limit), at: node)
            return false
        }
    }

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

    /// Whether there was one more.
    enum Answer {
        case granted
        /// All are used up, and nobody was told so far.
        case refusedFirst
        case refused
    }

    private var remaining = ViewBudget.limit

    /// Takes one view or repetition.
    func take() -> Answer {
        remaining -= 1
        return remaining >= 0 ? .granted : remaining == -1 ? .refusedFirst : .refused
    }
}

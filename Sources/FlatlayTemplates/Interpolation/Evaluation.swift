/// The context for creating the views of one cell: the names in scope, and where errors are reported.
struct Evaluation {
    /// The names in scope.
    var scope: Scope
    /// Collects errors.
    let reporter: ErrorReporter
    /// The files that may be used, and the fonts that data refer to.
    let resources: TemplateResources
    /// The number of views that may still be created.
    let budget: ViewBudget

    /// Returns the context with additional names.
    func adding(_ names: [String: TemplateValue], current: TemplateValue? = nil) -> Evaluation {
        Evaluation(
            scope: Scope(parent: scope, names: names, current: current), reporter: reporter, resources: resources,
            budget: budget)
    }

    /// Returns the context with other names, and perhaps another place for its errors.
    func within(_ scope: Scope, reporter: ErrorReporter? = nil) -> Evaluation {
        Evaluation(scope: scope, reporter: reporter ?? self.reporter, resources: resources, budget: budget)
    }

    /// Takes one view or repetition with its bytes of text from the budgets of the cell and the image. Returns false
    /// once one of them is exceeded, and reports it.
    func take(_ node: DocumentNode, text bytes: Int = 0) -> Bool {
        granted(budget.take(text: bytes), node)
    }

    /// Takes the bytes of an interpolated text from the image's budget. Returns false once it is exceeded, and reports
    /// it.
    func takeText(_ bytes: Int, _ node: DocumentNode) -> Bool {
        granted(budget.picture?.take(views: 0, text: bytes) ?? .granted, node)
    }

    /// Takes the bytes of an image within its name from the image's budget. Returns false once it is exceeded, and reports
    /// it.
    func takeAddress(_ bytes: Int, _ node: DocumentNode) -> Bool {
        granted(budget.picture?.take(address: bytes) ?? .granted, node)
    }

    /// Takes the values that an expression reads and makes from the image's budget. Returns false once it is exceeded,
    /// and reports it.
    func takeWork(_ count: Int, _ node: DocumentNode) -> Bool {
        granted(budget.picture?.take(work: count) ?? .granted, node)
    }

    /// Takes a section from the image's budget. Returns false once it is exceeded, and reports it.
    func takeSection(_ node: DocumentNode) -> Bool {
        granted(budget.picture?.take(views: PictureBudget.sectionCost, text: 0) ?? .granted, node)
    }

    private func granted(_ answer: BudgetAnswer, _ node: DocumentNode) -> Bool {
        answer.isGranted(reporter, at: node)
    }

    /// Whether the image's budget is exceeded.
    var isSpent: Bool { budget.picture?.isSpent == true }

    /// The problem with a path that is the name of a file, or that reads what given data call by another name; nil for
    /// other paths.
    private func misplaced(_ path: ValuePath, _ suggestion: String?) -> TemplateProblem? {
        if path.names.count > 1, DataFormat(fileName: path.description) != nil {
            return .fileAsData(file: path.description, name: path.names[path.names.count - 2])
        }
        guard let suggestion, path.names.count == 1, let names = resources.namesOfTemplate, !names.contains(suggestion),
            !suggestion.contains(".")
        else { return nil }
        return .misspeltData(found: suggestion, read: path.names[0])
    }

    /// The value of a path; if it is missing, reports this at `location` and returns nil.
    func value(of path: ValuePath, at location: SourceLocation, keyPath: NodePath) -> TemplateValue? {
        switch scope.resolve(path) {
        case .found(let value): return value
        case .missing(let position, let known, let owner):
            let name = path.names.isEmpty ? "." : path.names[min(position, path.names.count - 1)]
            let suggestion =
                Suggestion.nearest(to: name, in: known).map { path.suggesting($0, at: position) }
                ?? (position == 0 ? scope.nestedName(near: name, in: known) : nil)
            if position == 0, let other = misplaced(path, suggestion) {
                reporter.report(TemplateError(other, at: location, path: keyPath))
                return nil
            }
            let missing = path.names.isEmpty ? "." : path.names.prefix(position + 1).joined(separator: ".")
            let problem =
                owner.map {
                    TemplateProblem.noFields(
                        path: missing, owner: path.names.prefix(position).joined(separator: "."), found: $0)
                } ?? .missingData(path: missing, suggestion: suggestion, known: known)
            reporter.report(TemplateError(problem, at: location, path: keyPath))
            return nil
        }
    }
}

/// Counts the views and repetitions of one cell, to limit nested repetitions.
final class ViewBudget {
    /// The maximum number of views and repetitions of a cell.
    static let limit = 10_000

    /// The budget of the image that contains the cell; nil if its views have already been counted.
    let picture: PictureBudget?
    private var remaining = ViewBudget.limit

    init(picture: PictureBudget?) {
        self.picture = picture
    }

    /// Takes one view or repetition with its bytes of text.
    func take(text bytes: Int = 0) -> BudgetAnswer {
        remaining -= 1
        guard remaining >= 0 else {
            return remaining == -1 ? .refusedFirst(.tooManyViews(limit: ViewBudget.limit)) : .refused
        }
        return picture?.take(views: 1, text: bytes) ?? .granted
    }
}

/// The result of a request to a budget.
enum BudgetAnswer {
    case granted
    /// The budget is exceeded, and this has not been reported yet.
    case refusedFirst(TemplateProblem)
    case refused
}

extension BudgetAnswer {
    /// Whether the request was granted. The first refusal is reported.
    func isGranted(_ reporter: ErrorReporter, at node: DocumentNode) -> Bool {
        switch self {
        case .granted: return true
        case .refused: return false
        case .refusedFirst(let problem):
            reporter.report(problem, at: node)
            return false
        }
    }
}

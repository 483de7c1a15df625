/// Collects the errors of one template, each once.
final class ErrorReporter {
    private(set) var errors: [TemplateError] = []

    /// The errors from the top of each file to its bottom, the files in the order of their first error.
    private var sorted: [TemplateError] {
        let files = errors.map(\.file)
        return errors.enumerated().sorted { left, right in
            let (first, second) = (
                files.firstIndex(of: left.element.file) ?? 0, files.firstIndex(of: right.element.file) ?? 0
            )
            return (first, left.element.line, left.element.column, left.offset)
                < (second, right.element.line, right.element.column, right.offset)
        }.map(\.element)
    }

    private var seen: Set<TemplateError> = []
    /// After so many errors more would not help anybody.
    private static let limit = 100

    /// Whether nothing is wrong so far.
    var isEmpty: Bool { errors.isEmpty }

    /// Whether so much is wrong that looking on is of no use.
    var isFull: Bool { errors.count >= Self.limit }

    func report(_ error: TemplateError) {
        guard errors.count < Self.limit, seen.insert(error).inserted else { return }
        errors.append(error)
    }

    /// Reports what is wrong with a node.
    func report(_ problem: TemplateProblem, at node: DocumentNode) {
        report(TemplateError(problem, at: node.location, path: node.path))
    }

    /// Throws what was reported, if anything was.
    func check() throws(TemplateErrors) {
        guard errors.isEmpty else { throw TemplateErrors(errors: sorted) }
    }
}

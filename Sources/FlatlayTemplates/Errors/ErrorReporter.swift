/// Collects the errors of one template, without duplicates.
final class ErrorReporter {
    private(set) var errors: [TemplateError] = []

    /// The errors of each file from top to bottom, with the files in the order of their first error.
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
    /// The maximum number of errors; more would not help.
    private static let limit = 100

    /// Whether there are no errors so far.
    var isEmpty: Bool { errors.isEmpty }

    /// Whether the limit is reached, so that looking for more errors is pointless.
    var isFull: Bool { errors.count >= Self.limit }

    func report(_ error: TemplateError) {
        guard errors.count < Self.limit, seen.insert(error).inserted else { return }
        errors.append(error)
    }

    /// Reports a problem with a node.
    func report(_ problem: TemplateProblem, at node: DocumentNode) {
        report(TemplateError(problem, at: node.location, path: node.path))
    }

    /// Throws the reported errors, if any.
    func check() throws(TemplateErrors) {
        guard errors.isEmpty else { throw TemplateErrors(errors: sorted) }
    }
}

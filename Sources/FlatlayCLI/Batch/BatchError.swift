import Flatlay
import FlatlayTemplates

/// The reason that a job has no image.
struct BatchError: Error, Equatable {
    /// The part that the user has to fix.
    enum Kind: String, CaseIterable {
        /// The line is not a valid job.
        case job
        /// The template or its data are invalid.
        case template
        /// The image can't be drawn.
        case picture
        /// The file can't be written.
        case file
    }

    /// A single error.
    struct Problem: Equatable {
        var message: String
        /// The location of the error, if it is in a file.
        var file: String?
        var line: Int?
        var column: Int?
    }

    var kind: Kind
    /// All errors, at least one.
    var problems: [Problem]

    init(_ kind: Kind, _ message: String) {
        self.init(kind, [Problem(message: message)])
    }

    private init(_ kind: Kind, _ problems: [Problem]) {
        self.kind = kind
        self.problems = problems
    }

    /// Converts any error to the form of an answer.
    init(_ error: any Error) {
        switch error {
        case let error as BatchError: self = error
        case let error as TemplateErrors:
            self.init(
                .template,
                error.errors.map { Problem(message: $0.message, file: $0.file, line: $0.line, column: $0.column) })
        case let error as StrictWarnings: self.init(.picture, error.warnings.map { Problem(message: $0) })
        case let error as FileWriteError: self.init(.file, "\(error)")
        case CommandFailure.invalidTemplate(let text): self.init(.template, text)
        case CommandFailure.usage(let text), CommandFailure.renderFailed(let text): self.init(.picture, text)
        default: self.init(.picture, "\(error)")
        }
    }

    /// All errors as values.
    var values: [TemplateValue] { problems.map { value(of: $0) } }

    /// The fields of an answer.
    var fields: [(String, TemplateValue)] {
        var fields: [(String, TemplateValue)] = [("error", problems.first.map { value(of: $0) } ?? .null)]
        if problems.count > 1 { fields.append(("furtherErrors", .list(problems.dropFirst().map { value(of: $0) }))) }
        return fields
    }

    private func value(of problem: Problem) -> TemplateValue {
        var fields: [(String, TemplateValue)] = [
            ("kind", .string(kind.rawValue)), ("message", .string(problem.message.visible)),
        ]
        if let file = problem.file { fields.append(("file", .string(file))) }
        if let line = problem.line { fields.append(("line", .integer(line))) }
        if let column = problem.column { fields.append(("column", .integer(column))) }
        return .mapping(TemplateMapping(fields))
    }
}

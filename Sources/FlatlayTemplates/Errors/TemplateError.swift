import Flatlay
import Foundation

/// A mistake in a template or its data, with the place where it was made.
///
/// ```
/// shelf.yaml:14:7: unknown key 'interGroupSpacng' in sections[0].layout; did you mean 'interGroupSpacing'?
/// ```
public struct TemplateError: Error, Sendable {
    /// What is wrong.
    public let problem: TemplateProblem
    /// Where the value stands in its document, such as `sections[0].layout`; empty for the document itself.
    public let keyPath: String
    private let location: SourceLocation

    init(_ problem: TemplateProblem, at location: SourceLocation, path: NodePath = .root) {
        self.problem = problem
        self.location = location
        self.keyPath = path.description
    }

    /// The file, as it was named to the template.
    public var file: String { location.file.name }
    /// The line, from 1.
    public var line: Int { location.line }
    /// The column in Unicode scalars, from 1.
    public var column: Int { location.column }

    /// What is wrong and what to do, in one line without its place.
    public var message: String { problem.message(at: keyPath).visible }

    /// ``description``, then the line that it is about and the one before, with a caret below the place.
    public var rendered: String {
        if isAboutMissingFile { return description }
        return ([description] + SourceExcerpt(around: location).lines).joined(separator: "\n")
    }

    /// Whether the file that the error is in could not be read: then there is no line to show.
    private var isAboutMissingFile: Bool {
        switch problem {
        case .fileNotFound(let name), .unreadableFile(let name, _): name == file && location.file.text.isEmpty
        default: false
        }
    }
}

extension TemplateError: CustomStringConvertible, LocalizedError {
    /// The place and what is wrong, in one line.
    public var description: String { isAboutMissingFile ? message : "\(file.visible):\(line):\(column): \(message)" }

    /// ``description``.
    public var errorDescription: String? { description }
}

extension TemplateError: Hashable {
    /// Whether both say the same of the same place.
    public static func == (left: TemplateError, right: TemplateError) -> Bool {
        left.description == right.description
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

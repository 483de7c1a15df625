import Flatlay
import Foundation

/// An error in a template or its data, with its location.
///
/// ```
/// shelf.yaml:14:7: unknown key 'interGroupSpacng' in sections[0].layout; did you mean 'interGroupSpacing'?
/// ```
public struct TemplateError: Error, Sendable {
    /// The problem.
    public let problem: TemplateProblem
    /// The path of the value in its document, such as `sections[0].layout`; empty for the document itself.
    public let keyPath: String
    private let location: SourceLocation

    init(_ problem: TemplateProblem, at location: SourceLocation, path: NodePath = .root) {
        self.problem = problem
        self.location = location
        self.keyPath = path.description
    }

    /// Creates the error for an image that can't be drawn, at the place of its view.
    init(unreadable error: ImageResolutionError, at place: Diagnostics.Location?) {
        let file = SourceFile(name: place?.file ?? "", text: "")
        self.init(
            .unreadableImage(error), at: SourceLocation(file: file, line: place?.line ?? 1, column: place?.column ?? 1))
    }

    /// The name of the file, as given to the template.
    public var file: String { location.file.name }
    /// The line, from 1.
    public var line: Int { location.line }
    /// The column in Unicode scalars, from 1.
    public var column: Int { location.column }

    /// The problem and how to fix it, in one line without the location.
    public var message: String { problem.message(at: keyPath).visible }

    /// ``description``, followed by the line with the error and the previous one, with a caret below the location.
    public var rendered: String {
        if isAboutMissingFile || isAboutWhole { return description }
        return ([description] + SourceExcerpt(around: location).lines).joined(separator: "\n")
    }

    /// Whether the error is about the whole template, so that there is no line to show.
    private var isAboutWhole: Bool {
        if case .unusedData = problem { true } else { false }
    }

    /// Whether the file with the error could not be read, so that there is no line to show.
    private var isAboutMissingFile: Bool {
        switch problem {
        case .fileNotFound(let name), .unreadableFile(let name, _): name == file && location.file.text.isEmpty
        default: false
        }
    }
}

extension TemplateError: CustomStringConvertible, LocalizedError {
    /// The location and the problem, in one line.
    public var description: String {
        if isAboutMissingFile { return message }
        return isAboutWhole ? "\(file.visible): \(message)" : "\(file.visible):\(line):\(column): \(message)"
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }
}

extension TemplateError: Hashable {
    /// Errors are equal if they have the same description.
    public static func == (left: TemplateError, right: TemplateError) -> Bool {
        left.description == right.description
    }

    /// Hashes the description.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

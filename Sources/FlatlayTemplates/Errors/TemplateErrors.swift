import Foundation

/// All errors of a template, in the order in which they were found.
public struct TemplateErrors: Error, Sendable, Equatable {
    /// The errors, at least one.
    public let errors: [TemplateError]

    /// All errors with their source lines, separated by empty lines.
    public var rendered: String {
        errors.map(\.rendered).joined(separator: "\n\n")
    }
}

extension TemplateErrors: CustomStringConvertible, LocalizedError {
    /// One line per error.
    public var description: String { errors.map(\.description).joined(separator: "\n") }

    /// The same as ``description``.
    public var errorDescription: String? { description }
}

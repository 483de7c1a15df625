import Foundation

/// Everything that is wrong with a template, in the order in which it was found.
public struct TemplateErrors: Error, Sendable, Equatable {
    /// The mistakes; there is at least one.
    public let errors: [TemplateError]

    /// Every error with the lines that it is about, parted by empty lines.
    public var rendered: String {
        errors.map(\.rendered).joined(separator: "\n\n")
    }
}

extension TemplateErrors: CustomStringConvertible, LocalizedError {
    /// One line for each error.
    public var description: String { errors.map(\.description).joined(separator: "\n") }

    /// ``description``.
    public var errorDescription: String? { description }
}

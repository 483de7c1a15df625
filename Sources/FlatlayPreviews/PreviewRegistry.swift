/// The expansion of `#Preview`: a type that creates a preview, and knows its source location.
public protocol PreviewRegistry {
    /// The file, as `Module/File.swift`.
    static var fileID: String { get }
    /// The line of the macro, from 1.
    static var line: Int { get }
    /// The column of the macro, from 1.
    static var column: Int { get }
    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}

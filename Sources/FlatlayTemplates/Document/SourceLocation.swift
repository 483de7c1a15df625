/// A place in a text. Lines and columns count from 1, columns in Unicode scalars.
struct SourceLocation: Sendable {
    /// The text.
    let file: SourceFile
    /// The line.
    let line: Int
    /// The column.
    let column: Int

    /// The place `columns` further right.
    func advanced(by columns: Int) -> SourceLocation {
        SourceLocation(file: file, line: line, column: column + columns)
    }
}

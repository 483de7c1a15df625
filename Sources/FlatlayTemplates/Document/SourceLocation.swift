import Flatlay

/// A location in a source text. Lines and columns count from 1, columns in Unicode scalars.
struct SourceLocation: Sendable {
    /// The source text.
    let file: SourceFile
    /// The line, from 1.
    let line: Int
    /// The column, from 1.
    let column: Int

    /// The location `columns` further right.
    func advanced(by columns: Int) -> SourceLocation {
        SourceLocation(file: file, line: line, column: column + columns)
    }

    /// The location as the place of a view, for warnings.
    var viewOrigin: ViewOrigin { ViewOrigin(Diagnostics.Location(file: file.name, line: line, column: column)) }
}

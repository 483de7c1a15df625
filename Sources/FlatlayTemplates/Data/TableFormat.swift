/// A format of tables in text.
enum TableFormat: Equatable {
    /// Fields with commas, semicolons or tabs between them, whichever the header has most of (RFC 4180).
    case csv
    /// Fields with tabs between them; see ``TabSeparatedText``.
    case tsv

    /// Its name in messages.
    var name: String {
        switch self {
        case .csv: "CSV"
        case .tsv: "TSV"
        }
    }
}

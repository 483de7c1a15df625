/// The kinds of input.
enum FuzzKind: String, CaseIterable {
    /// Templates generated from the schema.
    case template
    /// Templates of the repository, damaged.
    case mutated
    /// Data files of every format.
    case data
    /// Image files of every format that is read, damaged.
    case image
    /// Font files, damaged.
    case font
    /// SVG files of symbols.
    case symbol
    /// Path data of symbols.
    case path
    /// Formulas and Markdown, with numbers at the ends of their ranges and long texts.
    case expression
    /// Lines of `flatlay batch` and the names of their files.
    case job

    /// The percentage of cases of this kind.
    var share: Int {
        switch self {
        case .template: 25
        case .mutated: 18
        case .data: 12
        case .image: 10
        case .font: 3
        case .symbol: 8
        case .path: 6
        case .expression: 3
        case .job: 8
        }
    }
}

/// The kinds of input.
enum FuzzKind: String, CaseIterable {
    /// Templates generated from the schema.
    case template
    /// Templates of the repository, damaged.
    case mutated
    /// Data files of every format.
    case data
    /// PNG and JPEG files, damaged.
    case image
    /// Font files, damaged.
    case font
    /// SVG files of symbols.
    case symbol
    /// Path data of symbols.
    case path
    /// Lines of `flatlay batch` and the names of their files.
    case job

    /// The percentage of cases of this kind.
    var share: Int {
        switch self {
        case .template: 30
        case .mutated: 20
        case .data: 12
        case .image: 10
        case .font: 3
        case .symbol: 8
        case .path: 7
        case .job: 10
        }
    }
}

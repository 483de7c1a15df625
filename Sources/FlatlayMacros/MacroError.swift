/// Why a macro can't be expanded: the compiler shows it where the macro is used.
enum MacroError: Error, CustomStringConvertible {
    case previewWithoutBody
    case previewableElsewhere
    case entryElsewhere(String)
    case entryWithoutValue(String)
    case entryIsNoVariable

    var description: String {
        switch self {
        case .previewWithoutBody: "'#Preview' needs a closure that returns a view"
        case .previewableElsewhere: "'@Previewable' belongs to a variable in the closure of '#Preview'"
        case .entryElsewhere(let type):
            "'@Entry' belongs to a variable in an extension of 'EnvironmentValues' or 'Transaction', not of '\(type)'"
        case .entryWithoutValue(let name): "'@Entry var \(name)' needs a default value, such as '= 0'"
        case .entryIsNoVariable:
            "'@Entry' belongs to a stored variable with a name, such as '@Entry var isCompact = false'"
        }
    }
}

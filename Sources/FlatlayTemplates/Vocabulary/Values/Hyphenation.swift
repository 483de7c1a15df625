import Flatlay
import Foundation

/// How words are hyphenated at the ends of lines.
enum Hyphenation: Hashable, Sendable {
    /// By the rules of the locale's language.
    case automatic
    /// At soft hyphens only.
    case none
    /// By the rules of a language.
    case language(Locale.Language)
}

extension ValueType where Value == Hyphenation {
    static var hyphenation: ValueType {
        let expected = "a language such as de or en_GB, 'automatic' or 'none'"
        let language = SchemaNode.pattern("^[A-Za-z]{2,3}([_-][A-Za-z]{2,4})*$")
        let schema = SchemaNode.any(of: [.words(["automatic", "none"]), language])
        return ValueType(expected, schema: schema.orInterpolation) { node, context in
            switch node.string {
            case "automatic"?: return .automatic
            case "none"?: return Hyphenation.none
            case let text?:
                guard let locale = Locale(known: text) else { break }
                return .language(locale.language)
            case nil: break
            }
            return context.wrongType(expected, node)
        }
    }
}

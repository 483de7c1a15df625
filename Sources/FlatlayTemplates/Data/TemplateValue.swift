/// A value of a template's data, from any format.
package enum TemplateValue: Sendable {
    /// Null, or an empty value.
    case null
    /// True or false.
    case bool(Bool)
    /// A number with its original text, so that `007` and `1.50` are shown as written.
    case number(Double, text: String)
    /// A string.
    case string(String)
    /// A field of a table: a text as it is written, which counts as a number or a truth value where one is needed.
    case cell(String)
    /// A list of values.
    case list([TemplateValue])
    /// A mapping of keys to values.
    case mapping(TemplateMapping)

    /// Creates an integer value.
    package static func integer(_ value: Int) -> TemplateValue { .number(Double(value), text: String(value)) }
}

extension TemplateValue: Hashable {
    package static func == (left: TemplateValue, right: TemplateValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        // `1` and `1.0` are the same number. The text comparison makes NaN equal to itself.
        case (.number(let left, let leftText), .number(let right, let rightText)):
            left == right || leftText == rightText
        case (.string(let left), .string(let right)), (.string(let left), .cell(let right)),
            (.cell(let left), .string(let right)), (.cell(let left), .cell(let right)):
            left == right
        case (.list(let left), .list(let right)): left == right
        case (.mapping(let left), .mapping(let right)): left == right
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .number(let value, _): hasher.combine(value.isNaN ? 0 : value)
        case .string(let text), .cell(let text): hasher.combine(text)
        case .list(let elements): hasher.combine(elements)
        case .mapping(let mapping):
            // The order of entries does not matter, so their hashes are added.
            hasher.combine(
                mapping.entries.reduce(0) { sum, entry in
                    var each = Hasher()
                    each.combine(entry.key)
                    each.combine(entry.value)
                    return sum &+ each.finalize()
                })
        }
    }
}

extension TemplateValue {
    /// Whether a condition treats the value as true: anything except null, `false`, zero, an empty string and an empty
    /// list. A field of a table counts as what it stands for, so `0` and `FALSE` are false.
    var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .number(let value, _): value != 0
        case .string(let text): !text.isEmpty
        case .cell: isMissing ? false : typed.isTruthy
        case .list(let elements): !elements.isEmpty
        case .mapping: true
        }
    }

    /// The value as text within a string; nil for lists and mappings.
    package var text: String? {
        switch self {
        case .null: ""
        case .bool(let value): value ? "true" : "false"
        case .number(_, let text): text
        case .string(let text), .cell(let text): text
        case .list, .mapping: nil
        }
    }

    /// The value in a sentence such as "found the text 'abc'". Long strings are truncated.
    package var found: String {
        switch self {
        case .null: "nothing"
        case .bool(let value): value ? "true" : "false"
        case .number(_, let text): "the number \(text.prefix(40))"
        case .string(let text), .cell(let text): "the text '\(text.shortened(to: 40))'"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}

extension String {
    /// The first characters of the first line, with an ellipsis if more follow.
    package func shortened(to count: Int) -> String {
        let line = prefix { !$0.isNewline }.prefix(count)
        return line.endIndex == endIndex ? String(line) : line + "…"
    }
}

/// A value of a template's data, whichever format it came from.
package enum TemplateValue: Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A number with the text that it was written as, so that `007` and `1.50` are shown as they were written.
    case number(Double, text: String)
    /// A text.
    case string(String)
    /// Values in order.
    case list([TemplateValue])
    /// Names and values.
    case mapping(TemplateMapping)

    /// A whole number.
    package static func integer(_ value: Int) -> TemplateValue { .number(Double(value), text: String(value)) }
}

extension TemplateValue: Hashable {
    package static func == (left: TemplateValue, right: TemplateValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        // Written differently, `1` and `1.0` are the same number; what is no number at all equals its like by its text.
        case (.number(let left, let leftText), .number(let right, let rightText)):
            left == right || leftText == rightText
        case (.string(let left), .string(let right)): left == right
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
        case .string(let text): hasher.combine(text)
        case .list(let elements): hasher.combine(elements)
        case .mapping(let mapping):
            // Order does not count, so the names and values are hashed apart.
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
    /// Whether a condition counts it as true: everything but nothing, `false`, zero, an empty text or an empty list.
    var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .number(let value, _): value != 0
        case .string(let text): !text.isEmpty
        case .list(let elements): !elements.isEmpty
        case .mapping: true
        }
    }

    /// How it reads within a text; nil for lists and mappings, which have no text.
    package var text: String? {
        switch self {
        case .null: ""
        case .bool(let value): value ? "true" : "false"
        case .number(_, let text): text
        case .string(let text): text
        case .list, .mapping: nil
        }
    }

    /// What it is, for a sentence such as "found the text 'abc'". Long texts are cut.
    package var found: String {
        switch self {
        case .null: "nothing"
        case .bool(let value): value ? "true" : "false"
        case .number(_, let text): "the number \(text.prefix(40))"
        case .string(let text): "the text '\(text.shortened(to: 40))'"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}

extension String {
    /// The first characters on one line, with an ellipsis where more follow.
    package func shortened(to count: Int) -> String {
        let line = prefix { !$0.isNewline }.prefix(count)
        return line.endIndex == endIndex ? String(line) : line + "…"
    }
}

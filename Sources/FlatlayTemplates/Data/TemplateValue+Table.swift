/// The types of a table's fields. A table contains only strings, so the place where a field is used decides.
extension TemplateValue {
    /// The string, or the text of a field of a table; nil for other values.
    var string: String? {
        switch self {
        case .string(let text), .cell(let text): text
        default: nil
        }
    }

    /// Whether there is no value: null, or an empty field of a table.
    var isMissing: Bool {
        switch self {
        case .null: true
        case .cell(let text): text.isEmpty
        default: false
        }
    }

    /// The number or the truth value that a field of a table stands for, otherwise its text; other values are
    /// unchanged. `null` and `~` are texts: a table has no other way to write a surname "Null".
    var typed: TemplateValue {
        guard case .cell(let text) = self else { return self }
        return switch PlainScalar.value(of: text) {
        case .number(let number, let text): .number(number, text: text)
        case .bool(let value): .bool(value)
        default: .string(text)
        }
    }

    /// The value as a setting of a view: what a field of a table stands for, as long as it is shown as it is written.
    var asSetting: TemplateValue {
        let value = typed
        return value.text == text ? value : self
    }

    /// Whether an expression treats two values as equal. A field of a table equals the text that is written in it, and
    /// a number or a truth value that it stands for.
    func isSame(as other: TemplateValue) -> Bool {
        switch (self, other) {
        case (.cell, .number), (.cell, .bool): typed == other
        case (.number, .cell), (.bool, .cell): self == other.typed
        case (.cell, .null), (.null, .cell): isMissing && other.isMissing
        default: self == other
        }
    }
}

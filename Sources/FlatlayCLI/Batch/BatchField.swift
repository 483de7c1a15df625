import Flatlay
import FlatlayTemplates

/// A field of a job: how it is read, and its JSON Schema, in one place.
struct BatchField<Value>: Sendable {
    let name: String
    /// A sentence for editors.
    let summary: String
    /// The noun for its value in "should be …": `a text`.
    let expected: String
    private let makeSchema: @Sendable () -> SchemaNode
    /// Reads the value; returns nil if it has the wrong type.
    let read: @Sendable (TemplateValue) throws -> Value?

    init(
        _ name: String, _ expected: String, _ schema: @autoclosure @escaping @Sendable () -> SchemaNode,
        _ summary: String, read: @escaping @Sendable (TemplateValue) throws -> Value?
    ) {
        self.name = name
        self.summary = summary
        self.expected = expected
        makeSchema = schema
        self.read = read
    }

    /// The value in a job; nil if the field is missing or null.
    func value(in job: TemplateMapping) throws -> Value? {
        guard let written = job[name], written != .null else { return nil }
        guard let value = try read(written) else {
            throw BatchError(.job, "'\(name)' should be \(expected); found \(written.found)")
        }
        return value
    }

    var property: (String, SchemaNode) { (name, makeSchema().described(summary)) }
}

extension BatchField where Value == String {
    static func text(_ name: String, _ summary: String) -> BatchField {
        BatchField(name, "a text", .type("string"), summary) { value in
            guard case .string(let text) = value else { return nil }
            try checkNotEmpty(text, of: name)
            return text
        }
    }
}

extension BatchField where Value == String {
    /// A field with the path of a file.
    static func path(_ name: String, _ summary: String) -> BatchField {
        BatchField(name, "a text", .type("string"), summary) { value in
            guard case .string(let text) = value else { return nil }
            try check(text, of: name)
            return text
        }
    }

    fileprivate static func checkNotEmpty(_ text: String, of name: String) throws {
        if text.isEmpty { throw BatchError(.job, "'\(name)' is an empty text; give it a value, or leave it out") }
    }

    /// Rejects an empty path, and NUL characters: the system would end the path there, and use another path than the answer names.
    static func check(_ path: String, of name: String) throws {
        try checkNotEmpty(path, of: name)
        guard path.utf8.contains(0) else { return }
        throw BatchError(.job, "'\(name)' contains the character NUL, which a file name can't have; remove it")
    }
}

extension BatchField where Value == Bool {
    static func flag(_ name: String, _ summary: String) -> BatchField {
        BatchField(name, "true or false", .type("boolean"), summary) { value in
            if case .bool(let isOn) = value { isOn } else { nil }
        }
    }
}

extension BatchField where Value == Double {
    static func number(_ name: String, _ expected: String, from minimum: Double?, _ summary: String) -> BatchField {
        BatchField(name, expected, .type("number"), summary) { value in
            guard case .number(let number, _) = value, number.isFinite else { return nil }
            guard let minimum else { return number > 0 ? number : nil }
            return number >= minimum ? number : nil
        }
    }
}

extension BatchField where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    static func word(_ name: String, _ summary: String) -> BatchField {
        word(name, Value.allCases.map { ($0.rawValue, $0) }, summary)
    }
}

extension BatchField where Value: Sendable {
    /// A field with one of several words.
    static func word(_ name: String, _ words: [(key: String, value: Value)], _ summary: String) -> BatchField {
        let names = words.map(\.key)
        return BatchField(name, "one of \(names.joined(separator: ", "))", .words(names), summary) { value in
            guard case .string(let text) = value else { return nil }
            if let known = words.first(where: { $0.key.lowercased() == text.lowercased() }) { return known.value }
            let hint = Suggestion.nearest(to: text, in: names).map { "did you mean '\($0)'?" }
            throw BatchError(
                .job,
                "'\(name)' can't be '\(text.shortened(to: 40))'; "
                    + (hint ?? "known: \(names.prefix(12).joined(separator: ", "))\(names.count > 12 ? ", …" : "")"))
        }
    }
}

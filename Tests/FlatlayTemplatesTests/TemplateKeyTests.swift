import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// The schema and the readers know the same keys: each mapping of the schema is put into a template, with keys that the
/// schema knows and with one that it does not.
@Suite struct TemplateKeyTests {
    /// A mapping of the template language.
    struct Place: CustomTestStringConvertible {
        /// Its path, such as `sections[].layout.grid`.
        let path: String
        /// The keys that the schema knows, with a value for each.
        let samples: [String: String]
        /// The schemas of the keys.
        let properties: [String: Any]
        /// The required keys with their values.
        let required: [String: String]
        /// A template with a mapping in this place.
        let template: (String) -> String

        private static let kinds = Set(Vocabulary().views.map(\.name))

        var testDescription: String { path }

        /// A template with the mapping, and a further key in it.
        func template(with key: String, _ value: String) -> String {
            var members = required
            if samples["vstack"] != nil {
                members["text"] = Self.kinds.contains(key) ? nil : "\"a\""
            } else if members.isEmpty, samples[key] == nil {
                // A key that the schema knows makes the mapping what it is among its alternatives.
                if let known = samples.min(by: { $0.key < $1.key }) { members[known.key] = known.value }
            }
            members[key] = value
            let written = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
            return template("{" + written.joined(separator: ", ") + "}")
        }

        /// One of its keys with a letter too many.
        var misspelt: String {
            samples.keys.sorted().map { $0 + String($0.suffix(1)) }.first { samples[$0] == nil } ?? ""
        }
    }

    let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture()
    }

    @Test func everyMappingOfTheSchemaIsFound() throws {
        let paths = try Self.places().map(\.path)
        for path in [
            "", "canvas", "sections[]", "sections[].background", "sections[].layout", "overlay", "state", "animation",
            "animation.changes[]", "cells.header", "styles.header", "cells.header.hstack",
            "canvas.background",
        ] {
            #expect(paths.contains(path), "\(path)")
        }
    }

    @Test func readersKnowTheKeysOfTheSchemaAndNoOthers() throws {
        for place in try Self.places() {
            let unknown = "zzzzzzzzzzzzzzzzzzzzzzzz"
            let known = fixture.errors(place.template(with: unknown, "1")).compactMap { error -> Set<String>? in
                if case .unknownKey(unknown, suggestion: nil, let known) = error.problem { Set(known) } else { nil }
            }
            // A cell is a view with one more key, which the schema adds to those of a view.
            let further: Set = place.path == "cells.header" ? [CellLibrary.parameters.name] : []
            #expect(known.first == further.union(place.samples.keys), "\(place.path)")
        }
    }

    @Test func aMisspeltKeyOfAnyMappingGivesASuggestion() throws {
        for place in try Self.places() where !place.samples.isEmpty {
            let key = place.misspelt
            let errors = fixture.errors(place.template(with: key, "1"))
            let suggestions = errors.compactMap { error -> String? in
                if case .unknownKey(key, let suggestion, _) = error.problem { suggestion } else { nil }
            }
            #expect(suggestions.first.map { key.hasPrefix($0) } == true, "\(place.path): \(key): \(errors)")
        }
    }

    @Test func everyKeyOfTheSchemaIsRead() throws {
        for place in try Self.places() {
            for (key, value) in place.samples {
                let errors = fixture.errors(place.template(with: key, value)).filter { error in
                    switch error.problem {
                    case .unknownKey(key, _, _), .misplacedKey(key, _), .unknownView(key, _): true
                    default: false
                    }
                }
                #expect(errors.isEmpty, "\(place.path)")
            }
        }
    }

    @Test func keysThatOthersRequireOrExcludeAreOfTheSameMapping() {
        var visited: Set<[String]> = []
        var related = 0
        func visit(_ table: KeyTable) {
            guard visited.insert(table.names).inserted else { return }
            for key in table.keys {
                for other in key.excludes + [key.requires].compactMap({ $0 }) {
                    related += 1
                    #expect(table.names.contains(other), "\(key.name)")
                }
                visit(key.type().table)
            }
        }
        visit(ValueType<TemplateDocument>.document.table)
        visit(Vocabulary().viewTable)
        #expect(related > 15)
        for key in ["orthogonalScrolling", "dashPhase"] {
            #expect(visited.contains { $0.contains(key) }, "\(key)")
        }
    }

    @Test func aMisspeltParameterListGivesASuggestion() {
        let errors = fixture.errors("{ cells: { a: { text: a, paramters: { b: 1 } } }, sections: [] }")
        #expect(
            errors.map(\.description) == [
                "t.yaml:1:26: unknown key 'paramters' in cells.a; did you mean 'parameters'?"
            ])
    }

    @Test func aKeyThatIsNoModifierIsNoneInAListOfModifiersEither() {
        for key in ["text", "if", "a"] {
            let errors = fixture.errors(
                "cells: { a: { text: b } }\nsections: [{ items: 1, cell: { text: a, modifiers: [{ \(key): b }] } }]")
            #expect(errors.map(\.problem.key) == [key])
        }
    }

    @Test func variantsAreReadEvenIfNoneIsShown() {
        #expect(
            fixture.errors("sections: []\nvariants: 4").map(\.description) == [
                "t.yaml:2:11: variants should be a mapping of names to changes, but is the number 4"
            ])
        #expect(
            fixture.errors("sections: []\nvariants: { a: b }").map(\.description) == [
                "t.yaml:2:16: variants.a should be a mapping of what the variant changes, but is the text 'b'"
            ])
    }

    static func places() throws -> [Place] {
        var walk = try SchemaWalk()
        return walk.places()
    }
}

extension TemplateProblem {
    /// The key of a problem with an unknown key.
    fileprivate var key: String? {
        if case .unknownKey(let key, _, _) = self { key } else { nil }
    }
}

/// Finds the mappings of the schema, each definition once.
private struct SchemaWalk {
    typealias Schema = [String: Any]

    private struct Visit {
        let schema: Any?
        let path: String
        let template: (String) -> String
    }

    private let root: Schema
    private let definitions: Schema
    private var found: [TemplateKeyTests.Place] = []
    private var visited: Set<String> = []
    private var waiting: [Visit] = []

    init() throws {
        let schema = try JSONSerialization.jsonObject(with: Data(TemplateSchema.json().utf8))
        root = try #require(schema as? Schema)
        definitions = try #require(root["$defs"] as? Schema)
    }

    /// The mappings, each definition in the place that is nested least.
    mutating func places() -> [TemplateKeyTests.Place] {
        waiting = [Visit(schema: root, path: "") { $0 }]
        while !waiting.isEmpty { visit(waiting.removeFirst()) }
        return found
    }

    private mutating func visit(_ visit: Visit) {
        guard let schema = visit.schema as? Schema else { return }
        let (path, template) = (visit.path, visit.template)
        if let reference = schema["$ref"] as? String {
            let name = String(reference.dropFirst("#/$defs/".count))
            if visited.insert(name).inserted {
                waiting.append(Visit(schema: definitions[name], path: path, template: template))
            }
        }
        let alternatives = schema["anyOf"] as? [Schema] ?? []
        let isLayer = alternatives.contains { $0["$ref"] as? String == "#/$defs/view" }
        for part in alternatives + (schema["allOf"] as? [Schema] ?? []) {
            // A gradient in the place of a view is read as one; it is visited where there is no view.
            if isLayer, part["$ref"] as? String == "#/$defs/style" { continue }
            waiting.append(Visit(schema: part, path: path, template: template))
        }
        if let items = schema["items"] {
            waiting.append(Visit(schema: items, path: path + "[]") { template("[\($0)]") })
        }
        if let inner = schema["additionalProperties"] as? Schema {
            waiting.append(Visit(schema: inner, path: path + ".header") { template("{\"header\": \($0)}") })
        }
        guard let properties = schema["properties"] as? Schema else { return }
        var required: [String: String] = path.isEmpty ? ["sections": "[]"] : [:]
        for key in schema["required"] as? [String] ?? [] where required[key] == nil {
            required[key] = sample(properties[key])
        }
        let place = TemplateKeyTests.Place(
            path: path, samples: properties.mapValues(sample), properties: properties, required: required,
            template: template)
        // Mappings that are open are parts of others, except for views, whose further keys are names of cells.
        let isView = properties["vstack"] != nil
        if schema["additionalProperties"] as? Bool == false || isView { found.append(place) }
        // A view is visited as a cell, which is the shortest template around one.
        let names = properties.keys.sorted().filter { $0 != "cells" }
        for key in (properties["cells"] == nil ? [] : ["cells"]) + names {
            let value = properties[key]
            let inner = path.isEmpty ? key : "\(path).\(key)"
            waiting.append(Visit(schema: value, path: inner) { place.template(with: key, $0) })
        }
    }

    /// A value that a schema allows.
    private func sample(_ schema: Any?) -> String {
        guard let schema = schema as? Schema else { return "1" }
        if let reference = schema["$ref"] as? String {
            return sample(definitions[String(reference.dropFirst("#/$defs/".count))])
        }
        if let parts = (schema["anyOf"] ?? schema["allOf"]) as? [Any] { return sample(parts.first) }
        if let words = schema["enum"] as? [String] { return "\"\(words[0])\"" }
        let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
        switch types[0] {
        case "string": return "\"a\""
        case "array":
            let elements = (schema["prefixItems"] as? [Any])?.map(sample)
            return "[" + (elements ?? [sample(schema["items"])]).joined(separator: ", ") + "]"
        case "object":
            let properties = schema["properties"] as? Schema ?? [:]
            let members = (schema["required"] as? [String] ?? []).map { "\"\($0)\": \(sample(properties[$0]))" }
            return "{" + members.joined(separator: ", ") + "}"
        case "boolean": return "true"
        case "null": return "null"
        default: return "\(schema["minimum"] as? Int ?? 1)"
        }
    }
}

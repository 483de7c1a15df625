import Foundation
import Testing

@testable import FlatlayTemplates

/// What the schema teaches in an editor: each key has a description, those that take a text or a structure have an
/// example, and the reader accepts every example and every default value.
@Suite struct SchemaNoteTests {
    private typealias Schema = [String: Any]

    private let fixture: TemplateFixture
    private let definitions: Schema

    init() throws {
        fixture = try TemplateFixture()
        let schema = try JSONSerialization.jsonObject(with: Data(TemplateSchema.json().utf8)) as? Schema
        definitions = try #require(schema?["$defs"] as? Schema)
    }

    /// Each key of each mapping, with its schema.
    private func keys() throws -> [(place: TemplateKeyTests.Place, key: String, schema: Schema)] {
        try TemplateKeyTests.places().flatMap { place in
            place.properties.map { (place, $0.key, $0.value as? Schema ?? [:]) }
        }
    }

    @Test func eachKeyHasADescription() throws {
        let keys = try keys()
        #expect(keys.count > 200)
        for (place, key, schema) in keys {
            let text = schema["description"] as? String ?? ""
            #expect(text.count > 6 && text.hasSuffix("."), "\(place.path).\(key): \(text)")
            // What can be said as a default value is not said in words.
            let isInWords = text.contains(#/; [0-9a-z~]+ unless told otherwise/#) && !text.contains("; spacing unless")
            #expect(!isInWords, "\(place.path).\(key)")
        }
    }

    @Test func textsAndStructuresHaveAnExample() throws {
        var count = 0
        for (place, key, schema) in try keys() where !kinds(of: schema).isDisjoint(with: ["string", "array", "object"])
        {
            count += 1
            #expect((schema["examples"] as? [Any])?.isEmpty == false, "\(place.path).\(key) has no example")
        }
        #expect(count > 100)
    }

    @Test func examplesAndDefaultsAreRead() throws {
        var counts = (examples: 0, defaults: 0)
        for (place, key, schema) in try keys() {
            for name in ["examples", "default"] {
                guard let written = schema[name] else { continue }
                if name == "default" { counts.defaults += 1 } else { counts.examples += 1 }
                for value in written as? [Any] ?? [written] where name == "examples" || !(written is [Any]) {
                    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
                    let text = String(decoding: data, as: UTF8.self)
                    let errors = fixture.errors(place.template(with: key, text)).filter {
                        isAboutForm($0.problem) && "\($0)".contains(key)
                    }
                    #expect(errors.isEmpty, "\(place.path).\(key): \(name) \(text): \(errors)")
                }
            }
        }
        #expect(counts.examples > 100)
        #expect(counts.defaults > 60)
    }

    @Test func defaultsAreOnlyThoseOfOptionalKeys() throws {
        for (place, key, schema) in try keys() where place.required[key] != nil {
            #expect(schema["default"] == nil, "\(place.path).\(key) is required")
        }
    }

    @Test func eachExampleOfATypeIsUsed() {
        var used: Set<String> = [CellLibrary.parameters.key.type().expected]
        var visited: Set<[String]> = []
        func visit(_ table: KeyTable) {
            guard visited.insert(table.names).inserted else { return }
            for key in table.keys {
                used.insert(key.type().expected)
                visit(key.type().table)
            }
        }
        visit(ValueType<TemplateDocument>.document.table)
        visit(Vocabulary().viewTable)
        #expect(Set(TypeExamples.byExpectation.keys).subtracting(used) == [])
    }

    @Test func keysThatNeedOrExcludeOthersSaySo() throws {
        var related = 0
        var visited: Set<[String]> = []
        func visit(_ table: KeyTable) {
            guard visited.insert(table.names).inserted else { return }
            let text = SchemaWriter.text(of: [("a", table.schema)])
            for key in table.keys {
                for other in key.excludes {
                    related += 1
                    #expect(text.contains("dependentSchemas") && text.contains("\"\(other)\": false"), "\(key.name)")
                }
                if let other = key.requires, !table.keys.contains(where: { $0.name == other && $0.isRequired }) {
                    related += 1
                    #expect(text.contains("\"\(key.name)\": [\"\(other)\"]"), "\(key.name) needs \(other)")
                }
                visit(key.type().table)
            }
        }
        visit(ValueType<TemplateDocument>.document.table)
        visit(Vocabulary().viewTable)
        #expect(related > 15)
    }

    /// The types of JSON that a schema allows, without words, which it lists, and placeholders.
    private func kinds(of schema: Any?) -> Set<String> {
        guard let schema = schema as? Schema else { return [] }
        if let reference = schema["$ref"] as? String {
            let name = String(reference.dropFirst("#/$defs/".count))
            return name == "interpolation" ? [] : kinds(of: definitions[name])
        }
        if schema["enum"] != nil || schema["const"] != nil { return [] }
        let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
        let parts = (schema["anyOf"] as? [Any] ?? []) + (schema["allOf"] as? [Any] ?? [])
        return parts.reduce(into: Set(types)) { $0.formUnion(kinds(of: $1)) }
    }

    /// Whether a problem is about the form of a value, and not about data, files and cells that the test lacks.
    private func isAboutForm(_ problem: TemplateProblem) -> Bool {
        switch problem {
        // Styles have the names that a template gives them.
        case .unknownValue(let kind, _, _, _): kind != "style"
        case .unknownKey, .renamedKey, .misplacedKey, .wrongType, .outOfRange, .invalidInterpolation, .invalidCondition,
            .invalidKeys, .unquotedPlaceholder, .yamlSyntax:
            true
        default: false
        }
    }
}

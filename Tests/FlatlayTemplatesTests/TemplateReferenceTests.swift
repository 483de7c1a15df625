import Foundation
import Testing

@testable import FlatlayTemplates

/// Compares the reference in `docs/templates.md` with the tables of the template reader.
///
/// With `FLATLAY_RECORD=1` in the environment the reference is written again.
@Suite struct TemplateReferenceTests {
    private static let markers = (start: "<!-- keys -->\n", end: "<!-- end of keys -->\n")
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs/templates.md")

    @Test func theReferenceIsCurrent() throws {
        let page = try String(contentsOf: Self.file, encoding: .utf8)
        let start = try #require(page.range(of: Self.markers.start))
        let end = try #require(page.range(of: Self.markers.end))
        let expected = page[..<start.upperBound] + TemplateReference().text + page[end.lowerBound...]
        if ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1" {
            try String(expected).write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: Self.file, encoding: .utf8) == expected,
            "docs/templates.md is out of date; FLATLAY_RECORD=1 swift test --filter TemplateReferenceTests writes it")
    }

    /// The page as it is, not the tables again: what readers see is compared with what editors see.
    @Test func thePageNamesEveryKeyOfTheSchemaAndNoOthers() throws {
        let page = try pageTables()
        try #require(page.count > 30)
        let schema = try JSONSerialization.jsonObject(with: Data(TemplateSchema.json().utf8))
        var mappings: [Set<String>] = []
        collect(schema, &mappings)
        #expect(mappings.count > 30)
        let vocabulary = Vocabulary()
        for mapping in mappings where !mapping.isEmpty {
            // The kinds, the modifiers and the common keys of a view have a table each.
            if mapping == Set(vocabulary.viewTable.names) {
                #expect(mapping.subtracting(page[1]).subtracting(page[2]).subtracting(page[3]).isEmpty)
                continue
            }
            #expect(page.contains { mapping.isSubset(of: $0) }, "no table has all keys of \(mapping.sorted())")
        }
        let known = mappings.reduce(into: Set<String>()) { $0.formUnion($1) }
        for table in page { #expect(table.subtracting(known).isEmpty, "the schema has no \(table.subtracting(known))") }
        #expect(known.subtracting(page.reduce(into: Set()) { $0.formUnion($1) }).isEmpty)
    }

    @Test func everyLinkOfTheReferenceLeadsToAHeading() throws {
        let reference = TemplateReference()
        let anchors = reference.parts.map(\.anchor)
        #expect(Set(anchors).count == anchors.count, "two headings have one link")
        let page = try String(contentsOf: Self.file, encoding: .utf8)
        for part in page.components(separatedBy: "](#").dropFirst() {
            let anchor = String(part.prefix { $0 != ")" })
            let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
                TemplateReference.Part(
                    heading: String(heading.drop { $0 == "#" || $0 == " " }), keys: []
                ).anchor
            }
            #expect(headings.contains(anchor), "\(anchor)")
        }
    }

    /// The keys in each table of the page's reference.
    private func pageTables() throws -> [Set<String>] {
        let page = try String(contentsOf: Self.file, encoding: .utf8)
        let start = try #require(page.range(of: Self.markers.start))
        let end = try #require(page.range(of: Self.markers.end))
        return page[start.upperBound..<end.lowerBound].components(separatedBy: "\n### ").dropFirst().map { part in
            Set(
                part.components(separatedBy: "\n| `").dropFirst().map { row in
                    String(row.prefix { $0 != "`" })
                })
        }
    }

    /// The names of the properties of each mapping in a schema.
    private func collect(_ schema: Any, _ mappings: inout [Set<String>]) {
        if let list = schema as? [Any] { list.forEach { collect($0, &mappings) } }
        guard let object = schema as? [String: Any] else { return }
        if let properties = object["properties"] as? [String: Any] {
            mappings.append(Set(properties.keys))
            properties.values.forEach { collect($0, &mappings) }
        }
        for (key, value) in object where key != "properties" { collect(value, &mappings) }
    }
}

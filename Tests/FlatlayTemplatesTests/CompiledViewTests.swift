import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// Compares fast paths with simple ones: checking data with creating views of it, and texts that are combined
/// here with those of swift-mustache.
@Suite struct CompiledViewTests {
    private static let document = """
        cells:
          badge: { parameters: { label: , color: red }, text: "{{ label }}", background: "{{ color }}" }
          card:
            vstack:
              spacing: "{{ item.gap }}"
              children:
                - { text: "{{ item.name }}, {{ item.year }}", font: { size: "{{ item.size }}" }, lineLimit: "{{ item.lines }}" }
                - { text: New, if: item.isNew }
                - { badge: { label: "{{ item.name }}" }, if: "{{ item.isNew }}" }
                - { badge: { label: "{{ tag.label }}", color: "{{ tag.color }}" }, repeat: { tag: item.tags } }
                - { text: "{{#item.tags}}{{ label }} {{/item.tags}}", opacity: "{{ item.opacity }}" }
                - zstack:
                    - { color: "{{ item.color }}", frame: { width: "{{ item.size }}" } }
                    - { rectangle: { fill: blue }, overlay: { content: "{{ item.color }}", alignment: "{{ item.place }}" } }
            padding: "{{ item.gap }}"
            background: { roundedRectangle: { cornerRadius: "{{ item.gap }}", fill: "{{ item.color }}" } }
        """

    /// An item, in which sometimes a value is missing or has another type.
    private static func item(_ random: inout Random) -> TemplateValue {
        let tags = (0..<random.below(3)).map { _ in
            mapping([("label", .string("t")), ("color", .string("green"))], &random)
        }
        return mapping(
            [
                ("name", .string("Ann")), ("year", .integer(1815)), ("size", .integer(12)), ("lines", .integer(2)),
                ("isNew", .bool(random.below(2) == 0)), ("gap", .integer(4)), ("opacity", .number(0.5, text: "0.5")),
                ("color", .string("red")), ("place", .string("topLeading")), ("tags", .list(tags)),
            ], &random)
    }

    private static func mapping(_ pairs: [(String, TemplateValue)], _ random: inout Random) -> TemplateValue {
        let wrong: [TemplateValue] = [.null, .string("x"), .integer(-3), .list([.null]), .bool(true)]
        var kept: [(String, TemplateValue)] = []
        for pair in pairs {
            switch random.below(24) {
            case 0: break
            case 1: kept.append((pair.0, wrong[random.below(wrong.count)]))
            default: kept.append(pair)
            }
        }
        return .mapping(TemplateMapping(kept))
    }

    @Test("checking an item's data reports the same errors as creating its view, and returns whether there is one")
    func checking() throws {
        let document = try #require(try DocumentParser.parse(SourceFile(name: "t.yaml", text: Self.document)))
        let paths = PathPolicy(folder: FileManager.default.temporaryDirectory, allowedFolders: [])
        let context = DecodingContext(reporter: ErrorReporter(), resources: TemplateResources(paths: paths))
        let compiler = ViewCompiler(cells: document["cells"], context: context)
        let node = DocumentNode(.string("card"), location: document.location, path: .root)
        let view = compiler.compileCell(node)
        #expect(context.reporter.isEmpty, "\(context.reporter.errors)")
        var random = Random(seed: 1)
        var damaged = 0
        for _ in 0..<600 {
            let item = Self.item(&random)
            func evaluation() -> Evaluation {
                Evaluation(
                    scope: Scope(names: ["item": item, "index": .integer(0)]), reporter: ErrorReporter(),
                    resources: TemplateResources(paths: paths), budget: ViewBudget(picture: nil))
            }
            let (making, checking) = (evaluation(), evaluation())
            let views = view.make(making)
            #expect(view.check(checking) == !views.isEmpty)
            #expect(
                making.reporter.errors.map(\.description) == checking.reporter.errors.map(\.description), "\(item.json)"
            )
            #expect(making.resources.fontFamilies.map(\.name) == checking.resources.fontFamilies.map(\.name))
            if !making.reporter.isEmpty { damaged += 1 }
        }
        #expect(damaged > 200 && damaged < 590)
    }

    @Test("texts are equal to those of swift-mustache, and report the same errors")
    func pieces() throws {
        let parts = [
            "{{ item.name }}", "{{item.year}}", "{{{ item.price }}}", "{{ item.tags }}", "{{ item.nmae }}", " ",
            "a & <b>",
            "12", ".", "é\n", "true", "{{ item.isNew }}", "{{ item.nothing }}", "{{& index }}",
        ]
        let item = try JSONReader.value(
            of: SourceFile(
                name: "item",
                text:
                    #"{"name": "A & \"B\"", "year": 1815, "price": 1.50, "tags": ["x"], "isNew": true, "nothing": null}"#
            ))
        let paths = PathPolicy(folder: FileManager.default.temporaryDirectory, allowedFolders: [])
        var random = Random(seed: 2)
        for _ in 0..<500 {
            let text = (0..<(2 + random.below(4))).map { _ in parts[random.below(parts.count)] }.joined()
            guard TextTemplate.isNeeded(for: text) else { continue }
            let location = SourceLocation(file: SourceFile(name: "t", text: text), line: 1, column: 1)
            let node = DocumentNode(.string(text), location: location, path: .root)
            func value(joinsPieces: Bool) throws -> (TemplateValue?, [String]) {
                let evaluation = Evaluation(
                    scope: Scope(names: ["item": item, "index": .integer(7)]), reporter: ErrorReporter(),
                    resources: TemplateResources(paths: paths), budget: ViewBudget(picture: nil))
                let value = try TextTemplate(text, node: node, joinsPieces: joinsPieces).value(in: evaluation)
                return (value, evaluation.reporter.errors.map(\.description))
            }
            let (here, mustache) = (try value(joinsPieces: true), try value(joinsPieces: false))
            #expect(here.0 == mustache.0, "\(text)")
            #expect(here.0?.text == mustache.0?.text, "\(text)")
            #expect(here.1 == mustache.1, "\(text)")
        }
    }

    @Test("errors in an invisible item are found before anything is drawn")
    func outOfSight() throws {
        let fixture = try TemplateFixture()
        let items = (0..<2_000).map { #"{"name": "n\#($0)"}"# } + [#"{"nmae": "x"}"#]
        let template = try fixture.template(
            "{ canvas: { width: 100, height: 50 }, data: { items: [] }, "
                + "sections: [{ items: items, cell: { text: '{{ item.name }}' } }] }")
        let filled = try template.replacingData(json: "{\"items\": [\(items.joined(separator: ","))]}")
        let error = #expect(throws: TemplateErrors.self) { try filled.content() }
        #expect(error?.description.contains("the data has no 'item.name'; did you mean 'item.nmae'?") == true)
    }

    @Test("one template can be used with different data, and errors in one do not affect the next")
    func manyData() throws {
        let fixture = try TemplateFixture()
        let template = try fixture.template(
            """
            canvas: { width: "{{ width }}" }
            data: { width: 100, font: Inter, names: [a] }
            sections: [{ items: names, cell: { text: "{{ item }}", font: { name: "{{ font }}", size: 12 } } }]
            """)
        func errors(_ json: String) -> [String] {
            do throws(TemplateErrors) {
                _ = try template.replacingData(json: json).content(knownFontFamilies: ["Inter"])
                return []
            } catch {
                return error.errors.map(\.message)
            }
        }
        #expect(errors(#"{"width": 200, "font": "Intre", "names": []}"#).isEmpty)
        #expect(
            errors(#"{"width": 200, "font": "Intre", "names": ["a"]}"#) == [
                "unknown font family 'Intre' in sections[0].cell.font.name; did you mean 'Inter'?"
            ])
        #expect(errors(#"{"width": 200, "font": "Inter", "names": ["a"]}"#).isEmpty)
        #expect(
            errors(#"{"width": 0, "font": "Inter", "names": []}"#) == [
                "canvas.width is 0, but should be from 1 to 100000"
            ])
        #expect(errors(#"{"names": ["#).first?.hasPrefix("this is not JSON: ") == true)
        #expect(try template.replacingData(json: #"{"width": 321}"#).canvas.width == 321)
        #expect(template.canvas.width == 100)
    }
}

/// A small random number generator that is the same in every run (SplitMix64, Steele, Lea and Flood, 2014).
private struct Random {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func below(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(max(1, count)))
    }
}

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
        var random = Random(seed: 1)
        var damaged = 0
        let view = try compiled(Self.document, as: "card")
        #expect(view.errors == [])
        for _ in 0..<600 {
            let item = Self.item(&random)
            if !expectOneWalk(over: view.view, item: item).isEmpty { damaged += 1 }
        }
        #expect(damaged > 200 && damaged < 590)
    }

    @Test("any template reports the same in the same order, whether its views are checked or made")
    func checkingAnyTemplate() throws {
        var random = Random(seed: 3)
        var (damaged, invalid, empty) = (0, 0, 0)
        for _ in 0..<400 {
            var generator = ViewGenerator(random: random)
            let document = "cells:\n  badge: \(generator.cell())\n  card: \(generator.view(depth: 0))"
            random = generator.random
            let (view, errors) = try compiled(document, as: "card")
            for _ in 0..<3 {
                let item = Self.item(&random)
                let limit = random.below(8) == 0 ? 2 + random.below(20) : nil
                if !expectOneWalk(over: view, item: item, spending: limit, document).isEmpty { damaged += 1 }
                if !view.check(evaluation(item)) { empty += 1 }
            }
            if !errors.isEmpty { invalid += 1 }
        }
        // Enough of each kind for the comparison to mean something.
        #expect(damaged > 200 && damaged < 1_100, "\(damaged)")
        #expect(invalid > 40 && invalid < 360, "\(invalid)")
        #expect(empty > 40 && empty < 1_000, "\(empty)")
    }

    @Test("nothing is created before it is asked for")
    func creatingNothing() throws {
        // Unchecked because only the thread of the test creates views.
        final class Count: @unchecked Sendable { var views = 0 }
        let count = Count()
        func probe(_ text: String) -> Text {
            count.views += 1
            return Text(text)
        }
        let kind = ViewDefinition("probe", ValueType<String>.text, "") { probe($0) }
        let modifier = ModifierDefinition("probe", ValueType<String>.text, "") { view, text in
            view.overlay(probe(text))
        }
        for text in ["constant", "{{ item.name }}"] {
            let node = DocumentNode(
                .string(text), location: SourceLocation(file: SourceFile(name: "t", text: text), line: 1, column: 1),
                path: .root)
            let compiler = ViewCompiler(cells: nil, context: context())
            let compiled = (kind.compile(node, compiler), [modifier.compile(node, compiler)])
            let evaluation = evaluation(.mapping(TemplateMapping([("name", .string("a"))])))
            count.views = 0
            let view = try #require(compiled.0.evaluate(evaluation))
            let evaluated = compiled.1.evaluation(evaluation)
            #expect(count.views == 0)
            _ = compiled.1.apply(to: view.make(), evaluated: evaluated)
            #expect(count.views == 2)
        }
    }

    /// Evaluates a view once to check it and once to make it, and compares what both report. Returns the errors.
    private func expectOneWalk(
        over view: CompiledView, item: TemplateValue, spending limit: Int? = nil, _ document: String = ""
    ) -> [String] {
        let (making, checking) = (evaluation(item, spending: limit), evaluation(item, spending: limit))
        let evaluated = view.evaluate(making)
        let errors = making.reporter.errors.map(\.description)
        let views = evaluated.map { $0.make() }
        #expect(making.reporter.errors.count == errors.count, "\(document)")
        #expect(view.check(checking) == !views.isEmpty, "\(document)")
        #expect(errors == checking.reporter.errors.map(\.description), "\(document) \(item.json)")
        #expect(making.resources.fontFamilies.map(\.name) == checking.resources.fontFamilies.map(\.name))
        #expect(making.isSpent == checking.isSpent)
        return errors
    }

    private let paths = PathPolicy(folder: FileManager.default.temporaryDirectory, allowedFolders: [])

    private func context() -> DecodingContext {
        DecodingContext(reporter: ErrorReporter(), resources: TemplateResources(paths: paths))
    }

    private func compiled(_ text: String, as cell: String) throws -> (view: CompiledView, errors: [String]) {
        let document = try #require(try DocumentParser.parse(SourceFile(name: "t.yaml", text: text)))
        let compiler = ViewCompiler(cells: document["cells"], context: context())
        let node = DocumentNode(.string(cell), location: document.location, path: .root)
        let view = compiler.compileCell(node)
        return (view, compiler.context.reporter.errors.map(\.description))
    }

    /// - Parameter limit: how many views are left of the picture's budget; nil for a view that is not counted.
    private func evaluation(_ item: TemplateValue, spending limit: Int? = nil) -> Evaluation {
        let picture = limit.map { limit in
            let budget = PictureBudget(data: .null)
            _ = budget.take(views: PictureBudget.viewLimit + PictureBudget.viewsPerValue - limit, text: 0)
            return budget
        }
        return Evaluation(
            scope: Scope(names: ["item": item, "index": .integer(0)]), reporter: ErrorReporter(),
            resources: TemplateResources(paths: paths), budget: ViewBudget(picture: picture))
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

/// Writes views that are nested at random, with constant values and values of data, some of which are wrong.
private struct ViewGenerator {
    var random: Random

    /// A cell with parameters.
    mutating func cell() -> String {
        "{ parameters: { label: , color: \(color()) }, text: \"{{ label }}\", background: \"{{ color }}\"\(modifiers()) }"
    }

    mutating func view(depth: Int) -> String {
        "{ \(kind(depth: depth))\(conditions())\(modifiers()) }"
    }

    private mutating func kind(depth: Int) -> String {
        switch random.below(depth < 3 ? 9 : 5) {
        case 0: return "text: \(text())"
        case 1: return "color: \(color())"
        case 2: return "rectangle: { fill: \(color()) }"
        case 3: return "roundedRectangle: { cornerRadius: \(number()), fill: \(color()) }"
        case 4: return "badge: { label: \(text())\(random.below(2) == 0 ? ", color: \(color())" : "") }"
        case 5: return "vstack: { spacing: \(number()), children: \(children(depth)) }"
        case 6:
            return "hstack: { alignment: \(one(of: ["center", "\"{{ item.place }}\""])), children: \(children(depth)) }"
        case 7: return "zstack: \(children(depth))"
        default: return "group: \(children(depth))"
        }
    }

    private mutating func children(_ depth: Int) -> String {
        let views = (0..<random.below(4)).map { _ in view(depth: depth + 1) }
        return "[\(views.joined(separator: ", "))]"
    }

    private mutating func conditions() -> String {
        var text = ""
        if random.below(5) == 0 {
            text += ", if: \(one(of: ["item.isNew", "\"{{ item.isNew }}\"", "true", "item.gone"]))"
        }
        if random.below(6) == 0 {
            text += ", repeat: \(one(of: ["{ tag: item.tags }", "item.tags", "2", "item.name"]))"
        }
        return text
    }

    private mutating func modifiers() -> String {
        var names = ["padding", "font", "opacity", "lineLimit", "overlay", "frame", "foregroundStyle", "modifiers"]
        return (0..<random.below(4)).map { _ in ", " + modifier(names.remove(at: random.below(names.count))) }.joined()
    }

    private mutating func modifier(_ name: String) -> String {
        switch name {
        case "font": "font: { size: \(number()), name: \(one(of: ["Inter", "\"{{ item.name }}\""])) }"
        case "opacity": "opacity: \(one(of: ["0.5", "\"{{ item.opacity }}\"", "2"]))"
        case "lineLimit": "lineLimit: \(one(of: ["1", "\"{{ item.lines }}\"", "0"]))"
        case "overlay":
            "overlay: { content: \(view(depth: 3)), alignment: \(one(of: ["top", "\"{{ item.place }}\""])) }"
        case "frame": "frame: { width: \(number()), height: \(number()) }"
        case "foregroundStyle": "foregroundStyle: \(color())"
        case "modifiers": "modifiers: [{ padding: \(number()) }, { opacity: 1, background: \(color()) }]"
        default: "padding: \(number())"
        }
    }

    private mutating func text() -> String {
        one(of: [
            "a", "\"{{ item.name }}\"", "\"{{ item.name }}, {{ item.year }}\"", "\"{{ item.nmae }}\"",
            "\"{{ tag.label }}\"",
        ])
    }

    private mutating func number() -> String {
        one(of: ["4", "4", "\"{{ item.gap }}\"", "\"{{ item.size }}\"", "\"{{ item.gpa }}\"", "wide"])
    }

    private mutating func color() -> String {
        one(of: ["red", "red", "\"{{ item.color }}\"", "{ light: red, dark: \"{{ item.color }}\" }", "rde"])
    }

    private mutating func one(of words: [String]) -> String {
        // The last word of each list is wrong, and rare.
        random.below(20) == 0 ? words[words.count - 1] : words[random.below(words.count - 1)]
    }
}

/// A small generator of numbers that are the same in every run (SplitMix64, Steele, Lea and Flood, 2014).
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

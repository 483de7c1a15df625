import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

@Suite struct ExpressionTests {
    /// The texts of a template with one item, for an expression in `{{ }}`.
    private func rendered(_ expression: String, canvas: String = "{ width: 2000 }") throws -> String {
        try texts("\"{{ \(expression.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) }}\"", canvas: canvas)
    }

    private func texts(_ text: String, canvas: String = "{ width: 2000 }") throws -> String {
        let template = try TemplateFixture().template(Self.source(text, canvas: canvas))
        return try template.displayedText().joined(separator: "|")
    }

    private static func source(_ text: String, canvas: String = "{ width: 2000 }") -> String {
        """
        canvas: \(canvas)
        data:
          items:
            - title: Metropolis
              price: 1299
              rating: 4.5
              stars: 4
              released: "1927-01-10"
              tags: [silent, classic]
              prices: { net: 1000, tax: 299 }
              cast: [{ name: Helm, role: Maria, born: 1906 }, { name: Abel, role: Joh, born: 1879 }]
              first-name: Fritz
              zip: "00123"
              note: null
          shop: { currency: EUR }
        sections: [{ items: items, cell: { text: \(text) } }]
        """
    }

    @Test(
        "each operator",
        arguments: [
            ("item.price + 1", "1300"), ("item.price - 299", "1000"), ("item.stars * 2.5", "10"),
            ("item.price / 2", "649.5"), ("item.price % 10", "9"), ("0.1 + 0.2", "0.3"), ("1 / 3", "0.333333333333333"),
            ("2 + 3 * 4", "14"), ("(2 + 3) * 4", "20"), ("10 - 4 - 3", "3"), ("2-1", "1"), ("-item.stars", "-4"),
            ("--2", "2"), ("-2 * -3", "6"), ("1e3 + 1", "1001"),
            ("'a' + 'b'", "ab"), ("item.title + ' ' + item.stars", "Metropolis 4"), ("item.zip", "00123"),
            ("([1, 2] + [3]) | count", "3"), ("item.first-name", "Fritz"),
            ("item.stars > 3 ? 'good' : 'bad'", "good"), ("item.stars > 3 && item.note ? 'x' : 'y'", "y"),
            ("item.stars == 4 ? item.stars == 5 ? 'a' : 'b' : 'c'", "b"),
            ("item.note ?? 'none'", "none"), ("item.nothing ?? 'none'", "none"), ("nothing.at.all ?? 'none'", "none"),
            ("item.nothing ?? item.note ?? 'end'", "end"), ("item.stars ?? 1", "4"),
            ("not item.note ? 'y' : 'n'", "y"), ("!item.note || false ? 'y' : 'n'", "y"),
            ("item.stars in [3, 4] ? 'y' : 'n'", "y"), ("'sil' in item.title ? 'y' : 'n'", "n"),
            ("'classic' in item.tags ? 'y' : 'n'", "y"), ("'net' in item.prices ? 'y' : 'n'", "y"),
            ("item.tags[0]", "silent"), ("item.tags[-1]", "classic"), ("item['title']", "Metropolis"),
            ("item.cast[1].name", "Abel"), ("sort(item.cast, by: 'born')[0].name", "Abel"),
            ("item.title | uppercased | slice(0, 3)", "MET"), ("item.price + 1 | currency('EUR')", "€1,300.00"),
            ("'it\\'s'", "it's"), ("\"two words\"", "two words"), ("'{' + '}'", "{}"),
            ("item.title == 'Metropolis' and item.stars >= 4 ? 'y' : 'n'", "y"), ("null ?? true", "true"),
            ("item.cast | map('name') | sort | join(' & ')", "Abel & Helm"),
            ("filter(item.cast, 'role', equals: 'Maria') | count", "1"),
            ("group(['b', 'a', 'b']) | map('key') | join", "b, a"),
        ])
    func operators(expression: String, expected: String) throws {
        #expect(try rendered(expression) == expected)
    }

    static let examples = ExpressionFunction.groups.flatMap(\.functions).map { ($0.name, $0.example) }

    @Test("each function's example in the reference is true", arguments: examples.map(\.0))
    func examplesOfTheReference(name: String) throws {
        let function = try #require(ExpressionFunction.named(name))
        #expect(try rendered(function.example.call) == function.example.result)
    }

    @Test("names of functions occur once")
    func namesAreUnique() {
        #expect(Set(Self.examples.map(\.0)).count == Self.examples.count)
    }

    @Test(
        "formats follow the locale of the canvas",
        arguments: [
            ("currency(item.price, shop.currency)", "de_DE", "1.299,00\u{a0}€"),
            ("currency(item.price, 'USD', 0)", "fr-FR", "1\u{202f}299\u{a0}$US"),
            ("currency(item.price, 'JPY')", "ja_JP", "¥1,299"),
            ("decimal(1234567.891, 1)", "hi_IN", "12,34,567.9"), ("percent(0.256, 1)", "de_DE", "25,6\u{a0}%"),
            ("compact(1234567)", "de_DE", "1,2\u{a0}Mio."), ("bytes(123456789)", "fr_FR", "123,5\u{202f}Mo"),
            ("date(item.released, 'long')", "de_DE", "10. Januar 1927"),
            ("date(item.released, 'yMMMM')", "fr", "janvier 1927"),
            ("date(item.released, 'EEEEdMMMM')", "es_ES", "lunes, 10 de enero"),
            ("date(item.released, pattern: 'dd.MM.yyyy')", "en_US", "10.01.1927"),
            ("date('2026-03-14T23:30:00Z', 'short', timeZone: 'Europe/Berlin')", "de_DE", "15.03.26"),
            ("date('2026-03-14 23:30+05:00', 'short')", "en_GB", "14/03/2026"),
            ("date(0, 'short')", "en_GB", "01/01/1970"),
            ("time('2026-03-14T18:30:00+01:00')", "de_DE", "18:30"),
            ("relativeDate('2026-03-13', to: '2026-03-14')", "de_DE", "gestern"),
            ("relativeDate('2026-03-13', to: '2026-03-14', style: 'numeric')", "de_DE", "vor 1 Tag"),
            ("ordinal(2)", "fr_FR", "2e"), ("spellOut(21)", "de_DE", "ein\u{ad}und\u{ad}zwanzig"),
            ("list(item.tags)", "de_DE", "silent und classic"), ("list(item.tags, 'or')", "es_ES", "silent o classic"),
            ("personName('Anna', 'Nagy')", "hu_HU", "Nagy Anna"), ("uppercased('istanbul')", "tr_TR", "İSTANBUL"),
            ("sort(['z', 'ä', 'a']) | join", "sv_SE", "a, z, ä"),
        ])
    func formats(expression: String, locale: String, expected: String) throws {
        #expect(try rendered(expression, canvas: "{ width: 2000, locale: \(locale) }") == expected)
    }

    @Test(
        "plural forms equal the samples of CLDR",
        arguments: [
            ("en", [1], [], [], [], [0, 2, 5, 11, 100, 1.5]), ("ja", [], [], [], [], [0, 1, 2, 1.5]),
            ("fr", [0, 1, 1.5], [], [], [1_000_000], [2, 17, 100]),
            ("ru", [1, 21, 101, 1001], [], [2, 3, 4, 22, 34, 102], [0, 5, 11, 19, 100, 112], [0.5, 1.5]),
            ("pl", [1], [], [2, 4, 22, 104], [0, 5, 12, 19, 21, 100], [0.5]),
            ("cs", [1], [], [2, 3, 4], [0.5, 1.5], [0, 5, 100]),
            ("ar", [1], [2], [3, 10, 103], [11, 26, 99, 111], [100, 102, 200, 0.1]),
            ("he", [1, 0.5], [2], [], [], [0, 3, 17, 100]),
            ("lt", [1, 21, 101], [], [2, 9, 22], [0.1], [0, 10, 11, 20]),
            ("lv", [1, 21, 101], [], [], [], [2, 9, 22]), ("ro", [1], [], [0, 2, 16, 101, 1.5], [], [20, 35, 100]),
            ("sl", [1, 101], [2, 102], [3, 4, 103, 1.5], [], [0, 5, 100]),
            ("hi", [0, 1, 0.04], [], [], [], [1.1, 2, 17]),
            ("hr", [1, 21, 0.1], [], [2, 4, 22, 0.2], [], [0, 5, 11, 19, 100, 0.5]),
            ("ga", [1], [2], [3, 6], [7, 10], [0, 11]),
        ] as [(String, [Double], [Double], [Double], [Double], [Double])])
    func plurals(
        language: String, one: [Double], two: [Double], few: [Double], many: [Double], other: [Double]
    ) throws {
        let locale = Locale(identifier: language)
        for (numbers, expected) in [
            (one, PluralCategory.one), (two, .two), (few, .few), (many, .many), (other, .other),
        ] {
            for number in numbers {
                #expect(PluralCategory(of: number, locale: locale) == expected, "\(language) \(number)")
            }
        }
    }

    @Test(
        "each error says what, where and what to do",
        arguments: [
            (
                "item.title * 2",
                "3:26: can't compute 'item.title * 2' in sections[0].cell.text: '*' needs numbers, but found the text 'Metropolis'; number(…) makes one of a text"
            ),
            (
                "item.price / 0",
                "3:26: can't compute 'item.price / 0' in sections[0].cell.text: it divides by zero; test the divisor first, "
                    + "as in b == 0 ? 0 : a / b"
            ),
            ("item.pric + 1", "3:15: the data has no 'item.pric'; did you mean 'item.price'?"),
            (
                "upercased(item.title)",
                "3:15: can't read '{{ upercased(item.title) }}' in sections[0].cell.text: unknown function 'upercased'; did you mean 'uppercased'?"
            ),
            (
                "currency(item.price)",
                "3:15: can't read '{{ currency(item.price) }}' in sections[0].cell.text: currency lacks 'code'; it is currency(number, code, digits?)"
            ),
            (
                "currency(item.price, 'EURO')",
                "3:15: can't compute 'currency(item.price, 'EURO')' in sections[0].cell.text: 'code' of currency should be a currency such as 'EUR', but is the text 'EURO'"
            ),
            (
                "currency(item.price, cod: 'EUR')",
                "3:15: can't read '{{ currency(item.price, cod: 'EUR') }}' in sections[0].cell.text: currency has no parameter 'cod'; did you mean 'code'?"
            ),
            (
                "date(item.title)",
                "3:15: can't compute 'date(item.title)' in sections[0].cell.text: 'date' of date should be a date such as '2026-03-14' or '2026-03-14T18:30:00Z', but is the text 'Metropolis'"
            ),
            (
                "date('2026-02-30')",
                "3:15: can't compute 'date('2026-02-30')' in sections[0].cell.text: 'date' of date should be a date such as '2026-03-14' or '2026-03-14T18:30:00Z', but is the text '2026-02-30'"
            ),
            (
                "item.price +",
                "3:27: can't read '{{ item.price + }}' in sections[0].cell.text: a value is missing at the end"
            ),
            ("(item.price", "3:26: can't read '{{ (item.price }}' in sections[0].cell.text: expected ')'"),
            (
                "item.price)",
                "3:25: can't read '{{ item.price) }}' in sections[0].cell.text: there is no '(' for this ')'"
            ),
            (
                "item.price = 2",
                "3:26: can't read '{{ item.price = 2 }}' in sections[0].cell.text: expected an operator; to compare, write =="
            ),
            (
                "item.title ? 1",
                "3:29: can't read '{{ item.title ? 1 }}' in sections[0].cell.text: expected ':' and the value for the other case"
            ),
            ("'open", "3:15: can't read '{{ 'open }}' in sections[0].cell.text: the text has no closing quote"),
            (
                "item.tags[5]",
                "3:24: can't compute 'item.tags[5]' in sections[0].cell.text: there is no [5] in a list with 2 elements; the first is [0]"
            ),
            (
                "range(0, 10000000)",
                "3:15: can't compute 'range(0, 10000000)' in sections[0].cell.text: there are more than 100000 numbers"
            ),
            (
                "item.cast + ''",
                "3:25: can't compute 'item.cast + ''' in sections[0].cell.text: '+' needs numbers, but found a list"
            ),
            (
                "join(item.cast)",
                "3:15: can't compute 'join(item.cast)' in sections[0].cell.text: 'list' of join should be a list of texts, but contains a mapping"
            ),
            (
                "sum([1, 'x'])",
                "3:15: can't compute 'sum([1, 'x'])' in sections[0].cell.text: 'list' of sum should be a list of numbers, but contains the text 'x'"
            ),
            (
                "slice(item.title, 0.5)",
                "3:15: can't compute 'slice(item.title, 0.5)' in sections[0].cell.text: 'from' of slice should be a whole number from -1000000 to 1000000, but is the number 0.5"
            ),
            (
                "item.cast",
                "3:12: 'item.cast' is a list, which has no text to stand in sections[0].cell.text; name a value in it"
            ),
        ])
    func errors(expression: String, message: String) throws {
        let source = """
            data: { items: [{ title: Metropolis, price: 1299, tags: [a, b], cast: [{ name: Helm }] }] }
            sections: [{ items: items, cell: {
                text: "{{ \(expression) }}x" } }]
            """
        let errors = try TemplateFixture().errors(source).map(\.description)
        #expect(errors.first?.split(separator: "\n").first.map(String.init) == "t.yaml:" + message)
    }

    @Test("repeat and items take expressions")
    func repetitions() throws {
        let template = try TemplateFixture().template(
            """
            data: { films: [{ kind: new, title: B }, { kind: old, title: C }, { kind: new, title: A }], stars: 2 }
            sections:
              - repeat: { shelf: "group(films, by: 'kind')" }
                items: "{{ sort(shelf.items, by: 'title') }}"
                header: { text: "{{ shelf.key }} ({{ count(shelf.items) }})" }
                cell: { text: "{{ item.title }}" }
              - items: [1]
                cell: { hstack: [{ text: "*", repeat: "{{ stars }}" }, { text: "-", repeat: stars + 1 }] }
            """)
        #expect(try template.displayedText() == ["A", "B", "C", "*", "*", "-", "-", "-", "new (2)", "old (1)"])
    }

    @Test("sections of mustache take expressions")
    func sections() throws {
        #expect(
            try texts("'{{#item.stars > 3}}good{{/item.stars > 3}}{{^item.stars > 3}}bad{{/item.stars > 3}}'") == "good"
        )
        #expect(
            try texts("'{{#reversed(item.tags)}}{{ uppercased(.) }}{{^last()}}, {{/last()}}{{/reversed(item.tags)}}'")
                == "CLASSIC, SILENT")
    }

    @Test("the work of expressions is bounded for the whole image")
    func workIsBounded() throws {
        let errors = try TemplateFixture().errors(
            """
            sections:
              - items: "range(0, 5000)"
                cell: { text: "{{ sum(range(0, 90000)) }}" }
            """)
        #expect(errors.map(\.problem).contains { if case .tooMuchWork = $0 { true } else { false } })
    }

    @Test("random texts are read or refused, never trapped")
    func randomExpressions() {
        let parts = [
            "item", ".", "title", "(", ")", "[", "]", "'", "\"", "+", "-", "*", "/", "%", "?", ":", "??", "|", "||",
            "&&",
            "!", "==", "<", "in", "not", "and", "1", "2.5", "-3", "1e400", "join", "sort(", "by:", ",", " ", "é", "\\",
            "range(", "null", "true", "currency(", "date(", "slice(",
        ]
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<5_000 {
            let text = (0..<Int.random(in: 1...14, using: &generator)).map { _ in parts.randomElement() ?? "" }.joined()
            let location = SourceLocation(file: SourceFile(name: "t", text: text), line: 1, column: 1)
            let node = DocumentNode(.string(text), location: location, path: .root)
            let item = TemplateValue.mapping(TemplateMapping([("title", .string("Metropolis"))]))
            let paths = PathPolicy(folder: FileManager.default.temporaryDirectory, allowedFolders: [])
            let evaluation = Evaluation(
                scope: Scope(names: ["item": item]), reporter: ErrorReporter(),
                resources: TemplateResources(paths: paths),
                budget: ViewBudget(picture: PictureBudget(data: .null)))
            guard let expression = try? ExpressionParser.parse(text) else { continue }
            let value = expression.value(in: evaluation, node: node, text: text)
            #expect((value == nil) == !evaluation.reporter.isEmpty, "\(text)")
        }
    }

    @Test(
        "deep nesting and long texts are refused",
        arguments: [
            String(repeating: "(", count: 900), String(repeating: "!", count: 1_900),
            String(repeating: "-", count: 1_900),
            String(repeating: "[", count: 900), String(repeating: "a ? ", count: 400),
            String(repeating: "1+", count: 2_000),
            String(repeating: "sort(", count: 300),
        ])
    func deepNesting(text: String) {
        #expect(throws: ExpressionParser.Invalid.self) { try ExpressionParser.parse(text) }
    }

    @Test("the direction of the canvas mirrors the layout")
    func direction() throws {
        let source = { (direction: String) in
            """
            canvas: { width: 300, direction: \(direction) }
            sections: [{ items: [1, 2], cell: { text: "{{ item }}", frame: { width: 50 } }, layout: { group: { size: [100%, 20], horizontal: [{ size: [50, 20] }, { size: [50, 20] }] } } }]
            """
        }
        let fixture = try TemplateFixture()
        let (left, right) = (try fixture.template(source("leftToRight")), try fixture.template(source("rightToLeft")))
        #expect(try left.frames().contains("0 0 50 20"))
        #expect(try right.frames().contains("250 0 50 20"))
    }

    @Test func anUnknownLocaleIsAnError() throws {
        let errors = try TemplateFixture().errors(
            "canvas: { locale: qq_DE }\nsections: [{ items: [1], cell: { text: a } }]")
        #expect(
            errors.map(\.description).first?.contains(
                "canvas.locale should be a locale such as de_DE, but is the text 'qq_DE'")
                == true)
    }
}

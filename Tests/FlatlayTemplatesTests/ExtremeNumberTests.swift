import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// Numbers at the ends of their ranges give a picture or an error, and never end the process.
@Suite struct ExtremeNumberTests {
    static let numbers = [
        "0", "-0.0", "1", "9007199254740991", "9007199254740992", "-9007199254740993", "9223372036854774784",
        "9223372036854775807", "9223372036854775808", "-9223372036854775807", "-9223372036854775808",
        "-9223372036854775809", "18446744073709551616", "1e300", "-1e300", "1e-300", "-1e-300", "5e-324",
        "1.7976931348623157e308", "-1.7976931348623157e308",
    ]

    @Test func conversionsStayWithinTheRange() {
        var generator = SystemRandomNumberGenerator()
        let random = (0..<20_000).map { _ in Double(bitPattern: .random(in: 0 ... .max, using: &generator)) }
        let edges = [0, 1, -1, 0x1p53, 0x1p62, 0x1p63, .infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
            .flatMap { [$0, -$0, $0.nextUp, $0.nextDown, (-$0).nextUp] }
        for number in random + edges {
            // By comparisons of numbers alone: each whole number is the nearest one on the side of zero.
            let whole = Int(clamping: number)
            if number.isNaN {
                #expect(whole == 0)
            } else if number >= 0x1p63 {
                #expect(whole == .max)
            } else if number < -0x1p63 {
                #expect(whole == .min)
            } else {
                #expect(Double(whole).magnitude <= number.magnitude && (number - Double(whole)).magnitude < 1)
            }
        }
    }

    @Test func theSmallestIntegerIsANumberLikeOthers() throws {
        let source = """
            canvas: { width: 4000 }
            parameters: { n: 1 }
            sections: [{ items: [1], cell: { text: "{{ n + 1 }} {{ min(n, 0) }} {{ minusone(n) }} {{ sum([n]) }}" } }]
            """
        for (number, shown) in [("-9223372036854775808", "-9223372036854780000"), ("9223372036854775807", nil)] {
            let template = try TemplateFixture().template(
                source, options: TemplateOptions(overrides: [("n", number)]))
            let text = try template.displayedText().joined()
            if let shown { #expect(text.split(separator: " ").allSatisfy { $0 == shown }, "\(text)") }
        }
    }

    @Test(arguments: ExtremeNumberTests.numbers)
    func everyFunctionTakesEveryNumber(number: String) throws {
        let calls = ExpressionFunction.groups.flatMap(\.functions).flatMap { function -> [String] in
            let count = function.parameters.count
            // The number in each place, and in all of them.
            return (0...count).map { place in
                let arguments = (0..<count).map { $0 == place || place == count ? "n" : "[n, 2, 'a'][1]" }
                return "\(function.name)(\(arguments.joined(separator: ", ")))"
            }
        }
        let operators = ["+", "-", "*", "/", "%", "<", "==", "in"].flatMap { sign in
            Self.numbers.map { "n \(sign) (\($0))" }
        }
        let others = ["-n", "[1, 2][n]", "'ab'[n]", "n ? 1 : 2", "range(n, n)", "slice('abc', n, n)", "round(n, n)"]
        let paths = PathPolicy(folder: FileManager.default.temporaryDirectory, allowedFolders: [])
        let node = DocumentNode(
            .string(""), location: SourceLocation(file: SourceFile(name: "t", text: ""), line: 1, column: 1),
            path: .root)
        for locale in ["en_US", "hr_HR", "ar_EG"] {
            let resources = TemplateResources(paths: paths, locale: Locale(identifier: locale))
            for expression in calls + others + (locale == "en_US" ? operators : []) {
                let evaluation = Evaluation(
                    scope: Scope(names: ["n": .number(Double(number) ?? .nan, text: number)]),
                    reporter: ErrorReporter(), resources: resources,
                    budget: ViewBudget(picture: PictureBudget(data: .null)))
                let parsed = try ExpressionParser.parse(expression)
                let value = parsed.value(in: evaluation, node: node, text: expression)
                #expect((value == nil) == !evaluation.reporter.isEmpty, "\(expression)")
            }
        }
    }

    @Test(arguments: ["grid: { minimumItemWidth: N }", "grid: { minimumItemWidth: N, spacing: N }"])
    func aGridOfTinyItemsWithoutRoomIsAnError(layout: String) {
        for number in ["1e-300", "5e-324", "1"] {
            let errors = fixtureErrors(
                "layout: { contentInsets: { horizontal: 1000 }, \(layout.replacing("N", with: number)) }")
            #expect(errors?.contains("room") == true, "\(number): \(errors ?? "a picture")")
        }
    }

    @Test(arguments: ExtremeNumberTests.numbers)
    func everyDrawingMayBeAnySize(number: String) throws {
        let drawings = [
            "angularGradient: { colors: [red, blue] }", "linearGradient: { colors: [red, blue] }", "text: Hxg",
            "rectangle: { fill: red, stroke: { color: blue, width: 2, dash: [1, 2] } }", "systemImage: star",
        ]
        let modifiers = [
            "", "{ shadow: { radius: 4 } }", "{ blur: 3 }", "{ blendMode: multiply }", "{ clipShape: circle }",
            "{ opacity: 0.5 }", "{ background: thinMaterial }",
        ]
        for scale in ["{ x: 50, y: \(number) }", "{ x: \(number), y: 50 }", number] {
            let cells = drawings.flatMap { drawing in
                modifiers.map {
                    "{ \(drawing), frame: { width: 9, height: 8 }, modifiers: [\($0)], scaleEffect: \(scale) }"
                }
            }
            let source = """
                canvas: { width: 100, scale: 1 }
                sections:
                  - items: 1
                    cell: { vstack: [\(cells.joined(separator: ", "))], rotationEffect: { degrees: 12 } }
                """
            do {
                let renderer = try TemplateFixture().template(source).renderer()
                renderer.paintingLimit = PaintingLimit(pixels: 1 << 23, steps: 1e8)
                for format in [ImageFormat.png, .svg, .pdf] { _ = try renderer.data(as: format) }
            } catch let error as TemplateErrors {
                // Larger numbers than any picture are refused.
                let isRefused = (Double(number) ?? .infinity).magnitude > 1e6
                #expect(isRefused && error.errors.allSatisfy { "\($0)".contains("should be") }, "\(error)")
            }
        }
    }

    /// The error of a picture 320 wide; nil if it is drawn.
    private func fixtureErrors(_ layout: String) -> String? {
        do {
            let template = try TemplateFixture().template(
                "canvas: { width: 320 }\nsections: [{ items: [a], cell: { text: x }, \(layout) }]")
            _ = try template.gridRenderer().displayList()
            return nil
        } catch {
            return "\(error)"
        }
    }
}

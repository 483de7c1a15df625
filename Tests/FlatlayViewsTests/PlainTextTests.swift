import DrawingTestSupport
import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayViews

/// Texts of one string take a short way to their node. It must lead to the same as the way of all texts, which a second,
/// empty piece forces.
@Suite struct PlainTextTests {
    private static let literals = [
        "Title ", "", "a*b", "**bold**", "[link](https://example.com)", "&amp;", "ü\u{301} ", "~",
    ]

    private func text(_ random: inout SeededGenerator, depth: Int = 0) -> Text {
        var interpolation = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            switch Int.random(in: 0..<(depth == 0 ? 5 : 4), using: &random) {
            case 0, 1: interpolation.appendLiteral(Self.literals.randomElement(using: &random) ?? "")
            case 2: interpolation.appendInterpolation(Int.random(in: -2_000...2_000, using: &random))
            case 3: interpolation.appendInterpolation("*\(Int.random(in: 0...9, using: &random))*")
            default: interpolation.appendInterpolation(text(&random, depth: 1).bold())
            }
        }
        let text = Text(LocalizedStringKey(stringInterpolation: interpolation))
        return switch Int.random(in: 0..<5, using: &random) {
        case 0: text.font(.title)
        case 1: text.italic()
        case 2: text.foregroundStyle(.red)
        case 3: Text(verbatim: "*verbatim*")
        default: text
        }
    }

    private func environment(_ random: inout SeededGenerator) -> EnvironmentValues {
        var environment = EnvironmentValues()
        if Bool.random(using: &random) { environment.textCase = .uppercase }
        if Bool.random(using: &random) { environment.font = .caption.smallCaps() }
        if Bool.random(using: &random) { environment.locale = Locale(identifier: "de_DE") }
        return environment
    }

    @Test func theShortWayEqualsTheLongOne() {
        var random = SeededGenerator(seed: 7)
        var shortCount = 0
        for _ in 0..<2_000 {
            let (text, environment) = (text(&random), environment(&random))
            if ResolvedText.oneString(text, in: environment) != nil { shortCount += 1 }
            let short = ResolvedText(text, in: environment)
            let long = ResolvedText(Text(pieces: text.pieces + [.init(content: .verbatim(""))]), in: environment)
            #expect(short.spans == long.spans)
            #expect(short.looks == long.looks)
            #expect(short.baseFont == long.baseFont)
        }
        #expect((200..<1_800).contains(shortCount))
    }

    @Test func marksAreFoundInEveryKindOfString() {
        for byte in UInt8(0)...127 {
            let character = String(UnicodeScalar(byte))
            let isMark = "*_~`[]<\\&".contains(character)
            for source in [character, "ü" + character, String(repeating: "long ", count: 9) + character] {
                #expect(InlineMarkdown.hasMarks(source) == isMark, "\(source.debugDescription)")
            }
        }
    }

    @Test func loopsVisitTheElementsOfEveryKindOfCollection() {
        func texts(_ view: some View) -> [String] {
            draw(VStack { view }, 100, 400).texts
        }
        #expect(texts(ForEach(2..<5) { Text("\($0)") }) == ["2", "3", "4"])
        #expect(texts(ForEach(2...4, id: \.self) { Text("\($0)") }) == ["2", "3", "4"])
        #expect(texts(ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }) == ["a", "b"])
        #expect(texts(ForEach(["a", "b", "c"].dropFirst(), id: \.self) { Text(verbatim: $0) }) == ["b", "c"])
        #expect(texts(ForEach((1...3).reversed(), id: \.self) { Text("\($0)") }) == ["3", "2", "1"])
        #expect(texts(ForEach(UInt8(7)..<9, id: \.self) { Text("\(Int($0))") }) == ["7", "8"])
        #expect(texts(ForEach(Array("xyz"), id: \.self) { Text(verbatim: String($0)) }) == ["x", "y", "z"])
        #expect(texts(ForEach(0..<0) { Text("\($0)") }) == [])
    }
}

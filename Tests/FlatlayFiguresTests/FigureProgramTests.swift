import Foundation
import TestSupport
import Testing

@testable import FlatlayFigures

/// What a program with figures answers, and which files it writes.
@Suite("Figures in code") @MainActor struct FigureProgramTests {
    private let folder: URL

    init() throws {
        folder = try TemporaryFolder.untilExit()
    }

    private func answer(_ figures: [Figure]) -> [FigureAnswer.Figure] {
        let request = FigureRequest(options: .standard, output: folder.path, answer: folder.path + "/answer.json")
        return FigureProgram.answer(to: request, figures).figures
    }

    @Test("files have DocC's names, and sizes are in points")
    func files() throws {
        let figures = answer([
            Figure("box", size: .size(width: 40, height: 20), alt: "A box") { Color.blue },
            Figure("night", alt: "Dark") { Color.blue.frame(width: 8, height: 8) }.colorSchemes(.dark).scales(1, 3, 1),
            Figure("line", size: .width(30), alt: "A line") { Color.primary.frame(height: 2) }.formats(.svg, .png),
        ])
        #expect(figures.map(\.error) == [nil, nil, nil])
        #expect(figures[0].files == ["box@2x.png", "box~dark@2x.png"])
        #expect((figures[0].width, figures[0].height) == (40, 20))
        #expect(figures[1].files == ["night.png", "night@3x.png"])
        #expect(figures[2].files == ["line@2x.png", "line~dark@2x.png", "line.svg"])
        #expect((figures[2].width, figures[2].height) == (30, 2))
        for figure in figures {
            for file in figure.files { #expect(FileManager.default.fileExists(atPath: folder.path + "/" + file)) }
        }
    }

    @Test("an SVG file holds both styles with identifiers of their own, and shows one")
    func vector() throws {
        let figures = answer([
            Figure("mark", alt: "A mark") {
                Text("A").foregroundStyle(
                    LinearGradient(colors: [.primary, .red], startPoint: .top, endPoint: .bottom))
            }.formats(.svg)
        ])
        #expect(figures[0].error == nil)
        let text = try String(contentsOf: folder.appending(path: "mark.svg"), encoding: .utf8)
        #expect(text.contains("@media (prefers-color-scheme: dark)"))
        let identifiers = text.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
        #expect(Set(identifiers).count == identifiers.count && identifiers.contains { $0.hasPrefix("dark-") })
        #expect(text.components(separatedBy: "<svg").count == 2 && text.hasSuffix("</g>\n</svg>\n"))
    }

    @Test("what is wrong is told with its place, and the other figures are there")
    func errors() throws {
        let figures = answer([
            Figure("a b", alt: "Wrong name") { Color.red },
            Figure("big", alt: "Wrong scale") { Color.red }.scales(4),
            Figure("quiet", alt: " ") { Color.red },
            Figure("same", alt: "One") { Color.red.frame(width: 4, height: 4) },
            Figure("same", alt: "Two") { Color.red },
            Figure("two", alt: "Two sizes") { Sizes() }.formats(.svg),
        ])
        #expect(figures[0].error?.contains("'a b' has other characters") == true)
        #expect(figures[1].error == "the scale 4 is not 1, 2 or 3")
        #expect(figures[2].error?.hasPrefix("'alt' is empty") == true)
        #expect(figures[3].error == nil)
        #expect(
            figures[4].error?.contains("that of the figure at FlatlayFiguresTests/FigureProgramTests.swift:") == true)
        #expect(
            figures[5].error?.hasPrefix("the light picture has 10×10 points and the dark one 20×10") == true,
            "\(figures[5].error ?? "")")
    }

    @Test("names are taken apart as DocC does")
    func names() {
        for name in ["card.png", "card@2x.png", "card~dark.jpg", "card~dark@3x.png", "card.svg"] {
            #expect(FigureFileName.stem(ofFile: name) == "card")
        }
        #expect(FigureFileName.stem(ofFile: "card-2@2x.png") == "card-2")
    }

    private struct Sizes: View {
        @Environment(\.colorScheme) var colorScheme
        var body: some View { Color.red.frame(width: colorScheme == .dark ? 20 : 10, height: 10) }
    }
}

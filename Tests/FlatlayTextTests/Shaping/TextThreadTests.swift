import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

@Suite("Shaping on several threads")
struct TextThreadTests {
    /// Texts in more faces than Cairo keeps open at once.
    private static let jobs: [TextSpan] = {
        let texts = ["Hello", "שלום", "مرحبا", "漢字", "😀", "नमस्ते", "สวัสดี", "∮ ☎"]
        return texts.flatMap { text in
            stride(from: 100, through: 900, by: 100).map { TextSpan(text, font: FontDescriptor(weight: $0)) }
        }
    }()

    @Test("one library serves shapers on several threads, with the same results")
    func threads() async throws {
        let fonts = try FontLibrary()
        @Sendable func shapeAll(from start: Int) -> [ShapedText] {
            var results = [ShapedText?](repeating: nil, count: Self.jobs.count)
            for round in 0..<3 {
                let shaper = PangoTextShaper(fonts: fonts)
                for step in Self.jobs.indices {
                    let index = (step * 7 + start + round) % Self.jobs.count
                    let style = ParagraphStyle(lineLimit: 1)
                    results[index] = shaper.shape([Self.jobs[index]], style: style, width: 30, height: nil)
                }
            }
            return results.compactMap { $0 }
        }
        let all = await withTaskGroup(of: [ShapedText].self) { group in
            for thread in 0..<4 { group.addTask { shapeAll(from: thread * 11) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all.count == 4 && all[0].count == Self.jobs.count)
        #expect(all.allSatisfy { $0 == all[0] })
    }
}

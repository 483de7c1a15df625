import FlatlayDrawing
import Foundation
import Testing

@Suite("Attachments in text")
struct AttachmentTests {
    let text: TextFixture

    init() throws {
        text = try TextFixture()
    }

    private func attachment(_ width: CGFloat, _ ascent: CGFloat = 10, _ descent: CGFloat = 2) -> TextSpan {
        TextSpan(
            TextSpan.Attachment.character, tag: 1,
            attachment: TextSpan.Attachment(width: width, ascent: ascent, descent: descent))
    }

    @Test("an attachment takes its width, and no glyph and no font")
    func width() throws {
        let shaped = text.shape([TextSpan("ab"), attachment(30), TextSpan("cd")])
        let plain = text.shape([TextSpan("ab")]).size.width + text.shape([TextSpan("cd")]).size.width
        #expect(shaped.size.width.isClose(to: plain + 30, within: 0.3))
        #expect(shaped.warnings.isEmpty)
        let run = try #require(shaped.runs.first { $0.attachment != nil })
        #expect(run.glyphs.glyphs.isEmpty && run.glyphs.width.isClose(to: 30, within: 0.3) && run.tag == 1)
        #expect(shaped.size.height.isClose(to: 20.287))
    }

    @Test("a high attachment makes its line higher")
    func height() {
        let shaped = text.shape([TextSpan("ab"), attachment(30, 40, 20), TextSpan("cd")])
        #expect(shaped.firstBaseline.isClose(to: 40) && shaped.size.height.isClose(to: 60))
        let scaled = text.shape([attachment(30, 40, 20)], style: ParagraphStyle(scale: 0.5))
        #expect(scaled.size.height.isClose(to: 30) && scaled.size.width.isClose(to: 15, within: 0.3))
    }

    @Test("lines are broken beside attachments")
    func breaking() {
        let shaped = text.shape([TextSpan("one "), attachment(30), TextSpan(" two")], width: 50)
        #expect(shaped.lines.count == 2 || shaped.lines.count == 3)
        #expect(shaped.lines.allSatisfy { $0.width <= 50 })
    }

    @Test("invalid sizes give finite results", arguments: [CGFloat.nan, .infinity, -5, 1e12])
    func hostile(value: CGFloat) {
        let shaped = text.shape([TextSpan("a"), attachment(value, value, value)])
        #expect(shaped.size.width.isFinite && shaped.size.height.isFinite && shaped.size.width >= 0)
    }
}

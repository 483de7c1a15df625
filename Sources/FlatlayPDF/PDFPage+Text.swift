import FlatlayBytes
import FlatlayPaint
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

extension PDFPage {
    func writeGlyphs(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        if run.face.isColor {
            var alpha: CGFloat = 1
            if case .color(let color) = paint { alpha = CGFloat(color.opacity) }
            for drawing in glyphs.colorGlyphs.drawings(of: run, at: origin) { writeImage(drawing, alpha: alpha) }
            return
        }
        let number = faces.number(of: run.face)
        guard fonts.indices.contains(number) else { return }
        if case .angularGradient = paint {
            let item = DisplayList.Item(node: .root, command: .glyphs(run, origin: origin, paint))
            writePicture(of: [item], covering: item.command.bounds)
            // Invisible text over the image allows readers to find and copy it.
            return writeText(run, at: origin, fonts[number], isVisible: false)
        }
        withPaint(paint, .fill, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y)) {
            writeText(run, at: origin, fonts[number])
        }
    }

    private func writeText(_ run: GlyphRun, at origin: CGPoint, _ font: PDFFont, isVisible: Bool = true) {
        content.source.append(isVisible ? "BT\n" : "BT 3 Tr\n")
        let text = PDFText(font: font, run: run, origin: origin, decimals: content.state.decimals)
        text.settleCharacters()
        if !font.isDrawn { content.setFont(font.name, size: run.size) }
        if content.textsWait, !font.isDrawn {
            content.append(text)
        } else {
            var line = PDFTextLine(text, to: content.source, content: content)
            line.write()
        }
        content.source.append(isVisible ? "ET\n" : "0 Tr ET\n")
    }
}

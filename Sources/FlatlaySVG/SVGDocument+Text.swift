import FlatlayBytes
import FlatlayPaint
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

extension SVGDocument {
    func writeGlyphs(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        if run.isColor {
            var opacity: CGFloat = 1
            if case .color(let color) = paint { opacity = CGFloat(color.opacity) }
            for drawing in glyphs.colorGlyphs.drawings(of: run, at: origin) { writeImage(drawing, opacity: opacity) }
        } else if options.textMode == .text {
            writeText(run, at: origin, paint)
        } else {
            writeOutlines(run, at: origin, paint)
        }
    }

    // MARK: Text elements

    private func writeText(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        body.raw("<text")
        // Right-to-left text starts at its right end.
        body.attribute("x", run.isRightToLeft ? origin.x + run.width : origin.x)
        body.attribute("y", origin.y)
        if run.isRightToLeft { body.raw(" direction=\"rtl\"") }
        let style = SVGTextStyle(face: survey.faces.number(ofFaceOf: run), size: run.size)
        if style != textStyle { writeDifference(of: style) }
        writePaint(paint, .fill, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y))
        // Without this, spaces at the ends are dropped and several in a row become one.
        if run.text.hasLooseSpaces { body.raw(" xml:space=\"preserve\"") }
        body.raw(">")
        body.escaped(run.text)
        body.raw("</text>")
    }

    /// Writes a style that differs from that of the root element, and resets what the root element states.
    private func writeDifference(of style: SVGTextStyle) {
        let face = survey.faces.all[style.face]
        style.write(face, to: body)
        guard let common = textStyle.map({ survey.faces.all[$0.face] }) else { return }
        let isRegular = SVGTextStyle.weight(of: face.style) == 400
        if isRegular, SVGTextStyle.weight(of: common.style) != 400 { body.raw(" font-weight=\"400\"") }
        if !face.isSloped, common.isSloped { body.raw(" font-style=\"normal\"") }
    }
}

extension String {
    /// Whether a space is at an end or next to another one.
    fileprivate var hasLooseSpaces: Bool {
        var last = UInt8(ascii: " ")
        for byte in utf8 {
            if byte == UInt8(ascii: " "), byte == last { return true }
            last = byte
        }
        return last == UInt8(ascii: " ") && !isEmpty
    }
}

extension FontFace {
    fileprivate var isSloped: Bool {
        isSlanted || style.contains("Italic") || style.contains("Oblique")
    }
}

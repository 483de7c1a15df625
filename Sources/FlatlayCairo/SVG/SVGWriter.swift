import FlatlayDrawing
import Foundation

/// Writes pictures as SVG 1.1 with the blend modes of CSS: the same bytes for the same picture.
///
/// ```swift
/// let writer = SVGWriter(options: SVGOptions(title: "Tags", idPrefix: "tags-"))
/// try AtomicFile.write(writer.data(for: list), to: "tags.svg")
/// ```
///
/// Shapes, gradients, clips and effects become their native elements, and what belongs to a cell is grouped under
/// `<g data-node="cell-0-3">`. What SVG lacks is drawn by other means:
///
/// | Drawing | In the file |
/// |---|---|
/// | angular gradient | a bitmap of two pixels a point, as a pattern |
/// | emoji | bitmaps as large as the font holds them |
/// | interpolation `none` | CSS's `pixelated`, which browsers draw and librsvg smooths |
/// | blend mode `plusLighter` | CSS's `plus-lighter`, which browsers draw and librsvg does not |
/// | blend mode `plusDarker` | `multiply` |
/// | `sourceAtop`, `destinationOver`, `destinationOut` | drawn over, as `normal` |
/// | a blend mode inside a clip | blended with what the clip holds only, as CSS has it |
///
/// A writer serves one thread.
public final class SVGWriter {
    /// How pictures become SVG.
    public var options: SVGOptions

    private let glyphs: GlyphStore

    /// A writer.
    ///
    /// - Parameter fonts: the opened fonts of the thread, which its renderers may share.
    public init(fonts: FontFaceCache = FontFaceCache(), options: SVGOptions = SVGOptions()) {
        glyphs = GlyphStore(faces: fonts)
        self.options = options
    }

    /// The picture as an SVG file.
    ///
    /// - Throws: ``RenderError/invalidSize(width:height:)`` where the picture has no area.
    public func data(for list: DisplayList) throws(RenderError) -> Data {
        let (width, height) = (list.size.width, list.size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .invalidSize(width: Double(width), height: Double(height))
        }
        let document = SVGDocument(list: list, options: options, glyphs: glyphs)
        document.writeBody()
        let output = SVGText(capacity: document.body.buffer.count + document.definitions.buffer.count + 1024)
        writeHead(of: list, document, to: output)
        if let title = options.title { output.element("title", text: title) }
        if let description = options.description { output.element("desc", text: description) }
        if document.definitions.buffer.count > 0 {
            output.raw("<defs>")
            output.append(document.definitions)
            output.raw("</defs>\n")
        }
        output.append(document.body)
        output.raw("</svg>\n")
        return output.buffer.takeData()
    }

    private func writeHead(of list: DisplayList, _ document: SVGDocument, to output: SVGText) {
        output.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"")
        output.raw(document.ids.root)
        output.raw("\"")
        output.attribute("width", list.size.width)
        output.attribute("height", list.size.height)
        output.raw(" viewBox=\"0 0 ")
        output.number(list.size.width)
        output.raw(" ")
        output.number(list.size.height)
        output.raw("\"")
        if let style = document.textStyle { style.write(document.faces.all[style.face], to: output) }
        if options.title != nil { output.raw(" role=\"img\"") }
        output.raw(">\n")
    }
}

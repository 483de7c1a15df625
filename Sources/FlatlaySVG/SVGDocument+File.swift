import FlatlayBytes
import FlatlayText
import FlatlayDrawing
import Foundation

extension SVGDocument {
    /// Returns the whole file: its header, the definitions, and the drawings.
    ///
    /// - Parameter style: CSS rules for the classes of elements.
    package func file(style: SVGText? = nil) -> Data {
        defineWaitingTexts()
        let capacity = body.buffer.count + definitions.buffer.count + glyphDefinitions.buffer.count + 1024
        let output = SVGText(capacity: capacity)
        writeHead(to: output)
        if let title = options.title { output.element("title", text: title) }
        if let description = options.description { output.element("desc", text: description) }
        if let style {
            output.raw("<style>")
            output.append(style)
            output.raw("</style>\n")
        }
        if definitions.buffer.count + glyphDefinitions.buffer.count > 0 {
            output.raw("<defs>")
            output.append(glyphDefinitions)
            output.append(definitions)
            output.raw("</defs>\n")
        }
        appendBody(to: output)
        output.raw("</svg>\n")
        return output.buffer.takeData()
    }

    /// Appends the body with the texts that wait, which all threads write.
    private func appendBody(to output: SVGText) {
        guard !waiting.isEmpty else { return output.append(body) }
        let parts = waiting.parts(length: body.buffer.count)
        // Nothing changes any more until all parts are written.
        nonisolated(unsafe) let (document, uses) = (self, SVGDefinedUses(self))
        let threads = options.threadLimit ?? ConcurrentWork.coreCount
        ConcurrentWork.forEach(count: parts.count, threads: threads, context: {}) { _, index in
            document.part(parts[index].texts, parts[index].body, uses)
        } take: { _, part in
            part.withUnsafeBytes { output.buffer.append($0) }
        }
    }

    /// The bytes of a part of the body with its texts.
    private func part(_ texts: Range<Int>, _ range: Range<Int>, _ uses: SVGDefinedUses) -> Data {
        let part = SVGText(capacity: range.count * 4)
        // Read once: threads that count references to the same object wait for each other.
        let (source, waiting) = (UnsafeRawPointer(body.buffer.start), waiting)
        var uses = uses
        var start = range.lowerBound
        func copy(to end: Int) {
            part.buffer.append(UnsafeRawBufferPointer(start: source + start, count: end - start))
            start = end
        }
        for index in texts {
            copy(to: waiting.texts[index].offset)
            uses.write(waiting.texts[index], waiting.contents[index], to: part)
        }
        copy(to: range.upperBound)
        return part.buffer.takeData()
    }

    private func writeHead(to output: SVGText) {
        output.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"")
        output.raw(ids.root)
        output.raw("\"")
        output.attribute("width", list.size.width)
        output.attribute("height", list.size.height)
        output.raw(" viewBox=\"0 0 ")
        output.number(list.size.width)
        output.raw(" ")
        output.number(list.size.height)
        output.raw("\"")
        if let style = textStyle { style.write(survey.faces.all[style.face], to: output) }
        if options.title != nil { output.raw(" role=\"img\"") }
        output.raw(">\n")
    }
}

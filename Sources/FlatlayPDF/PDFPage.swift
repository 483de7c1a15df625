import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

/// An image while it becomes a page: the operators that draw it, and the objects to which they refer.
///
/// Each extension writes one kind of drawing.
///
/// Accesses to its hot properties are not checked for exclusivity: one thread writes a page, and no access lasts longer
/// than reading or changing one value.
final class PDFPage {
    let file: PDFFile
    let options: PDFOptions
    let cache: RenderCache
    let glyphs: GlyphStore
    /// What is kept from document to document.
    let kept: PDFCache
    /// The content being written: the page, or a part of it that is drawn as one.
    @exclusivity(unchecked) var content: PDFContent
    /// The content of the page itself.
    private(set) var pageContent: PDFContent
    /// The number of texts of the page that wait and whose characters are settled.
    var settledCount = 0
    /// The combined opacity of the groups around the current item that are not parts of their own.
    @exclusivity(unchecked) var opacity: CGFloat = 1
    /// The objects to which operators refer by name.
    let resources: PDFResources
    /// The faces of the text; the number of a face is the index of its font.
    @exclusivity(unchecked) var faces: FaceNumbers
    let fonts: [PDFFont]
    /// How often each outline was drawn, or the part that draws it.
    @exclusivity(unchecked) var outlines: [PDFOutline: PDFOutline.Use] = [:]
    /// The names of the images that were written; empty for invisible ones.
    var images: [PDFImageKey: String] = [:]
    /// Whether the image has a blend mode that PDF lacks.
    let hasForeignBlending: Bool
    /// Paints what PDF cannot represent as vectors.
    lazy var renderer = BitmapRenderer(cache: cache)
    /// The painting steps of all images so far.
    var steps = 0.0
    /// The maximum of ``steps``.
    var stepLimit = 0.0
    /// The error that prevents writing the page; nil if there is none.
    var failure: RenderError?
    /// The names of the angular gradients that were drawn: equal ones are stored once.
    var gradients: [PDFGradientKey: String] = [:]

    /// - Parameter fonts: the fonts of the faces, indexed by the faces' numbers.
    init(
        file: PDFFile, survey: PDFSurvey, fonts: [PDFFont], options: PDFOptions, cache: RenderCache,
        worker: RenderWorker
    ) {
        self.file = file
        self.options = options
        self.cache = cache
        glyphs = worker.resource()
        kept = worker.resource()
        resources = PDFResources(file: file)
        faces = survey.faces
        hasForeignBlending = survey.hasForeignBlending
        self.fonts = fonts
        content = PDFContent(scale: 1, clip: .null)
        pageContent = content
    }

    func data(for list: DisplayList) -> Data {
        let (scale, size) = PDFWriter.page(of: list)
        stepLimit = PDFPage.stepLimit(size: size, options)
        content = PDFContent(scale: 1, clip: CGRect(origin: .zero, size: size), capacity: 65_536, textsWait: true)
        pageContent = content
        var backdrop: DisplayList.Items = []
        if let background = options.background, background.opacity > 0 {
            writeFill(.rectangle(CGRect(origin: .zero, size: size)), .color(background), FillStyle())
            let area = DrawnShape.rectangle(CGRect(origin: .zero, size: list.size))
            backdrop = [DisplayList.Item(node: .root, command: .fill(area, .color(background), FillStyle()))]
        }
        // Pages have their origin at the bottom.
        content.transform(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height))
        writeGroup(list.items, over: backdrop)
        return finish(size: size)
    }

    /// The maximum painting steps of all images on a page: many per pixel, since they are compressed one by one, and
    /// half the usual limit, since each is painted before the next is examined.
    static func stepLimit(size: CGSize, _ options: PDFOptions) -> Double {
        options.limit.steps / 2 + 300 * Double(size.width * size.height * options.rasterScale * options.rasterScale)
    }

    func write(_ items: DisplayList.Items) {
        items.withPlaces { places in
            guard var place = places.baseAddress else { return }
            let end = place + places.count
            while place < end {
                content.beginDrawing()
                if PDFPage.mayBeOutlined(place, before: end),
                    writeOutlined(place, place + 1)
                {
                    place += 2
                } else {
                    place.withCommand { write($0) }
                    place += 1
                }
            }
        }
    }

    /// Whether a shape is followed by a line, which may be its border.
    private static func mayBeOutlined(
        _ place: UnsafePointer<DisplayList.Item>, before end: UnsafePointer<DisplayList.Item>
    ) -> Bool {
        place + 1 < end
            && place.withCommand { if case .fill = $0 { true } else { false } }
            && (place + 1).withCommand { if case .stroke = $0 { true } else { false } }
    }

    func write(_ command: borrowing DisplayList.Command) {
        switch command {
        case .fill(let shape, let paint, let style): writeFill(shape, paint, style)
        case .stroke(let shape, let paint, let style): writeStroke(shape, paint, style)
        case .image(let drawing): writeImage(drawing)
        case .glyphs(let run, let origin, let paint): writeGlyphs(run, at: origin, paint)
        case .group(let effect, let items): write(items, under: effect)
        }
    }

    // MARK: The file

    private func finish(size: CGSize) -> Data {
        settleWaitingTexts()
        for font in fonts {
            for (name, number) in font.write(to: file, fonts: glyphs.faces, outlines: glyphs.outlines) {
                resources.add(name, number, to: .fonts)
            }
        }
        let (catalog, tree, page, info) = (file.reserve(), file.reserve(), file.reserve(), file.reserve())
        let pieces = writePieces()
        let resources = resources.write()
        file.pack(catalog) { $0.append("<</Type/Catalog/Pages \(tree) 0 R>>") }
        file.pack(tree) { $0.append("<</Type/Pages/Count 1/Kids[\(page) 0 R]>>") }
        file.write(page) { source in
            source.append("<</Type/Page/Parent \(tree) 0 R/MediaBox[0 0 ")
            source.append(size.width, decimals: 3)
            source.append(" ")
            source.append(size.height, decimals: 3)
            source.append("]/Group<</S/Transparency/I true/CS/DeviceRGB>>/Resources \(resources) 0 R/Contents[")
            for piece in pieces { source.append("\(piece) 0 R ") }
            source.append("]>>")
        }
        file.write(info) { PDFInformation(options: options).write(to: $0) }
        return file.finish(catalog: catalog, info: info)
    }

    /// Writes the operators in pieces, which several threads complete and compress, and returns the object numbers.
    private func writePieces() -> [Int] {
        let pieces = content.pieces
        // Threads only read the content and the fonts, which do not change until all threads are done.
        nonisolated(unsafe) let content = content
        let threads = options.threadLimit ?? ConcurrentWork.coreCount
        let streams = ConcurrentWork.map(count: pieces.count, threads: threads) {
            try? WholeDeflater(level: PDFFile.level)
        } _: { deflater, index in
            let buffer = ByteBuffer(capacity: pieces[index].bytes.count * 2)
            content.write(pieces[index], to: buffer)
            return PDFStreamData(content: buffer.bytes, deflater)
        }
        return streams.map { stream in
            let number = file.reserve()
            file.stream(number, entries: "", stream)
            return number
        }
    }
}

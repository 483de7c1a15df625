import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

/// A picture while it becomes a page: the operators that draw it, and the objects that they name.
///
/// Its extensions each write one kind of drawing.
final class PDFPage {
    let file: PDFFile
    let options: PDFOptions
    let cache: RenderCache
    let glyphs: GlyphStore
    /// What is written at the time: the page, or a part of it that is drawn as one.
    var content: PDFContent
    /// The opacity of the groups around the current item that are no parts of their own.
    var opacity: CGFloat = 1
    /// What the operators name.
    let resources: PDFResources
    /// The faces of texts, and for each its font.
    var faces: FaceNumbers
    let fonts: [PDFFont]
    /// How often each outline was drawn, or the part that draws it.
    var outlines: [PDFOutline: PDFOutline.Use] = [:]
    /// The objects of images.
    var images: [PDFImageKey: String] = [:]
    /// Paints what a page can't hold as lines.
    lazy var renderer = BitmapRenderer(cache: cache)
    /// How many steps the pictures take that were made so far.
    var steps = 0.0
    /// The most steps of all of them.
    var stepLimit = 0.0
    /// Why the page can't be written; nil where it can.
    var failure: RenderError?
    /// The angular gradients that were drawn: equal ones are stored once.
    var gradients: [PDFGradientKey: String] = [:]
    /// How many groups lie around what is written.
    private var depth = 0

    /// - Parameter fonts: the fonts of the faces, by their numbers.
    init(
        file: PDFFile, faces: FaceNumbers, fonts: [PDFFont], options: PDFOptions, cache: RenderCache, glyphs: GlyphStore
    ) {
        self.file = file
        self.options = options
        self.cache = cache
        self.glyphs = glyphs
        resources = PDFResources(file: file)
        self.faces = faces
        self.fonts = fonts
        content = PDFContent(scale: 1, clip: .null)
    }

    func data(for list: DisplayList) -> Data {
        let (scale, size) = PDFWriter.page(of: list)
        stepLimit = PDFPage.stepLimit(size: size, options)
        content = PDFContent(scale: 1, clip: CGRect(origin: .zero, size: size), capacity: 65_536)
        var backdrop: [DisplayList.Item] = []
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

    /// What pictures on a page may take: much for each pixel, since they are packed one by one, and half the usual, since
    /// each is made before the next is looked at.
    static func stepLimit(size: CGSize, _ options: PDFOptions) -> Double {
        options.limit.steps / 2 + 300 * Double(size.width * size.height * options.rasterScale * options.rasterScale)
    }

    func write(_ items: [DisplayList.Item]) {
        var index = 0
        while index < items.count {
            content.beginDrawing()
            if index + 1 < items.count, writeOutlined(items[index].command, items[index + 1].command) {
                index += 2
            } else {
                write(items[index].command)
                index += 1
            }
        }
    }

    func write(_ command: DisplayList.Command) {
        switch command {
        case .fill(let shape, let paint, let style): writeFill(shape, paint, style)
        case .stroke(let shape, let paint, let style): writeStroke(shape, paint, style)
        case .image(let drawing): writeImage(drawing)
        case .glyphs(let run, let origin, let paint): writeGlyphs(run, at: origin, paint)
        case .group(let effect, let items):
            guard depth < DisplayList.depthLimit else { return }
            depth += 1
            write(items, under: effect)
            depth -= 1
        }
    }

    // MARK: The file

    private func finish(size: CGSize) -> Data {
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

    /// Writes the operators, in pieces that are packed on as many threads as there are. Answers their numbers.
    private func writePieces() -> [Int] {
        let bounds = [0] + content.cuts + [content.source.count]
        let pieces = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
        // Threads only read the bytes, which stay where they are until all are done.
        nonisolated(unsafe) let bytes = content.source.bytes
        let packed = ConcurrentWork.map(count: pieces.count, threads: options.threadLimit ?? ConcurrentWork.coreCount) {
            try? WholeDeflater(level: PDFFile.level)
        } _: { deflater, index in
            deflater?.stream(of: UnsafeRawBufferPointer(rebasing: bytes[pieces[index]]))
        }
        return zip(pieces, packed).map { range, stream in
            let number = file.reserve()
            if let stream {
                stream.withUnsafeBytes { file.stream(number, entries: "/Filter/FlateDecode", asIs: $0) }
            } else {
                file.stream(number, entries: "", asIs: UnsafeRawBufferPointer(rebasing: bytes[range]))
            }
            return number
        }
    }
}

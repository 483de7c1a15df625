import Flatlay
import FlatlayAnimation
import FlatlayPaint
import FlatlayTemplates
import Foundation

/// Runs a case, which gives an image or an error, or ends the process.
struct FuzzRun {
    /// The outcome of a case.
    enum Outcome {
        case picture
        case error
        /// An error without a helpful message, or a missing error.
        case fault(String)
    }

    let folder: URL

    /// - Parameter folder: the folder for files that inputs name.
    init(folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("icons"), withIntermediateDirectories: true)
        let files: [(String, String)] = [
            ("tags.json", "[\"A\", \"longer\"]"), ("data.json", "{\"list\": [1, 2]}"),
            (
                "icons.json",
                "{\"themes\": [{\"title\": \"a\", \"symbols\": [{\"name\": \"star\", \"color\": \"red\"}]}]}"
            ),
            (
                "shelf.json",
                "{\"shelves\": [{\"name\": \"a\", \"number\": 1, \"films\": [{\"id\": \"0, 1\", \"title\": \"b\", \"year\": 1, \"minutes\": 2}]}]}"
            ),
            ("symbols.csv", "name,letter,category,color\nstar,S,a,red\n"),
            (
                "countries.json",
                "{\"languages\": [{\"name\": \"a\", \"english\": \"b\", \"direction\": \"rightToLeft\", \"countries\": [{\"code\": \"AD\", \"name\": \"a\", \"english\": \"b\"}]}]}"
            ),
        ]
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        try Data(SmallImages.all[0]).write(to: folder.appendingPathComponent("image.png"))
        try Data(SmallImages.all[4]).write(to: folder.appendingPathComponent("photo.jpg"))
    }

    func outcome(of kind: FuzzKind, _ input: [UInt8], seed: Int) -> Outcome {
        do {
            switch kind {
            case .template, .mutated, .expression: try render(template: input, seed: seed)
            case .data: try render(data: input, seed: seed)
            case .image: try render(image: input, seed: seed)
            case .font: try render(font: input, seed: seed)
            case .symbol: try render(symbol: input)
            case .path: try render(path: input)
            // A whole program reads those.
            case .job: break
            }
            return .picture
        } catch let error as TemplateErrors {
            let isLocated = error.errors.allSatisfy { $0.line > 0 && $0.column > 0 && !$0.rendered.isEmpty }
            return !error.errors.isEmpty && isLocated ? .error : .fault("an error without a place: \(error)")
        } catch {
            return "\(error)".count > 10 ? .error : .fault("an error without words: \(error)")
        }
    }

    private func render(template input: [UInt8], seed: Int, options: TemplateOptions = TemplateOptions()) throws {
        let template = try Template(data: Data(input), name: "fuzz.yaml", folder: folder, options: options)
        if template.hasAnimation, seed % 2 == 0 {
            let animated = try template.animation()
            var animation = AnimationOptions(framesPerSecond: 1, holdAtStart: 0, holdAtEnd: 0)
            // An animation may be ten times the work of an image, or more; here it has the time limit of an image.
            animation.paintingLimit = PaintingLimit(pixels: limit.pixels, steps: limit.steps / 20)
            _ = try animated?.data(as: seed % 4 == 0 ? .svg : .png, options: animation)
        } else {
            let renderer = try template.renderer()
            renderer.threadLimit = 1
            try finish(renderer, seed)
        }
    }

    /// The limit of an image, low enough that a case ends within 2 seconds. A billion pixels, the default limit, take a
    /// release build 7 seconds.
    private var limit: PaintingLimit {
        #if DEBUG
        PaintingLimit(pixels: 1 << 23, steps: 1e8)
        #else
        PaintingLimit(pixels: 1 << 27)
        #endif
    }

    private func finish<Content: View>(_ renderer: ImageRenderer<Content>, _ seed: Int) throws {
        renderer.paintingLimit = limit
        switch seed % 3 {
        case 0: _ = try renderer.pngData()
        case 1: _ = try renderer.svgData(textMode: seed % 2 == 0 ? .text : .outlines)
        default: _ = try renderer.pdfData()
        }
    }

    private func render(data input: [UInt8], seed: Int) throws {
        let ending = ["json", "jsonl", "yaml", "csv", "tsv", "yml"][seed % 6]
        let file = folder.appendingPathComponent("input.\(ending)")
        try Data(input).write(to: file)
        let source = """
            canvas: { width: 100 }
            data: { rows: [] }
            sections: [{ items: rows, cell: { text: "{{ item.name }}{{#item.name}}{{ . }}{{/item.name}}" } }]
            """
        try render(
            template: Array(source.utf8), seed: seed, options: TemplateOptions(dataFile: file, allowedFolders: [folder])
        )
    }

    private func render(image input: [UInt8], seed: Int) throws {
        let image = try ImageDecoder().decode(Data(input), name: "fuzz")
        let renderer = ImageRenderer(content: Image("fuzz").resizable().frame(width: 40, height: 30))
        renderer.images = ImageTable([image])
        renderer.threadLimit = 1
        try finish(renderer, seed)
    }

    private func render(font input: [UInt8], seed: Int) throws {
        // A separate file for each, because an earlier one may still be mapped.
        let file = folder.appendingPathComponent("font-\(seed).ttf")
        try Data(input).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let fonts = try FontLibrary(files: [file.path], includesDefaults: false)
        let family = fonts.familyNames.first ?? ""
        let renderer = ImageRenderer(content: Text("Hxg 12 שלם ไทย").font(.custom(family, size: 20)).bold())
        renderer.fonts = fonts
        renderer.cache = RenderCache()
        renderer.threadLimit = 1
        try finish(renderer, seed)
    }

    private func render(symbol input: [UInt8]) throws {
        try Data(input).write(to: folder.appendingPathComponent("icons/fuzz.svg"))
        _ = try SVGIcon.outline(of: String(decoding: input, as: UTF8.self))
        let renderer = ImageRenderer(content: Image(systemName: "fuzz").font(.system(size: 40)))
        renderer.symbols = SymbolLibrary([try SymbolFolder(path: folder.appendingPathComponent("icons").path)])
        renderer.threadLimit = 1
        try finish(renderer, 0)
    }

    private func render(path input: [UInt8]) throws {
        let table = try SymbolTable(["fuzz": String(decoding: input, as: UTF8.self)])
        let renderer = ImageRenderer(content: Image(systemName: "fuzz").font(.system(size: 40)))
        renderer.symbols = SymbolLibrary([table])
        renderer.threadLimit = 1
        try finish(renderer, 0)
    }
}

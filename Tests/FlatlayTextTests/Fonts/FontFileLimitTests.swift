import FlatlayDrawing
import FlatlayPDF
import FlatlayPNG
import FlatlayRendering
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint
@testable import FlatlaySVG
@testable import FlatlayText

/// Each test changes the limits of a process of its own.
@Suite("Font files and the limit of open files")
struct FontFileLimitTests {
    /// Copies of 60 fonts, numbered.
    private static func copies() throws -> (folder: TemporaryFolder, files: [String]) {
        let source = "/usr/share/fonts/truetype/noto/"
        let names = try FileManager.default.contentsOfDirectory(atPath: source).sorted().filter {
            $0.hasPrefix("NotoSans") && $0.hasSuffix("-Regular.ttf")
        }.prefix(60)
        try #require(names.count == 60)
        let folder = try TemporaryFolder()
        let files = try names.map {
            try folder.write(Data(contentsOf: URL(fileURLWithPath: source + $0)), to: $0)
        }
        return (folder, files)
    }

    /// Limits the numbers of descriptors, so that fonts may take half of them, and 16 are left for everything else.
    /// Returns the number that fonts may take. It depends on what the process inherited: programs that other tests run
    /// at the same time leave any number of pipes and sockets open in it.
    private static func limitFiles(atLeast least: Int) throws -> Int {
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int($0) }
        let held = FontFileTable.descriptorCount
        let limit = try #require(
            stride(from: least, to: 4096, by: 2).first { limit in
                limit - open.count { $0 < limit } >= max(limit / 2 - held, 0) + 16
            })
        var numbers = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &numbers) == 0)
        return limit / 2
    }

    /// Uses further files, until a number of descriptors is taken.
    private static func useFiles(in folder: TemporaryFolder, until count: Int) throws {
        for number in 0..<count where FontFileTable.descriptorCount < count {
            _ = try FontFileTable.file(at: folder.write(Data(), to: "used-\(number)"))
        }
        try #require(FontFileTable.descriptorCount == count)
    }

    /// A digit in each family of a library.
    private static func list(_ fonts: FontLibrary) -> DisplayList {
        let shaper = PangoTextShaper(fonts: fonts)
        let builder = DisplayListBuilder()
        for (index, family) in fonts.familyNames.enumerated() {
            let text = shaper.shape(
                [TextSpan("1", font: FontDescriptor(family: .named(family), size: 20))], style: ParagraphStyle(),
                width: nil, height: nil)
            for run in text.runs {
                let place = CGPoint(x: 20 * (index % 10), y: 20 + 20 * (index / 10))
                builder.glyphs(run.glyphs, origin: place, .color(.black))
            }
        }
        return builder.finish(size: CGSize(width: 220, height: 160))
    }

    private struct Outputs: Equatable {
        var pixels: [UInt8]
        var svg: Data
        var pdf: Data

        init(_ list: DisplayList) throws {
            let cache = RenderCache()
            pixels = try PNGRenderer(cache: cache).bitmap(for: list).bytes
            svg = try SVGWriter(cache: cache).data(for: list)
            pdf = try PDFWriter(cache: cache).data(for: list)
        }
    }

    @Test("listed fonts take no descriptors, and those in use at most half of them, with the same result")
    func half() async {
        await #expect(processExitsWith: .success) {
            let (folder, files) = try Self.copies()
            let listed = try FontLibrary(files: [folder.path], includesDefaults: false)
            #expect(FontFileTable.descriptorCount == 0)
            let expected = try Outputs(Self.list(listed))
            #expect(FontFileTable.descriptorCount == 60)
            // Copies are other files.
            let (others, _) = try Self.copies()
            let limited = try FontLibrary(files: [others.path], includesDefaults: false)
            let limit = try Self.limitFiles(atLeast: 160)
            try Self.useFiles(in: TemporaryFolder(), until: limit - 20)
            #expect(try Outputs(Self.list(limited)) == expected)
            #expect(FontFileTable.descriptorCount == limit)
            #expect(files.count == 60)
        }
    }

    @Test("a changed file without a descriptor is an error, never another font, and a new library draws the new file")
    func changes() async {
        await #expect(processExitsWith: .success) {
            let limit = try Self.limitFiles(atLeast: 64)
            let (folder, files) = try Self.copies()
            try Self.useFiles(in: TemporaryFolder(), until: limit - 30)
            let list = Self.list(try FontLibrary(files: [folder.path], includesDefaults: false))
            #expect(FontFileTable.descriptorCount == limit)
            let new = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
            for file in files {
                let path = try folder.write(new, to: "new")
                try #require(rename(path, file) == 0)
            }
            #expect(throws: RenderError.self) { try Outputs(list) }
            let expected = try Outputs(
                Self.list(
                    FontLibrary(
                        files: ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"], includesDefaults: false)))
            for file in files.suffix(3) {
                let drawn = try Outputs(Self.list(FontLibrary(files: [file], includesDefaults: false)))
                #expect(drawn == expected)
            }
        }
    }

    @Test("without any free descriptor, adding fonts and drawing are errors")
    func none() async {
        await #expect(processExitsWith: .success) {
            let (folder, files) = try Self.copies()
            let fonts = try FontLibrary(files: [folder.path], includesDefaults: false)
            let list = Self.list(fonts)
            let unused = try FontLibrary(files: [files[0]], includesDefaults: false)
            _ = try Self.limitFiles(atLeast: 128)
            var taken: [Int32] = []
            while case let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC), descriptor >= 0 {
                taken.append(descriptor)
            }
            #expect(throws: RenderError.self) { try SVGWriter(cache: RenderCache()).data(for: list) }
            #expect(throws: FontLibraryError.self) { try FontLibrary(files: [files[1]], includesDefaults: false) }
            _ = Self.list(unused)
            for descriptor in taken { close(descriptor) }
            _ = try Outputs(list)
        }
    }
}

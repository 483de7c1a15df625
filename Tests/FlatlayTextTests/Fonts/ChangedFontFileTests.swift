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

/// A package upgrade replaces fonts at any time, also between shaping and drawing.
@Suite("Font files that change while they are in use")
struct ChangedFontFileTests {
    private static let folder = "/usr/share/fonts/"
    private static let quicksand = folder + "truetype/quicksand/Quicksand-Regular.ttf"
    private static let inter = folder + "opentype/inter/Inter-Italic.otf"
    private static let emoji = folder + "truetype/noto/NotoColorEmoji.ttf"
    private static let collection = folder + "opentype/noto/NotoSansCJK-Bold.ttc"

    /// What happens to a file.
    enum Change: String, CaseIterable {
        case replacement, removal
    }

    private struct Outputs: Equatable {
        var pixels: [UInt8]
        var svg: Data
        var pdf: Data
    }

    private static func list(_ fonts: FontLibrary) -> DisplayList {
        let font = FontDescriptor(family: .named(fonts.familyNames[0]), size: 30)
        let text = PangoTextShaper(fonts: fonts).shape(
            [TextSpan("Hamburg 😀 12", font: font)], style: ParagraphStyle(), width: 140, height: nil)
        let builder = DisplayListBuilder()
        for line in text.lines {
            for run in line.runs {
                builder.glyphs(run.glyphs, origin: CGPoint(x: run.x, y: line.baseline), .color(.black))
            }
        }
        return builder.finish(size: CGSize(width: 200, height: 200))
    }

    private static func outputs(_ list: DisplayList) throws -> Outputs {
        let cache = RenderCache()
        return Outputs(
            pixels: try PNGRenderer(cache: cache).bitmap(for: list).bytes,
            svg: try SVGWriter(cache: cache).data(for: list), pdf: try PDFWriter(cache: cache).data(for: list))
    }

    private static func library(_ file: String) throws -> FontLibrary {
        try FontLibrary(files: [file], includesDefaults: false)
    }

    private static func apply(_ change: Change, to path: String, _ other: Data, in folder: TemporaryFolder) throws {
        switch change {
        case .replacement:
            let new = try folder.write(other, to: "new")
            try #require(rename(new, path) == 0)
        case .removal: try FileManager.default.removeItem(atPath: path)
        }
    }

    private static func data(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    @Test("shaped text is drawn in the font that it was shaped in", arguments: [quicksand, inter, emoji, collection])
    func drawing(original: String) throws {
        let other = try Self.data(original == Self.inter ? Self.quicksand : Self.inter)
        let expected = try Self.outputs(Self.list(Self.library(original)))
        for change in Change.allCases {
            let folder = try TemporaryFolder()
            let path = try folder.write(Self.data(original), to: "font.ttf")
            let shaped = Self.list(try Self.library(path))
            try Self.apply(change, to: path, other, in: folder)
            #expect(try Self.outputs(shaped) == expected, "\(change)")
        }
    }

    @Test("so is text in a web font", arguments: Change.allCases)
    func webFonts(change: Change) throws {
        let expected = try Self.outputs(Self.list(Self.library(Self.quicksand)))
        let font = try PackedFont(Self.quicksand)
        for data in [font.woff, font.woff2] {
            let folder = try TemporaryFolder()
            let path = try folder.write(data, to: "font.woff")
            let shaped = Self.list(try Self.library(path))
            try Self.apply(change, to: path, PackedFont(Self.inter).woff, in: folder)
            #expect(try Self.outputs(shaped) == expected)
        }
    }

    @Test("a library goes on shaping in the font that it has used, and a new one uses the new font")
    func libraries() throws {
        let expected = (
            old: try Self.outputs(Self.list(Self.library(Self.quicksand))),
            new: try Self.outputs(Self.list(Self.library(Self.inter)))
        )
        #expect(expected.old != expected.new)
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.data(Self.quicksand), to: "font.ttf")
        let old = try Self.library(path)
        let first = Self.list(old)
        #expect(try Self.outputs(first) == expected.old)
        try Self.apply(.replacement, to: path, Self.data(Self.inter), in: folder)
        let new = try Self.library(path)
        #expect(try Self.outputs(Self.list(new)) == expected.new)
        #expect(try Self.outputs(Self.list(old)) == expected.old)
        #expect(try Self.outputs(first) == expected.old)
        #expect(Self.list(old) == first && Self.list(new) != first)
    }

    @Test("a file that changes before a library uses it is read again")
    func listed() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.data(Self.quicksand), to: "font.ttf")
        let fonts = try Self.library(path)
        try Self.apply(.replacement, to: path, Self.data(Self.inter), in: folder)
        // The library keeps the names that it has listed, so only the drawing is the same.
        let drawn = try Self.outputs(Self.list(fonts)).pixels
        #expect(try drawn == Self.outputs(Self.list(Self.library(Self.inter))).pixels)
        let damaged = try Self.library(path)
        try Self.apply(.replacement, to: path, Self.data(Self.quicksand).prefix(5000), in: folder)
        #expect(damaged.record(0) == nil)
    }

    @Test("an opened file is one value, and each of its versions another")
    func values() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.data(Self.quicksand), to: "font.ttf")
        let (first, second) = try (FontFileTable.file(at: path), FontFileTable.file(at: path))
        #expect(first == second && first.pathToOpen == second.pathToOpen && first.isHeld && first.path == path)
        try Self.apply(.replacement, to: path, Self.data(Self.quicksand), in: folder)
        let third = try FontFileTable.file(at: path)
        #expect(third != first && third.pathToOpen != first.pathToOpen && third.path == path)
        func face(_ file: FontFile) -> FontFace { FontFace(family: "A", style: "B", file: file, index: 0) }
        #expect(face(first) == face(second) && face(first) != face(third))
        #expect(FontFile(path: path) == FontFile(path: path) && FontFile(path: path) != first)
        #expect(face(first).path == path)
    }

    @Test("the versions of a file are drawn side by side, on several threads")
    func threads() throws {
        let originals = [Self.quicksand, Self.inter, Self.emoji]
        let expected = try originals.map { try Self.outputs(Self.list(Self.library($0))) }
        let folder = try TemporaryFolder()
        let lists = try originals.map { original in
            let new = try folder.write(Self.data(original), to: "new")
            try #require(rename(new, folder.path("font.ttf")) == 0)
            let results = ConcurrentWork.map(count: 4, threads: 4) {
            } _: { _, _ in
                Result { Self.list(try Self.library(folder.path("font.ttf"))) }
            }
            let shaped = try results.map { try $0.get() }
            #expect(shaped.allSatisfy { $0 == shaped[0] })
            return shaped[0]
        }
        let drawn = ConcurrentWork.map(count: 24, threads: 4) {
        } _: { _, number in
            Result { try Self.outputs(lists[number % 3]) }
        }
        for (number, drawn) in drawn.enumerated() { #expect(try drawn.get() == expected[number % 3]) }
    }
}

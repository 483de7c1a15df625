import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

/// A file of one of Apple's system fonts, which only a user can provide: here another font under its name.
@Suite("Files of Apple's system fonts")
struct SystemFontFileTests {
    private static let quicksand = "/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf"

    /// A font file whose family is renamed. The new name may not be longer.
    private func renamed(_ path: String, to family: String) throws -> String {
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        func number(at index: Int, _ count: Int) -> Int { bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) } }
        let record = try #require(
            (0..<number(at: 4, 2)).map { 12 + 16 * $0 }.first { bytes[$0..<$0 + 4].elementsEqual("name".utf8) })
        let table = number(at: record + 8, 4)
        let strings = table + number(at: table + 4, 2)
        for entry in (0..<number(at: table + 2, 2)).map({ table + 6 + 12 * $0 }) {
            // The family, and the typographic family above families of four faces.
            guard [1, 16].contains(number(at: entry + 6, 2)) else { continue }
            let name = number(at: entry, 2) == 1 ? Array(family.utf8) : family.utf16.flatMap { [0, UInt8($0)] }
            let start = strings + number(at: entry + 10, 2)
            try #require(name.count <= number(at: entry + 8, 2))
            bytes.replaceSubrange(start..<start + name.count, with: name)
            bytes[entry + 8] = UInt8(name.count >> 8)
            bytes[entry + 9] = UInt8(name.count & 0xff)
        }
        let file = NSTemporaryDirectory() + "flatlay-" + UUID().uuidString + ".ttf"
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }

    @Test(
        "it takes the role of its substitute",
        arguments: [
            ("SF Pro", FontDescriptor.Family.system), (".SF NS", .system), ("SF Mono", .monospaced),
            ("New York", .serif),
        ])
    func roles(name: String, role: FontDescriptor.Family) throws {
        let file = try renamed(Self.quicksand, to: name)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let fonts = try FontLibrary(files: [file])
        #expect(fonts.sources[fonts.face(for: FontDescriptor(family: role)).id].path == file)
        #expect(fonts.listing.filter { $0.role == FontRole(role) }.map(\.family) == [name])
        let others: [FontDescriptor.Family] = [.system, .rounded, .serif, .monospaced].filter { $0 != role }
        for other in others {
            #expect(fonts.sources[fonts.face(for: FontDescriptor(family: other)).id].path != file)
        }
    }

    @Test("it keeps its own line height, and is tracked by the system's table")
    func measures() throws {
        let file = try renamed(Self.quicksand, to: "SF Pro")
        defer { try? FileManager.default.removeItem(atPath: file) }
        let shaper = PangoTextShaper(fonts: try FontLibrary(files: [file]))
        func size(_ family: FontDescriptor.Family, _ points: CGFloat) -> CGSize {
            let font = FontDescriptor(family: family, size: points)
            return shaper.shape([TextSpan("Hello", font: font)], style: ParagraphStyle(), width: nil, height: nil).size
        }
        let own = FontDescriptor.Family.named("SF Pro")
        #expect(size(.system, 17).height == size(own, 17).height)
        #expect((size(.system, 17).width - size(own, 17).width).isClose(to: 5 * 17 * -0.026))
        #expect((size(.system, 12).width - size(own, 12).width).isClose(to: 0))
        #expect((size(.system, 34).width - size(own, 34).width).isClose(to: 5 * 34 * 0.012))
        // Between two sizes of the table, and beyond its end.
        #expect((size(.system, 13.5).width - size(own, 13.5).width).isClose(to: 5 * 13.5 * -0.0085))
        #expect((size(.system, 100).width - size(own, 100).width).isClose(to: 5 * 100 * 0.008))
    }

    @Test("of two files with the same role the first one wins")
    func first() throws {
        let files = try ["SF Pro", ".SF NS"].map { try renamed(Self.quicksand, to: $0) }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        let fonts = try FontLibrary(files: files)
        #expect(fonts.sources[fonts.face(for: FontDescriptor()).id].path == files[0])
        #expect(fonts.listing.filter { $0.role == .system }.map(\.family) == ["SF Pro"])
    }
}

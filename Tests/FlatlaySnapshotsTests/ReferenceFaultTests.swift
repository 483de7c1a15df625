import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlaySnapshots

/// What is wrong with the file of a reference, with the exact verdict of each.
@Suite("Faulty references") struct ReferenceFaultTests {
    private let bitmap = SampleBitmaps.blocks()

    private func file(of bitmap: RenderedBitmap? = nil, tree: SnapshotTree? = ImageReferenceTests.tree) throws -> Data {
        try ImageReference.data(
            for: bitmap ?? self.bitmap, scale: 2, environment: ["Cairo": "1.16.0"], tree: tree)
    }

    private func message(of data: Data) -> String {
        do throws(ReferenceError) {
            let reference = try ImageReference(data, path: "card.png")
            return "\(try reference.compare(with: SampleBitmaps.changed(bitmap, [(x: 1, y: 1, component: 1, by: 9)])))"
        } catch {
            return "\(error)"
        }
    }

    @Test("no file, and no file at all") func missing() throws {
        let folder = try TemporaryFolder()
        #expect(throws: ReferenceError.missing(path: folder.path("none.png"))) {
            try ImageReference(contentsOf: folder.path("none.png"))
        }
        let error = #expect(throws: ReferenceError.self) { try ImageReference(contentsOf: folder.path) }
        #expect(error?.description == "\(folder.path) cannot be read: it is a folder")
        #expect(throws: ReferenceError.missing(path: "")) { try ImageReference(contentsOf: "") }
    }

    @Test("an empty file") func empty() {
        #expect(message(of: Data()) == "card.png has no bytes")
    }

    @Test("a pointer of Git LFS") func pointer() {
        let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
        #expect(
            message(of: Data(text.utf8))
                == "card.png is a pointer of Git LFS, not the image; fetch the image with 'git lfs pull'")
    }

    @Test("something else than a PNG file") func wrongSignature() throws {
        #expect(
            message(of: Data("<!doctype html><html>".utf8))
                == "card.png is not a PNG file: it starts with \"<!doctype html><\"")
        #expect(
            message(of: Data([0xff, 0xd8, 0xff, 0xe0]))
                == "card.png is not a PNG file: it starts with the signature of JPEG")
        // Line ends were converted.
        var converted = try file()
        converted.remove(at: 4)
        #expect(message(of: converted) == "card.png is not a PNG file: it starts with 89 50 4e 47 0a 1a 0a 00")
    }

    @Test("every truncated file is an error, wherever it ends") func truncated() throws {
        let data = try file(tree: nil)
        for count in 1..<data.count {
            let error = message(of: data.prefix(count))
            #expect(error.hasPrefix("card.png cannot be decoded: it ends after \(count) bytes, "), "\(error)")
        }
        #expect(
            message(of: data.prefix(data.count - 20))
                == "card.png cannot be decoded: it ends after \(data.count - 20) bytes, within its chunk IDAT")
        #expect(
            message(of: data.prefix(data.count - 12))
                == "card.png cannot be decoded: it ends after \(data.count - 12) bytes, before its last chunk")
    }

    @Test("a damaged file that is long enough") func damaged() throws {
        var data = try file()
        data[data.count - 30] ^= 0x55
        #expect(message(of: data).hasPrefix("card.png cannot be decoded: "))
    }

    @Test("a header without a size, and no pixels") func noSize() throws {
        var data = try file()
        for index in 16..<20 { data[index] = 0 }
        #expect(message(of: data) == "card.png cannot be decoded: its header names no size")
        let chunks = try ReferenceChunks(file(), path: "card.png")
        let end = try file().suffix(12)
        #expect(
            message(of: try file().prefix(chunks.startOfPixels) + end) == "card.png cannot be decoded: it has no pixels"
        )
    }

    @Test("a header that claims an enormous size", arguments: [0x7f, 0xff] as [UInt8])
    func enormous(byte: UInt8) throws {
        var data = try file()
        for index in 16..<24 { data[index] = index % 4 == 0 ? byte : 0xff }
        let reference = try ImageReference(data, path: "card.png")
        #expect(try reference.compare(with: bitmap) == .sizesDiffer)
        let error = #expect(throws: ReferenceError.self) { try reference.decoded() }
        #expect(error?.description.hasPrefix("card.png cannot be decoded: ") == true)
        #expect(reference.environment == [:] && reference.tree == nil)
    }

    @Test("texts of another image don't let it pass, and don't describe it") func swapped() throws {
        let other = SampleBitmaps.changed(bitmap, [(x: 3, y: 4, component: 2, by: 77)])
        let (data, otherData) = (try file(), try file(of: other, tree: nil))
        // The pixels of one file, and the texts of the other.
        let (chunks, otherChunks) = (
            try ReferenceChunks(data, path: "a"), try ReferenceChunks(otherData, path: "b")
        )
        for keywords in [["Flatlay Pixels"], ["Flatlay Notes", "Flatlay Pixels"]] {
            var mixed = Data()
            mixed += data[..<(try #require(chunks.texts["Flatlay Notes"]?.chunk.lowerBound))]
            for keyword in keywords { mixed += otherData[try #require(otherChunks.texts[keyword]?.chunk)] }
            mixed += data[chunks.startOfPixels...]
            let reference = try ImageReference(mixed, path: "card.png")
            #expect(!reference.isUnchanged)
            #expect(try reference.compare(with: bitmap) == .same)
            guard case .different(let difference) = try reference.compare(with: other) else {
                Issue.record("another image passed")
                return
            }
            #expect(difference.summary == "1 pixel differs by up to 77 of 255, at (x 3, y 4)")
            #expect(reference.environment == [:] && reference.tree == nil)
        }
    }

    @Test("a copy that an editor saved, with the same pixels and the same texts") func edited() throws {
        let data = try file()
        let copy = try python(
            """
            import sys
            from PIL import Image, PngImagePlugin
            image = Image.open(sys.argv[1])
            texts = PngImagePlugin.PngInfo()
            for keyword, text in image.text.items(): texts.add_itxt(keyword, text, zip="Tree" in keyword)
            image.save(sys.stdout.buffer, "png", pnginfo=texts, compress_level=1)
            """, data)
        #expect(copy != data && PNGChunks(copy).types.contains("iTXt"))
        let reference = try ImageReference(copy, path: "card.png")
        #expect(!reference.isUnchanged)
        #expect(try reference.compare(with: bitmap) == .same)
        #expect(reference.environment == ["Cairo": "1.16.0"])
        #expect(reference.tree == ImageReferenceTests.tree)
        let other = SampleBitmaps.changed(bitmap, [(x: 3, y: 4, component: 2, by: 7)])
        #expect(try reference.compare(with: other) != .same)
    }

    @Test("a copy that an editor changed, with the old texts") func painted() throws {
        let copy = try python(
            """
            import sys
            from PIL import Image, PngImagePlugin
            image = Image.open(sys.argv[1])
            texts = PngImagePlugin.PngInfo()
            for keyword, text in image.text.items(): texts.add_itxt(keyword, text, zip="Tree" in keyword)
            image.putpixel((7, 8), (1, 2, 3))
            image.save(sys.stdout.buffer, "png", pnginfo=texts)
            """, try file())
        let reference = try ImageReference(copy, path: "card.png")
        guard case .different(let difference) = try reference.compare(with: bitmap) else {
            Issue.record("a changed image passed")
            return
        }
        #expect(difference.regions == [PixelDifference.PixelRegion(x: 7, y: 8, width: 1, height: 1)])
        #expect(reference.environment == [:] && reference.tree == nil)
    }

    @Test("files with 16 bits per component, and with a palette", arguments: ["sixteen", "palette", "interlaced"])
    func otherForms(form: String) throws {
        let copy = try python(
            """
            import struct, sys, zlib
            from PIL import Image
            image = Image.open(sys.argv[1]).convert("RGB")
            width, height = image.size
            def chunk(kind, body):
                return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
            def row(y): return [image.getpixel((x, y)) for x in range(width)]
            if "\(form)" == "sixteen":
                head, palette = (16, 2, 0), b""
                rows = b"".join(b"\\0" + b"".join(struct.pack(">3H", *(v * 257 for v in p)) for p in row(y))
                                for y in range(height))
            elif "\(form)" == "palette":
                colors = sorted(set(image.getdata()))
                head, palette = (8, 3, 0), chunk(b"PLTE", b"".join(bytes(c) for c in colors))
                rows = b"".join(b"\\0" + bytes(colors.index(p) for p in row(y)) for y in range(height))
            else:
                head, palette, rows = (8, 2, 1), b"", b""
                for x0, y0, dx, dy in [(0,0,8,8),(4,0,8,8),(0,4,4,8),(2,0,4,4),(0,2,2,4),(1,0,2,2),(0,1,1,2)]:
                    for y in range(y0, height, dy):
                        if x0 < width: rows += b"\\0" + b"".join(bytes(p) for p in row(y)[x0::dx])
            ihdr = struct.pack(">IIBBBBB", width, height, head[0], head[1], 0, 0, head[2])
            sys.stdout.buffer.write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", ihdr) + chunk(b"sRGB", b"\\0") + palette
                + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
            """, try file())
        let reference = try ImageReference(copy, path: "card.png")
        #expect(try reference.compare(with: bitmap) == .same)
        let other = SampleBitmaps.changed(bitmap, [(x: 39, y: 29, component: 0, by: 1)])
        guard case .different(let difference) = try reference.compare(with: other) else {
            Issue.record("a changed image passed")
            return
        }
        #expect(difference.summary == "1 pixel differs by up to 1 of 255, at (x 39, y 29)")
    }

    @Test("one pixel, and one value of alpha") func one() throws {
        let translucent = SampleBitmaps.translucent()
        let reference = try ImageReference(file(of: translucent), path: "card.png")
        for (component, by) in [(0, 1), (3, 1), (3, -1)] {
            let other = SampleBitmaps.changed(translucent, [(x: 20, y: 3, component: component, by: by)])
            guard case .different(let difference) = try reference.compare(with: other) else {
                Issue.record("component \(component) by \(by)")
                continue
            }
            #expect(
                difference
                    == PixelDifference(
                        count: 1, countBeyondTolerance: 1, largest: 1,
                        regions: [PixelDifference.PixelRegion(x: 20, y: 3, width: 1, height: 1)]))
        }
    }

    @Test("a size that is off by one", arguments: [(1, 0), (-1, 0), (0, 1), (0, -1)])
    func size(width: Int, height: Int) throws {
        let reference = try ImageReference(file(), path: "card.png")
        let other = SampleBitmaps.blocks(width: 40 + width, height: 30 + height)
        #expect(try reference.compare(with: other) == .sizesDiffer)
        #expect(try reference.compare(with: other, tolerance: .channels(largest: 255, count: .max)) == .sizesDiffer)
        let picture = DifferenceImage.bitmap(reference: try reference.decoded(), result: other, difference: nil)
        #expect(picture.width == 40 + max(0, width) && picture.height == 30 + max(0, height))
    }

    private func python(_ program: String, _ input: Data) throws -> Data {
        let output = try ExternalTool.run("/usr/bin/python3", ["-c", program, "{}"], input: input)
        try #require(!output.isEmpty, "python3-pil is not installed")
        return output
    }
}

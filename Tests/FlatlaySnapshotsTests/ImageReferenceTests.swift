import CPixelDifferences
import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlaySnapshots

@Suite("References") struct ImageReferenceTests {
    static let environment = ["Cairo": "1.16.0", "font Größe \"A\".otf": "1.0 00ff"]

    static var tree: SnapshotTree {
        var nodes = [SnapshotTree.Node(parent: nil, name: "root", frame: CGRect(x: 0, y: 0, width: 20, height: 15))]
        for index in 0..<40 {
            var node = SnapshotTree.Node(
                parent: 0, name: "cell-0-\(index)", frame: CGRect(x: 0.1, y: Double(index) / 3, width: 20, height: 1))
            (node.identifier, node.lines, node.colors) = ("id \(index)", ["Zeile ä \(index)"], ["#ffffff"])
            nodes.append(node)
        }
        return SnapshotTree(size: CGSize(width: 20, height: 15), nodes: nodes)
    }

    @Test("a reference has the size, the scale, the environment and the tree of its image", arguments: [true, false])
    func contents(isOpaque: Bool) throws {
        let bitmap = isOpaque ? SampleBitmaps.blocks() : SampleBitmaps.translucent()
        let data = try ImageReference.data(for: bitmap, scale: 1.5, environment: Self.environment, tree: Self.tree)
        let reference = try ImageReference(data, path: "card.png")
        #expect(reference.size == PixelSize(width: 40, height: 30))
        #expect(reference.scale == 1.5)
        #expect(reference.environment == Self.environment)
        #expect(reference.tree == Self.tree)
        #expect(reference.isUnchanged)
        #expect(try reference.compare(with: bitmap) == .same)
        #expect(try reference.decoded().bytes == bitmap.bytes)
        #expect(PNGChunks(data).faults.isEmpty)
        #expect(PNGChunks(data).types == ["IHDR", "sRGB", "pHYs", "iTXt", "iTXt", "iTXt", "IDAT", "IEND"])
    }

    @Test("the same image gives the same bytes, and the texts change no pixel chunk")
    func sameBytes() throws {
        let bitmap = SampleBitmaps.blocks()
        let data = try ImageReference.data(for: bitmap, scale: 2, environment: Self.environment, tree: Self.tree)
        #expect(
            try ImageReference.data(for: bitmap, scale: 2, environment: Self.environment, tree: Self.tree) == data)
        let plain = PNGChunks(try PNGEncoder().encode(bitmap, scale: 2, compression: .small))
        #expect(PNGChunks(data).chunks.filter { $0.type != "iTXt" }.map(\.body) == plain.chunks.map(\.body))
    }

    @Test("a reference without a tree, and a plain PNG file, are references, too")
    func less() throws {
        let bitmap = SampleBitmaps.blocks()
        let without = try ImageReference(
            ImageReference.data(for: bitmap, scale: 1, environment: [:], tree: nil), path: "a.png")
        #expect(without.tree == nil && without.environment == [:] && without.scale == 1)
        #expect(try without.compare(with: bitmap) == .same)
        let plain = try ImageReference(PNGEncoder().encode(bitmap, scale: 3), path: "a.png")
        #expect(plain.tree == nil && plain.environment == [:] && plain.scale == 3 && !plain.isUnchanged)
        #expect(try plain.compare(with: bitmap) == .same)
        let unscaled = try ImageReference(PNGEncoder().encode(bitmap), path: "a.png")
        #expect(unscaled.scale == nil)
    }

    @Test("every premultiplied pixel is the same after a file was decoded")
    func premultiplied() throws {
        let bitmap = SampleBitmaps.bitmap(width: 256, height: 256) { component, alpha in
            let color = UInt32(min(component, alpha))
            return UInt32(alpha) << 24 | color << 16 | color << 8 | color
        }
        let data = try ImageReference.data(for: bitmap, scale: 1, environment: [:], tree: nil)
        #expect(try ImageReference(data, path: "a.png").decoded().bytes == bitmap.bytes)
    }

    @Test("a pass decodes nothing: the pixels may even be damaged, as long as the file is what was written")
    func noCodec() throws {
        let bitmap = SampleBitmaps.blocks()
        let written = try ImageReference.data(for: bitmap, scale: 1, environment: [:], tree: nil)
        // A file whose pixels cannot be decoded, but whose hashes are right.
        var data = written
        let chunks = try ReferenceChunks(data, path: "a.png")
        data[chunks.startOfPixels + 12] ^= 0xff
        let chunk = try #require(chunks.texts["Flatlay Pixels"]?.chunk)
        let old = try #require(ImageReference(written, path: "a.png").pixelHash)
        let hash = data.withUnsafeBytes { ImageReference.hash(ofFile: $0, without: chunk) }
        data.replaceSubrange(chunk, with: PNGText(keyword: "Flatlay Pixels", text: "xxh3-128 \(old) \(hash)").chunk)
        let reference = try ImageReference(data, path: "a.png")
        #expect(try reference.compare(with: bitmap) == .same)
        #expect(throws: ReferenceError.self) { try reference.decoded() }
    }

    @Test("references are decoded as libpng decodes them", arguments: PNGCompression.allCases)
    func decoding(compression: PNGCompression) throws {
        var generator = SeededGenerator(seed: 3)
        for index in 0..<70 {
            let (width, height) = (1 + generator.next(90), 1 + generator.next(60))
            let bitmap =
                switch index % 4 {
                case 0: SampleBitmaps.random(width: width, height: height, &generator)
                case 1: SampleBitmaps.blocks(width: width, height: height)
                case 2: SampleBitmaps.translucent(width: width, height: height)
                // A gradient, for which each row has another filter.
                default:
                    SampleBitmaps.bitmap(width: width, height: height) { x, y in
                        0xff00_0000 | UInt32(x * 3 % 256) << 16 | UInt32((x * y / 7) % 256) << 8 | UInt32(y * 2 % 256)
                    }
                }
            let data = try ImageReference.data(
                for: bitmap, scale: 1, environment: [:], tree: nil, compression: compression)
            let decoded = try #require(ReferencePixels.decoded(data, ReferenceChunks(data, path: "a.png")))
            let expected = try ImageDecoder().decode(data, name: "a.png")
            #expect(decoded.bytes == expected.pixels, "\(index): \(width)×\(height)")
            #expect(decoded.isOpaque == expected.isOpaque, "\(index)")
            #expect(decoded.bytes == bitmap.bytes, "\(index)")
        }
    }

    @Test("every filter is undone as libpng undoes it, and no other is accepted") func filters() throws {
        var generator = SeededGenerator(seed: 4)
        for index in 0..<100 {
            let (width, height, step) = (1 + generator.next(40), 1 + generator.next(20), 3 + generator.next(2))
            var rows: [UInt8] = []
            for _ in 0..<height {
                rows.append(UInt8(generator.next(5)))
                let isZero = generator.next(4) == 0
                for _ in 0..<(width * step) { rows.append(isZero ? 0 : UInt8(generator.next(256))) }
            }
            let isOpaque = step == 3
            let plain = SampleBitmaps.bitmap(width: width, height: height) { _, _ in isOpaque ? 0xff00_0000 : 0 }
            let file = try PNGEncoder().encode(plain)
            let chunks = try ReferenceChunks(file, path: "a.png")
            var data = file[..<chunks.startOfPixels]
            let stream = try #require(
                rows.withUnsafeBytes { bytes in try? WholeDeflater(level: 1).stream(of: bytes) })
            data += chunk("IDAT", stream) + file.suffix(12)
            let decoded = try #require(ReferencePixels.decoded(data, ReferenceChunks(data, path: "a.png")))
            #expect(try decoded.bytes == ImageDecoder().decode(data, name: "a.png").pixels, "\(index)")
            rows[0] = UInt8(5 + generator.next(251))
            var pixels = [UInt32](repeating: 0, count: width * height)
            #expect(png_rows_read(&rows, width, height, step, &pixels) == PNG_ROWS_INVALID)
        }
    }

    /// A chunk of a PNG file.
    private func chunk(_ type: String, _ body: [UInt8]) -> Data {
        let bytes = Array(type.utf8) + body
        var sum: UInt32 = 0xffff_ffff
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xedb8_8320 }
        }
        func number(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }
        return number(UInt32(body.count)) + Data(bytes) + number(~sum)
    }

    @Test("a large tree is kept, and other programs read the file", .timeLimit(.minutes(1)))
    func largeTree() throws {
        let nodes = (0..<60_000).map { index in
            SnapshotTree.Node(
                parent: index == 0 ? nil : 0, name: "cell-\(index)", frame: CGRect(x: index, y: 0, width: 1, height: 1))
        }
        let tree = SnapshotTree(size: CGSize(width: 1, height: 1), nodes: nodes)
        let data = try ImageReference.data(for: SampleBitmaps.blocks(), scale: 1, environment: [:], tree: tree)
        let reference = try ImageReference(data, path: "a.png")
        #expect(reference.tree?.nodes.count == 60_000)
        #expect(try reference.decoded().bytes == SampleBitmaps.blocks().bytes)
    }

    @Test("random changes of a file are found, never trap, and never pass as another image")
    func randomDamage() throws {
        let bitmap = SampleBitmaps.blocks()
        let data = try ImageReference.data(for: bitmap, scale: 1, environment: Self.environment, tree: Self.tree)
        var generator = SeededGenerator(seed: 1)
        var outcomes = [0, 0, 0]
        for _ in 0..<1500 {
            var damaged = data
            for _ in 0...generator.next(3) {
                switch generator.next(3) {
                case 0: damaged[generator.next(damaged.count)] = UInt8(generator.next(256))
                case 1: damaged = damaged.prefix(1 + generator.next(damaged.count))
                default: damaged.insert(UInt8(generator.next(256)), at: generator.next(damaged.count))
                }
            }
            do throws(ReferenceError) {
                let reference = try ImageReference(damaged, path: "a.png")
                _ = (reference.scale, reference.environment, reference.tree)
                let verdict = try reference.compare(with: bitmap)
                if verdict == .same {
                    outcomes[0] += 1
                    #expect(try reference.decoded().bytes == bitmap.bytes)
                } else {
                    outcomes[1] += 1
                }
            } catch {
                outcomes[2] += 1
            }
        }
        #expect(outcomes[0] > 0 && outcomes[2] > 100, "\(outcomes)")
    }
}

import DrawingTestSupport
import FlatlayRendering
import CZlib
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayBytes
@testable import FlatlayPNG
@testable import FlatlayPaint

/// Strips that are compressed separately and joined to one stream.
@Suite struct StripTests {
    /// Bytes with stretches that compress well and others that do not.
    private func bytes(_ count: Int, seed: Int) -> [UInt8] {
        var numbers = SeededGenerator(seed: seed)
        var result: [UInt8] = []
        while result.count < count {
            let length = Int.random(in: 1...400, using: &numbers)
            if Bool.random(using: &numbers) {
                result += [UInt8](repeating: .random(in: 0...255, using: &numbers), count: length)
            } else {
                for _ in 0..<length { result.append(.random(in: 0...255, using: &numbers)) }
            }
        }
        return Array(result.prefix(count))
    }

    /// The bytes that zlib decompresses from a stream, with a check of its checksum.
    private func unpacked(_ stream: [UInt8], count: Int) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: count + 1)
        var length = UInt(result.count)
        guard uncompress(&result, &length, stream, UInt(stream.count)) == Z_OK else { return nil }
        return Array(result.prefix(Int(length)))
    }

    @Test func checksumsOfPartsAddUp() {
        for seed in 0..<50 {
            let whole = bytes(10_000 + seed * 7919, seed: seed)
            let cut = whole.count * seed / 49
            var (first, second) = (Adler32(), Adler32())
            whole.withUnsafeBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                first.add(base, count: cut)
                second.add(base + cut, count: whole.count - cut)
            }
            first.add(second)
            #expect(UInt(first.value) == adler32(1, whole, UInt32(whole.count)))
            #expect(first.count == whole.count)
        }
    }

    @Test func zerosAddUpWithoutBeingRead() {
        for seed in 0..<50 {
            let head = bytes(1 + seed * 997, seed: seed)
            let zeros = [0, 1, 5551, 65_521, 300_007][seed % 5] + seed
            var (read, counted) = (Adler32(), Adler32())
            for bytes in [head, [UInt8](repeating: 0, count: zeros), head] { read.add(bytes, count: bytes.count) }
            counted.add(head, count: head.count)
            counted.add(zeros: zeros)
            counted.add(head, count: head.count)
            #expect(counted == read, "seed \(seed)")
        }
    }

    @Test(arguments: [1, 6, 9, 12] as [Int32])
    func runsOfBlocksJoinAtEveryBit(level: Int32) throws {
        let deflater = try WholeDeflater(level: level)
        for seed in 0..<40 {
            var (whole, stream, checksum): ([UInt8], [UInt8], Adler32) = ([], ZlibStream.head, Adler32())
            for part in 0..<4 {
                // Up to several blocks, and down to none but a single byte.
                let piece = bytes([1, 3 + seed, 5000 + seed * 1000, 60][(seed + part) % 4], seed: seed * 10 + part)
                let output = ByteBuffer()
                try deflater.pack(piece, count: piece.count, to: output)
                try BlockOpener().open(output, from: 0)
                stream += output.takeData()
                var sum = Adler32()
                sum.add(piece, count: piece.count)
                checksum.add(sum)
                whole += piece
            }
            stream += ZlibStream.end(checksum: checksum)
            #expect(unpacked(stream, count: whole.count) == whole, "seed \(seed)")
        }
    }

    @Test func whatIsNoRunOfBlocksIsAnError() {
        let output = ByteBuffer()
        for byte in [0xff, 0xff, 0xff] as [UInt8] { output.append(byte) }
        #expect(throws: RenderError.encoding(code: Int(Z_DATA_ERROR))) { try BlockOpener().open(output, from: 0) }
        let cut = ByteBuffer()
        cut.append(0 as UInt8)
        #expect(throws: RenderError.encoding(code: Int(Z_BUF_ERROR))) { try BlockOpener().open(cut, from: 0) }
    }

    @Test(arguments: PNGCompression.allCases)
    func theFileIsTheSameOnAnyNumberOfThreads(_ compression: PNGCompression) throws {
        for background in [ResolvedColor.white, nil] {
            let options = PNGOptions(background: background, compression: compression, threadLimit: 1)
            let renderer = PNGRenderer(options: options)
            renderer.rowsPerBand = 37
            let first = try renderer.data(for: SampleSheet.list)
            let pixels = try renderer.bitmap(for: SampleSheet.list)
            for threads in [2, 3, 16] {
                renderer.options.threadLimit = threads
                #expect(try renderer.data(for: SampleSheet.list) == first, "\(threads) threads")
                #expect(try renderer.bitmap(for: SampleSheet.list) == pixels, "\(threads) threads")
            }
            #expect(try LibPNG.pixels(of: first).bytes == pixels.straightPixels)
        }
    }

    @Test func randomImagesAreTheSameOnAnyNumberOfThreads() throws {
        for seed in 0..<60 {
            var random = RandomPicture(seed: seed, size: CGSize(width: 60, height: 90))
            var list = random.list()
            let background = seed % 4 == 0 ? ResolvedColor.white : nil
            if seed % 4 == 1 {
                // The first bands need no alpha, and some of the others do.
                let opaque = picture(60, 90) { $0.fill(.rectangle(rect(0, 0, 60, 90 - CGFloat(seed))), .color(.white)) }
                list = DisplayList(size: list.size, nodes: list.nodes, items: opaque.items + list.items)
            }
            let renderers = [1, 3].map { threads in
                let renderer = PNGRenderer(options: PNGOptions(background: background, threadLimit: threads))
                renderer.rowsPerBand = 5 + seed % 40
                return renderer
            }
            let first = try renderers[0].data(for: list)
            #expect(try renderers[1].data(for: list) == first, "seed \(seed)")
            let pixels = try renderers[0].bitmap(for: list)
            #expect(try renderers[1].bitmap(for: list) == pixels, "seed \(seed)")
            #expect(try LibPNG.pixels(of: first).bytes == pixels.straightPixels, "seed \(seed)")
        }
    }

    /// An image of ten bands, with translucent rows between two positions.
    private func list(clearRows: Range<Int>?) -> DisplayList {
        picture(20, 100) { builder in
            let first = CGFloat(clearRows?.lowerBound ?? 100)
            builder.fill(.rectangle(rect(0, 0, 20, first)), .color(.pureRed))
            guard let last = clearRows?.upperBound else { return }
            builder.fill(.rectangle(rect(0, CGFloat(last), 20, 100 - CGFloat(last))), .color(.pureBlue))
        }
    }

    @Test(arguments: [0..<1, 45..<46, 99..<100, 0..<100, nil])
    func alphasAreWrittenIfAnyPixelNeedsThem(clearRows: Range<Int>?) throws {
        let list = list(clearRows: clearRows)
        var files: Set<Data> = []
        for threads in [1, 2, 4] {
            let renderer = PNGRenderer(options: PNGOptions(threadLimit: threads))
            renderer.rowsPerBand = 10
            let file = try renderer.data(for: list)
            files.insert(file)
            #expect(file[25] == (clearRows == nil ? 2 : 6))
            #expect(try LibPNG.pixels(of: file).bytes == renderer.bitmap(for: list).straightPixels)
        }
        #expect(files.count == 1)
    }

    @Test(arguments: [
        (1, 1), (2, 3), (32_767, 2), (2, 32_768), (40_000, 100), (70_000, 3), (3, 70_000), (60, 100_000),
    ])
    func picturesOfAnySizeAreReadByLibPNG(width: Int, height: Int) throws {
        let list = picture(CGFloat(width), CGFloat(height)) { builder in
            builder.fill(.rectangle(rect(0, 0, CGFloat(width), CGFloat(height))), .color(.white))
            let ends = GradientStop.ends
            for index in 0..<8 {
                let part = CGFloat(index) / 8
                let place = rect(
                    CGFloat(width) * part, CGFloat(height) * part, CGFloat(width) / 6, CGFloat(height) / 5)
                builder.fill(
                    index % 2 == 0 ? .ellipse(place) : .rectangle(place),
                    .linearGradient(stops: ends, start: .zero, end: CGPoint(x: width, y: height)))
            }
        }
        let renderer = PNGRenderer()
        let painted = try renderer.bitmap(for: list)
        let file = try renderer.data(for: list)
        #expect(PNGChunks(file.count < 2_000_000 ? file : Data()).faults.isEmpty)
        let read = try LibPNG.pixels(of: file, isBlueFirst: true)
        #expect(read.width == width && read.height == height)
        #expect(read.bytes == painted.bytes)
        // The last row is painted.
        #expect(painted[width - 1 - width / 12, height - 1 - height / 12].description != "#ffffff" || width < 10)
    }
}

extension GradientStop {
    fileprivate static let ends = [
        GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1),
    ]
}

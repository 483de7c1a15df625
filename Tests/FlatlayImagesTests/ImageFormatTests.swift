import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayImages

/// WebP, AVIF and GIF files, 16-bit PNG files, and orientations in each format. The files were written by Pillow and
/// avifenc: red and green above blue and white, twice as wide as high.
@Suite struct ImageFormatTests {
    private static let webP =
        "UklGRmAAAABXRUJQVlA4WAoAAAAIAAAAAwAAAQAAVlA4TB8AAAAvA0AAAB8gEEjeHzqN+RcQFPwf3fxHZA/gWvAR/Q8BAEVYSUYaAAAATU0AKgAA"
        + "AAgAAQESAAMAAAABAAEAAAAAAAA="
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABgAAAAAAANZnS2kAAAAYSURBVHicBcEBAQAA"
        + "AIIg+j/aYIEFIxQcQBQE/6TLvREAAAAASUVORK5CYII="
    private static let avif =
        "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAEGbWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYA"
        + "AAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABLgAAANEAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IA"
        + "AAAAfmlwcnAAAABdaXBjbwAAABRpc3BlAAAAAAAAAEAAAAAgAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAA"
        + "AAAJaXJvdAMAAAAJaW1pcgAAAAAZaXBtYQAAAAAAAAABAAEGAQKDBIWGAAAA2W1kYXQSAAoJOBU/+wgIaDSAMsEBEAAA66GyctrsvUBiRNyTpu16"
        + "7gn0/QxfsRVDxsEw5TeTC/dahVqVGp01icmGzLeGZ0HtRKh7wvMZIHK+JWii9f+eoQ+pOuh94LzZTosBIhUghhgZkg0zgf69ti7dZDLIAHJTwbXx"
        + "NWVsP2t3KPrF2vyYbXyW2HGnsM4wetviE2YQI8knA2aG5NqDeEHyCAv3JUil40+EkM2vMUZVTkAiJhj0Yc+PUJBbyIXKUFDCFg2IoRZqk2tm2VHb"
        + "7EDGKCXAow=="
    /// The same, turned but not mirrored.
    private static let turnedAVIF =
        "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAD8bWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYA"
        + "AAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABJAAAANEAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IA"
        + "AAAAdGlwcnAAAABUaXBjbwAAABRpc3BlAAAAAAAAAEAAAAAgAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAA"
        + "AAAJaXJvdAEAAAAYaXBtYQAAAAAAAAABAAEFAQKDBIUAAADZbWRhdBIACgk4FT/7CAhoNIAywQEQAADrobJy2uy9QGJE3JOm7XruCfT9DF+xFUPG"
        + "wTDlN5ML91qFWpUanTWJyYbMt4ZnQe1EqHvC8xkgcr4laKL1/56hD6k66H3gvNlOiwEiFSCGGBmSDTOB/r22Lt1kMsgAclPBtfE1ZWw/a3co+sXa"
        + "/JhtfJbYcaewzjB62+ITZhAjyScDZobk2oN4QfIIC/clSKXjT4SQza8xRlVOQCImGPRhz49QkFvIhcpQUMIWDYihFmqTa2bZUdvsQMYoJcCj"
    /// A red square of 2×2 pixels at (2, 2) of a transparent canvas of 6×4, then a blue canvas.
    private static let animation =
        "UklGRoQAAABXRUJQVlA4WAoAAAACAAAABQAAAwAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAEAAAEAAAEAAAEAAGQAAAJWUDhMDwAAAC8BQAAABxD9j/4H"
        + "IqL/AQBBTk1GKAAAAAAAAAAAAAUAAAMAAGQAAABWUDhMDwAAAC8FwAAABxDR//4HIqL/AQA="
    /// The columns and rows 0 to 4 and 0 to 8 with the colour (column + row) modulo 4, of which 2 is transparent.
    private static let interlaced =
        "R0lGODlhBQAJAIEAAP8AAAD/AAAA/////yH5BAEAAAIALAAAAAAFAAkAAAgWAAEEEDBAIEGDBQcmPKgQocOGEA8GBAA7"

    private func data(_ text: String) throws -> Data { try #require(Data(base64Encoded: text)) }

    private func decode(_ data: Data, limit: Int = 64_000_000) throws(ImageResolutionError) -> ImageResource {
        try ImageDecoder(pixelLimit: limit).decode(data, name: "x")
    }

    /// The colours of the corners, from top left to bottom right: r, g, b, w, or - for a transparent one.
    private func corners(_ image: ImageResource) -> String {
        let (right, bottom) = (image.pixelWidth - 1, image.pixelHeight - 1)
        return [(0, 0), (right, 0), (0, bottom), (right, bottom)].map { letter(image, $0.0, $0.1) }.joined()
    }

    private func letter(_ image: ImageResource, _ x: Int, _ y: Int) -> String {
        let start = (y * image.pixelWidth + x) * 4
        let (blue, green, red) = (image.pixels[start], image.pixels[start + 1], image.pixels[start + 2])
        if image.pixels[start + 3] == 0 { return "-" }
        if red > 200, green > 200 { return "w" }
        return red > 200 ? "r" : green > 200 ? "g" : blue > 200 ? "b" : "?"
    }

    /// Each orientation by the number that Exif gives it, and the corners of the upright image.
    private static let orientations: [(UInt8, String)] = [
        (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb"),
        (9, "rgbw"),
    ]

    @Test(arguments: orientations) func everyOrientationOfExifIsTurnedUpright(number: UInt8, expected: String) throws {
        for text in [Self.webP, Self.png] {
            var bytes = [UInt8](try data(text))
            // The value of the only tag, which is 1 or 6 in the files.
            let tag = try #require(bytes.firstRange(of: [1, 0x12, 0, 3, 0, 0, 0, 1, 0]))
            bytes[tag.upperBound] = number
            let image = try decode(Data(bytes))
            #expect(corners(image) == expected)
            #expect(image.pixelWidth == ((5...8).contains(number) ? 2 : 4) && image.isOpaque)
            // Programs disagree about the orientation of embedded files.
            #expect(image.encoded.isEmpty || number == 1 || number == 9)
        }
    }

    /// The turn, the mirroring, and the corners.
    @Test(
        arguments: [
            (0, nil, "rgbw"), (1, nil, "gwrb"), (2, nil, "wbgr"), (3, nil, "brwg"), (0, 0, "bwrg"), (1, 0, "rbgw"),
            (2, 0, "grwb"),
            (3, 0, "wgbr"), (0, 1, "grwb"), (1, 1, "wgbr"), (2, 1, "bwrg"), (3, 1, "rbgw"),
        ] as [(UInt8, UInt8?, String)])
    func everyTurnAndMirroringOfAVIFIsApplied(turn: UInt8, mirror: UInt8?, expected: String) throws {
        var bytes = [UInt8](try data(mirror == nil ? Self.turnedAVIF : Self.avif))
        bytes[try #require(bytes.firstRange(of: Array("irot".utf8))).upperBound] = turn
        if let mirror { bytes[try #require(bytes.firstRange(of: Array("imir".utf8))).upperBound] = mirror }
        let image = try decode(Data(bytes))
        #expect(corners(image) == expected)
        #expect(image.isOpaque && image.pixelWidth == (turn % 2 == 1 ? 32 : 64))
    }

    @Test func theFirstPictureOfAnAnimationIsDrawn() throws {
        let image = try decode(try data(Self.animation))
        #expect((image.pixelWidth, image.pixelHeight) == (6, 4))
        for y in 0..<4 {
            for x in 0..<6 { #expect(letter(image, x, y) == (2...3 ~= x && 2...3 ~= y ? "r" : "-")) }
        }
        #expect(!image.isOpaque)
    }

    @Test func interlacedGIFHasItsTransparentColour() throws {
        let image = try decode(try data(Self.interlaced))
        #expect((image.pixelWidth, image.pixelHeight, image.isOpaque) == (5, 9, false))
        for y in 0..<9 {
            for x in 0..<5 { #expect(letter(image, x, y) == ["r", "g", "-", "w"][(x + y) % 4], "\(x) \(y)") }
        }
    }

    /// Random pictures, packed by an encoder of the test: short codes, long ones, and tables that are full.
    @Test(arguments: 0..<12) func packedPicturesAreUnpacked(seed: Int) throws {
        var random = SeededGenerator(seed: 6100 + seed * 1_000_003)
        let bits = random.next(8) + 1
        let (width, height) = (random.next(90) + 1, random.next(90) + 1)
        let colors = (0..<(3 << bits)).map { _ in UInt8(random.next(256)) }
        var indices: [UInt8] = []
        while indices.count < width * height {
            let run = random.pick([1, 1, 3, 40])
            indices += repeatElement(UInt8(random.next(1 << bits)), count: run)
        }
        indices.removeLast(indices.count - width * height)
        var file = Data("GIF89a".utf8)
        file += [UInt8(width), 0, UInt8(height), 0, 0x80 | UInt8(bits - 1), 0, 0] + colors
        file += [0x2c, 0, 0, 0, 0, UInt8(width), 0, UInt8(height), 0, 0]
        let least = max(2, bits)
        file += [UInt8(least)] + GIFPacking.blocks(GIFPacking.pack(indices, bits: least)) + [0x3b]
        let image = try decode(file)
        for (place, index) in indices.enumerated() {
            let color = colors[Int(index) * 3..<Int(index) * 3 + 3]
            #expect(Array(image.pixels[place * 4..<place * 4 + 4]) == Array(color.reversed()) + [255])
        }
        #expect(image.isOpaque)
    }

    /// Files that were cut off or changed are errors or pictures, and never more: each is read to its end.
    @Test func damagedFilesAreErrors() throws {
        var random = SeededGenerator(seed: 88)
        var refused = 0
        for text in [Self.webP, Self.png, Self.avif, Self.animation, Self.interlaced] {
            let whole = [UInt8](try data(text))
            for _ in 0..<120 {
                var bytes = whole
                if random.next(2) == 0 { bytes.removeLast(random.next(bytes.count)) }
                for _ in 0..<random.next(4) where !bytes.isEmpty {
                    bytes[random.next(bytes.count)] = UInt8(random.next(256))
                }
                do {
                    let image = try decode(Data(bytes), limit: 100_000)
                    #expect(image.pixels.count == image.pixelWidth * image.pixelHeight * 4)
                } catch {
                    refused += 1
                }
            }
        }
        #expect(refused > 100)
    }

    @Test func sizesAreCheckedBeforeMemoryIsTaken() throws {
        for text in [Self.webP, Self.avif, Self.animation, Self.interlaced] {
            let error = #expect(throws: ImageResolutionError.self) { try decode(try data(text), limit: 7) }
            guard case .tooLarge(_, _, _, 7)? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        // A header of 65,535 by 65,535 pixels, with a picture as large.
        var file = Data("GIF89a".utf8) + [0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        file += [0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 1, 0x44, 0]
        #expect(
            throws: ImageResolutionError.tooLarge(name: "x", pixelWidth: 65535, pixelHeight: 65535, limit: 64_000_000)
        ) {
            try decode(file)
        }
    }

    /// Samples of 16 bits are those of sRGB, unless the file says otherwise.
    @Test(arguments: [false, true]) func deepPNGWithoutTagsIsSRGB(hasAlpha: Bool) throws {
        let sample: [UInt8] = [200, 0, 100, 0, 50, 0] + (hasAlpha ? [255, 255] : [])
        let rows = (0..<2).flatMap { _ in [0] + sample + sample } as [UInt8]
        var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        file += PNGParts.chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 2, 16, hasAlpha ? 6 : 2, 0, 0, 0])
        file += PNGParts.chunk("IDAT", PNGParts.stored(rows)) + PNGParts.chunk("IEND", [])
        let image = try decode(file)
        #expect(
            zip(image.pixels[0..<4], [50, 100, 200, 255]).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(image.pixels)")
    }
}

/// GIF's compression, written plainly: a table of strings.
private enum GIFPacking {
    static func pack(_ indices: [UInt8], bits: Int) -> [UInt8] {
        var (output, buffer, count): ([UInt8], Int, Int) = ([], 0, 0)
        var width = bits + 1
        func write(_ code: Int) {
            buffer |= code << count
            count += width
            while count >= 8 {
                output.append(UInt8(buffer & 255))
                buffer >>= 8
                count -= 8
            }
        }
        var table: [[UInt8]: Int] = [:]
        var next = 0
        func clear() {
            table = Dictionary(uniqueKeysWithValues: (0..<(1 << bits)).map { ([UInt8($0)], $0) })
            (next, width) = (1 << bits + 2, bits + 1)
        }
        clear()
        write(1 << bits)
        var word: [UInt8] = []
        for index in indices {
            if table[word + [index]] != nil {
                word.append(index)
                continue
            }
            write(table[word] ?? 0)
            if next < 4096 {
                table[word + [index]] = next
                next += 1
                if next > 1 << width, width < 12 { width += 1 }
            } else if index % 5 == 0 {
                // Others go on with the full table.
                write(1 << bits)
                clear()
            }
            word = [index]
        }
        write(table[word] ?? 0)
        write(1 << bits + 1)
        return count > 0 ? output + [UInt8(buffer & 255)] : output
    }

    static func blocks(_ bytes: [UInt8]) -> [UInt8] {
        stride(from: 0, to: bytes.count, by: 255).flatMap { start -> [UInt8] in
            let part = bytes[start..<min(start + 255, bytes.count)]
            return [UInt8(part.count)] + part
        } + [0]
    }
}

/// The parts of a PNG file.
private enum PNGParts {
    static func chunk(_ type: String, _ content: [UInt8]) -> Data {
        let body = Array(type.utf8) + content
        var check: UInt32 = 0xffff_ffff
        for byte in body {
            check ^= UInt32(byte)
            for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xedb8_8320 : check >> 1 }
        }
        return Data(bytes(UInt32(content.count)) + body + bytes(~check))
    }

    /// Bytes in one block that is not packed.
    static func stored(_ content: [UInt8]) -> [UInt8] {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in content { (a, b) = ((a + UInt32(byte)) % 65521, (b + a + UInt32(byte)) % 65521) }
        let count = UInt16(content.count)
        return [0x78, 1, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)] + content
            + bytes(b << 16 | a)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(number >> UInt32($0) & 255) }
    }
}

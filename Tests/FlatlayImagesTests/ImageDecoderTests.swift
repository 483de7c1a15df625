import DrawingTestSupport
import FlatlayPaint
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayImages
@testable import FlatlayPNG

@Suite struct ImageDecoderTests {
    private let png = image("dot", 3, 2) { x, y in
        ResolvedColor(red: Float(x) / 2, green: Float(y), blue: 0.5, opacity: x == 1 ? 0.5 : 1)
    }

    private func text(_ data: Data, limit: Int = 64_000_000) -> String? {
        let error = #expect(throws: ImageResolutionError.self) {
            try ImageDecoder(pixelLimit: limit).decode(data, name: "x")
        }
        return error?.description
    }

    @Test func aPNGIsPremultiplied() throws {
        let decoded = try ImageDecoder().decode(png.encoded, name: "dot@2x", scale: 2)
        #expect(decoded.pixels == png.pixels)
        #expect(!decoded.isOpaque)
        #expect(decoded.format == .png)
        #expect(decoded.size == CGSize(width: 1.5, height: 1))
    }

    @Test func aJPEGIsOpaque() throws {
        let data = JPEGFixtures.jpeg(16, 8) { _, _ in (200, 30, 60) }
        let decoded = try ImageDecoder().decode(data, name: "photo")
        #expect(decoded.pixelWidth == 16 && decoded.pixelHeight == 8)
        #expect(decoded.isOpaque && decoded.format == .jpeg)
        #expect(zip(decoded.pixels[0..<4], [60, 30, 200, 255]).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
    }

    @Test func theInksOfPrintBecomeColours() throws {
        // Inverted, as in such files: no cyan, all magenta, no yellow, no black.
        let decoded = try ImageDecoder().decode(JPEGFixtures.print(8, 8, inks: [255, 0, 255, 255]), name: "print")
        #expect(zip(decoded.pixels[0..<4], [255, 0, 255, 255]).allSatisfy { abs(Int($0) - Int($1)) <= 6 })
    }

    @Test(arguments: [
        (UInt8(1), "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb"),
        (9, "rgbw"),
    ])
    func photosAreTurnedUpright(orientation: UInt8, expected: String) throws {
        // Stored as red, green above blue, white; twice as wide as high.
        let data = JPEGFixtures.jpeg(32, 16, orientation: orientation) { x, y in
            switch (x < 16, y < 8) {
            case (true, true): (255, 0, 0)
            case (false, true): (0, 255, 0)
            case (true, false): (0, 0, 255)
            case (false, false): (255, 255, 255)
            }
        }
        let decoded = try ImageDecoder().decode(data, name: "photo")
        let isTall = (5...8).contains(orientation)
        #expect(decoded.pixelWidth == (isTall ? 16 : 32))
        #expect(decoded.pixelHeight == (isTall ? 32 : 16))
        let bitmap = RenderedBitmap(
            width: decoded.pixelWidth, height: decoded.pixelHeight, bytes: decoded.pixels, isOpaque: true)
        func letter(_ x: Int, _ y: Int) -> String {
            let color = bitmap[x, y]
            if color.red > 0.7, color.green > 0.7 { return "w" }
            return color.red > 0.7 ? "r" : color.green > 0.7 ? "g" : "b"
        }
        let (right, bottom) = (decoded.pixelWidth - 3, decoded.pixelHeight - 3)
        #expect(letter(2, 2) + letter(right, 2) + letter(2, bottom) + letter(right, bottom) == expected)
    }

    @Test func otherFilesAreRefused() {
        #expect(
            text(Data("BM89a".utf8)) == "image 'x' is not PNG, JPEG, WebP, AVIF, GIF or SVG; convert it to one of them")
        #expect(text(Data()) == "image 'x' is not PNG, JPEG, WebP, AVIF, GIF or SVG; convert it to one of them")
    }

    @Test func aPNGThatEndsEarlyIsDamaged() {
        let data = SampleSheet.checker.encoded
        for count in [8, 20, 33, 40, data.count / 2, data.count - 20] {
            let message = text(data.prefix(count))
            #expect(message?.hasPrefix("image 'x' can't be decoded: ") == true, "\(count) bytes")
            #expect(message?.hasSuffix("; export it again") == true, "\(count) bytes")
        }
    }

    @Test func aJPEGThatEndsEarlyIsDamaged() {
        let data = JPEGFixtures.jpeg(64, 64) { x, y in (UInt8(x * 4), UInt8(y * 4), UInt8((x * y) & 255)) }
        for count in [4, 30, data.count / 2, data.count - 40] {
            #expect(text(data.prefix(count))?.hasPrefix("image 'x' can't be decoded: ") == true, "\(count) bytes")
        }
    }

    @Test func changedBytesNeverCrash() {
        var data = SampleSheet.checker.encoded
        let jpeg = JPEGFixtures.jpeg(32, 32) { x, y in (UInt8(x * 8), UInt8(y * 8), 0) }
        for index in stride(from: 8, to: data.count, by: 3) {
            let kept = data[index]
            data[index] ^= 0x5a
            _ = try? ImageDecoder(pixelLimit: 1_000_000).decode(data, name: "x")
            data[index] = kept
        }
        var photo = jpeg
        for index in stride(from: 2, to: photo.count, by: 5) {
            let kept = photo[index]
            photo[index] ^= 0xa5
            _ = try? ImageDecoder(pixelLimit: 1_000_000).decode(photo, name: "x")
            photo[index] = kept
        }
    }

    /// A file of a few dozen bytes that claims to be 60,000 pixels wide and high.
    private var bomb: Data {
        var data = Data(png.encoded.prefix(33))
        let size: [UInt8] = [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]
        data.replaceSubrange(16..<24, with: size)
        // The checksum of the changed header, by the polynomial of the PNG specification.
        var crc: UInt32 = 0xffff_ffff
        for byte in data[12..<29] {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
        }
        withUnsafeBytes(of: (crc ^ 0xffff_ffff).bigEndian) { data.replaceSubrange(29..<33, with: $0) }
        return data + png.encoded.dropFirst(33)
    }

    @Test func aBombIsRefusedByItsHeader() {
        let clock = ThreadClock()
        let time = clock.measure {
            #expect(
                text(bomb)
                    == "image 'x' has 60000×60000 pixels, over the limit of 64000000; scale it down")
        }
        // Decoding it, or clearing memory for it, would take seconds.
        #expect(time < .milliseconds(500))
    }

    @Test func theLimitHoldsForBothFormats() {
        #expect(
            text(SampleSheet.checker.encoded, limit: 4095)
                == "image 'x' has 64×64 pixels, over the limit of 4095; scale it down")
        let photo = JPEGFixtures.jpeg(40, 30) { _, _ in (0, 0, 0) }
        #expect(text(photo, limit: 1000) == "image 'x' has 40×30 pixels, over the limit of 1000; scale it down")
    }

    @Test func aSideThatPaintersCannotHoldIsRefused() throws {
        let long = RenderedBitmap(width: 32_767, height: 1, bytes: [], isOpaque: false)
        var data = try PNGEncoder().encode(long)
        data.replaceSubrange(16..<20, with: [0, 0, 0x80, 0])
        #expect(throws: ImageResolutionError.self) { try ImageDecoder().decode(data, name: "x") }
        #expect(
            throws: ImageResolutionError.corrupt(
                name: "x", reason: "it has 40000×2 pixels, more than 32767 on a side")
        ) { try ImageDecoder().check(width: 40_000, height: 2, name: "x") }
    }
}

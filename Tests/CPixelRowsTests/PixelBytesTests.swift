import CPixelRows
import TestSupport
import Testing

/// Compares kernels that convert or add bytes with the same operations byte by byte.
@Suite struct PixelBytesTests {
    @Test(arguments: Registers.available)
    func rowsAreConvertedAndTheirAlphasSeen(registers: Registers) throws {
        let kernels = try registers.kernels()
        var generator = SeededGenerator(seed: 5)
        for width in 0...70 {
            var pixels = (0..<width).map { _ in UInt32.random(in: 0xff00_0000 ... .max, using: &generator) }
            var bytes = [UInt8](repeating: 7, count: width * 3 + 1)
            var expected: [UInt8] = []
            for pixel in pixels {
                for shift in [16, 8, 0] as [UInt32] { expected.append(UInt8(pixel >> shift & 255)) }
            }
            expected.append(7)
            #expect(write(pixels, to: &bytes, kernels), "width \(width)")
            #expect(bytes == expected, "width \(width)")
            guard width > 0 else { continue }
            let clear = generator.next(width)
            pixels[clear] = 0xfeff_ffff
            #expect(!write(pixels, to: &bytes, kernels), "pixel \(clear) of \(width)")
        }
    }

    @Test(arguments: Registers.available)
    func greysAreConvertedAndOthersSeen(registers: Registers) throws {
        let kernels = try registers.kernels()
        var generator = SeededGenerator(seed: 7)
        func write(_ pixels: [UInt32], to bytes: inout [UInt8]) -> Bool {
            pixels.withUnsafeBytes {
                kernels.write_gray($0.bindMemory(to: UInt8.self).baseAddress, &bytes, pixels.count)
            }
        }
        for width in 0...70 {
            let grays = (0..<width).map { _ in UInt8(generator.next(256)) }
            let pixels = grays.map { 0xff00_0000 | UInt32($0) * 0x01_0101 }
            var bytes = [UInt8](repeating: 7, count: width + 1)
            #expect(write(pixels, to: &bytes), "width \(width)")
            #expect(bytes == grays + [7], "width \(width)")
            // Each pixel in turn differs in one bit of any component.
            for index in 0..<width {
                var changed = pixels
                changed[index] ^= 1 << UInt32(generator.next(32))
                #expect(!write(changed, to: &bytes), "pixel \(index) of \(width): \(changed[index])")
            }
        }
    }

    private func write(_ pixels: [UInt32], to bytes: inout [UInt8], _ kernels: pixel_kernels) -> Bool {
        pixels.withUnsafeBytes { kernels.write_rgb($0.bindMemory(to: UInt8.self).baseAddress, &bytes, pixels.count) }
    }

    @Test func coveragesAreAddedUpTo255() {
        var generator = SeededGenerator(seed: 6)
        for width in stride(from: 8, through: 40, by: 8) {
            for _ in 0..<50 {
                let (height, bytesPerRow) = (1 + generator.next(3), width + generator.next(4))
                var target = generator.coverages(bytesPerRow * height)
                let added = generator.coverages(width * height)
                var expected = target
                for index in added.indices {
                    let place = index / width * bytesPerRow + index % width
                    expected[place] = UInt8(min(255, Int(target[place]) + Int(added[index])))
                }
                pixel_rows_add(&target, bytesPerRow, added, width, height)
                #expect(target == expected, "width \(width)")
            }
        }
    }
}

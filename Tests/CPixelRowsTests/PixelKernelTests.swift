import CPixelRows
import TestSupport
import Testing

/// Compares kernels, which draw registers full of pixels, with drawing pixel by pixel.
@Suite struct PixelKernelTests {
    @Test(arguments: Registers.available)
    func coloursEqualPixelByPixel(registers: Registers) throws {
        let kernels = try registers.kernels()
        var generator = SeededGenerator(seed: 1)
        PixelField.forEachArea(&generator) { generator, x, width in
            for height in 1...2 {
                let color = generator.pixel()
                PixelField(&generator).compare(x: x, width: width, height: height, "fill") { area in
                    kernels.fill(area, color)
                } plain: { _, _, below in
                    PlainBlending.draw(color, over: below)
                }
            }
        }
    }

    @Test(arguments: Registers.available)
    func steppedColoursEqualPixelByPixel(registers: Registers) throws {
        let kernels = try registers.kernels()
        var generator = SeededGenerator(seed: 5)
        PixelField.forEachArea(&generator) { generator, x, width in
            let colors = (0..<256).map { _ in generator.pixel() }
            let end = Int64(colors.count) << 32
            let (first, last) = (
                Int64.random(in: 0..<end, using: &generator), Int64.random(in: 0..<end, using: &generator)
            )
            let step = (last - first) / Int64(max(1, width))
            PixelField(&generator).compare(x: x, width: width, "step_colors") { area in
                kernels.step_colors(area.first, width, colors, first, step)
            } plain: { x, _, _ in
                colors[Int((first + Int64(x) * step) >> 32)]
            }
        }
    }

    @Test(arguments: Registers.available)
    func coveredColoursEqualPixelByPixel(registers: Registers) throws {
        let kernels = try registers.kernels()
        var generator = SeededGenerator(seed: 2)
        PixelField.forEachArea(&generator) { generator, x, width in
            for height in 1...2 {
                let (color, bytesPerRow) = (generator.pixel(), width + generator.next(4))
                let coverages = generator.coverages(bytesPerRow * height)
                PixelField(&generator).compare(x: x, width: width, height: height, "draw") { area in
                    kernels.draw(area, coverages, bytesPerRow, color)
                } plain: { x, y, below in
                    PlainBlending.draw(color, over: below, coverage: coverages[y * bytesPerRow + x])
                }
            }
        }
    }

    @Test(arguments: Registers.available)
    func pixelsEqualPixelByPixel(registers: Registers) throws {
        let kernels = try registers.kernels()
        var generator = SeededGenerator(seed: 3)
        PixelField.forEachArea(&generator) { generator, x, width in
            let drawn = (0..<width).map { _ in generator.pixel() }
            for coverage in [0, 255, .random(in: 1...254, using: &generator)] as [UInt8] {
                PixelField(&generator).compare(x: x, width: width, "draw_pixels") { area in
                    kernels.draw_pixels(area.first, drawn, width, UInt32(coverage))
                } plain: { x, _, below in
                    PlainBlending.draw(drawn[x], over: below, coverage: coverage)
                }
            }
        }
    }

    @Test(arguments: Registers.available)
    func coveredPixelsEqualPixelByPixel(registers: Registers) throws {
        let kernels = try registers.kernels()
        var generator = SeededGenerator(seed: 4)
        PixelField.forEachArea(&generator) { generator, x, width in
            let drawn = (0..<width).map { _ in generator.pixel() }
            let coverages = generator.coverages(width)
            PixelField(&generator).compare(x: x, width: width, "draw_covered_pixels") { area in
                kernels.draw_covered_pixels(area.first, drawn, coverages, width)
            } plain: { x, _, below in
                PlainBlending.draw(drawn[x], over: below, coverage: coverages[x])
            }
            PixelField(&generator).compare(x: x, width: width, "restore") { area in
                kernels.restore(area.first, drawn, coverages, width)
            } plain: { x, _, pixel in
                PlainBlending.restore(drawn[x], under: pixel, coverage: coverages[x])
            }
        }
    }

    /// Every product of two bytes, at every position of a register.
    @Test(arguments: Registers.available)
    func productsAreRoundedAsPixmanDoes(registers: Registers) throws {
        let kernels = try registers.kernels()
        var wrong = 0
        for value in 0...255 as ClosedRange<UInt32> {
            let white = [UInt32](repeating: value * 0x0101_0101, count: 256)
            var pixels = [UInt32](repeating: 0, count: 256)
            kernels.draw_covered_pixels(&pixels, white, (0...255).map { UInt8($0) }, 256)
            for part in 0...255 where pixels[part] != PlainBlending.product(value, UInt32(part)) * 0x0101_0101 {
                wrong += 1
            }
        }
        #expect(wrong == 0)
    }
}

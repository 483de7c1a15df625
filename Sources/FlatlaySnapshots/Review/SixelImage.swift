import Flatlay
import Foundation

/// Writes an image for terminals that show sixels: rows of six pixels, one colour at a time.
///
/// Source: VT330/VT340 Programmer Reference Manual, volume 2, chapter 14 (DEC, 1988). Steps: 1. give each pixel a number
/// of the palette, which holds the colours of the image if there are at most 256 of them, and else six to seven shades
/// of each component. 2. Write the palette. 3. For each row of six pixels and each colour in it, write which of the six
/// have that colour, with equal columns written once and counted.
package enum SixelImage {
    /// The number of pixels that are written at most.
    package static let pixelLimit = 4_000_000

    /// The escape sequence for an image; nil if the image is empty or too large. Transparent pixels become white.
    package static func sequence(for bitmap: RenderedBitmap) -> String? {
        let (width, height) = (bitmap.width, bitmap.height)
        guard width > 0, height > 0, width <= pixelLimit / height else { return nil }
        let colors = colors(of: bitmap)
        let (palette, numbers) = palette(of: colors)
        var out: [UInt8] = Array("\u{1B}P0;1q\"1;1;\(width);\(height)".utf8)
        for (number, color) in palette.enumerated() {
            func percent(_ shift: UInt32) -> UInt32 { (((color >> shift) & 255) * 100 + 127) / 255 }
            out += Array("#\(number);2;\(percent(16));\(percent(8));\(percent(0))".utf8)
        }
        var masks = [UInt8](repeating: 0, count: width * palette.count)
        var isUsed = [Bool](repeating: false, count: palette.count)
        for top in stride(from: 0, to: height, by: 6) {
            for row in top..<min(top + 6, height) {
                let bit = UInt8(1) << UInt8(row - top)
                for x in 0..<width {
                    let number = Int(numbers[row * width + x])
                    masks[number * width + x] |= bit
                    isUsed[number] = true
                }
            }
            var isFirst = true
            for number in palette.indices where isUsed[number] {
                if !isFirst { out.append(UInt8(ascii: "$")) }
                isFirst = false
                out += Array("#\(number)".utf8)
                write(masks[number * width..<(number + 1) * width], to: &out)
                for x in number * width..<(number + 1) * width { masks[x] = 0 }
                isUsed[number] = false
            }
            out.append(UInt8(ascii: "-"))
        }
        out += [0x1B, UInt8(ascii: "\\")]
        return String(decoding: out, as: UTF8.self)
    }

    private static func write(_ masks: ArraySlice<UInt8>, to out: inout [UInt8]) {
        var index = masks.startIndex
        // Columns at the end without the colour are left out.
        let end = (masks.lastIndex { $0 != 0 } ?? index - 1) + 1
        while index < end {
            let mask = masks[index]
            var next = index
            while next < end, masks[next] == mask { next += 1 }
            let count = next - index
            if count > 3 {
                out += Array("!\(count)".utf8)
                out.append(63 + mask)
            } else {
                out += [UInt8](repeating: 63 + mask, count: count)
            }
            index = next
        }
    }

    /// The colours on white, as 0xRRGGBB.
    private static func colors(of bitmap: RenderedBitmap) -> [UInt32] {
        var colors: [UInt32] = []
        colors.reserveCapacity(bitmap.width * bitmap.height)
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            for offset in stride(from: 0, to: bitmap.width * bitmap.height * 4, by: 4) {
                let white = 255 - UInt32(bytes[offset + 3])
                let blue = min(UInt32(bytes[offset]) + white, 255)
                let green = min(UInt32(bytes[offset + 1]) + white, 255)
                let red = min(UInt32(bytes[offset + 2]) + white, 255)
                colors.append(red << 16 | green << 8 | blue)
            }
        }
        return colors
    }

    private static func palette(of colors: [UInt32]) -> (palette: [UInt32], numbers: [UInt8]) {
        var known: [UInt32: UInt8] = [:]
        var palette: [UInt32] = []
        var numbers: [UInt8] = []
        numbers.reserveCapacity(colors.count)
        var last: (color: UInt32, number: UInt8)?
        for color in colors {
            if let last, last.color == color {
                numbers.append(last.number)
                continue
            }
            if known[color] == nil {
                guard palette.count < 256 else { return shades(of: colors) }
                known[color] = UInt8(palette.count)
                palette.append(color)
            }
            let number = known[color] ?? 0
            last = (color, number)
            numbers.append(number)
        }
        return (palette, numbers)
    }

    /// Six shades of red, seven of green and six of blue: 252 colours.
    private static func shades(of colors: [UInt32]) -> (palette: [UInt32], numbers: [UInt8]) {
        var palette: [UInt32] = []
        for red in UInt32(0)..<6 {
            for green in UInt32(0)..<7 {
                for blue in UInt32(0)..<6 {
                    palette.append((red * 255 / 5) << 16 | (green * 255 / 6) << 8 | (blue * 255 / 5))
                }
            }
        }
        let numbers = colors.map { color in
            func level(_ shift: UInt32, _ steps: UInt32) -> UInt32 { (((color >> shift) & 255) * steps + 127) / 255 }
            return UInt8(level(16, 5) * 42 + level(8, 6) * 6 + level(0, 5))
        }
        return (palette, numbers)
    }
}

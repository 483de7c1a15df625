import CPangoCairo
import FlatlayDrawing
import Foundation

/// Identifies an image within a file.
struct PDFImageKey: Hashable {
    var content: UInt64
    var width: Int
    var height: Int
    /// The colour of a template image, as a number `0xrrggbb`.
    var tint: UInt32?
    /// Whether readers interpolate pixels if they enlarge the image.
    var isSmooth: Bool
}

/// Pixels as objects of a file (ISO 32000-1, 8.9).
struct PDFImage {
    var width: Int
    var height: Int
    /// Four bytes each: blue, green, red and alpha, premultiplied.
    var pixels: [UInt8]
    var isOpaque: Bool
    var isSmooth: Bool
    /// The colour of a template image's opaque parts; nil to use the image's own colours.
    var tint: ResolvedColor?

    /// Returns the streams; nil if the image is fully transparent.
    func data(_ file: PDFFile) -> PDFImageData? {
        let count = min(width * height, pixels.count / 4)
        var mask: PDFImageData.Part?
        if !isOpaque {
            let alphas = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
                for index in 0..<count { buffer[index] = pixels[index * 4 + 3] }
                initialized = count
            }
            guard alphas.contains(where: { $0 > 0 }) else { return nil }
            mask = part(head(width, height, isGray: true), alphas, file)
        }
        let smooth = isSmooth ? "/Interpolate true" : ""
        if let tint {
            let (red, green, blue, _) = tint.bytes
            return PDFImageData(mask: mask, pixels: part(head(1, 1, isGray: false), [red, green, blue], file))
        }
        if let palette = palette(count) {
            let colors = palette.colors.withUnsafeBytes { file.data(of: $0) }
            return PDFImageData(
                mask: mask, palette: (colors, palette.colors.count / 3),
                pixels: part(head(width, height, space: ""), palette.indices, file), rest: smooth)
        }
        let (colors, isGray) = colors(count)
        return PDFImageData(mask: mask, pixels: part(head(width, height, isGray: isGray), colors, file), rest: smooth)
    }

    /// Writes the objects. Returns the number of the image, or nil if it is fully transparent.
    func write(to file: PDFFile) -> Int? { data(file)?.write(to: file) }

    private func part(_ entries: String, _ bytes: [UInt8], _ file: PDFFile) -> PDFImageData.Part {
        PDFImageData.Part(entries: entries, stream: bytes.withUnsafeBytes { file.data(of: $0) })
    }

    private func head(_ width: Int, _ height: Int, isGray: Bool) -> String {
        head(width, height, space: isGray ? "/DeviceGray" : "/DeviceRGB")
    }

    private func head(_ width: Int, _ height: Int, space: String) -> String {
        "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/BitsPerComponent 8/ColorSpace\(space)"
    }

    /// Smaller images do not gain by a palette, which is an object of its own.
    private static let leastPaletteCount = 1024

    /// The colours, not premultiplied, and the index of the colour of each pixel; nil if there are more than 256, or if
    /// all are grey. Emoji have a palette in their font.
    private func palette(_ count: Int) -> (colors: [UInt8], indices: [UInt8])? {
        guard count >= PDFImage.leastPaletteCount else { return nil }
        var numbers: [UInt32: UInt8] = [:]
        var colors: [UInt8] = []
        var indices: [UInt8] = []
        indices.reserveCapacity(count)
        var isGray = true
        var last: (color: UInt32, index: UInt8)?
        for pixel in 0..<count {
            let (red, green, blue) = color(of: pixel)
            let color = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            if let last, last.color == color {
                indices.append(last.index)
                continue
            }
            let index: UInt8
            if let known = numbers[color] {
                index = known
            } else {
                guard numbers.count < 256 else { return nil }
                index = UInt8(numbers.count)
                numbers[color] = index
                colors += [red, green, blue]
                if red != green || green != blue { isGray = false }
            }
            indices.append(index)
            last = (color, index)
        }
        return isGray ? nil : (colors, indices)
    }

    /// The colour of a pixel, not premultiplied.
    @inline(__always)
    private func color(of pixel: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
        let alpha = UInt32(pixels[pixel * 4 + 3])
        func component(_ offset: Int) -> UInt8 {
            let value = pixels[pixel * 4 + offset]
            if alpha == 255 || isOpaque { return value }
            return alpha == 0 ? 0 : UInt8(min(255, (UInt32(value) * 255 + alpha / 2) / alpha))
        }
        return (component(2), component(1), component(0))
    }

    /// The colours, not premultiplied; with one byte per pixel if all are grey.
    private func colors(_ count: Int) -> (bytes: [UInt8], isGray: Bool) {
        var isGray = true
        var bytes = [UInt8](unsafeUninitializedCapacity: count * 3) { buffer, initialized in
            for index in 0..<count {
                let (red, green, blue) = color(of: index)
                if red != green || green != blue { isGray = false }
                (buffer[index * 3], buffer[index * 3 + 1], buffer[index * 3 + 2]) = (red, green, blue)
            }
            initialized = count * 3
        }
        if isGray { bytes = (0..<count).map { bytes[$0 * 3] } }
        return (bytes, isGray)
    }
}

extension ImageResource {
    /// The colour space of a photo whose file readers decode and show as Flatlay does; nil for other images.
    var pdfPhotoSpace: String? {
        guard format == .jpeg, isOpaque, ExifOrientation(jpeg: encoded) == .up else { return nil }
        let bytes = [UInt8](encoded.prefix(65_536))
        var offset = 2
        // Segments follow each other; the marker of the frame is from 0xC0 to 0xCF, except three of these.
        while offset + 9 < bytes.count, bytes[offset] == 0xff {
            let marker = bytes[offset + 1]
            let isFrame = (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
            guard isFrame else {
                offset += 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
                continue
            }
            let height = Int(bytes[offset + 5]) << 8 + Int(bytes[offset + 6])
            let width = Int(bytes[offset + 7]) << 8 + Int(bytes[offset + 8])
            guard bytes[offset + 4] == 8, width == pixelWidth, height == pixelHeight else { return nil }
            return bytes[offset + 9] == 1 ? "/DeviceGray" : bytes[offset + 9] == 3 ? "/DeviceRGB" : nil
        }
        return nil
    }
}

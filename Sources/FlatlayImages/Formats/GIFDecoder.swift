import CGIF
import FlatlayDrawing
import Foundation

/// Decodes the first picture of a GIF file with giflib, line by line: of an animation, the other pictures are not read.
struct GIFDecoder {
    let name: String
    let limit: ImageDecoder

    func decode(_ data: Data) throws(ImageResolutionError) -> DecodedPixels {
        let decoded = data.withUnsafeBytes { bytes in
            Result { () throws(ImageResolutionError) in
                var remaining = bytes
                return try withUnsafeMutablePointer(to: &remaining) { source throws(ImageResolutionError) in
                    guard let file = DGifOpen(source, readGIF, nil) else { throw damaged }
                    defer { DGifCloseFile(file, nil) }
                    return try firstPicture(of: file)
                }
            }
        }
        return try decoded.get()
    }

    private func firstPicture(of file: UnsafeMutablePointer<GifFileType>) throws(ImageResolutionError) -> DecodedPixels
    {
        let transparent = try transparentIndex(of: file)
        guard DGifGetImageDesc(file) == GIF_OK else { throw damaged }
        let image = file.pointee.Image
        let (left, top) = (Int(image.Left), Int(image.Top))
        let (columns, rows) = (Int(image.Width), Int(image.Height))
        var (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
        // Some programs leave the size of the screen at 0.
        if width == 0 || height == 0 { (width, height) = (left + columns, top + rows) }
        try limit.check(width: width, height: height, name: name)
        try limit.check(width: columns, height: rows, name: name)
        let colors = image.ColorMap ?? file.pointee.SColorMap
        let table = UnsafeBufferPointer(start: colors?.pointee.Colors, count: Int(colors?.pointee.ColorCount ?? 0))

        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        var isOpaque = left == 0 && top == 0 && columns >= width && rows >= height
        var line = [UInt8](repeating: 0, count: columns)
        for row in image.Interlace ? GIFDecoder.interlacedRows(rows) : Array(0..<rows) {
            guard DGifGetLine(file, &line, Int32(columns)) == GIF_OK else { throw damaged }
            guard top + row < height else { continue }
            for column in 0..<min(columns, max(0, width - left)) {
                let index = Int(line[column])
                if index == transparent {
                    isOpaque = false
                    continue
                }
                let target = ((top + row) * width + left + column) * 4
                // An index beyond the table is black, as browsers draw it.
                if index < table.count {
                    pixels[target] = table[index].Blue
                    pixels[target + 1] = table[index].Green
                    pixels[target + 2] = table[index].Red
                }
                pixels[target + 3] = 255
            }
        }
        return DecodedPixels(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
    }

    /// Reads up to the first picture. Returns the transparent index that the graphic control extension before it names.
    private func transparentIndex(of file: UnsafeMutablePointer<GifFileType>) throws(ImageResolutionError) -> Int? {
        var transparent: Int?
        var record = UNDEFINED_RECORD_TYPE
        while true {
            guard DGifGetRecordType(file, &record) == GIF_OK else { throw damaged }
            switch record {
            case IMAGE_DESC_RECORD_TYPE: return transparent
            case EXTENSION_RECORD_TYPE:
                var (code, block): (Int32, UnsafeMutablePointer<GifByteType>?) = (0, nil)
                guard DGifGetExtension(file, &code, &block) == GIF_OK else { throw damaged }
                // The first byte of a block is its length.
                if code == GRAPHICS_EXT_FUNC_CODE, let block, block[0] >= 4 {
                    transparent = block[1] & 1 == 1 ? Int(block[4]) : nil
                }
                while block != nil {
                    guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw damaged }
                }
            default: throw damaged
            }
        }
    }

    /// The rows of an interlaced picture in the order of the file: every eighth, then those between (GIF89a, appendix
    /// E).
    private static func interlacedRows(_ count: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
    }

    private var damaged: ImageResolutionError { .corrupt(name: name, reason: "its GIF data is damaged or cut off") }
}

/// Called by giflib to read the next bytes; fewer than it asked for are the end of the file.
private func readGIF(
    _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<GifByteType>?, _ count: Int32
) -> Int32 {
    guard let source = file?.pointee.UserData?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
        count > 0
    else { return 0 }
    let bytes = source.pointee.prefix(Int(count))
    UnsafeMutableRawBufferPointer(start: target, count: bytes.count).copyBytes(from: bytes)
    source.pointee = UnsafeRawBufferPointer(rebasing: source.pointee.dropFirst(bytes.count))
    return Int32(bytes.count)
}

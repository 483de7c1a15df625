import FlatlayDrawing
import Foundation

/// Decodes the first picture of a GIF file.
///
/// Source: GIF89a specification, appendix F for the compression. It is a page of code that reads within bounds, so no
/// library is needed.
struct GIFDecoder {
    let name: String
    let limit: ImageDecoder

    func decode(_ data: Data) throws(ImageResolutionError) -> DecodedPixels {
        var reader = GIFReader(bytes: [UInt8](data.prefix(512 << 20)))
        guard let file = reader.firstPicture() else { throw damaged }
        var (width, height) = (file.width, file.height)
        // Some programs leave the size of the screen at 0.
        if width == 0 || height == 0 { (width, height) = (file.left + file.columns, file.top + file.rows) }
        try limit.check(width: width, height: height, name: name)
        try limit.check(width: file.columns, height: file.rows, name: name)
        guard let indices = GIFCompression.indices(file.packed, bits: file.bits, count: file.columns * file.rows)
        else { throw damaged }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        var isOpaque = file.left == 0 && file.top == 0 && file.columns >= width && file.rows >= height
        for line in 0..<file.rows {
            let row = file.top + (file.isInterlaced ? GIFReader.row(ofLine: line, of: file.rows) : line)
            guard row < height else { continue }
            for column in 0..<min(file.columns, max(0, width - file.left)) {
                let index = Int(indices[line * file.columns + column])
                if index == file.transparent {
                    isOpaque = false
                    continue
                }
                let target = (row * width + file.left + column) * 4
                let source = index * 3
                // An index beyond the table is black, as browsers draw it.
                if source + 2 < file.colors.count {
                    pixels[target] = file.colors[source + 2]
                    pixels[target + 1] = file.colors[source + 1]
                    pixels[target + 2] = file.colors[source]
                }
                pixels[target + 3] = 255
            }
        }
        return DecodedPixels(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
    }

    private var damaged: ImageResolutionError { .corrupt(name: name, reason: "its GIF data is damaged or cut off") }
}

/// The first picture of a file, still packed.
private struct GIFPicture {
    /// The size of the screen, and the place of the picture on it.
    var (width, height) = (0, 0)
    var (left, top, columns, rows) = (0, 0, 0, 0)
    /// Red, green and blue of each colour.
    var colors: [UInt8] = []
    var transparent: Int?
    var isInterlaced = false
    /// The number of bits of a colour's index.
    var bits = 0
    var packed: [UInt8] = []
}

/// Reads the blocks of a file.
private struct GIFReader {
    let bytes: [UInt8]
    private var offset = 6

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func byte() -> Int? {
        guard offset < bytes.count else { return nil }
        defer { offset += 1 }
        return Int(bytes[offset])
    }

    private mutating func number() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return high << 8 | low
    }

    /// A table of colours, if the flags say that there is one.
    private mutating func colors(_ flags: Int) -> [UInt8]? {
        guard flags & 0x80 != 0 else { return [] }
        let count = 3 << (flags & 7 + 1)
        guard offset + count <= bytes.count else { return nil }
        defer { offset += count }
        return Array(bytes[offset..<offset + count])
    }

    /// The content of the blocks up to the empty one.
    private mutating func blocks() -> [UInt8]? {
        var content: [UInt8] = []
        while let count = byte() {
            if count == 0 { return content }
            guard offset + count <= bytes.count else { return nil }
            content += bytes[offset..<offset + count]
            offset += count
        }
        return nil
    }

    mutating func firstPicture() -> GIFPicture? {
        var picture = GIFPicture()
        guard let width = number(), let height = number(), let flags = byte(), byte() != nil, byte() != nil,
            let global = colors(flags)
        else { return nil }
        (picture.width, picture.height) = (width, height)
        while let block = byte() {
            switch block {
            case 0x21:
                guard let label = byte(), let content = blocks() else { return nil }
                // What the next picture has of its own: the index of the transparent colour.
                if label == 0xf9, content.count >= 4 {
                    picture.transparent = content[0] & 1 == 1 ? Int(content[3]) : nil
                }
            case 0x2c:
                guard let left = number(), let top = number(), let columns = number(), let rows = number(),
                    let flags = byte(), let own = colors(flags), let bits = byte(), (1...11).contains(bits),
                    let packed = blocks()
                else { return nil }
                (picture.left, picture.top, picture.columns, picture.rows) = (left, top, columns, rows)
                picture.colors = own.isEmpty ? global : own
                picture.isInterlaced = flags & 0x40 != 0
                (picture.bits, picture.packed) = (bits, packed)
                return picture
            default: return nil
            }
        }
        return nil
    }

    /// The row of a line of an interlaced picture: every eighth, those between them, and so on.
    static func row(ofLine line: Int, of rows: Int) -> Int {
        var line = line
        for (start, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
            let count = max(0, (rows - start + step - 1) / step)
            if line < count { return start + line * step }
            line -= count
        }
        return rows
    }
}

/// The compression of Lempel, Ziv and Welch, with codes of 3 to 12 bits.
private enum GIFCompression {
    /// The indices of the colours; nil if there are fewer than `count`.
    static func indices(_ packed: [UInt8], bits: Int, count: Int) -> [UInt8]? {
        let clear = 1 << bits
        var prefixes = [UInt16](repeating: 0, count: 4096)
        var lengths = [Int](repeating: 1, count: 4096)
        var last = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
        var first = last
        var isComplete = false
        let indices = [UInt8](unsafeUninitializedCapacity: count) { output, written in
            var (next, width) = (clear + 2, bits + 1)
            var previous = -1
            var (buffer, available) = (0, 0)
            for byte in packed {
                buffer |= Int(byte) << available
                available += 8
                while available >= width, !isComplete {
                    let code = buffer & (1 << width - 1)
                    buffer >>= width
                    available -= width
                    if code == clear {
                        (next, width, previous) = (clear + 2, bits + 1, -1)
                        continue
                    }
                    // The end, or a code that the table does not have yet: only the next one can be known.
                    guard code != clear + 1, code < next || code == next && previous >= 0,
                        previous >= 0 || code < clear
                    else { return }
                    if previous >= 0, next < 4096 {
                        prefixes[next] = UInt16(previous)
                        first[next] = first[previous]
                        last[next] = code == next ? first[previous] : first[code]
                        lengths[next] = lengths[previous] + 1
                        next += 1
                        if next == 1 << width, width < 12 { width += 1 }
                    }
                    guard code < next else { return }
                    // From the end: each entry knows what precedes it.
                    var place = written + lengths[code] - 1
                    written = min(written + lengths[code], count)
                    var entry = code
                    while true {
                        if place < count { output[place] = last[entry] }
                        if lengths[entry] == 1 { break }
                        entry = Int(prefixes[entry])
                        place -= 1
                    }
                    previous = code
                    if written == count { isComplete = true }
                }
                if isComplete { return }
            }
        }
        return isComplete ? indices : nil
    }
}

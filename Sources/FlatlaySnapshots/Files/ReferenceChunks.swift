import Foundation

/// The chunks of a PNG file that say what it is, found without decoding any pixel (https://www.w3.org/TR/png-3/).
struct ReferenceChunks {
    /// A text with its position.
    struct Text {
        /// The chunk with its length, type and checksum.
        var chunk: Range<Int>
        /// The text in the file.
        var content: Range<Int>
        var isCompressed: Bool
    }

    /// The form of pixels, as far as Flatlay writes it.
    enum Form {
        /// Eight bits of red, green and blue.
        case rgb
        /// Eight bits of red, green, blue and alpha.
        case rgba
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    private(set) var size = PixelSize(width: 0, height: 0)
    /// The pixels per point that the file states for programs that show points.
    private(set) var density: Double?
    /// The form of the pixels; nil if it is none that Flatlay writes, or if the file has chunks that it doesn't write.
    private(set) var form: Form?
    /// The offset of the first chunk with pixels.
    private(set) var startOfPixels = 0
    /// The compressed pixels; nil if they are in several chunks.
    private(set) var onlyPixels: Range<Int>?
    /// The texts before the pixels, by keyword; of several with one keyword, the first.
    private(set) var texts: [String: Text] = [:]

    /// - Parameters:
    ///   - data: a file that starts with ``signature``.
    ///   - path: the path, for messages.
    init(_ data: Data, path: String) throws(ReferenceError) {
        let reason: String? = data.withUnsafeBytes { bytes in
            read(bytes)
        }
        if let reason { throw .corrupt(path: path, reason: reason) }
    }

    /// Returns what is wrong; nil if the file is complete.
    private mutating func read(_ bytes: UnsafeRawBufferPointer) -> String? {
        var offset = Self.signature.count
        var hasPixels = false
        while true {
            guard bytes.count - offset >= 12 else { return "it ends after \(bytes.count) bytes, before its last chunk" }
            let length = number(bytes, offset)
            let type = name(bytes, offset + 4)
            guard length <= bytes.count - offset - 12 else {
                return "it ends after \(bytes.count) bytes, within its chunk \(type)"
            }
            let body = (offset + 8)..<(offset + 8 + length)
            switch type {
            case "IHDR" where length == 13:
                size = PixelSize(width: number(bytes, body.lowerBound), height: number(bytes, body.lowerBound + 4))
                // Eight bits per component, a colour with or without alpha, deflate, filters per row, not interlaced.
                switch Array(bytes[(body.lowerBound + 8)..<body.upperBound]) {
                case [8, 2, 0, 0, 0]: form = .rgb
                case [8, 6, 0, 0, 0]: form = .rgba
                default: form = nil
                }
            case "pHYs" where length == 9 && bytes[body.lowerBound + 8] == 1:
                density = Double(number(bytes, body.lowerBound)) * 0.0254 / 72
            case "iTXt" where !hasPixels: addText(bytes, body, chunk: offset..<(body.upperBound + 4))
            case "IDAT" where !hasPixels:
                hasPixels = true
                startOfPixels = offset
                onlyPixels = body
            case "IDAT": onlyPixels = nil
            case "IEND":
                guard hasPixels else { return "it has no pixels" }
                guard size.width > 0, size.height > 0 else { return "its header names no size" }
                return nil
            case "sRGB", "pHYs", "iTXt": break
            default: form = nil
            }
            offset = body.upperBound + 4
        }
    }

    /// A text has a keyword, whether it is compressed, the method, a language, a translated keyword, and the text.
    private mutating func addText(_ bytes: UnsafeRawBufferPointer, _ body: Range<Int>, chunk: Range<Int>) {
        guard let end = zero(bytes, body), end - body.lowerBound < 80, end + 3 <= body.upperBound else { return }
        let keyword = String(decoding: bytes[body.lowerBound..<end], as: UTF8.self)
        guard keyword.hasPrefix("Flatlay"), texts[keyword] == nil else { return }
        guard let language = zero(bytes, (end + 3)..<body.upperBound),
            let translation = zero(bytes, (language + 1)..<body.upperBound)
        else { return }
        texts[keyword] = Text(
            chunk: chunk, content: (translation + 1)..<body.upperBound, isCompressed: bytes[end + 1] == 1)
    }

    private func zero(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
        range.first { bytes[$0] == 0 }
    }

    private func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }

    private func name(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> String {
        String(decoding: (offset..<(offset + 4)).map { (33...126).contains(bytes[$0]) ? bytes[$0] : 63 }, as: UTF8.self)
    }
}

import FlatlayBytes
import Foundation

/// A text in a PNG file, in UTF-8, with a keyword that says what it is: an `iTXt` chunk
/// (https://www.w3.org/TR/png-3/#11iTXt).
package struct PNGText: Hashable, Sendable {
    /// One to 79 printable ASCII characters.
    package let keyword: String
    private let bytes: [UInt8]
    private let isCompressed: Bool

    package init(keyword: String, text: String) {
        self.keyword = keyword
        bytes = Array(text.utf8)
        isCompressed = false
    }

    /// Creates a text that is compressed in the file.
    ///
    /// - Parameter zlibStream: the text in UTF-8 as a zlib stream.
    package init(keyword: String, zlibStream: [UInt8]) {
        self.keyword = keyword
        bytes = zlibStream
        isCompressed = true
    }

    /// The text as a chunk, to be inserted into a file before its pixels.
    package var chunk: Data {
        let file = PNGFile()
        file.chunk("iTXt", write)
        return file.takeBytes()
    }

    func write(to output: ByteBuffer) {
        output.append(keyword)
        // The end of the keyword; whether the text is compressed; deflate; no language; no translated keyword.
        for byte in [0, isCompressed ? 1 : 0, 0, 0, 0] as [UInt8] { output.append(byte) }
        bytes.withUnsafeBytes { output.append($0) }
    }
}

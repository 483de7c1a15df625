import Foundation

/// The chunks of PNG files (PNG 1.2, 3.2).
enum PNGChunk {
    /// The content of the first chunk of a type.
    ///
    /// - Parameter beforePixels: whether the chunk is before the pixels wherever it is valid.
    static func find(_ type: String, in data: Data, beforePixels: Bool = false) -> Data? {
        var offset = data.startIndex + 8
        while offset + 8 <= data.endIndex {
            let length = data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let found = data[offset + 4..<offset + 8]
            let start = offset + 8
            guard length <= data.endIndex - start else { return nil }
            if beforePixels, found.elementsEqual("IDAT".utf8) { return nil }
            if found.elementsEqual(type.utf8) { return data[start..<start + length] }
            offset = start + length + 4
        }
        return nil
    }
}

import CZlib
import Foundation

/// The colour profile in an image file, as bytes in ICC's format.
enum ColorProfile {
    /// The most bytes of a profile; those of printers have one or two million.
    private static let limit = 8 << 20

    /// The profile of a PNG: the chunk `iCCP` has a name, a method, and the packed profile (PNG 1.2, 4.2.2.4).
    static func find(png data: Data) -> Data? {
        PNGChunk.find("iCCP", in: data, beforePixels: true).flatMap(unpack)
    }

    private static func unpack(_ chunk: Data) -> Data? {
        guard let end = chunk.firstIndex(of: 0), end + 2 <= chunk.endIndex, chunk[end + 1] == 0 else { return nil }
        let packed = [UInt8](chunk[(end + 2)...])
        // Most profiles have less than a hundred times the bytes that they are packed in.
        var size = min(limit, max(4096, packed.count * 100))
        while true {
            var bytes = [UInt8](repeating: 0, count: size)
            var count = UInt(size)
            switch uncompress(&bytes, &count, packed, UInt(packed.count)) {
            case Z_OK: return Data(bytes.prefix(Int(count)))
            case Z_BUF_ERROR where size < limit: size = min(limit, size * 8)
            default: return nil
            }
        }
    }

    /// The profile of a JPEG: the segments APP2 that begin with `ICC_PROFILE`, in the order of their numbers (ICC.1,
    /// B.4).
    static func find(jpeg data: Data) -> Data? {
        var parts: [UInt8: Data] = [:]
        var offset = data.startIndex + 2
        let head = Array("ICC_PROFILE".utf8) + [0]
        while offset + 4 <= data.endIndex, data[offset] == 0xff, data[offset + 1] != 0xda {
            let length = Int(data[offset + 2]) << 8 | Int(data[offset + 3])
            guard length >= 2, offset + 2 + length <= data.endIndex else { return nil }
            let body = data[offset + 4..<offset + 2 + length]
            if data[offset + 1] == 0xe2, body.count > head.count + 2, body.starts(with: head) {
                parts[body[body.startIndex + head.count]] = body.dropFirst(head.count + 2)
            }
            offset += 2 + length
        }
        guard !parts.isEmpty else { return nil }
        let profile = parts.keys.sorted().reduce(into: Data()) { $0.append(parts[$1] ?? Data()) }
        return profile.count <= limit ? profile : nil
    }
}

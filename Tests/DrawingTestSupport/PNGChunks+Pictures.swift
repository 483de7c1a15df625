import FlatlayImages
import Foundation
import TestSupport

extension PNGChunks {
    /// The images that a viewer shows, composited according to the specification, each decoded by libpng.
    package func pictures() throws -> [[UInt8]] {
        guard let head = self["IHDR"] else { return [] }
        let width = head.number(0)
        var canvas = [UInt8](repeating: 0, count: width * head.number(4) * 4)
        return try frames.map { frame in
            let part = try ImageDecoder().decode(still(frame), name: "frame").pixels
            for row in 0..<frame.height {
                let start = ((frame.y + row) * width + frame.x) * 4
                let length = frame.width * 4
                canvas.replaceSubrange(start..<(start + length), with: part[(row * length)..<((row + 1) * length)])
            }
            return canvas
        }
    }

    /// Returns a frame as a separate file.
    private func still(_ frame: Frame) -> Data {
        var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        func add(_ type: String, _ body: Data) {
            let typed = Data(type.utf8) + body
            for value in [UInt32(body.count)] { withUnsafeBytes(of: value.bigEndian) { file += Data($0) } }
            file += typed
            withUnsafeBytes(of: PNGChunks.checksum(typed).bigEndian) { file += Data($0) }
        }
        var head = Data()
        for value in [frame.width, frame.height] {
            withUnsafeBytes(of: UInt32(value).bigEndian) { head += Data($0) }
        }
        add("IHDR", head + (self["IHDR"]?.body.dropFirst(8) ?? Data()))
        add("IDAT", frame.rows)
        add("IEND", Data())
        return file
    }
}

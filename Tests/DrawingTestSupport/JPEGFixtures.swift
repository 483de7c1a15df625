import CTurboJPEG
import Foundation

/// JPEG files that are created by the tests.
package enum JPEGFixtures {
    /// Returns a file whose pixels are the red, green and blue that a closure returns.
    package static func jpeg(
        _ width: Int, _ height: Int, orientation: UInt8? = nil, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)
    ) -> Data {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (r, g, b) = color(x, y)
                pixels += [r, g, b]
            }
        }
        return compress(
            pixels, width, height, format: TJPF_RGB, orientation: orientation)
    }

    /// Returns a CMYK file of a single colour.
    package static func print(_ width: Int, _ height: Int, inks: [UInt8]) -> Data {
        let pixels = Array(repeating: inks, count: width * height).flatMap { $0 }
        return compress(pixels, width, height, format: TJPF_CMYK, orientation: nil)
    }

    private static func compress(
        _ pixels: [UInt8], _ width: Int, _ height: Int, format: TJPF, orientation: UInt8?
    ) -> Data {
        let handle = tjInitCompress()
        defer { tjDestroy(handle) }
        var output: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        tjCompress2(
            handle, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &output, &size,
            Int32(TJSAMP_444.rawValue), 95, 0)
        defer { tjFree(output) }
        var data = output.map { Data(bytes: $0, count: Int(size)) } ?? Data()
        if let orientation { data.insert(contentsOf: exif(orientation), at: 2) }
        return data
    }

    /// An APP1 segment with one tag, with numbers in big-endian order.
    private static func exif(_ orientation: UInt8) -> [UInt8] {
        let directory: [UInt8] = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]
        let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let content = Array("Exif".utf8) + [0, 0] + directory + entry
        return [0xff, 0xe1, 0, UInt8(content.count + 2)] + content
    }
}

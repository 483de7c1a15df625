import Foundation

/// The orientation of the camera: the transform of a file's pixels that makes the image upright.
///
/// Read from the tag 0x0112 of the first image directory (Exif 2.3, 4.6.4): JPEG files have it in the segment APP1, PNG
/// files in the chunk `eXIf`, and WebP files in the chunk `EXIF`.
package enum ExifOrientation: UInt16 {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// Whether width and height are swapped.
    package var swapsSides: Bool { rawValue >= 5 }

    /// Reads the orientation of a JPEG; `up` if it has none or an invalid one.
    package init(jpeg data: Data) {
        self = ExifOrientation.find(in: ByteReader(data)) ?? .up
    }

    /// Reads the orientation from the Exif chunk of a PNG or WebP file; `up` if there is none or it is invalid.
    package init(exif data: Data) {
        let bytes = ByteReader(data)
        // Some programs write the name of JPEG's segment before the directory.
        let start = bytes.uint32(at: 0) == 0x4578_6966 ? 6 : 0
        self = ExifOrientation.readDirectory(in: bytes, start: start) ?? .up
    }

    private static func find(in bytes: ByteReader) -> ExifOrientation? {
        // Segments follow each other up to the start of the scan (0xDA).
        var offset = 2
        while let marker = bytes.uint16(at: offset), marker >> 8 == 0xff, marker != 0xffda,
            let length = bytes.uint16(at: offset + 2), length >= 2
        {
            // "Exif"; other segments APP1 have other metadata.
            if marker == 0xffe1, bytes.uint32(at: offset + 4) == 0x4578_6966,
                let found = readDirectory(in: bytes, start: offset + 10)
            {
                return found
            }
            offset += 2 + Int(length)
        }
        return nil
    }

    private static func readDirectory(in bytes: ByteReader, start: Int) -> ExifOrientation? {
        guard let order = bytes.uint16(at: start), order == 0x4949 || order == 0x4d4d else { return nil }
        let isLittle = order == 0x4949
        guard let offset = bytes.uint32(at: start + 4, isLittle: isLittle) else { return nil }
        let directory = start + Int(offset)
        guard let count = bytes.uint16(at: directory, isLittle: isLittle) else { return nil }
        for entry in 0..<Int(count) {
            let place = directory + 2 + entry * 12
            guard let tag = bytes.uint16(at: place, isLittle: isLittle) else { return nil }
            if tag == 0x0112 {
                return bytes.uint16(at: place + 8, isLittle: isLittle).flatMap(ExifOrientation.init(rawValue:))
            }
        }
        return nil
    }
}

/// Reads numbers at offsets that may be beyond the end.
private struct ByteReader {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    func uint16(at offset: Int, isLittle: Bool = false) -> UInt16? {
        guard offset >= 0, offset + 2 <= data.count else { return nil }
        let start = data.startIndex + offset
        let (first, second) = (UInt16(data[start]), UInt16(data[start + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
    }

    func uint32(at offset: Int, isLittle: Bool = false) -> UInt32? {
        guard let first = uint16(at: offset, isLittle: isLittle),
            let second = uint16(at: offset + 2, isLittle: isLittle)
        else { return nil }
        return isLittle ? UInt32(second) << 16 | UInt32(first) : UInt32(first) << 16 | UInt32(second)
    }
}

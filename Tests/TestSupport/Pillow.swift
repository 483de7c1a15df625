import Foundation

/// Animations as decoded by another program: Pillow, from Debian's package `python3-pil`.
package enum Pillow {
    /// An image and how long it is shown.
    package struct Frame: Equatable {
        package var milliseconds: Int
        package var width: Int
        /// Four bytes per pixel: red, green, blue and alpha, not premultiplied.
        package var pixels: [UInt8]
    }

    private static let python = "/usr/bin/python3"

    package static let isInstalled = FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/PIL")

    package static func frames(of file: Data) throws -> [Frame] {
        let program = """
            import sys
            from PIL import Image
            animation = Image.open(sys.argv[1])
            for index in range(getattr(animation, "n_frames", 1)):
                animation.seek(index)
                picture = animation.convert("RGBA")
                head = "%d %d %d\\n" % (round(animation.info.get("duration", 0)), picture.width, picture.height)
                sys.stdout.buffer.write(head.encode() + picture.tobytes())
            """
        var rest = try ExternalTool.run(python, ["-c", program, "{}"], input: file)[...]
        var frames: [Frame] = []
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let numbers = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 3 else { return frames }
            let pixels = rest[(end + 1)...].prefix(numbers[1] * numbers[2] * 4)
            frames.append(Frame(milliseconds: numbers[0], width: numbers[1], pixels: Array(pixels)))
            rest = rest[pixels.endIndex...]
        }
        return frames
    }
}

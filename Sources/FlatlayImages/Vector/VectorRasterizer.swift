import FlatlayDrawing
import Foundation

/// Draws SVG files as pixels or as a PDF page, with librsvg in a separate process.
///
/// librsvg's program `rsvg-convert` reads the file from standard input, so the file has no address, and librsvg loads
/// nothing that it refers to. A separate process can be limited in work and memory, and if a file crashes the library,
/// only that process ends. This costs some milliseconds per file; the result is cached.
///
/// The process has its own environment, so that no variable changes the pixels. Text in a file uses the fonts of the
/// machine, not those of the image: convert it to outlines.
struct VectorRasterizer {
    let name: String

    /// The most seconds of work and bytes of memory of the process.
    private static let seconds = 10
    private static let kilobytes = 2_000_000
    private static let environment = [
        "PATH": InstalledFiles.programs + ":/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent",
    ]
    /// The most bytes of a file.
    private static let byteLimit = 16 << 20
    /// The shortest and the longest larger side of the pixels. An image that is small in its file may be shown large.
    private static let sides = (least: 1024.0, most: 4096.0)

    /// The pixels as a PNG file, and how many there are per point.
    ///
    /// - Parameter scale: the scale of the image in which the file is shown.
    func rasterize(_ data: Data, scale: Int) throws(ImageResolutionError) -> (png: Data, scale: CGFloat) {
        guard data.count <= Self.byteLimit else {
            throw .corrupt(name: name, reason: "its file has more than \(Self.byteLimit >> 20) MB")
        }
        guard let size = VectorSize(data) else { throw .corrupt(name: name, reason: "it has no size") }
        let longer = max(size.width, size.height)
        let wanted = min(max(longer * Double(max(scale, 1)), Self.sides.least), Self.sides.most)
        let factor = wanted / longer
        let (width, height) = (
            max(1, Int((size.width * factor).rounded())), max(1, Int((size.height * factor).rounded()))
        )
        let png = try converted(data, to: "png", ["-w", "\(width)", "-h", "\(height)"])
        return (png, CGFloat(factor))
    }

    /// The drawing as a page of PDF; nil if librsvg can't write it.
    func pdf(of data: Data) -> Data? { try? converted(data, to: "pdf", []) }

    private func converted(
        _ data: Data, to format: String, _ options: [String]
    ) throws(ImageResolutionError) -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString).svg")
        let process = Process()
        let drawn = file.appendingPathExtension(format)
        var result = Data()
        do {
            try data.write(to: file)
            defer {
                try? FileManager.default.removeItem(at: file)
                try? FileManager.default.removeItem(at: drawn)
            }
            let input = try FileHandle(forReadingFrom: file)
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            let limits = "ulimit -c 0; ulimit -t \(Self.seconds); ulimit -v \(Self.kilobytes); "
            process.arguments =
                ["-c", limits + "exec rsvg-convert \"$@\"", "sh", "-f", format] + options + ["-o", drawn.path]
            process.environment = Self.environment
            process.standardInput = input
            // A file and no pipe: another process that is started at the same time could keep a pipe open.
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            result = (try? Data(contentsOf: drawn)) ?? Data()
            try? input.close()
        } catch {
            throw .corrupt(name: name, reason: "librsvg can't be started")
        }
        if process.terminationReason == .uncaughtSignal {
            let memory = Self.kilobytes / 1_000_000
            throw .corrupt(
                name: name, reason: "drawing it takes more than \(Self.seconds) seconds or \(memory) GB of memory")
        }
        if process.terminationStatus == 127 {
            throw .missingLibrary(name: name, library: "librsvg", package: "librsvg2-bin")
        }
        guard process.terminationStatus == 0, !result.isEmpty else {
            throw .corrupt(name: name, reason: "librsvg can't draw it")
        }
        return result
    }
}

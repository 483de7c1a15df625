import Flatlay
import Foundation

/// A file that a test holds a picture or a dump to.
///
/// ```swift
/// try ReferenceFile(at: url).verify(renderer.pngData())
/// ```
///
/// Equal means equal bytes: a render gives the same bytes each time, so a tolerance would only hide changes. With the
/// environment variable `FLATLAY_RECORD` set to `1` the file is written in place of being compared.
public struct ReferenceFile: Sendable {
    /// The file.
    public let url: URL
    /// Whether the file is written in place of being compared.
    public var isRecording: Bool

    /// A reference.
    public init(at url: URL, isRecording: Bool = ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1") {
        self.url = url
        self.isRecording = isRecording
    }

    /// Compares bytes with the file's.
    ///
    /// - Throws: ``ReferenceMismatch`` where the file is missing or differs; what writing throws when recording.
    public func verify(_ bytes: Data) throws {
        if isRecording {
            try AtomicFile.write(bytes, to: url.path)
            return
        }
        guard let expected = try? Data(contentsOf: url) else {
            throw ReferenceMismatch.missing(path: url.path)
        }
        guard expected != bytes else { return }
        throw ReferenceMismatch.different(path: url.path, detail: difference(expected, bytes))
    }

    /// Pictures are compared by pixel, everything else by line.
    private func difference(_ expected: Data, _ actual: Data) -> String {
        let decoder = ImageDecoder()
        if let old = try? decoder.decode(expected, name: "reference"),
            let new = try? decoder.decode(actual, name: "rendered")
        {
            let comparison = BitmapComparison(Bitmap(old), Bitmap(new))
            return comparison.isIdentical ? "the pixels are the same, but not the bytes" : comparison.description
        }
        let oldLines = String(decoding: expected, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let newLines = String(decoding: actual, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let index = zip(oldLines, newLines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        guard let index else {
            return "\(oldLines.count) lines in the reference, \(newLines.count) now"
        }
        let (old, new) = (oldLines[index], newLines[index])
        let column = LineExcerpt.firstDifference(old, new)
        let (oldExcerpt, newExcerpt) = (LineExcerpt(old, around: column), LineExcerpt(new, around: column))
        let place = newExcerpt.isWhole && oldExcerpt.isWhole ? "" : ", from column \(column + 1) on,"
        return "line \(index + 1)\(place) is\n  \(newExcerpt.text)\nin place of\n  \(oldExcerpt.text)"
    }
}

/// Why a picture or a dump does not match its reference.
public enum ReferenceMismatch: Error, Equatable, CustomStringConvertible {
    /// There is no reference yet.
    case missing(path: String)
    /// The bytes differ.
    case different(path: String, detail: String)

    /// What differs, and what to do.
    public var description: String {
        switch self {
        case .missing(let path):
            "no reference at \(path); run the test with FLATLAY_RECORD=1 to write it, and look at it"
        case .different(let path, let detail):
            "\(path): \(detail); if the change is meant, run the test with FLATLAY_RECORD=1 and look at the file"
        }
    }
}

extension Bitmap {
    fileprivate init(_ image: ImageResource) {
        self.init(width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels, isOpaque: image.isOpaque)
    }
}

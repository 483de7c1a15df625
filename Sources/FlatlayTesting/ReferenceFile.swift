import Flatlay
import Foundation

/// A reference image or dump with which a test compares a result.
///
/// ```swift
/// try ReferenceFile(at: url).verify(renderer.pngData())
/// ```
///
/// The comparison is byte for byte: rendering is deterministic, so a tolerance would only hide changes. If the
/// environment variable `FLATLAY_RECORD` is `1`, the file is written instead of compared.
public struct ReferenceFile: Sendable {
    /// The location of the reference file.
    public let url: URL
    /// Whether the file is written instead of compared.
    public var isRecording: Bool

    /// Creates a reference; by default it records if `FLATLAY_RECORD` is `1`.
    public init(at url: URL, isRecording: Bool = ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1") {
        self.url = url
        self.isRecording = isRecording
    }

    /// Compares bytes with those of the file.
    ///
    /// - Throws: ``ReferenceMismatch`` if the file is missing or differs; when recording, any error of writing.
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

    /// Compares images by pixel, everything else by line.
    private func difference(_ expected: Data, _ actual: Data) -> String {
        let decoder = ImageDecoder()
        if let old = try? decoder.decode(expected, name: "reference"),
            let new = try? decoder.decode(actual, name: "rendered")
        {
            let comparison = BitmapComparison(RenderedBitmap(old), RenderedBitmap(new))
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
        return "line \(index + 1)\(place) is\n  \(newExcerpt.text)\ninstead of\n  \(oldExcerpt.text)"
    }
}

/// The reason that an image or a dump does not match its reference.
public enum ReferenceMismatch: Error, Equatable, CustomStringConvertible {
    /// There is no reference file yet.
    case missing(path: String)
    /// The bytes differ.
    case different(path: String, detail: String)

    /// The difference, and how to resolve it.
    public var description: String {
        switch self {
        case .missing(let path):
            "no reference at \(path); run the test with FLATLAY_RECORD=1 to write it, and look at it"
        case .different(let path, let detail):
            "\(path): \(detail); if the change is intended, run the test with FLATLAY_RECORD=1 and look at the file"
        }
    }
}

extension RenderedBitmap {
    fileprivate init(_ image: ImageResource) {
        self.init(width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels, isOpaque: image.isOpaque)
    }
}

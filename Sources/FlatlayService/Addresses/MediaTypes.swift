import Flatlay
import FlatlayFormats
import Foundation

extension ImageFormat {
    /// The name of the format in HTTP.
    package var mediaType: String {
        switch self {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        case .webP: "image/webp"
        case .jpeg: "image/jpeg"
        case .avif: "image/avif"
        }
    }

    /// The formats in the order in which they are chosen among those that a client likes equally.
    private static let byPreference: [ImageFormat] = [.png, .webP, .avif, .jpeg, .svg, .pdf]

    /// The format that a client likes best (RFC 9110, section 12.5.1); nil if it accepts none.
    ///
    /// - Parameter accept: the field `Accept`; nil for a client that takes everything.
    init?(accept: String?) {
        guard let accept, accept.contains(where: { !$0.isWhitespace }) else {
            self = .png
            return
        }
        let ranges = accept.split(separator: ",").map(MediaRange.init)
        func quality(_ format: ImageFormat) -> Double {
            // The most specific range counts.
            ranges.filter { $0.contains(format.mediaType) }.max { $0.specificity < $1.specificity }?.quality ?? 0
        }
        var best: (format: ImageFormat, quality: Double)?
        for format in Self.byPreference {
            let quality = quality(format)
            if quality > best?.quality ?? 0 { best = (format, quality) }
        }
        guard let best else { return nil }
        self = best.format
    }
}

/// A media type with wildcards, such as `image/*;q=0.8`.
private struct MediaRange {
    let type: Substring
    let quality: Double

    init(_ text: Substring) {
        let parts = text.lowercased().split(separator: ";").map { $0.filter { !$0.isWhitespace } }
        type = Substring(parts.first ?? "")
        let written = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
        quality = written.map { min(max($0, 0), 1) } ?? 1
    }

    var specificity: Int { type == "*/*" ? 0 : type.hasSuffix("/*") ? 1 : 2 }

    func contains(_ mediaType: String) -> Bool {
        type == "*/*" || type == mediaType || (type.hasSuffix("/*") && mediaType.hasPrefix(type.dropLast()))
    }
}

import Flatlay
import Foundation
import Synchronization

/// A reference image: a PNG file with hashes of its pixels, the libraries that drew it, and the nodes that it shows.
///
/// ```swift
/// let data = try ImageReference.data(for: bitmap, scale: 2, environment: environment, tree: tree)
/// let reference = try ImageReference(contentsOf: path)
/// try reference.compare(with: bitmap)     // .same, without decoding the file
/// ```
///
/// The file has three text chunks before its pixels. `Flatlay Notes` is JSON with the scale and the versions of
/// libraries and fonts. `Flatlay Tree` is the compressed node tree. `Flatlay Pixels` has two hashes, one of the pixels
/// and one of everything else in the file. If the second hash matches, the file has not changed since it was written,
/// so the first one can be trusted. Otherwise, for example after a PNG optimizer, the pixels are decoded. Notes and
/// tree count only with the pixels for which they were written.
package struct ImageReference: Sendable {
    /// The path of the file.
    package let path: String
    /// The size in pixels.
    package let size: PixelSize
    /// The bytes of the file.
    package let data: Data

    private let density: Double?
    private let contents: Contents

    /// The largest file that is read.
    private static let fileLimit = 1 << 30

    /// Reads a file without decoding it.
    ///
    /// - Throws: ``ReferenceError`` if there is no PNG file, or only a part of one.
    package init(contentsOf path: String) throws(ReferenceError) {
        try self.init(Self.read(path), path: path)
    }

    /// Takes the bytes of a file.
    ///
    /// - Parameter path: the path, for messages.
    package init(_ data: Data, path: String) throws(ReferenceError) {
        try Self.checkStart(of: data, path: path)
        let chunks = try ReferenceChunks(data, path: path)
        self.path = path
        self.data = data
        size = chunks.size
        density = chunks.density
        contents = Contents(data: data, path: path, chunks: chunks)
    }

    /// The number of pixels per point; nil if the file doesn't say.
    package var scale: Double? { contents.notes?.scale ?? density.map { ($0 * 1000).rounded() / 1000 } }

    /// The versions of the libraries and fonts that made the image, by name; empty if the file carries none.
    package var environment: [String: String] { contents.notes?.environment ?? [:] }

    /// The nodes of the image; nil if the file carries none.
    package var tree: SnapshotTree? { contents.tree }

    /// The hash of the pixels, as in ``PixelHash``; nil if the file was changed since it was written, or has none.
    package var pixelHash: String? { contents.pixelHash }

    /// Whether the file is as ``data(for:scale:environment:tree:compression:)`` returned it.
    package var isUnchanged: Bool { contents.pixelHash != nil }

    /// Compares the reference with an image. If all pixels are the same, the file is usually not decoded.
    ///
    /// - Throws: ``ReferenceError`` if the file has to be decoded and cannot be.
    package func compare(
        with bitmap: RenderedBitmap, tolerance: ImageTolerance = .exact
    ) throws(ReferenceError) -> ImageVerdict {
        try ComparisonSelfTest.check()
        guard size == PixelSize(width: bitmap.width, height: bitmap.height) else { return .sizesDiffer }
        if let hash = contents.pixelHash, hash == PixelHash.text(of: bitmap) { return .same }
        // An image that was painted is not too large to be decoded.
        let pixels = try contents.decoded(pixelLimit: bitmap.width * bitmap.height)
        return try ImageComparison.verdict(pixels, bitmap, tolerance: tolerance)
    }

    /// Returns the pixels. The file is decoded once.
    ///
    /// - Throws: ``ReferenceError`` if the file is damaged, or has more than 64 million pixels.
    package func decoded() throws(ReferenceError) -> RenderedBitmap {
        try contents.decoded()
    }

    /// Returns a file with the pixels of an image, and with what a later comparison needs.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - environment: the versions of the libraries and fonts, as in ``RenderEnvironment``.
    ///   - tree: the nodes of the image.
    ///   - compression: how strongly the pixels are compressed.
    package static func data(
        for bitmap: RenderedBitmap, scale: Double, environment: [String: String], tree: SnapshotTree?,
        compression: PNGCompression = .small
    ) throws -> Data {
        var notes = Notes(scale: scale, environment: environment)
        var texts: [PNGText] = []
        if let tree {
            let bytes = try encoder.encode(tree)
            let stream = try WholeDeflater(level: 6)
            if bytes.count <= Contents.treeLimit, let packed = bytes.withUnsafeBytes({ stream.stream(of: $0) }) {
                notes.treeLength = bytes.count
                texts.append(PNGText(keyword: Keyword.tree, zlibStream: packed))
            }
        }
        texts.insert(
            PNGText(keyword: Keyword.notes, text: String(decoding: try encoder.encode(notes), as: UTF8.self)), at: 0)
        let file = try PNGEncoder().encode(
            bitmap, scale: scale, compression: compression, threads: PNGOptions().threadCount, texts: texts)
        // 1. The hashes are of the file without the chunk that holds them.
        let start = try ReferenceChunks(file, path: "the image").startOfPixels
        let hash = file.withUnsafeBytes { Self.hash(ofFile: $0, without: start..<start) }
        let text = PNGText(keyword: Keyword.pixels, text: "xxh3-128 \(PixelHash.text(of: bitmap)) \(hash)")
        // 2. The chunk comes before the pixels.
        var data = file[..<start]
        data.append(text.chunk)
        data.append(file[start...])
        return data
    }

    /// The hash of a file without one of its chunks.
    static func hash(ofFile bytes: UnsafeRawBufferPointer, without chunk: Range<Int>) -> String {
        let before = PixelHash.text(of: UnsafeRawBufferPointer(rebasing: bytes[..<chunk.lowerBound]))
        let after = PixelHash.text(of: UnsafeRawBufferPointer(rebasing: bytes[chunk.upperBound...]))
        return Array((before + after).utf8).withUnsafeBytes { PixelHash.text(of: $0) }
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        // The same bytes for the same image.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    private static func read(_ path: String) throws(ReferenceError) -> Data {
        do throws(RegularFile.Failure) {
            return try RegularFile.read(path, limit: fileLimit)
        } catch {
            switch error {
            case .notFound: throw .missing(path: path)
            case .special(let kind): throw .unreadable(path: path, reason: "it is \(kind.noun)")
            case .tooLarge: throw .unreadable(path: path, reason: "it has more than \(fileLimit >> 20) MB")
            case .failed(let reason): throw .unreadable(path: path, reason: reason)
            case .forbidden: throw .unreadable(path: path, reason: "its permissions do not allow it")
            }
        }
    }

    /// Checks that a file may be a PNG file.
    private static func checkStart(of data: Data, path: String) throws(ReferenceError) {
        guard !data.isEmpty else { throw .empty(path: path) }
        guard !data.starts(with: ReferenceChunks.signature) else { return }
        if data.starts(with: "version https://git-lfs".utf8) { throw .gitLFSPointer(path: path) }
        if ReferenceChunks.signature.starts(with: data) {
            throw .corrupt(path: path, reason: "it ends after \(data.count) bytes, before its first chunk")
        }
        throw .notPNG(path: path, start: start(of: data))
    }

    /// The start of a file in words.
    private static func start(of data: Data) -> String {
        if data.starts(with: [0xff, 0xd8, 0xff]) { return "the signature of JPEG" }
        let bytes = data.prefix(16)
        if bytes.allSatisfy({ (32...126).contains($0) }) { return "\"\(String(decoding: bytes, as: UTF8.self))\"" }
        return data.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    }
}

/// The keywords of the texts in a reference.
private enum Keyword {
    static let pixels = "Flatlay Pixels"
    static let notes = "Flatlay Notes"
    static let tree = "Flatlay Tree"
}

/// The JSON of a reference.
private struct Notes: Codable, Sendable {
    var scale: Double
    var environment: [String: String]
    /// The length of the tree before it was compressed.
    var treeLength: Int?
}

/// The contents of a file, read on first access and at most once.
private final class Contents: Sendable {
    /// The largest tree, in bytes of JSON.
    static let treeLimit = 64 << 20

    private let data: Data
    private let path: String
    private let chunks: ReferenceChunks

    private struct State {
        var pixelHash: String??
        var decoded: Result<RenderedBitmap, ReferenceError>?
        var belongs: Bool?
    }
    private let state = Mutex(State())

    init(data: Data, path: String, chunks: ReferenceChunks) {
        (self.data, self.path, self.chunks) = (data, path, chunks)
    }

    /// The hash of the pixels according to the file; nil if the file was changed since it was written, or has none.
    var pixelHash: String? {
        if let known = state.withLock({ $0.pixelHash }) { return known }
        let hash = statedHashes.flatMap { stated in
            let file = data.withUnsafeBytes { ImageReference.hash(ofFile: $0, without: stated.chunk) }
            return file == stated.file ? stated.pixels : nil
        }
        state.withLock { $0.pixelHash = .some(hash) }
        return hash
    }

    /// - Parameter pixelLimit: the number of pixels that is permitted in any case.
    func decoded(pixelLimit: Int = 0) throws(ReferenceError) -> RenderedBitmap {
        if let known = state.withLock({ $0.decoded }) { return try known.get() }
        let limit = max(ImageDecoder().pixelLimit, pixelLimit)
        let result: Result<RenderedBitmap, ReferenceError>
        if pixelHash != nil, chunks.size.isWithin(limit), let bitmap = ReferencePixels.decoded(data, chunks) {
            result = .success(bitmap)
        } else {
            result = decodedByLibPNG(limit: limit)
        }
        state.withLock { $0.decoded = result }
        return try result.get()
    }

    /// Decodes the file, whatever form it has.
    private func decodedByLibPNG(limit: Int) -> Result<RenderedBitmap, ReferenceError> {
        do throws(ImageResolutionError) {
            let image = try ImageDecoder(pixelLimit: limit).decode(data, name: path)
            return .success(
                RenderedBitmap(
                    width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels, isOpaque: image.isOpaque))
        } catch {
            return .failure(.corrupt(path: path, reason: Self.reason(error)))
        }
    }

    var notes: Notes? {
        guard let text = chunks.texts[Keyword.notes], !text.isCompressed, belongsToPixels else { return nil }
        return try? JSONDecoder().decode(Notes.self, from: data[text.content])
    }

    var tree: SnapshotTree? {
        guard let text = chunks.texts[Keyword.tree], text.isCompressed, let length = notes?.treeLength,
            (0...Self.treeLimit).contains(length)
        else { return nil }
        let bytes = data.withUnsafeBytes {
            WholeInflater.bytes(of: UnsafeRawBufferPointer(rebasing: $0[text.content]), count: length)
        }
        return bytes.flatMap { try? JSONDecoder().decode(SnapshotTree.self, from: Data($0)) }
    }

    /// Whether the texts were written for the pixels of this file: an editor may have kept those of another image.
    private var belongsToPixels: Bool {
        if pixelHash != nil { return true }
        if let known = state.withLock({ $0.belongs }) { return known }
        let bitmap = try? decoded()
        let belongs = bitmap.map { PixelHash.text(of: $0) == statedHashes?.pixels } ?? false
        state.withLock { $0.belongs = belongs }
        return belongs
    }

    private var statedHashes: (pixels: String, file: String, chunk: Range<Int>)? {
        guard let text = chunks.texts[Keyword.pixels], !text.isCompressed, text.content.count < 128 else { return nil }
        let words = String(decoding: data[text.content], as: UTF8.self).split(separator: " ")
        guard words.count == 3, words[0] == "xxh3-128" else { return nil }
        return (String(words[1]), String(words[2]), text.chunk)
    }

    private static func reason(_ error: ImageResolutionError) -> String {
        if case .corrupt(_, let reason) = error { return reason }
        return "\(error)"
    }
}

extension PixelSize {
    /// Whether an image of this size has at most this many pixels.
    fileprivate func isWithin(_ pixelLimit: Int) -> Bool {
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        return !overflows && count <= pixelLimit
    }
}

import Flatlay
import FlatlaySnapshots
import Foundation

/// One file of an assertion: a strategy makes one, or several that belong together.
struct SnapshotPart {
    enum Content {
        case image(Picture)
        case text(Document)
        case file(File)
    }

    /// An image, with what explains a difference. What only a difference needs is made when it is needed.
    struct Picture {
        var bitmap: RenderedBitmap
        var scale: Double
        var tolerance: SnapshotTolerance
        var environment: () -> [String: String]
        var tree: () -> SnapshotTree?
        /// The nodes of a reference that holds none itself.
        var treeOfReference: SnapshotTree?
        /// Nodes with tolerances of their own.
        var masks: [NodeMask] = []
    }

    /// A text or data.
    struct Document {
        var data: Data
        /// Compares the result with the bytes of a reference; nil if there is no difference.
        var difference: (Data) -> (String, [SnapshotAttachment])?
    }

    /// A file that others read, too, so that it holds no tree.
    struct File {
        var data: Data
        /// The nodes that the file shows; nil if unknown.
        var tree: () -> SnapshotTree? = { nil }
        /// The nodes of a file that passed earlier.
        var treeOfReference: (Data) -> SnapshotTree? = { _ in nil }
    }

    /// The kind of the reference.
    var kind: SnapshotRecord.Kind
    /// The extension of the file.
    var pathExtension: String?
    /// The result.
    var content: Content

    /// The bytes of the file.
    func data() throws -> Data {
        switch content {
        case .image(let picture):
            try ImageReference.data(
                for: picture.bitmap, scale: picture.scale, environment: picture.environment(), tree: picture.tree())
        case .text(let document): document.data
        case .file(let file): file.data
        }
    }

    /// A text that is compared by line.
    static func lines(_ text: String, kind: SnapshotRecord.Kind, pathExtension: String) -> SnapshotPart {
        SnapshotPart(
            kind: kind, pathExtension: pathExtension,
            content: .text(
                Document(data: Data(text.utf8)) { reference in
                    LineDifference.text(from: String(decoding: reference, as: UTF8.self), to: text).map { ($0, []) }
                }))
    }
}

/// A file that is attached to a test.
struct SnapshotAttachment: Sendable {
    var name: String
    var data: Data
}

/// How far an image may differ, as an assertion says it.
struct SnapshotTolerance {
    /// The part of the pixels that must match.
    var precision: Float = 1
    /// How closely a pixel must match.
    var perceptualPrecision: Float = 1
    /// A tolerance that applies instead.
    var given: ImageTolerance?

    /// The tolerance for a number of pixels.
    func tolerance(pixels: Int) -> ImageTolerance {
        if let given { return given }
        let free = Self.part(precision)
        let count = Int((free * Double(pixels)).rounded(.down))
        // 1 is the distance of black and white in both spaces: 98 % permit ΔE 2 of Lab, or 0.02 of Oklab.
        let distance = Self.part(perceptualPrecision)
        return distance > 0 ? .perceptual(largest: distance, count: count) : .channels(largest: 0, count: count)
    }

    /// The part that a precision permits to differ, from 0 to 1; 0 if it is not a number.
    private static func part(_ precision: Float) -> Double {
        precision.isNaN ? 0 : Double(min(max(1 - precision, 0), 1))
    }
}

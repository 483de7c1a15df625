import Flatlay
import Foundation

/// The report of a run as one self-contained HTML file: it embeds its images and loads nothing.
///
/// ```swift
/// let report = HTMLReport(manifest) { path in try? ImageReference(contentsOf: path).tree }
/// try AtomicFile.write(report.data(), to: "report.html")
/// ```
///
/// Its script is `report.js`, its style sheet `report.css`. The page draws everything from one piece of JSON, ``Page``.
package struct HTMLReport {
    /// Which images are inside the file.
    package enum Images: Sendable {
        /// Those of snapshots that did not pass.
        case failures
        /// All; the file may become large.
        case all
    }

    private let manifest: RunManifest
    private let images: Images
    private let tree: (String) -> SnapshotTree?

    /// - Parameter tree: returns the tree that the image at a path contains; nil if it contains none.
    package init(
        _ manifest: RunManifest, images: Images = .failures, tree: @escaping (String) -> SnapshotTree? = { _ in nil }
    ) {
        self.manifest = manifest
        self.images = images
        self.tree = tree
    }

    /// A report of the snapshots that a run compared, with the files that are there now.
    package init(_ list: ReviewList, tree: @escaping (String) -> SnapshotTree? = { _ in nil }) {
        var manifest = RunManifest()
        manifest.records = list.snapshots.compactMap { snapshot in
            guard var record = snapshot.record else { return nil }
            // Paths in a manifest may be those of another machine, so they are never read.
            record.reference = snapshot.reference.path
            record.pending = snapshot.hasPending ? snapshot.reference.pending : nil
            record.difference = snapshot.hasDifference ? snapshot.reference.difference : nil
            record.source.file = list.relative(record.source.file)
            return record
        }
        self.init(manifest, tree: tree)
    }

    /// Returns the file. An image that cannot be read is left out, and the page says so.
    package func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(page), as: UTF8.self)
        // A browser ends the script at `</script`, wherever it stands.
        let safe = json.replacing("<", with: "\\u003c")
        return Data(
            HTMLReport.filled(
                PackageResources.report_html,
                [
                    "style": HTMLReport.text(PackageResources.report_css),
                    "script": HTMLReport.text(PackageResources.report_js), "data": safe,
                ]
            ).utf8)
    }

    private var page: Page {
        Page(
            environment: manifest.records.flatMap(\.environment).reduce(into: []) { changes, change in
                if !changes.contains(change) { changes.append(change) }
            },
            records: manifest.records.map(entry))
    }

    private func entry(of record: SnapshotRecord) -> Page.Record {
        var entry = Page.Record(record)
        guard record.kind == .image, images == .all || record.outcome != .passed else { return entry }
        entry.reference = HTMLReport.source(record.reference)
        if entry.reference == nil { entry.referenceSize = nil }
        // What was recorded or passed has no pending file: its reference is the result.
        entry.result = record.pending.flatMap(HTMLReport.source)
        entry.difference = record.difference.flatMap(HTMLReport.source)
        entry.referenceTree = tree(record.reference).map(Page.Tree.init)
        entry.resultTree = record.pending.flatMap(tree).map(Page.Tree.init)
        return entry
    }

    /// The largest image that is put into the file, in bytes.
    private static let imageLimit = 64 << 20

    /// A file as an address that contains it; nil if it cannot be read or is not a PNG file.
    private static func source(_ path: String) -> String? {
        guard let data = try? RegularFile.read(path, limit: imageLimit), data.starts(with: [0x89, 0x50, 0x4e, 0x47])
        else { return nil }
        return "data:image/png;base64," + data.base64EncodedString()
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Returns a page with its marks, such as `{{data}}`, replaced once; what is inserted is not searched for marks.
    private static func filled(_ page: [UInt8], _ values: [String: String]) -> String {
        var result = ""
        var rest = text(page)[...]
        while let start = rest.range(of: "{{"), let end = rest.range(of: "}}", range: start.upperBound..<rest.endIndex)
        {
            result += rest[..<start.lowerBound]
            result += values[String(rest[start.upperBound..<end.lowerBound])] ?? ""
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}

extension HTMLReport {
    /// The content of the page, as its script reads it.
    struct Page: Encodable {
        /// The libraries and fonts that differ from those of the references.
        var environment: [EnvironmentChange]
        var records: [Record]

        /// A snapshot.
        struct Record: Encodable {
            var suite: String
            var test: String
            var name: String
            var variant: String?
            var file: String
            var line: Int
            var kind: SnapshotRecord.Kind
            var outcome: SnapshotRecord.Outcome
            /// The most important class of its changes.
            var `class`: SnapshotChange.Class?
            var cause: String?
            /// The cause, or else the first change, in words: the heading of a group.
            var causeText: String?
            var message: String
            /// The command that accepts the result; nil if none waits.
            var command: String?
            var scale: Double?
            var referenceSize: PixelSize?
            var size: PixelSize?
            var pixels: PixelDifference?
            var changes: [Change]
            var masks: [Mask]
            var reference: String?
            var result: String?
            var difference: String?
            var referenceTree: Tree?
            var resultTree: Tree?

            init(_ record: SnapshotRecord) {
                suite = record.name.suite
                test = record.name.test
                name = record.name.name
                variant = record.name.variant
                file = record.source.file
                line = record.source.line
                kind = record.kind
                outcome = record.outcome
                `class` = record.changes.map(\.kind).min()
                cause = record.cause
                causeText = record.cause ?? record.changes.first?.phrase
                message = record.message
                command = record.pending.map { _ in
                    "flatlay snapshots accept "
                        + ShellWord.quoted("\(record.name.suite)/\(Self.file(record.reference))")
                }
                scale = record.scale
                referenceSize = record.referenceSize
                size = record.size
                pixels = record.pixels
                changes = record.changes.map(Change.init)
                masks = (record.masks ?? []).map(Mask.init)
            }

            private static func file(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
        }

        /// A node that a mask covers, with its rectangle as four numbers, in pixels.
        struct Mask: Encodable {
            var name: String
            var isIgnored: Bool
            var area: [Int]

            init(_ mask: MaskedArea) {
                (name, isIgnored) = (mask.name, mask.isIgnored)
                area = [mask.area.x, mask.area.y, mask.area.width, mask.area.height]
            }
        }

        /// A change, with its frames as four numbers.
        struct Change: Encodable {
            var kind: SnapshotChange.Class
            var node: String
            var property: String
            var before: String?
            var after: String?
            var frameBefore: [Double]?
            var frameAfter: [Double]?

            init(_ change: SnapshotChange) {
                (kind, node, property) = (change.kind, change.node, change.property)
                (before, after) = (change.before, change.after)
                frameBefore = change.frameBefore.map(\.numbers)
                frameAfter = change.frameAfter.map(\.numbers)
            }
        }

        /// A tree, for the inspector.
        struct Tree: Encodable {
            var nodes: [Node]

            init(_ tree: SnapshotTree) {
                nodes = tree.nodes.map(Node.init)
            }
        }

        /// A node, with its frame as four numbers.
        struct Node: Encodable {
            var parent: Int?
            var name: String
            var identifier: String?
            var frame: [Double]
            var lines: [String]
            var fonts: [String]
            var colors: [String]
            var isTruncated: Bool

            init(_ node: SnapshotTree.Node) {
                (parent, name, identifier) = (node.parent, node.name, node.identifier)
                (lines, fonts, colors) = (node.lines, node.fonts, node.colors)
                frame = node.frame.numbers
                isTruncated = node.isTruncated
            }
        }
    }
}

extension CGRect {
    /// Origin and size, rounded to thousandths. Numbers that JSON cannot hold become 0.
    fileprivate var numbers: [Double] {
        [minX, minY, width, height].map { $0.isFinite ? (Double($0) * 1000).rounded() / 1000 : 0 }
    }
}

import Foundation

/// The record of one snapshot in one run: a line of a ``RunManifest``.
///
/// The review commands and the report read records alone; they need neither the tests nor a renderer.
package struct SnapshotRecord: Codable, Equatable, Sendable {
    /// The kind of a reference.
    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// Pixels, as a PNG file.
        case image
        /// The frames of all nodes, as text.
        case layout
        /// All drawings, as text.
        case displayList
        /// An SVG file.
        case svg
        /// The text or data of any other value.
        case text
    }

    /// How the comparison ended.
    package enum Outcome: String, Codable, Sendable, CaseIterable {
        /// The result equals the reference, or differs less than was allowed.
        case passed
        /// The reference was written in this run.
        case recorded
        /// There is no reference, and none was written.
        case missing
        /// The result differs from the reference.
        case changed
        /// The comparison was not possible, such as with a reference that cannot be decoded.
        case failed
    }

    /// The snapshot.
    package var name: SnapshotName
    /// The kind of the reference.
    package var kind: Kind
    /// The file and the line of the assertion.
    package var source: SourcePosition
    /// How the comparison ended.
    package var outcome: Outcome
    /// The path of the reference, whether it exists or not.
    package var reference: String
    /// The path of the result that waits for a review; nil if there is none.
    package var pending: String?
    /// The hash of the result's file, as in ``PixelHash``: what the reference is after the result was accepted. Nil if
    /// nothing had to be kept.
    package var result: String?
    /// The path of the image that marks the differences; nil if there is none.
    package var difference: String?
    /// The sizes of both images in pixels; nil for other kinds.
    package var referenceSize: PixelSize?
    /// The size of the result in pixels.
    package var size: PixelSize?
    /// The number of pixels per point.
    package var scale: Double?
    /// Which pixels differ; nil if none was compared.
    package var pixels: PixelDifference?
    /// The areas of the assertion's masks; nil if it has none, or if they were not needed.
    package var masks: [MaskedArea]?
    /// Why the result differs, most important first.
    package var changes: [SnapshotChange] = []
    /// How the libraries and fonts differ from those that made the reference; empty if they are the same.
    package var environment: [EnvironmentChange] = []
    /// Equal for failures with one cause.
    package var cause: String?
    /// The message of the failure, as the test prints it.
    package var message: String = ""
    /// The time of rendering and comparing, in seconds.
    package var duration: Double = 0

    package init(
        name: SnapshotName, kind: Kind, source: SourcePosition, outcome: Outcome, reference: String
    ) {
        self.name = name
        self.kind = kind
        self.source = source
        self.outcome = outcome
        self.reference = reference
    }
}

/// Identifies a snapshot.
package struct SnapshotName: Codable, Hashable, Sendable {
    /// The name of the test's file, without its extension: the name of the folder of its references.
    package var suite: String
    /// The name of the test function, such as `card()`.
    package var test: String
    /// The name of the snapshot, or its number within the test.
    package var name: String
    /// The variant, such as `iPhone-dark`; nil for an assertion without variants.
    package var variant: String?

    package init(suite: String, test: String, name: String, variant: String? = nil) {
        self.suite = suite
        self.test = test
        self.name = name
        self.variant = variant
    }
}

/// A line of a source file.
package struct SourcePosition: Codable, Hashable, Sendable {
    /// The absolute path.
    package var file: String
    /// The line, from 1.
    package var line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// The size of an image in pixels.
package struct PixelSize: Codable, Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// A library or a font that differs from the one that made a reference.
package struct EnvironmentChange: Codable, Hashable, Sendable {
    /// The name, such as `FreeType`.
    package var name: String
    /// The version that made the reference; nil if it was not used.
    package var before: String?
    /// The version now; nil if it is not used.
    package var after: String?

    package init(name: String, before: String?, after: String?) {
        self.name = name
        self.before = before
        self.after = after
    }
}

import Foundation

/// A face in a font file: what a painter needs to find the outlines.
///
/// A copy is one reference, because every glyph run has a face.
public struct FontFace: Hashable, Sendable {
    private struct Values: Hashable {
        var family: String
        var style: String
        var file: FontFile
        var index: Int
        var variations: String
        var isEmboldened: Bool
        var isSlanted: Bool
        var isColor: Bool
    }

    private final class Storage: Sendable {
        let values: Values
        let hash: Int

        init(_ values: Values) {
            self.values = values
            hash = values.hashValue
        }
    }

    private var storage: Storage

    private var values: Values {
        get { storage.values }
        set { storage = Storage(newValue) }
    }

    /// The name of the family, such as `Inter`.
    public var family: String {
        get { storage.values.family }
        set { values.family = newValue }
    }

    /// The name of the style within the family, such as `SemiBold Italic`.
    public var style: String {
        get { storage.values.style }
        set { values.style = newValue }
    }

    /// The path of the font file. A font library opens the file once, and the face refers to that file, whatever the
    /// path refers to later. A face with a path that you set draws the file that is there then.
    public var path: String {
        get { storage.values.file.path }
        set { values.file = FontFile(path: newValue) }
    }

    /// The font file, in the version that text is shaped with.
    package var file: FontFile { storage.values.file }

    /// The index of the face in the file.
    public var index: Int {
        get { storage.values.index }
        set { values.index = newValue }
    }

    /// The position on the axes of a variable font, in fontconfig's format; empty for none.
    public var variations: String {
        get { storage.values.variations }
        set { values.variations = newValue }
    }

    /// Whether the outlines are emboldened because the family has no bold face.
    public var isEmboldened: Bool {
        get { storage.values.isEmboldened }
        set { values.isEmboldened = newValue }
    }

    /// Whether the outlines are slanted because the family has no italic face.
    public var isSlanted: Bool {
        get { storage.values.isSlanted }
        set { values.isSlanted = newValue }
    }

    /// Whether the glyphs have their own colours, as emoji do.
    public var isColor: Bool {
        get { storage.values.isColor }
        set { values.isColor = newValue }
    }

    /// Creates a face in the file that is at a path when it is drawn.
    public init(
        family: String, style: String, path: String, index: Int, variations: String = "", isEmboldened: Bool = false,
        isSlanted: Bool = false, isColor: Bool = false
    ) {
        self.init(
            family: family, style: style, file: FontFile(path: path), index: index, variations: variations,
            isEmboldened: isEmboldened, isSlanted: isSlanted, isColor: isColor)
    }

    /// Creates a face in one version of a file.
    package init(
        family: String, style: String, file: FontFile, index: Int, variations: String = "", isEmboldened: Bool = false,
        isSlanted: Bool = false, isColor: Bool = false
    ) {
        storage = Storage(
            Values(
                family: family, style: style, file: file, index: index, variations: variations,
                isEmboldened: isEmboldened, isSlanted: isSlanted, isColor: isColor))
    }

    /// The identity that all copies of a face share; equal faces may have different ones.
    package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// Returns whether two faces have the same properties.
    public static func == (left: FontFace, right: FontFace) -> Bool {
        left.storage === right.storage
            || left.storage.hash == right.storage.hash && left.storage.values == right.storage.values
    }

    /// Hashes the properties.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.hash)
    }
}

extension FontFace: CustomReflectable {
    /// The properties, for `print` and debuggers.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "family": family, "style": style, "path": path, "index": index, "variations": variations,
                "isEmboldened": isEmboldened, "isSlanted": isSlanted, "isColor": isColor,
            ] as KeyValuePairs<String, Any>, displayStyle: .struct)
    }
}

/// Shaped text of one face, size and direction, ready to draw.
///
/// A copy is one reference: a run is passed from the cache of shaped text through the views into the display list. Each
/// change of a property creates a new run, so build the glyphs before creating one.
public struct GlyphRun: Hashable, Sendable {
    /// A glyph of the run.
    public struct Glyph: Equatable, Sendable {
        /// The glyph's index in the face.
        public var id: UInt32
        /// The origin relative to that of the run; y is downwards.
        public var position: CGPoint
        /// How far the glyph moves the pen.
        public var advance: CGFloat

        /// Creates a glyph.
        public init(id: UInt32, position: CGPoint, advance: CGFloat) {
            self.id = id
            self.position = position
            self.advance = advance
        }

        fileprivate var isFinite: Bool { (position.x + position.y + advance).isFinite }
    }

    /// Characters and glyphs that cannot be split. Clusters are in the order of the text.
    public struct Cluster: Hashable, Sendable {
        /// The number of UTF-8 bytes of the text.
        public var byteCount: Int
        /// The number of glyphs.
        public var glyphCount: Int

        /// Creates a cluster.
        public init(byteCount: Int, glyphCount: Int) {
            self.byteCount = byteCount
            self.glyphCount = glyphCount
        }
    }

    private struct Values: Equatable {
        var face: FontFace
        var size: CGFloat
        var glyphs: [Glyph]
        var text: String
        var clusters: [Cluster]
        var isRightToLeft: Bool
        var width: CGFloat
    }

    private final class Storage: Sendable {
        let values: Values
        /// A rectangle that contains the ink of any script, relative to the origin of the run.
        let extent: DrawnExtent
        /// A hash of the glyphs, since runs are looked up each time that they are written.
        let hash: Int
        /// Whether a character has a negative advance, visible or not.
        let hasStepsBack: Bool

        init(_ values: consuming Values) {
            var summary = GlyphSummary(values.glyphs)
            if !summary.isFinite {
                values.glyphs.removeAll { !$0.isFinite }
                summary = GlyphSummary(values.glyphs)
            }
            // Glyphs of any script, with stacked marks, may extend a few font sizes beyond their positions.
            extent = summary.positions.grown(by: values.size * 4)
            hash = summary.hash
            hasStepsBack = summary.leastAdvance < 0 || summary.width > values.width + 1 / 2048
            self.values = values
        }
    }

    private var storage: Storage

    /// A hash of the glyphs. Equal runs have equal hashes.
    package var contentHash: Int { storage.hash }

    /// A rectangle that contains the ink, relative to the origin of the run: larger than ``bounds``, for searches.
    package var extent: DrawnExtent { storage.extent }

    // These read the storage without a copy of what it refers to. Runs on all threads refer to the same face, and
    // threads that count references to one object wait for each other.

    /// The identity that all copies of a run share; equal runs may have different ones.
    package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// The identity that all copies of the run's face share; equal faces may have different ones.
    package var faceIdentity: ObjectIdentifier { storage.values.face.identity }

    /// Whether the glyphs have their own colours.
    package var isColor: Bool { storage.values.face.isColor }

    /// Whether a character has a negative advance, visible or not.
    package var hasStepsBack: Bool { storage.hasStepsBack }

    /// The number of glyphs.
    package var glyphCount: Int { storage.values.glyphs.count }

    /// The number of bytes that all copies of a run share, without those of its arrays and strings.
    package static var byteCount: Int { MemoryLayout<Values>.stride }

    private var values: Values {
        get { storage.values }
        set { storage = Storage(newValue) }
    }

    /// The face of the glyphs.
    public var face: FontFace {
        get { storage.values.face }
        set { values.face = newValue }
    }

    /// The size in points.
    public var size: CGFloat {
        get { storage.values.size }
        set { values.size = newValue }
    }

    /// The glyphs from left to right.
    public var glyphs: [Glyph] {
        get { storage.values.glyphs }
        set { values.glyphs = newValue }
    }

    /// The text, in reading order.
    public var text: String {
        get { storage.values.text }
        set { values.text = newValue }
    }

    /// The clusters of characters and glyphs.
    public var clusters: [Cluster] {
        get { storage.values.clusters }
        set { values.clusters = newValue }
    }

    /// Whether the text reads from right to left.
    public var isRightToLeft: Bool {
        get { storage.values.isRightToLeft }
        set { values.isRightToLeft = newValue }
    }

    /// The sum of the advances.
    public var width: CGFloat {
        get { storage.values.width }
        set { values.width = newValue }
    }

    /// Creates a run. Glyphs at positions that are not finite are left out.
    public init(
        face: FontFace, size: CGFloat, glyphs: [Glyph], text: String, clusters: [Cluster], isRightToLeft: Bool,
        width: CGFloat
    ) {
        storage = Storage(
            Values(
                face: face, size: size, glyphs: glyphs, text: text, clusters: clusters, isRightToLeft: isRightToLeft,
                width: width))
    }

    /// Returns whether two runs have the same drawing and the same text.
    public static func == (left: GlyphRun, right: GlyphRun) -> Bool {
        left.storage === right.storage
            || left.storage.hash == right.storage.hash && left.storage.values == right.storage.values
    }

    /// Hashes the glyphs.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.hash)
    }
}

extension GlyphRun: CustomReflectable {
    /// The properties, for `print` and debuggers.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "face": face, "size": size, "glyphs": glyphs, "text": text, "clusters": clusters,
                "isRightToLeft": isRightToLeft, "width": width,
            ] as KeyValuePairs<String, Any>, displayStyle: .struct)
    }
}

/// The summary of a run's glyphs, from one pass over them.
private struct GlyphSummary {
    /// A rectangle that contains the positions, before and after each advance.
    let positions: DrawnExtent
    let hash: Int
    let isFinite: Bool
    /// The smallest advance, at most 0, and the sum of all.
    let leastAdvance: CGFloat
    let width: CGFloat

    init(_ glyphs: [GlyphRun.Glyph]) {
        var hash = glyphs.count
        guard let first = glyphs.first else {
            (positions, self.hash, isFinite, leastAdvance, width) = (.nothing, hash, true, 0, 0)
            return
        }
        var (least, most, sum) = (first.position, first.position, CGFloat(0))
        var (leastAdvance, width) = (CGFloat(0), CGFloat(0))
        glyphs.withUnsafeBufferPointer { glyphs in
            for glyph in glyphs {
                let (place, end) = (glyph.position, glyph.position.x + glyph.advance)
                least = CGPoint(x: min(least.x, place.x, end), y: min(least.y, place.y))
                most = CGPoint(x: max(most.x, place.x, end), y: max(most.y, place.y))
                sum += end + place.y
                leastAdvance = min(leastAdvance, glyph.advance)
                width += glyph.advance
                hash = (hash ^ Int(glyph.id)) &* 0x0000_0100_0000_01b3
            }
        }
        positions = DrawnExtent(CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y))
        self.hash = hash
        isFinite = sum.isFinite
        (self.leastAdvance, self.width) = (leastAdvance, width)
    }
}

import Foundation

/// One face of a font file: what a painter needs to find the outlines again.
public struct FontFace: Hashable, Sendable {
    /// The name of the family, such as `Inter`.
    public var family: String
    /// The name of the style within the family, such as `SemiBold Italic`.
    public var style: String
    /// The file that holds the face.
    public var path: String
    /// The number of the face within the file.
    public var index: Int
    /// The place on the axes of a variable font, as fontconfig writes it; empty for none.
    public var variations: String
    /// Whether the outlines are thickened because the family has no bold face.
    public var isEmboldened: Bool
    /// Whether the outlines are slanted because the family has no italic face.
    public var isSlanted: Bool
    /// Whether the glyphs are pictures in colours of their own.
    public var isColor: Bool

    /// A face.
    public init(
        family: String, style: String, path: String, index: Int, variations: String = "", isEmboldened: Bool = false,
        isSlanted: Bool = false, isColor: Bool = false
    ) {
        self.family = family
        self.style = style
        self.path = path
        self.index = index
        self.variations = variations
        self.isEmboldened = isEmboldened
        self.isSlanted = isSlanted
        self.isColor = isColor
    }
}

/// Shaped characters of one face, size and direction, ready to be drawn.
public struct GlyphRun: Equatable, Sendable {
    /// A glyph of the run.
    public struct Glyph: Equatable, Sendable {
        /// Its number in the face.
        public var id: UInt32
        /// Its origin, from the origin of the run; y is downwards.
        public var position: CGPoint
        /// How far it moves the pen.
        public var advance: CGFloat

        /// A glyph.
        public init(id: UInt32, position: CGPoint, advance: CGFloat) {
            self.id = id
            self.position = position
            self.advance = advance
        }
    }

    /// Characters and glyphs that belong together: neither can be divided. Clusters stand in the order of the text.
    public struct Cluster: Hashable, Sendable {
        /// The number of bytes of the text, in UTF-8.
        public var byteCount: Int
        /// The number of glyphs.
        public var glyphCount: Int

        /// A cluster.
        public init(byteCount: Int, glyphCount: Int) {
            self.byteCount = byteCount
            self.glyphCount = glyphCount
        }
    }

    /// The face that the glyph numbers belong to.
    public var face: FontFace
    /// The size in points.
    public var size: CGFloat
    /// The glyphs from left to right.
    public var glyphs: [Glyph]
    /// The characters, in reading order.
    public var text: String
    /// How characters and glyphs belong together.
    public var clusters: [Cluster]
    /// Whether the characters read from right to left.
    public var isRightToLeft: Bool
    /// The sum of the advances.
    public var width: CGFloat

    /// A run.
    public init(
        face: FontFace, size: CGFloat, glyphs: [Glyph], text: String, clusters: [Cluster], isRightToLeft: Bool,
        width: CGFloat
    ) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
        self.text = text
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
        self.width = width
    }
}

import Foundation

/// The outline of a symbol, such as a star or a chevron.
///
/// The view box counts as high as the font's size, so an outline that fills it is about as high as capital letters
/// with what reaches above and below them. Its middle lies in the middle of capital letters.
public struct SymbolOutline: Equatable, Sendable {
    /// A part of a symbol that is filled at once.
    public struct Layer: Equatable, Sendable {
        /// What is filled.
        public var path: Path
        /// How it is filled.
        public var fillStyle: FillStyle
        /// What is taken away from it, one after the other, each with even-odd filling: the mark in a filled circle.
        public var cutouts: [Path]
        /// The width of a line around it that makes it bolder, in units of the view box.
        public var lineWidth: CGFloat

        /// A layer.
        public init(
            _ path: Path, fillStyle: FillStyle = FillStyle(), cutouts: [Path] = [], lineWidth: CGFloat = 0
        ) {
            self.path = path
            self.fillStyle = fillStyle
            self.cutouts = cutouts
            self.lineWidth = lineWidth
        }
    }

    /// What is drawn in one style, from back to front.
    public var layers: [Layer]
    /// What is drawn where the symbol has several styles: the layers of the primary style, of the secondary one, and so
    /// on. Empty where the symbol has only one.
    public var levels: [[Layer]]
    /// The rectangle of the outline's coordinates that counts as the symbol's box.
    public var viewBox: CGRect
    /// Whether a bold font makes its lines thicker. Of a filled symbol only the holes would become smaller.
    public var growsWithWeight: Bool
    /// Whether it is mirrored where one reads from right to left.
    public var flipsForRightToLeft: Bool

    /// A symbol of layers.
    public init(
        layers: [Layer], levels: [[Layer]] = [], viewBox: CGRect, growsWithWeight: Bool = true,
        flipsForRightToLeft: Bool = false
    ) {
        self.layers = layers
        self.levels = levels
        self.viewBox = viewBox
        self.growsWithWeight = growsWithWeight
        self.flipsForRightToLeft = flipsForRightToLeft
    }

    /// A symbol of one path.
    public init(path: Path, viewBox: CGRect, fillStyle: FillStyle = FillStyle()) {
        self.init(layers: [Layer(path, fillStyle: fillStyle)], viewBox: viewBox)
    }

    /// The smallest rectangle that holds what is drawn; `.null` where nothing is.
    public var bounds: CGRect {
        layers.reduce(.null) { $0.union($1.path.boundingRect) }
    }
}

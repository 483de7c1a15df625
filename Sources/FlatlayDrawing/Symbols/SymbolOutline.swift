import Foundation

/// The outline of a symbol, such as a star or a chevron.
///
/// The view box is as high as the font size, so an outline that fills it is about as high as capital letters with
/// ascenders and descenders. Its centre is level with the centre of capital letters.
public struct SymbolOutline: Equatable, Sendable {
    /// A part of a symbol that is filled in one step.
    public struct Layer: Equatable, Sendable {
        /// The filled path.
        public var path: Path
        /// The fill rule.
        public var fillStyle: FillStyle
        /// The paths that are cut out of it one after the other, each with even-odd filling: for example the mark in a
        /// filled circle.
        public var cutouts: [Path]
        /// The width of an outline that makes it bolder, in units of the view box.
        public var lineWidth: CGFloat

        /// Creates a layer.
        public init(
            _ path: Path, fillStyle: FillStyle = FillStyle(), cutouts: [Path] = [], lineWidth: CGFloat = 0
        ) {
            self.path = path
            self.fillStyle = fillStyle
            self.cutouts = cutouts
            self.lineWidth = lineWidth
        }
    }

    /// The layers, from back to front, for drawing in one style.
    public var layers: [Layer]
    /// The layers for drawing in several styles: those of the primary style, of the secondary one, and so on. Empty if
    /// the symbol has only one level.
    public var levels: [[Layer]]
    /// The symbol's box, in the coordinates of the outline.
    public var viewBox: CGRect
    /// Whether a bold font makes its lines thicker. In a filled symbol only the holes would become smaller.
    public var growsWithWeight: Bool
    /// Whether it is mirrored if the reading direction is from right to left.
    public var flipsForRightToLeft: Bool

    /// Creates a symbol of layers.
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

    /// Creates a symbol of one path.
    public init(path: Path, viewBox: CGRect, fillStyle: FillStyle = FillStyle()) {
        self.init(layers: [Layer(path, fillStyle: fillStyle)], viewBox: viewBox)
    }

    /// The smallest rectangle that contains the drawn parts; `.null` for none.
    public var bounds: CGRect {
        layers.reduce(.null) { $0.union($1.path.boundingRect) }
    }
}

import CoreGeometry
import FlatlayDrawing
import Foundation

/// Composes symbol variants that a symbol set lacks from a symbol's outline.
///
/// The measures are those of Bootstrap Icons: a box of 16 units and lines of one unit. Outlines with other view boxes
/// are mapped to it.
enum SymbolComposer {
    private static let side: CGFloat = 16
    private static let box = CGRect(x: 0, y: 0, width: side, height: side)
    private static let line: CGFloat = 1

    // MARK: In a circle or square

    /// The symbol scaled down inside a shape: inside its outline, or cut out of the filled shape.
    static func enclosed(
        _ symbol: SymbolOutline, in enclosure: SymbolVariantName.Enclosure, isFilled: Bool
    ) -> SymbolOutline {
        let outer = shape(enclosure, inset: 0)
        let (inner, scale) = fitted(symbol, into: room(in: enclosure))
        let thickened = thickened(inner, of: symbol, scale: scale)
        if isFilled {
            let disc = SymbolOutline.Layer(outer)
            let cut = SymbolOutline.Layer(outer, cutouts: inner.map(\.path))
            return SymbolOutline(
                layers: [cut] + gaps(in: inner), levels: [thickened, [disc]], viewBox: box, growsWithWeight: false)
        }
        var ring = outer
        ring.addPath(shape(enclosure, inset: line))
        let frame = SymbolOutline.Layer(ring, fillStyle: FillStyle(eoFill: true))
        return SymbolOutline(layers: [frame] + thickened, levels: [thickened, [frame]], viewBox: box)
    }

    /// The symbol scaled down inside another symbol, or cut out of it if that is filled.
    static func enclosed(
        _ symbol: SymbolOutline, in enclosure: SymbolVariantName.Enclosure, drawnAs container: SymbolOutline,
        isFilled: Bool
    ) -> SymbolOutline {
        let (inner, scale) = fitted(symbol, into: room(in: enclosure))
        let outer = inBox(container)
        // A filled viewfinder has no area from which something could be cut out.
        guard isFilled, enclosure != .viewfinder else {
            let thickened = thickened(inner, of: symbol, scale: scale)
            return SymbolOutline(
                layers: outer + thickened, levels: [thickened, outer], viewBox: box,
                growsWithWeight: symbol.growsWithWeight)
        }
        let cut = outer.map { layer in
            var layer = layer
            layer.cutouts += inner.map(\.path)
            return layer
        }
        return SymbolOutline(
            layers: cut + gaps(in: inner), levels: [inner, outer], viewBox: box, growsWithWeight: false)
    }

    /// Lines lose width when they are scaled down; symbols whose lines grow with the font's weight get 40 % of it back.
    private static func thickened(
        _ layers: [SymbolOutline.Layer], of symbol: SymbolOutline, scale: CGFloat
    ) -> [SymbolOutline.Layer] {
        layers.map { layer in
            var layer = layer
            layer.lineWidth += symbol.growsWithWeight ? (1 - scale) * line * 0.4 : 0
            return layer
        }
    }

    /// The cutouts of layers that are cut out themselves: they are filled again, except under later layers.
    private static func gaps(in layers: [SymbolOutline.Layer]) -> [SymbolOutline.Layer] {
        layers.enumerated().flatMap { index, layer in
            layer.cutouts.map { SymbolOutline.Layer($0, cutouts: layers[(index + 1)...].map(\.path)) }
        }
    }

    private static func shape(_ enclosure: SymbolVariantName.Enclosure, inset: CGFloat) -> Path {
        switch enclosure {
        case .circle:
            return Path(ellipseIn: box.insetBy(dx: inset, dy: inset))
        case .square:
            return Path(roundedRect: box.insetBy(dx: inset, dy: inset), cornerRadius: 2 - inset, style: .circular)
        default:
            let rect = CGRect(x: 0, y: 2, width: side, height: 12)
            return Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: 2 - inset, style: .circular)
        }
    }

    /// The space for a symbol inside a shape.
    private static func room(in enclosure: SymbolVariantName.Enclosure) -> CGRect {
        switch enclosure {
        case .circle: box.insetBy(dx: 3.75, dy: 3.75)
        case .square, .app: box.insetBy(dx: 3.25, dy: 3.25)
        case .rectangle: box.insetBy(dx: 3, dy: 4)
        case .viewfinder: box.insetBy(dx: 3.75, dy: 3.75)
        case .portrait: CGRect(x: 4.5, y: 4.5, width: 7, height: 7)
        case .bubble, .message: CGRect(x: 4.5, y: 3.5, width: 7, height: 7)
        case .cloud, .icloud: CGRect(x: 4.75, y: 5, width: 6.5, height: 6.5)
        case .diamond: box.insetBy(dx: 5, dy: 5)
        case .octagon, .seal: box.insetBy(dx: 4.5, dy: 4.5)
        case .display, .tv: CGRect(x: 4.5, y: 3.5, width: 7, height: 6)
        case .doc, .document: CGRect(x: 5, y: 6, width: 6, height: 7)
        case .folder: CGRect(x: 5, y: 6, width: 6, height: 6)
        case .heart: CGRect(x: 4.75, y: 3.75, width: 6.5, height: 6.5)
        case .house: CGRect(x: 4.75, y: 7, width: 6.5, height: 6)
        case .rectangleStack: CGRect(x: 5, y: 7, width: 6, height: 6)
        case .squareStack: CGRect(x: 5, y: 7, width: 6, height: 6.5)
        case .shield: CGRect(x: 4.75, y: 4, width: 6.5, height: 7)
        case .triangle: CGRect(x: 5.25, y: 6.25, width: 5.5, height: 6)
        }
    }

    // MARK: Crossed out

    /// The symbol with a stroke from top left to bottom right, and a gap beside it.
    static func crossedOut(_ symbol: SymbolOutline) -> SymbolOutline {
        let layers = inBox(symbol).map { layer in
            var layer = layer
            layer.cutouts.append(band(from: -0.5, to: 1.5))
            return layer
        }
        return SymbolOutline(
            layers: layers + [SymbolOutline.Layer(band(from: -0.5, to: 0.5))], viewBox: box,
            growsWithWeight: symbol.growsWithWeight)
    }

    /// A band along the diagonal, between two distances from it; distances above the diagonal are positive.
    private static func band(from lower: CGFloat, to upper: CGFloat) -> Path {
        let (start, end): (CGFloat, CGFloat) = (1.65, 14.35)
        let diagonal = CGFloat(0.5).squareRoot()
        return Path { path in
            path.addLines([
                CGPoint(x: start + lower * diagonal, y: start - lower * diagonal),
                CGPoint(x: start + upper * diagonal, y: start - upper * diagonal),
                CGPoint(x: end + upper * diagonal, y: end - upper * diagonal),
                CGPoint(x: end + lower * diagonal, y: end - lower * diagonal),
            ])
            path.closeSubpath()
        }
    }

    // MARK: With a badge

    /// The symbol with a dot in the top right corner, or with a mark on a disc in the bottom right corner.
    static func badged(_ symbol: SymbolOutline, mark: SymbolOutline?) -> SymbolOutline {
        let disc =
            mark == nil ? CGRect(x: 10, y: 0, width: 6, height: 6) : CGRect(x: 8.5, y: 8.5, width: 7.5, height: 7.5)
        let gap = Path(ellipseIn: disc.insetBy(dx: -line, dy: -line))
        let layers = inBox(symbol).map { layer in
            var layer = layer
            layer.cutouts.append(gap)
            return layer
        }
        var badge = SymbolOutline.Layer(Path(ellipseIn: disc))
        if let mark {
            badge.cutouts = fitted(mark, into: disc.insetBy(dx: 1.75, dy: 1.75)).layers.map(\.path)
        }
        return SymbolOutline(
            layers: layers + [badge], levels: [[badge], layers], viewBox: box,
            growsWithWeight: symbol.growsWithWeight)
    }

    /// The symbol with another one in the bottom right corner, and a gap around that.
    static func cornered(_ symbol: SymbolOutline, by mark: SymbolOutline) -> SymbolOutline {
        let corner = CGRect(x: 8.25, y: 8.25, width: 7.75, height: 7.75)
        let (badge, _) = fitted(mark, into: corner)
        let bounds = SymbolOutline(layers: badge, viewBox: box).bounds
        let gap = Path(
            roundedRect: bounds.insetBy(dx: -line, dy: -line), cornerRadius: min(bounds.width, bounds.height) / 2,
            style: .circular)
        let layers = inBox(symbol).map { layer in
            var layer = layer
            layer.cutouts.append(gap)
            return layer
        }
        return SymbolOutline(
            layers: layers + badge, levels: [badge, layers], viewBox: box, growsWithWeight: symbol.growsWithWeight)
    }

    // MARK: Side by side

    /// Places parts in a row, such as the digits of a number, with a gap of one line width.
    static func sideBySide(_ parts: [[SymbolOutline.Layer]]) -> SymbolOutline {
        var layers: [SymbolOutline.Layer] = []
        var x: CGFloat = 0
        for part in parts {
            let bounds = SymbolOutline(layers: part, viewBox: box).bounds
            guard !bounds.isNull else { continue }
            let move = CGAffineTransform(translationX: x - bounds.minX, y: 0)
            layers += part.map { $0.applying(move, scale: 1) }
            x += bounds.width + line
        }
        let center = CGAffineTransform(translationX: (side - x + line) / 2, y: 0)
        return SymbolOutline(layers: layers.map { $0.applying(center, scale: 1) }, viewBox: box)
    }

    // MARK: Mapping

    /// The layers of a symbol, mapped from its view box to the box of 16 units.
    private static func inBox(_ symbol: SymbolOutline) -> [SymbolOutline.Layer] {
        let view = symbol.viewBox
        guard view != box, view.width > 0, view.height > 0 else { return symbol.layers }
        let scale = side / max(view.width, view.height)
        let map = CGAffineTransform(translationX: box.midX, y: box.midY).scaledBy(x: scale, y: scale)
            .translatedBy(x: -view.midX, y: -view.midY)
        return symbol.layers.map { $0.applying(map, scale: scale) }
    }

    /// Scales the drawn part of a symbol to fit a rectangle; returns the layers and the scale.
    private static func fitted(
        _ symbol: SymbolOutline, into rect: CGRect
    ) -> (
        layers: [SymbolOutline.Layer], scale: CGFloat
    ) {
        let layers = inBox(symbol)
        let bounds = SymbolOutline(layers: layers, viewBox: box).bounds
        guard bounds.width > 0, bounds.height > 0 else { return (layers, 1) }
        let scale = min(rect.width / bounds.width, rect.height / bounds.height, 0.75)
        let map = CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: scale, y: scale)
            .translatedBy(x: -bounds.midX, y: -bounds.midY)
        return (layers.map { $0.applying(map, scale: scale) }, scale)
    }
}

extension SymbolOutline.Layer {
    fileprivate func applying(_ map: CGAffineTransform, scale: CGFloat) -> SymbolOutline.Layer {
        SymbolOutline.Layer(
            path.applying(map), fillStyle: fillStyle, cutouts: cutouts.map { $0.applying(map) },
            lineWidth: lineWidth * scale)
    }
}

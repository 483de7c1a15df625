import CoreGeometry
import FlatlayDrawing
import Foundation

extension SVGDocument {
    func write(_ items: [DisplayList.Item], under effect: DisplayList.Effect) {
        switch effect {
        case .node:
            write(items)
        case .clip(let shape, let style):
            guard let id = clip(shape, style) else { return }
            group(items) { body.attribute("clip-path", "url(#\(id))") }
        case .opacity(let value):
            guard value > 0 else { return }
            guard value < 1 else { return write(items) }
            group(items) { body.attribute("opacity", value) }
        case .blendMode(let mode):
            guard let name = mode.cssName else { return write(items) }
            group(items) { body.attribute("style", "mix-blend-mode:" + name) }
        case .transform(let transform):
            guard transform.isUsable else { return }
            group(items) { writeTransform(transform) }
        case .shadow(let color, let radius, let offset):
            let sigma = radius.isFinite ? max(0, radius / 2) : 0
            guard color.opacity > 0, offset.width.isFinite, offset.height.isFinite else { return write(items) }
            let reach = GaussianBlur.reach(sigma: sigma)
            let shadow = items.bounds.insetBy(dx: -reach, dy: -reach)
                .offsetBy(dx: offset.width, dy: offset.height)
            filtered(items, over: items.bounds.union(shadow)) { filter in
                filter.raw("<feGaussianBlur in=\"SourceAlpha\"")
                filter.attribute("stdDeviation", sigma)
                filter.raw("/><feOffset")
                if offset.width != 0 { filter.attribute("dx", offset.width) }
                if offset.height != 0 { filter.attribute("dy", offset.height) }
                filter.raw(" result=\"s\"/><feFlood")
                filter.attribute("flood-color", color)
                if color.opacity < 1 { filter.attribute("flood-opacity", CGFloat(color.opacity)) }
                filter.raw("/><feComposite in2=\"s\" operator=\"in\"/>")
                filter.raw("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
            }
        case .blur(let radius):
            guard radius > 0, radius.isFinite else { return write(items) }
            let reach = GaussianBlur.reach(sigma: radius)
            filtered(items, over: items.bounds.insetBy(dx: -reach, dy: -reach)) { filter in
                filter.raw("<feGaussianBlur")
                filter.attribute("stdDeviation", radius)
                filter.raw("/>")
            }
        }
    }

    private func group(_ items: [DisplayList.Item], _ attributes: () -> Void) {
        body.raw("<g")
        attributes()
        body.raw(">")
        write(items)
        body.raw("</g>")
    }

    func writeTransform(_ t: CGAffineTransform) {
        body.raw(" transform=\"")
        if t.isTranslation {
            body.raw("translate(")
            body.numbers(t.tx, t.ty)
        } else {
            body.raw("matrix(")
            body.numbers(t.a, t.b, t.c, t.d, decimals: 5)
            body.raw(" ")
            body.numbers(t.tx, t.ty)
        }
        body.raw(")\"")
    }

    private func clip(_ shape: DrawnShape, _ style: FillStyle) -> String? {
        let source = SVGText()
        guard SVGShape.open(shape, in: source) else { return nil }
        if style.isEOFilled { source.raw(" clip-rule=\"evenodd\"") }
        let content = source.buffer.text
        return define("clip" + content) { id, definitions in
            definitions.raw("<clipPath id=\"\(id)\">\(content)/></clipPath>")
        }
    }

    /// Writes items under a filter that reaches over `region`.
    ///
    /// A filter's region is told in the coordinates of its group. The group is moved to the region's corner and its
    /// content back, so that cards of one size share one filter, wherever they are.
    private func filtered(_ items: [DisplayList.Item], over region: CGRect, _ steps: (SVGText) -> Void) {
        guard region.isFinite else { return write(items) }
        let corner = CGPoint(x: region.minX.rounded(.down), y: region.minY.rounded(.down))
        let source = SVGText()
        source.raw(" x=\"-1\" y=\"-1\"")
        source.attribute("width", (region.maxX - corner.x).rounded(.up) + 2)
        source.attribute("height", (region.maxY - corner.y).rounded(.up) + 2)
        source.raw(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\">")
        steps(source)
        let content = source.buffer.text
        let id = define("filter" + content) { id, definitions in
            definitions.raw("<filter id=\"\(id)\"\(content)</filter>")
        }
        let needsMove = corner != .zero
        body.raw("<g")
        if needsMove { writeTransform(CGAffineTransform(translationX: corner.x, y: corner.y)) }
        body.attribute("filter", "url(#\(id))")
        body.raw(">")
        if needsMove {
            body.raw("<g")
            writeTransform(CGAffineTransform(translationX: -corner.x, y: -corner.y))
            body.raw(">")
        }
        write(items)
        body.raw(needsMove ? "</g></g>" : "</g>")
    }
}

extension BlendMode {
    /// The mode's name in CSS; nil where the group is drawn over what lies below.
    fileprivate var cssName: String? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
        case .multiply, .plusDarker: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        }
    }
}

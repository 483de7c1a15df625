import FlatlayBytes
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

extension SVGDocument {
    func write(_ items: DisplayList.Items, under effect: DisplayList.Effect) {
        if case .projection(let transform) = effect, !drawsPlanesFlat {
            return writeProjection(of: items, by: transform)
        }
        write(under: effect, bounds: items.bounds) { write(items) }
    }

    /// Writes content under an effect.
    ///
    /// - Parameter bounds: the bounds of the content, evaluated only for effects that have a region.
    package func write(under effect: DisplayList.Effect, bounds: @autoclosure () -> CGRect, _ content: () -> Void) {
        switch effect {
        case .node:
            content()
        case .clip(let shape, let style):
            guard let id = clip(shape, style) else { return }
            group(content) { body.attribute("clip-path", "url(#\(id))") }
        case .opacity(let value):
            guard value > 0 else { return }
            guard value < 1 else { return content() }
            group(content) { body.attribute("opacity", value) }
        case .blendMode(let mode):
            guard let name = mode.cssName else { return content() }
            group(content) { body.attribute("style", "mix-blend-mode:" + name) }
        case .transform(let transform):
            group(content) { writeTransform(transform) }
        case .projection(let transform):
            // SVG has no perspective. Where no image is wanted, or content is not known yet, it is drawn without.
            let bounds = bounds()
            let center = CGPoint(x: bounds.midX, y: bounds.midY)
            guard let map = PlaneProjection(transform).affine(near: center) else { return }
            group(content) { writeTransform(map) }
        case .shadow(let color, let radius, let offset):
            let sigma = radius / 2
            guard color.opacity > 0 else { return content() }
            let reach = DisplayList.Effect.reach(sigma: sigma)
            let bounds = bounds()
            let shadow = bounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height)
            filtered(content, over: bounds.union(shadow)) { filter in
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
        case .backdrop(let radius):
            guard radius > 0 else { return content() }
            filtered(content, over: bounds()) { filter in
                filter.raw("<feGaussianBlur")
                filter.attribute("stdDeviation", radius)
                // Only colours are blurred: the result is made opaque, then gets its original opacity back.
                filter.raw("/><feComponentTransfer><feFuncA type=\"linear\" slope=\"0\" intercept=\"1\"/>")
                filter.raw("</feComponentTransfer><feComposite in2=\"SourceGraphic\" operator=\"in\"/>")
            }
        case .isolation:
            group(content) { body.attribute("style", "isolation:isolate") }
        case .mask(let mask):
            guard let id = self.mask(mask) else { return }
            group(content) { body.attribute("mask", "url(#\(id))") }
        case .colorMatrix(let matrix):
            filtered(content, over: bounds()) { filter in
                filter.raw("<feColorMatrix values=\"")
                for row in [matrix.red, matrix.green, matrix.blue] {
                    filter.numbers(CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), decimals: 4)
                    filter.raw(" 0 ")
                    filter.number(CGFloat(row.w), decimals: 4)
                    filter.raw(" ")
                }
                filter.raw("0 0 0 ")
                filter.number(CGFloat(matrix.opacity), decimals: 4)
                filter.raw(" 0\"/>")
            }
        case .luminanceToAlpha:
            filtered(content, over: bounds()) { filter in
                filter.raw("<feColorMatrix type=\"luminanceToAlpha\"/>")
                filter.raw("<feComposite in2=\"SourceGraphic\" operator=\"in\"/>")
            }
        case .blur(let radius):
            guard radius > 0 else { return content() }
            let reach = DisplayList.Effect.reach(sigma: radius)
            filtered(content, over: bounds().insetBy(dx: -reach, dy: -reach)) { filter in
                filter.raw("<feGaussianBlur")
                filter.attribute("stdDeviation", radius)
                filter.raw("/>")
            }
        }
    }

    private func group(_ content: () -> Void, _ attributes: () -> Void) {
        body.raw("<g")
        attributes()
        body.raw(">")
        content()
        body.raw("</g>")
    }

    package func writeTransform(_ t: CGAffineTransform) {
        // Read once: each access to the property counts references.
        let body = body
        body.transformStart(t)
        body.transformEnd(x: t.tx, y: t.ty)
    }

    /// Defines a mask of items that applies their opacity. SVG masks use brightness, so the items are made white.
    private func mask(_ items: DisplayList.Items) -> String? {
        let region = items.bounds.insetBy(dx: -1, dy: -1)
        guard !region.isNull else { return nil }
        let place = SVGText()
        place.attribute("x", region.minX.rounded(.down))
        place.attribute("y", region.minY.rounded(.down))
        place.attribute("width", region.width.rounded(.up) + 2)
        place.attribute("height", region.height.rounded(.up) + 2)
        let extent = place.buffer.text
        let whitening = "<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/>"
        let filter =
            " filterUnits=\"userSpaceOnUse\"" + extent + " color-interpolation-filters=\"sRGB\">" + whitening
        let filterID = define("filter" + filter) { id, definitions in
            definitions.raw("<filter id=\"\(id)\"\(filter)</filter>")
        }
        let content =
            " maskUnits=\"userSpaceOnUse\"" + extent + "><g filter=\"url(#\(filterID))\">" + source(of: items) + "</g>"
        return define("mask" + content) { id, definitions in
            definitions.raw("<mask id=\"\(id)\"\(content)</mask>")
        }
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

    /// Writes content under a filter that covers `region`.
    ///
    /// A filter's region is in the coordinates of its group. The group is moved to the region's corner, and its content
    /// back, so that cards of one size share one filter wherever they are.
    private func filtered(_ content: () -> Void, over region: CGRect, _ steps: (SVGText) -> Void) {
        guard !region.isNull else { return content() }
        let corner = CGPoint(x: region.minX.rounded(.down), y: region.minY.rounded(.down))
        let source = SVGText()
        source.raw(" x=\"-1\" y=\"-1\"")
        source.attribute("width", (region.maxX - corner.x).rounded(.up) + 2)
        source.attribute("height", (region.maxY - corner.y).rounded(.up) + 2)
        source.raw(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\">")
        steps(source)
        let filter = source.buffer.text
        let id = define("filter" + filter) { id, definitions in
            definitions.raw("<filter id=\"\(id)\"\(filter)</filter>")
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
        content()
        body.raw(needsMove ? "</g></g>" : "</g>")
    }
}

extension BlendMode {
    /// The mode's name in CSS; nil if the group is drawn normally.
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

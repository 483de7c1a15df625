import FlatlaySVG
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Writes the layers of an animation: animated groups around drawings that do not change.
///
/// 1. The outer group of a layer moves and fades it; an inner group scales it about its anchor. Transforms that animate
///    separately have separate elements, so tracks with different keyframes need not be merged.
/// 2. The layer's effects follow, then its drawings, then its sublayers.
/// 3. Visibility is written at each drawing, and includes that of the layers around it: a visible element inside a
///    hidden group is visible in SVG.
struct SVGLayers {
    let document: SVGDocument
    let timeline: SVGTimeline
    /// The time whose state the attributes describe.
    let moment: Double

    private var body: SVGText { document.body }

    func write(_ layers: [AnimatedDisplayList.Layer]) {
        for layer in layers { write(layer, within: SVGPresence.always) }
    }

    private func write(_ layer: AnimatedDisplayList.Layer, within outer: SVGPresence) {
        let presence = outer.limited(to: SVGPresence(start: layer.start, end: layer.end ?? .infinity))
        guard presence.meets(duration: timeline.duration) else { return }
        let groups = openPlace(of: layer) + openScale(of: layer)
        write(under: layer.effects[...], of: layer) {
            for (index, drawing) in layer.drawings.enumerated() where !drawing.items.isEmpty {
                let next = index + 1 < layer.drawings.count ? layer.drawings[index + 1].time : .infinity
                write(drawing.items, within: presence.limited(to: SVGPresence(start: drawing.time, end: next)))
            }
            for sublayer in layer.sublayers { write(sublayer, within: presence) }
        }
        for _ in 0..<groups { body.raw("</g>") }
        if groups > 0 { body.raw("\n") }
    }

    /// Opens the group that moves and fades a layer. Returns the number of groups opened.
    private func openPlace(of layer: AnimatedDisplayList.Layer) -> Int {
        let place = layer.translation.value(at: moment)
        let opacity = min(1, max(0, layer.opacity.value(at: moment)))
        let animations = [
            timeline.keyframes(of: layer.translation, in: document) { size, text in
                text.raw("transform:translate(")
                text.pixels(size.width)
                text.raw(",")
                text.pixels(size.height)
                text.raw(")")
            },
            timeline.keyframes(of: layer.opacity, in: document) { opacity, text in
                text.raw("opacity:")
                text.number(min(1, max(0, opacity)), decimals: 4)
            },
        ].compactMap { $0 }
        guard place != .zero || opacity < 1 || !animations.isEmpty else { return 0 }
        body.raw("<g")
        writeClass(animations)
        if place != .zero { document.writeTransform(CGAffineTransform(translationX: place.width, y: place.height)) }
        if opacity < 1 { body.attribute("opacity", opacity, decimals: 4) }
        body.raw(">")
        return 1
    }

    /// Opens the groups that scale a layer. Returns the number of groups opened.
    ///
    /// The anchor becomes the origin of the scaled group, since both CSS and attributes scale about the origin.
    private func openScale(of layer: AnimatedDisplayList.Layer) -> Int {
        let scale = layer.scale.value(at: moment)
        let animation = timeline.keyframes(of: layer.scale, in: document) { size, text in
            text.raw("transform:scale(")
            text.number(size.width, decimals: 5)
            if size.width != size.height {
                text.raw(",")
                text.number(size.height, decimals: 5)
            }
            text.raw(")")
        }
        guard scale != CGSize(width: 1, height: 1) || animation != nil else { return 0 }
        let anchor = layer.anchor
        var groups = 1
        if anchor != .zero {
            openGroup(CGAffineTransform(translationX: anchor.x, y: anchor.y))
            groups += 2
        }
        body.raw("<g")
        writeClass(animation.map { [$0] } ?? [])
        document.writeTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
        body.raw(">")
        if anchor != .zero { openGroup(CGAffineTransform(translationX: -anchor.x, y: -anchor.y)) }
        return groups
    }

    private func openGroup(_ transform: CGAffineTransform) {
        body.raw("<g")
        document.writeTransform(transform)
        body.raw(">")
    }

    /// Writes content inside effects, the first one outermost.
    private func write(
        under effects: ArraySlice<DisplayList.Effect>, of layer: AnimatedDisplayList.Layer, _ content: () -> Void
    ) {
        guard let first = effects.first else { return content() }
        let rest = effects.dropFirst()
        if first == .node, layer.node != .root {
            return document.writeGroup(of: layer.node) { write(under: rest, of: layer, content) }
        }
        let bounds = rest.reversed().reduce(layer.contentBounds) { $1.bounds(around: $0) }
        document.write(under: first, bounds: bounds) { write(under: rest, of: layer, content) }
    }

    private func write(_ items: DisplayList.Items, within presence: SVGPresence) {
        guard presence.meets(duration: timeline.duration) else { return }
        let track = presence.track
        let animation = timeline.keyframes(of: track, in: document) { opacity, text in
            text.raw(opacity > 0 ? "visibility:visible" : "visibility:hidden")
        }
        let isHidden = track.value(at: moment) == 0
        // The drawing is never visible.
        if isHidden, animation == nil { return }
        if let animation {
            body.raw("<g")
            writeClass([animation])
            if isHidden { body.raw(" visibility=\"hidden\"") }
            body.raw(">")
        }
        document.write(items)
        if animation != nil { body.raw("</g>") }
    }

    private func writeClass(_ animations: [String]) {
        guard let name = timeline.className(for: animations, in: document) else { return }
        body.attribute("class", name)
    }
}

extension SVGText {
    /// A length of CSS.
    fileprivate func pixels(_ value: CGFloat) {
        number(value)
        // In CSS, only a length of zero has no unit.
        if abs(value) >= 0.0005 { raw("px") }
    }
}

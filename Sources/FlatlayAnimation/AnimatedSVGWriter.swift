import FlatlayRendering
import FlatlaySVG
import FlatlayDrawing
import Foundation

/// Writes animations as SVG files with CSS keyframes. The same animation always gives the same bytes.
///
/// ```swift
/// let writer = AnimatedSVGWriter(animation: AnimationOptions(holdAtEnd: 2))
/// let file = try writer.data(for: animation)
/// ```
///
/// Each drawing of a layer is written once; the groups around it move, scale, fade and hide it. The attributes contain
/// the final state, which programs without CSS animations show, and browsers if the user prefers reduced motion. The
/// file has no scripts and no external resources, so it also plays in an `img` element.
///
/// The limits of ``SVGWriter`` apply. In addition, a blend mode inside a layer that moves or fades blends with that
/// layer only, as CSS defines it.
///
/// Use a writer from one thread only.
public final class AnimatedSVGWriter {
    /// How text is written, the title, and the prefix of identifiers.
    public var options: SVGOptions
    /// Pauses and repetitions. The frame rate has no effect: browsers animate at the rate of the screen.
    public var animation: AnimationOptions

    private let lease: RenderCache.Lease

    /// Creates a writer.
    ///
    /// - Parameter cache: the cache, which several writers can share.
    public init(
        cache: RenderCache = .shared, options: SVGOptions = SVGOptions(),
        animation: AnimationOptions = AnimationOptions()
    ) {
        lease = cache.lease()
        self.options = options
        self.animation = animation
    }

    /// Returns an animation as an SVG file.
    ///
    /// - Parameter moment: nil for an animated file; otherwise a time in seconds, and the file contains the same layers
    ///   in the state of that time, without a style sheet. To write a still image, `SVGWriter` with the animation's
    ///   `displayList(at:)` gives a smaller file.
    /// - Throws: ``AnimationError``; ``RenderError/invalidSize(width:height:)`` if the image has no area.
    public func data(for list: AnimatedDisplayList, frozenAt moment: Double? = nil) throws -> Data {
        let (width, height) = (list.size.width, list.size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw RenderError.invalidSize(width: Double(width), height: Double(height))
        }
        try animation.check(duration: list.duration)
        if let moment, !(0...list.duration).contains(moment) {
            throw AnimationError.moment(moment, duration: list.duration)
        }
        // The document looks for content that drawings share in the items of all layers.
        let drawings = DisplayList(
            size: list.size, nodes: list.nodes, items: DisplayList.Items(list.layers.flatMap(\.items)))
        let document = SVGDocument(list: drawings, options: options, worker: lease.worker)
        document.drawsPlanesFlat = true
        // Each layer contains its own shapes, so that one layer can be extracted or restyled.
        document.definesElements = false
        document.writeBackground()
        let timeline = SVGTimeline(duration: list.duration, options: animation, isFrozen: moment != nil)
        let layers = SVGLayers(document: document, timeline: timeline, moment: moment ?? list.duration)
        layers.write(list.layers)
        let file = document.file(style: timeline.styleSheet(root: document.ids.root))
        if let failure = lease.worker.takeFailure() { throw failure }
        return file
    }
}

extension AnimatedDisplayList.Layer {
    /// The items of all drawings of the layer and its sublayers.
    fileprivate var items: [DisplayList.Item] { drawings.flatMap(\.items) + sublayers.flatMap(\.items) }
}

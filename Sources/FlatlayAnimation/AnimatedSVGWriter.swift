import FlatlayRendering
import FlatlaySVG
import FlatlayDrawing
import Foundation

/// Writes films as SVG files that move by themselves, with keyframes of CSS: the same bytes for the same film.
///
/// ```swift
/// let writer = AnimatedSVGWriter(animation: AnimationOptions(holdAtEnd: 2))
/// try AtomicFile.write(writer.data(for: film), to: "insertion.svg")
/// ```
///
/// Each drawing of a layer is written once, and groups around it move, scale, fade and hide it. Attributes hold the
/// settled end, which is what programs show that know no keyframes, and browsers whose user wants less motion. The file
/// needs no script and nothing from outside, so it moves in an `img` of a page, too.
///
/// Beside what ``SVGWriter`` draws by other means, a blend mode inside a layer that moves or fades mixes with that
/// layer only, as CSS has it.
///
/// A writer serves one thread.
public final class AnimatedSVGWriter {
    /// How drawings become SVG.
    public var options: SVGOptions
    /// How the film is played. It has no frames: browsers compute as many pictures as their screen shows.
    public var animation: AnimationOptions

    private let lease: RenderCache.Lease

    /// A writer.
    ///
    /// - Parameter cache: what it keeps from picture to picture, and shares with others.
    public init(
        cache: RenderCache = .shared, options: SVGOptions = SVGOptions(),
        animation: AnimationOptions = AnimationOptions()
    ) {
        lease = cache.lease()
        self.options = options
        self.animation = animation
    }

    /// The film as an SVG file.
    ///
    /// - Parameter moment: nil for a file that moves; otherwise the same layers, standing as they stand at this time in
    ///   seconds, without style sheet. For a still picture, `SVGWriter` with the film's `displayList(at:)` is smaller.
    /// - Throws: ``AnimationError``; ``RenderError/invalidSize(width:height:)`` where the picture has no area.
    public func data(for film: AnimatedDisplayList, frozenAt moment: Double? = nil) throws -> Data {
        let (width, height) = (film.size.width, film.size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw RenderError.invalidSize(width: Double(width), height: Double(height))
        }
        try animation.check(duration: film.duration)
        if let moment, !(0...film.duration).contains(moment) {
            throw AnimationError.moment(moment, duration: film.duration)
        }
        // What all drawings have in common is found in all of them at once.
        let drawings = DisplayList(size: film.size, nodes: film.nodes, items: film.layers.flatMap { $0.items() })
        let document = SVGDocument(list: drawings, options: options, glyphs: lease.worker.resource())
        // What moves holds its own shapes, so that a layer can be taken out or restyled alone.
        document.definesElements = false
        document.writeBackground()
        let timeline = SVGTimeline(duration: film.duration, options: animation, isFrozen: moment != nil)
        let layers = SVGLayers(document: document, timeline: timeline, moment: moment ?? film.duration)
        layers.write(film.layers)
        let file = document.file(style: timeline.styleSheet(root: document.ids.root))
        if let failure = lease.worker.takeFailure() { throw failure }
        return file
    }
}

extension AnimatedDisplayList.Layer {
    /// The items of all drawings, its own and its sublayers'.
    fileprivate func items(depth: Int = 0) -> [DisplayList.Item] {
        guard depth < DisplayList.depthLimit else { return [] }
        return drawings.flatMap(\.items) + sublayers.flatMap { $0.items(depth: depth + 1) }
    }
}

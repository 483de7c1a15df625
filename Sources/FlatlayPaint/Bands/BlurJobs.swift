import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import FlatlayRendering
import Foundation

/// The blurs of an image, as far as the pixels of all of them together fit into ``byteLimit``.
struct BlurJobs: Sendable {
    /// The most memory of all blurred images, in bytes.
    private static let byteLimit = 24_000_000

    private struct Job {
        var items: DisplayList.Items
        var matrix: CGAffineTransform
        var sigma: CGFloat
        var keepsAlpha: Bool
        /// The pixels of the image that may show it.
        var area: PixelArea
        var byteCount: Int
    }

    private var jobs: [Job] = []
    private(set) var places: [PreparedBlurs.Key: Int] = [:]
    private var byteCount = 0

    var count: Int { jobs.count }

    /// Finds the blurs of an image.
    init(of items: DisplayList.Items, _ region: PixelRegion) {
        visit(
            items, CGAffineTransform(scaleX: region.scale, y: region.scale),
            PixelArea(x: region.x, y: region.y, width: region.width, height: region.height))
    }

    /// Paints one of the blurs.
    func picture(_ index: Int, glyphs: GlyphStore) -> OffscreenPicture? {
        let job = jobs[index]
        // Nothing is drawn on it.
        guard let surface = CairoSurface.image(format: CAIRO_FORMAT_A8, width: 1, height: 1) else { return nil }
        let painter = Painter(context: CairoContext(surface.raw, clip: job.area), glyphs: glyphs)
        painter.context.matrix = job.matrix
        return painter.offscreen(
            job.items, format: CAIRO_FORMAT_ARGB32, offset: .zero, sigma: job.sigma, keepsAlpha: job.keepsAlpha,
            isKept: true)
    }

    /// Visits what is drawn on the image itself, not what is drawn on others first and then changed.
    private mutating func visit(_ items: DisplayList.Items, _ matrix: CGAffineTransform, _ area: PixelArea) {
        // Most lists hold none. Stepping through all of ten thousand cards took a thirtieth of painting them.
        guard items.holdsBlurs else { return }
        items.forEachPlace { item in
            guard case .group(let effect, let children) = item.pointee.command else { return }
            switch effect {
            case .node, .opacity, .blendMode, .isolation, .mask, .shadow: visit(children, matrix, area)
            case .clip(let shape, _):
                let bounds = shape.bounds.applying(matrix)
                guard bounds.isFinite else { return }
                let inside = area.intersection(PixelArea(within: bounds.insetBy(dx: -1, dy: -1).pixelAligned))
                if !inside.isEmpty { visit(children, matrix, inside) }
            case .transform(let transform):
                let inner = transform.concatenating(matrix)
                if inner.isUsable { visit(children, inner, area) }
            case .blur(let radius): add(children, matrix, area, radius, keepsAlpha: false)
            case .backdrop(let radius): add(children, matrix, area, radius, keepsAlpha: true)
            case .colorMatrix, .luminanceToAlpha, .projection: break
            }
        }
    }

    private mutating func add(
        _ items: DisplayList.Items, _ matrix: CGAffineTransform, _ area: PixelArea, _ radius: CGFloat, keepsAlpha: Bool
    ) {
        let sigma = min(radius * matrix.averageScale, GaussianBlur.sigmaLimit)
        let bounds = items.bounds.applying(matrix)
        guard GaussianBlur(sigma: sigma) != nil, bounds.isFinite else { return }
        let reduction = GaussianBlur.reduction(sigma: sigma)
        guard Int(reduction) <= StretchedRows.reductionLimit else { return }
        let reach = DisplayList.Effect.reach(sigma: sigma)
        let seen = area.rect.insetBy(dx: -reach, dy: -reach)
            .intersection(bounds.insetBy(dx: -reach, dy: -reach))
        guard seen.width > 0, seen.height > 0 else { return }
        var job = Job(
            items: items, matrix: matrix, sigma: sigma, keepsAlpha: keepsAlpha, area: area,
            byteCount: Int(min(seen.width * seen.height / reduction / reduction, 1e9)) * 4)
        let key = PreparedBlurs.Key(items, matrix, sigma: sigma, keepsAlpha: keepsAlpha)
        if let place = places[key] {
            // The same items are drawn twice, within different clips.
            job.area.formUnion(jobs[place].area)
            jobs[place].area = job.area
            return
        }
        guard byteCount + job.byteCount <= BlurJobs.byteLimit else { return }
        byteCount += job.byteCount
        places[key] = jobs.count
        jobs.append(job)
    }
}

extension PixelArea {
    fileprivate mutating func formUnion(_ other: PixelArea) {
        let (left, top) = (min(x, other.x), min(y, other.y))
        self = PixelArea(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

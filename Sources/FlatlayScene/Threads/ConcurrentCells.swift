import CollectionLayout
import FlatlayDrawing
import FlatlayViews
import Foundation

/// Creates, measures and draws the cells of a collection on several threads.
///
/// 1. Cells are split into chunks by their number alone, never by the number of threads.
/// 2. Threads take chunk after chunk. Each chunk has its own diagnostics and its own part of the image.
/// 3. Parts and diagnostics are joined in the order of the elements, so the result does not depend on timing. The
///    rendering thread does so between chunks of its own, and draws what lies between cells.
final class ConcurrentCells {
    /// The number of cells per chunk: large enough to make the scheduling cost negligible, and small enough to keep all
    /// threads busy.
    static let chunkLength = 64
    /// With fewer cells, starting threads costs more than it saves.
    static let leastCount = PreferredSizes.leastCellsAhead

    private let threads: DrawingThreads
    private let resources: DrawingResources
    private let shared: CellChunk.Shared
    /// The maximum number of cached views.
    private let capacity: Int
    /// The chunks that measured cells, by section.
    private var measured: [Int: [CellChunk]] = [:]

    /// Returns nil if one thread has to measure and draw all cells:
    ///
    /// - the cell closure is not the `concurrentCell` of a collection, so it may not be called on other threads;
    /// - there is one thread, or this collection is in a cell, whose thread draws it;
    /// - the environment has values that are not `Sendable`, control styles, or a focus;
    /// - the image has a state, a pool of hosts, or recorders (`SceneContext.isSendable`).
    ///
    /// One thread also measures or draws fewer than ``leastCount`` cells.
    init?(
        _ source: CellSource?, path: CollectionPath, environment: EnvironmentValues, resources: DrawingResources,
        capacity: Int
    ) {
        guard let source, let threads = resources.threads, threads.limit > 1, environment.isSendable,
            environment.scene.isSendable
        else { return nil }
        self.threads = threads
        self.resources = resources
        self.capacity = capacity
        shared = CellChunk.Shared(source: source, path: path, environment: environment, resources: resources)
    }

    /// Returns the view of a measured cell.
    func host(of element: ElementIdentity) -> ViewHost? {
        element.category == .cell ? chunk(at: element.indexPath)?.host(at: element.indexPath) : nil
    }

    /// The chunk that measured a cell.
    private func chunk(at cell: IndexPath) -> CellChunk? {
        guard let chunks = measured[cell.section] else { return nil }
        let number = cell.item / Self.chunkLength
        return chunks.indices.contains(number) ? chunks[number] : nil
    }

    // MARK: Measuring

    /// Returns the preferred sizes of the cells of a section; nil if one thread measures them as fast.
    ///
    /// - Parameter requests: for all of its items, in order.
    func preferredSizes(for requests: [PreferredSizeRequest]) -> [CGSize?]? {
        guard requests.count >= Self.leastCount, let section = requests.first?.element.indexPath.section,
            measured[section] == nil
        else { return nil }
        let (shared, threads, capacity) = (shared, threads, capacity)
        let chunks = Self.cuts(requests.count).map { CellChunk(section: section, items: $0) }
        let kept = measured.values.reduce(0) { $0 + $1.count * Self.chunkLength }
        let sizes = ConcurrentWork.map(
            count: chunks.count, threads: threads.limit, context: { threads.lend() },
            { lent, number in
                chunks[number].preferredSizes(
                    for: requests[chunks[number].items], lent.shaper, shared,
                    keepsHosts: kept + chunks[number].items.upperBound <= capacity)
            })
        for chunk in chunks { chunk.endWork(resources) }
        measured[section] = chunks
        return sizes.flatMap { $0 }
    }

    private static func cuts(_ count: Int) -> [Range<Int>] {
        stride(from: 0, to: count, by: chunkLength).map { $0..<min($0 + chunkLength, count) }
    }

    // MARK: Drawing

    /// Consecutive cells in drawing order, and the chunk that draws them.
    private struct Run {
        let chunk: CellChunk
        var places: Range<Int>
    }

    /// Draws elements.
    ///
    /// - Parameter drawOne: draws the element at an index on this thread.
    func draw(
        _ placements: ElementPlacements, into builder: DisplayListBuilder,
        _ drawOne: (Int, DisplayListBuilder) -> Void
    ) {
        let places = 0..<placements.count
        let count = places.count { placements.isCell(at: $0) }
        guard count >= Self.leastCount else { return places.forEach { drawOne($0, builder) } }
        let runs = runs(placements)
        let (shared, threads, nodePath) = (shared, threads, builder.currentPath)
        // Headers and the like, most of which are above all cells: this thread draws them without waiting for the
        // cells.
        let above = (places.last { placements.isCell(at: $0) } ?? -1) + 1..<places.upperBound
        var partAbove = ElementPart(partOf: nodePath)
        var place = 0
        ConcurrentWork.forEach(
            count: runs.count, threads: threads.limit, context: { threads.lend() },
            first: { partAbove.draw(resources) { builder in above.forEach { drawOne($0, builder) } } },
            { lent, number in
                runs[number].chunk.draw(
                    runs[number].places, of: placements, partOf: nodePath, lent.shaper, shared)
            },
            take: { number, part in
                while place < runs[number].places.lowerBound {
                    drawOne(place, builder)
                    place += 1
                }
                runs[number].chunk.endWork(resources)
                guard var part = part.take() else { return }
                builder.append(&part)
                place = runs[number].places.upperBound
            })
        for rest in place..<above.lowerBound { drawOne(rest, builder) }
        if !partAbove.append(to: builder, resources) { above.forEach { drawOne($0, builder) } }
    }

    /// Splits the cells into runs. A chunk that measured draws only once, so that no two threads use it at the same
    /// time; later cells of the same chunk are drawn with the rest, on the rendering thread.
    private func runs(_ placements: ElementPlacements) -> [Run] {
        guard !measured.isEmpty else { return runsOfNewChunks(placements) }
        var runs: [Run] = []
        var used: Set<ObjectIdentifier> = []
        // The chunk of the last cell; nil if nobody measured it. Most cells have the chunk of the one before them.
        var chunk: CellChunk?
        var isNext = false
        for place in 0..<placements.count {
            guard let cell = placements.cell(at: place) else {
                isNext = false
                continue
            }
            if chunk?.measures(cell) != true {
                let own = self.chunk(at: cell)
                if own != nil || chunk != nil { isNext = false }
                chunk = own
            }
            if isNext, let current = runs.last, current.places.upperBound == place,
                chunk != nil || current.places.count < Self.chunkLength
            {
                runs[runs.count - 1].places = current.places.lowerBound..<place + 1
            } else if let chunk {
                guard used.insert(ObjectIdentifier(chunk)).inserted else { continue }
                runs.append(Run(chunk: chunk, places: place..<place + 1))
            } else {
                runs.append(Run(chunk: CellChunk(), places: place..<place + 1))
            }
            isNext = true
        }
        return runs
    }

    /// Splits the cells into runs of unmeasured ones.
    private func runsOfNewChunks(_ placements: ElementPlacements) -> [Run] {
        var runs: [Run] = []
        var first = 0
        while first < placements.count {
            var end = first
            while end < placements.count, end - first < Self.chunkLength, placements.isCell(at: end) { end += 1 }
            if end > first { runs.append(Run(chunk: CellChunk(), places: first..<end)) }
            first = max(end, first + 1)
        }
        return runs
    }
}

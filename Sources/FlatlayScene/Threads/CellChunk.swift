import ActorLeases
import CollectionLayout
import FlatlayDrawing
import FlatlayViews
import Foundation

/// Consecutive cells that one thread creates, measures and draws, and what they share meanwhile.
final class CellChunk: @unchecked Sendable {
    // Checked by hand: `ConcurrentWork` gives each chunk to one thread, and passes its result on when that is done.
    // Before and after that, only the rendering thread uses a chunk.

    /// The data that all chunks of a collection read, on any thread.
    final class Shared: @unchecked Sendable {
        // Checked by hand: the environment was checked to contain only values that threads can share, and paths are
        // immutable.

        let source: CellSource
        let path: CollectionPath
        let environment: EnvironmentValues
        let rows: RowDrawing
        let images: any ImageResolving
        let symbols: any SymbolProviding

        init(source: CellSource, path: CollectionPath, environment: EnvironmentValues, resources: DrawingResources) {
            self.source = source
            self.path = path
            self.environment = environment
            rows = RowDrawing(environment: environment)
            images = resources.images
            symbols = resources.symbols
        }

        /// Returns the environment with the values that nested collections and hosted content in a cell need.
        func completed(_ environment: EnvironmentValues, in cell: IndexPath) -> EnvironmentValues {
            guard let item = source.identifier(cell) else { return environment }
            var inner = environment
            inner.scene.holders = path.holders(in: ElementKey(category: .cell, kind: nil, owner: .item(item)))
            return inner
        }
    }

    /// The section whose cells it measured, and which of them.
    let section: Int
    let items: Range<Int>
    private var hosts: [ViewHost?] = []
    private var spare = SpareHost()
    private var work: (resources: DrawingResources, environment: EnvironmentValues)?

    init(section: Int = 0, items: Range<Int> = 0..<0) {
        self.section = section
        self.items = items
    }

    // MARK: On any thread

    /// Returns the preferred sizes of cells.
    ///
    /// - Parameter keepsHosts: whether their views are cached for drawing.
    func preferredSizes(
        for requests: ArraySlice<PreferredSizeRequest>, _ shaper: any TextShaping, _ shared: Shared, keepsHosts: Bool
    ) -> [CGSize?] {
        begin(shaper, shared)
        defer { endHosts() }
        return ActorLease.hold {
            requests.map { request in
                let host = makeHost(at: request.element.indexPath, shared)
                let size = host?.preferredSize(for: request)
                if keepsHosts { hosts.append(host) } else if let host { spare.keep(host) }
                return size
            }
        }
    }

    /// Returns the drawings of cells as a part of a node; nil if a cell draws its backdrop.
    ///
    /// The thread that drew cells frees their views, unless they have to be drawn again: freeing those of a long list
    /// takes one thread a twentieth of the rendering time.
    func draw(
        _ places: Range<Int>, of placements: ElementPlacements, partOf nodePath: String, _ shaper: any TextShaping,
        _ shared: Shared
    ) -> DisplayListPart? {
        begin(shaper, shared)
        defer { endHosts() }
        let builder = DisplayListBuilder(partOf: nodePath)
        ActorLease.hold {
            for place in places {
                let placement = placements[place]
                let path = placement.element.indexPath
                let kept = host(at: path)
                guard let host = kept ?? makeHost(at: path, shared) else { continue }
                placement.draw(into: builder) {
                    shared.rows.draw(host, at: placement, into: builder)
                }
                // Those that are kept may be drawn once more.
                if kept == nil { spare.keep(host) }
            }
        }
        guard let part = builder.finishPart() else { return nil }
        for place in places { forgetHost(at: placements[place].element.indexPath) }
        return part
    }

    private func begin(_ shaper: any TextShaping, _ shared: Shared) {
        if let work {
            work.resources.textShaper = shaper
            work.resources.diagnostics.outlet = nil
            return
        }
        // Without threads: the thread that draws a cell also draws the collections in it.
        let resources = DrawingResources(textShaper: shaper, images: shared.images, symbols: shared.symbols)
        var environment = shared.environment
        environment.takeNotes(in: resources.diagnostics)
        work = (resources, environment)
    }

    /// Frees what only hosts that follow each other need. A collection has many chunks, which all live until it is
    /// drawn.
    private func endHosts() {
        spare.removeAll()
        work?.environment.forgetRepeatedChanges()
    }

    private func makeHost(at path: IndexPath, _ shared: Shared) -> ViewHost? {
        guard let work, let view = shared.source.view(path) else { return nil }
        if let host = spare.take(for: view) { return host }
        let state = HostedState { shared.completed($0, in: path) }
        return ViewHost(view, environment: work.environment, resources: work.resources, state: state)
    }

    // MARK: On the rendering thread

    /// Returns the cached view of a measured cell.
    func host(at path: IndexPath) -> ViewHost? {
        index(of: path).flatMap { hosts[$0] }
    }

    /// Whether a cell is one of those that the chunk measured.
    func measures(_ path: IndexPath) -> Bool { path.section == section && items.contains(path.item) }

    /// The index of a measured cell's view; nil if it is not cached.
    private func index(of path: IndexPath) -> Int? {
        guard measures(path), !hosts.isEmpty else { return nil }
        return path.item - items.lowerBound
    }

    private func forgetHost(at path: IndexPath) {
        if let index = index(of: path) { hosts[index] = nil }
    }

    /// Passes the recorded diagnostics on, also those recorded from now on.
    func endWork(_ resources: DrawingResources) {
        guard let work else { return }
        resources.diagnostics.takeOver(work.resources.diagnostics)
        work.resources.diagnostics.outlet = resources.diagnostics
        work.resources.textShaper = resources.textShaper
    }
}

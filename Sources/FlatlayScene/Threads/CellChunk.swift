import CollectionLayout
import FlatlayDrawing
import FlatlayViews
import Foundation

/// Cells that follow each other, and what they share while they are made, measured and drawn: what one thread works on at
/// a time.
final class CellChunk: @unchecked Sendable {
    // Checked by hand: `ConcurrentWork` gives each chunk to one thread, and hands its result over when that is done. Before
    // and after, only the thread that renders the picture uses a chunk.

    /// What all chunks of a collection read, on any thread.
    final class Shared: @unchecked Sendable {
        // Checked by hand: of the environment it is known that its values may be shared, and nothing changes a path.

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

        /// The environment with what collections and hosted content in a cell ask of it.
        func completed(_ environment: EnvironmentValues, in cell: IndexPath) -> EnvironmentValues {
            guard let item = source.identifier(cell) else { return environment }
            var inner = environment
            inner.scene.holders = path.holders(in: ElementKey(category: .cell, kind: nil, owner: .item(item)))
            return inner
        }
    }

    /// Which cells it measured, of one section.
    let section: Int
    let items: Range<Int>
    private var hosts: [ViewHost?] = []
    private var work: (resources: DrawingResources, environment: EnvironmentValues)?

    init(section: Int = 0, items: Range<Int> = 0..<0) {
        self.section = section
        self.items = items
    }

    // MARK: On any thread

    /// The sizes that cells want.
    ///
    /// - Parameter keepsHosts: whether their views are kept, to be drawn later.
    func preferredSizes(
        for requests: ArraySlice<PreferredSizeRequest>, _ shaper: any TextShaping, _ shared: Shared, keepsHosts: Bool
    ) -> [CGSize?] {
        begin(shaper, shared)
        return requests.map { request in
            let host = makeHost(at: request.element.indexPath, shared)
            if keepsHosts { hosts.append(host) }
            return host?.preferredSize(for: request)
        }
    }

    /// The drawings of cells, as a part of a node; nil where one shows what lies below it.
    func draw(
        _ places: Range<Int>, of placements: ElementPlacements, partOf nodePath: String, _ shaper: any TextShaping,
        _ shared: Shared
    ) -> DisplayListPart? {
        begin(shaper, shared)
        guard let work else { return nil }
        let builder = DisplayListBuilder(partOf: nodePath)
        for place in places {
            let placement = placements[place]
            let path = placement.element.indexPath
            guard let host = host(at: path) ?? makeHost(at: path, shared) else { continue }
            placement.draw(into: builder, work.resources.diagnostics) {
                shared.rows.draw(host, at: placement, into: builder)
            }
        }
        return builder.finishPart()
    }

    private func begin(_ shaper: any TextShaping, _ shared: Shared) {
        if let work {
            work.resources.textShaper = shaper
            work.resources.diagnostics.outlet = nil
            return
        }
        // Without threads: collections in cells are drawn by the thread that draws the cell.
        let resources = DrawingResources(textShaper: shaper, images: shared.images, symbols: shared.symbols)
        var environment = shared.environment
        environment.takeNotes(in: resources.diagnostics)
        work = (resources, environment)
    }

    private func makeHost(at path: IndexPath, _ shared: Shared) -> ViewHost? {
        guard let work, let view = shared.source.view(path) else { return nil }
        let state = HostedState { shared.completed($0, in: path) }
        return ViewHost(view, environment: work.environment, resources: work.resources, state: state)
    }

    // MARK: On the thread that renders

    /// The view of a cell that was measured and kept.
    func host(at path: IndexPath) -> ViewHost? {
        guard path.section == section, items.contains(path.item), !hosts.isEmpty else { return nil }
        return hosts[path.item - items.lowerBound]
    }

    /// Hands over what was noted, and what is noted from now on.
    func endWork(_ resources: DrawingResources) {
        guard let work else { return }
        resources.diagnostics.takeOver(work.resources.diagnostics)
        work.resources.diagnostics.outlet = resources.diagnostics
        work.resources.textShaper = resources.textShaper
    }
}

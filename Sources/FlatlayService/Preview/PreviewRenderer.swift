import Flatlay
import FlatlayDrawing
import Foundation

/// Renders the pictures of a preview on one thread.
package protocol PreviewWorker: PictureWorker {
    /// Describes a picture as JSON, without painting it: its size, its nodes, its warnings, and what can be chosen.
    ///
    /// - Parameter template: the path of its template.
    mutating func inspection(_ order: PictureOrder, template: String) throws(ServiceFailure) -> MadePicture
}

/// Makes the workers of a preview, one for each thread.
package protocol PreviewMaking: Sendable {
    func makePreviewWorker() -> any PreviewWorker
}

/// Renders the pictures of one thread, and remembers which files each is made from.
struct PreviewRenderer {
    private var worker: any PreviewWorker
    private let code: (any CodePictures)?
    private let catalogue: PreviewCatalogue
    private let events: PreviewEvents
    private let watcher: FolderWatcher
    private let memory: MemoryCache

    init(
        worker: any PreviewWorker, code: (any CodePictures)?, catalogue: PreviewCatalogue, events: PreviewEvents,
        watcher: FolderWatcher, memory: MemoryCache
    ) {
        (self.worker, self.code, self.catalogue, self.events) = (worker, code, catalogue, events)
        (self.watcher, self.memory) = (watcher, memory)
    }

    mutating func outcome(_ order: PictureOrder) -> RenderQueue.Outcome {
        guard let entry = catalogue.entry(named: order.name) else {
            return .failure(ServiceFailure(.notFound, "'\(order.name.shortened(to: 80))' no longer exists"))
        }
        do throws(ServiceFailure) {
            let picture = try render(order, entry)
            if picture.mayBeKept { memory.keep(picture, for: order.key) }
            return .success(picture)
        } catch {
            catalogue.note(order.name, inputs: entry.isCode ? [] : [entry.path], isOpen: true)
            return .failure(error)
        }
    }

    private mutating func render(
        _ order: PictureOrder, _ entry: PreviewCatalogue.Entry
    ) throws(ServiceFailure) -> ServedPicture {
        let started = memory.time.date()
        let made = try make(order, entry)
        let picture = ServedPicture(made, format: order.format, started: started, expires: false, maxAge: 0)
        catalogue.note(order.name, inputs: made.inputs, isOpen: !made.warnings.isEmpty)
        watcher.watch(
            folders: Set(made.inputs.flatMap(PreviewCatalogue.paths(of:)).map(FolderWatcher.parent))
                .union(made.inputs.filter { FileKind(of: $0) == .folder }))
        // A file may have changed while nobody knew that it matters.
        if !picture.inputs.allSatisfy({ FileVersion(of: $0.path) == $0.version }) {
            catalogue.change([order.name])
            events.tell([order.name])
        }
        return picture
    }

    private mutating func make(
        _ order: PictureOrder, _ entry: PreviewCatalogue.Entry
    ) throws(ServiceFailure) -> MadePicture {
        if entry.isCode, let code { return try code.picture(order) }
        return switch order.subject {
        case .picture: try worker.picture(order, template: entry.path)
        case .inspection: try worker.inspection(order, template: entry.path)
        }
    }
}

import FlatlayDrawing
import Foundation

/// Builds the code of packages in the background, whenever it changed.
final class CodeBuilder: Sendable {
    private struct State {
        var isWanted = true
        var isStopped = false
    }

    private let code: any CodePictures
    private let catalogue: PreviewCatalogue
    private let events: PreviewEvents
    private let monitor = Monitor(State())

    init(code: any CodePictures, catalogue: PreviewCatalogue, events: PreviewEvents) {
        (self.code, self.catalogue, self.events) = (code, catalogue, events)
    }

    /// Builds for the first time, and from then on after changes, on a thread of its own.
    func start() {
        let thread = Thread { [self] in run() }
        thread.name = "builder"
        thread.start()
    }

    /// Looks at what changed.
    func note(_ changes: FileChanges) {
        guard changes.isEverything || changes.paths.contains(where: code.concerns) else { return }
        monitor.change { $0.isWanted = true }
    }

    /// Ends the builder, and the programs. Its thread may wait a little longer for a compiler.
    func stop() {
        monitor.change { $0.isStopped = true }
        code.stop()
    }

    private func run() {
        while monitor.wait(until: { state in
            if state.isStopped { return false }
            guard state.isWanted else { return nil }
            state.isWanted = false
            return true
        }) {
            catalogue.build = .running
            events.tell([], hasListChanged: true)
            let build = code.build(show)
            if monitor.withLock({ $0.isStopped }) { break }
            catalogue.build = build.problem.map { .failed($0) } ?? .done
            show(build)
        }
    }

    private func show(_ build: CodeBuild) {
        if monitor.withLock({ $0.isStopped }) { return }
        catalogue.setCode(build)
        events.tell(build.changed, hasListChanged: true)
    }
}

/// How far the code of packages is built.
enum BuildState {
    /// There is no code.
    case none
    case running
    case done
    case failed(ServiceFailure)
}

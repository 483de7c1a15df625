import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation

/// Measures and draws a collection as the content of a view; lays it out once per proposal.
final class CollectionPresenter: ExternalContent {
    /// The width of a collection that is proposed none: that of a common iPhone.
    static let defaultWidth: CGFloat = 390

    let name = "collection"

    private let content: Result<CollectionContent, any Error>
    private let path: CollectionPath
    private let environment: EnvironmentValues
    private let resources: DrawingResources
    private var scenes: [ProposedViewSize: CollectionScene] = [:]
    private(set) var scrollReach: ScrollReach?

    init(
        content: Result<CollectionContent, any Error>, path: CollectionPath, environment: EnvironmentValues,
        resources: DrawingResources
    ) {
        self.content = content
        self.path = path
        self.environment = environment
        self.resources = resources
    }

    /// A collection takes the whole proposed size, as a scroll view does. Where no length is proposed, it is as long as
    /// its content.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        guard let contentSize = scene(for: proposal)?.contentSize else {
            return CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
        }
        return CGSize(
            width: proposal.width ?? contentSize.width,
            height: proposal.height ?? contentSize.height)
    }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder) {
        draw(in: frame, room: frame, proposal: proposal, into: builder)
    }

    func draw(in frame: CGRect, room: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder) {
        // Elements have their own hosts. In a rehearsal only scroll observers need the collection.
        guard !builder.isRehearsal else { return report(in: frame, proposal: proposal) }
        guard let scene = scene(for: proposal) else { return }
        if environment.screen != nil {
            let geometry = scene.scrollGeometry(in: frame.size)
            scrollReach = ScrollReach(
                top: max(0, geometry.contentOffset.y),
                bottom: max(0, geometry.contentSize.height - geometry.contentOffset.y - frame.height))
        }
        if path.holders.isEmpty, let origin = environment.fixedSizeOrigin {
            HiddenContent(contentSize: scene.contentSize, frame: frame, room: room)
                .report(to: resources.diagnostics, at: origin)
        }
        environment.scene.collections?.add(scene)
        builder.mark(NodeMark(identity: AnyHashable(path), role: .container))
        if let color = scene.content.backgroundColor {
            builder.fill(.rectangle(room), .color(color.resolve(in: environment)))
        }
        if let background = scene.content.backgroundView {
            ViewHost(background, environment: environment, resources: resources).draw(in: room, into: builder)
        }
        let offset = scene.offset(in: frame)
        let number = environment.scene.recorder?.begin(
            scene,
            map: CGAffineTransform(translationX: offset.width, y: offset.height)
                .concatenating(builder.currentTransform),
            room: room.applying(builder.currentTransform))
        let truncated = scene.draw(in: frame, room: room, into: builder)
        environment.scene.moments?.record(
            PlacedCollection(scene: scene, rect: frame, offset: scene.offset(in: frame)))
        // A list of all frames costs as much as the whole collection, so it is built only if somebody reads it.
        if let number { environment.scene.recorder?.end(number, truncated: truncated) }
    }

    private func report(in frame: CGRect, proposal: ProposedViewSize) {
        let observers = environment.scrollObservers
        guard !observers.isEmpty, let scene = scene(for: proposal) else { return }
        let geometry = scene.scrollGeometry(in: frame.size)
        for observer in observers { observer.report(geometry, by: self) }
    }

    private func scene(for proposal: ProposedViewSize) -> CollectionScene? {
        if let known = scenes[proposal] { return known }
        do {
            let content = try content.get()
            // A collection view shared by all proposals has one size at a time.
            if content.hostingView() != nil { scenes.removeAll() }
            let scene = try CollectionScene(
                content: content, path: path, boundsSize: boundsSize(for: proposal), environment: environment,
                resources: resources)
            scenes[proposal] = scene
            return scene
        } catch {
            resources.diagnostics.fail(error)
            return nil
        }
    }

    /// The size that fractions refer to. A missing length is replaced by the other one: a layout needs some length, and
    /// a square is neither long nor short.
    private func boundsSize(for proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? proposal.height ?? CollectionPresenter.defaultWidth
        return CGSize(width: width, height: proposal.height ?? width)
    }
}

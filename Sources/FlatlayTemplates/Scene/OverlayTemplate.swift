import Flatlay

/// The overlay above a template's collection, compiled once: a notification, a banner, a sheet or a badge.
struct OverlayTemplate {
    /// The keys of an overlay.
    static let keys = ["container", "content"]

    /// The names of the four containers.
    static var containerType: ValueType<any OverlayContainer> {
        .word(
            "container",
            [
                "notification": .notification as any OverlayContainer, "banner": BannerOverlay(),
                "sheet": SheetOverlay(), "badge": BadgeOverlay(),
            ])
    }

    private let container: any OverlayContainer
    private let content: CompiledView

    /// Compiles an overlay; returns nil if it is invalid, which has been reported.
    init?(_ node: DocumentNode, compiler: ViewCompiler) {
        let reporter = compiler.context.reporter
        guard node.entries != nil else {
            reporter.report(
                .wrongType(expected: "an overlay such as { container: banner, content: … }", found: node.found),
                at: node)
            return nil
        }
        compiler.context.checkKeys(of: node, known: Self.keys)
        guard let written = node["content"] else {
            reporter.report(.missingKey("content"), at: node)
            return nil
        }
        content = compiler.compile(written)
        guard let chosen = node["container"] else {
            container = .notification
            return
        }
        guard let named = Self.containerType.decode(chosen, in: compiler.context) else { return nil }
        container = named
    }

    /// The overlay for the names in scope.
    func shown(in evaluation: Evaluation) -> Shown {
        Shown(container: container, views: content(evaluation))
    }

    /// An overlay with its data.
    struct Shown {
        fileprivate let container: any OverlayContainer
        fileprivate let views: [AnyView]
    }
}

/// A collection with an overlay. All containers are always present, so that changing the content changes nothing else.
struct OverlaidView: View {
    let content: AnyView
    let overlay: OverlayTemplate.Shown?

    /// The containers of all kinds, nested.
    var body: some View {
        shown(in: BadgeOverlay(), around: shown(in: SheetOverlay(), around: banner))
    }

    private var banner: AnyView {
        shown(in: BannerOverlay(), around: shown(in: NotificationOverlay(), around: content))
    }

    private func shown<Container: OverlayContainer>(in container: Container, around view: AnyView) -> AnyView {
        let views = overlay.flatMap { $0.container is Container ? $0.views : nil }
        return AnyView(
            view.overlayContent(for: Presented<Container>.self) { AnyView(ViewList($0.views)) }
                .overlayContainer(container, presenting: .constant(views.map { Presented<Container>(views: $0) })))
    }

    /// The content of one kind of container: a type for each, since content is looked up by type.
    private struct Presented<Container> {
        let views: [AnyView]
    }
}

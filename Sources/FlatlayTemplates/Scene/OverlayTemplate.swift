import Flatlay

/// The overlay above a template's collection, compiled once: a notification, a banner, a sheet or a badge.
struct OverlayTemplate {
    private let container: any OverlayContainer
    private let content: CompiledView

    fileprivate init(container: any OverlayContainer, content: CompiledView) {
        self.container = container
        self.content = content
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

extension ValueType where Value == OverlayTemplate {
    /// An overlay.
    static var overlay: ValueType {
        .record(
            "an overlay such as { container: banner, content: … }",
            Field("container", .container, "Where it appears and how it looks.", default: "notification"),
            Field("content", .view, "What it shows.", isRequired: true)
        ) { OverlayTemplate(container: $0 ?? .notification, content: $1 ?? .none) }
    }
}

extension ValueType where Value == any OverlayContainer {
    /// The names of the four containers.
    fileprivate static var container: ValueType {
        .word(
            "container",
            [
                "notification": .notification as any OverlayContainer, "banner": BannerOverlay(),
                "sheet": SheetOverlay(), "badge": BadgeOverlay(),
            ])
    }
}

/// A collection with an overlay. All containers are always present, so that changing the content changes nothing else.
nonisolated struct OverlaidView: View {
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

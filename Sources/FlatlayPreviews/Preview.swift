import Flatlay

/// What a `#Preview` shows, with its name and its traits.
public struct Preview {
    /// Traits of previews of views.
    public enum ViewTraits {}

    /// The name; nil if it has none.
    let name: String?
    let traits: [PreviewTrait<ViewTraits>]
    let makeContent: @MainActor () -> AnyView

    private init(
        name: String?, traits: [PreviewTrait<ViewTraits>], content: @escaping @MainActor () -> AnyView
    ) {
        self.name = name
        self.traits = traits
        makeContent = content
    }

    /// Creates a preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: traits) { AnyView(erased: body()) }
    }

    /// Creates a preview of a collection view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UICollectionView
    ) {
        self.init(name: name, traits: traits) { AnyView(CollectionView(body())) }
    }

    /// Creates a preview of a controller that hosts a view.
    public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor () -> UIHostingController<Content>
    ) {
        self.init(name: name, traits: traits) { AnyView(body().rootView) }
    }
}

extension AnyView {
    fileprivate init(erased view: any View) {
        func open<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
        self = open(view)
    }
}

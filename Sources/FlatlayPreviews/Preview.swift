import Flatlay

/// A `#Preview`: its content, its name and its traits.
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

    /// Creates a preview of what UIKit shows.
    public init<Content: PreviewableContent>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> Content
    ) {
        self.init(name: name, traits: traits) { body().previewedView }
    }
}

extension AnyView {
    fileprivate init(erased view: any View) {
        func open<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
        self = open(view)
    }
}

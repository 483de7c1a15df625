import FlatlayPreviews

/// Declares a preview of a view.
///
/// ```swift
/// #Preview("Row", traits: .sizeThatFitsLayout) {
///     @Previewable @State var isOn = true
///     Row(isOn: $isOn)
/// }
/// ```
///
/// `Previews.all(in:)` finds it, and `assertSnapshots(ofPreviewsIn:)` compares it with a reference.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "FlatlayMacros", type: "PreviewMacro")

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FlatlayMacros", type: "PreviewMacro")

/// Declares a preview of what UIKit shows: a collection view, or a controller that hosts a view.
@freestanding(declaration)
public macro Preview<Content: PreviewableContent>(
    _ name: String? = nil, body: @escaping @MainActor () -> Content
) = #externalMacro(module: "FlatlayMacros", type: "PreviewMacro")

/// Declares a preview of what UIKit shows: a collection view, or a controller that hosts a view.
@freestanding(declaration)
public macro Preview<Content: PreviewableContent>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Content
) = #externalMacro(module: "FlatlayMacros", type: "PreviewMacro")

/// Marks a variable in the closure of `#Preview` that the preview keeps, such as one of `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FlatlayMacros", type: "PreviewableMacro")

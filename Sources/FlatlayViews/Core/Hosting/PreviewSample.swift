import Foundation

/// One of several previews, with what its modifiers say.
package struct PreviewSample {
    /// The settings of `previewDisplayName(_:)` and similar modifiers; the innermost one counts, as in SwiftUI.
    package struct Settings {
        /// The name.
        package var name: String?
        /// The size.
        package var layout: PreviewLayout?
        /// The name of the device.
        package var device: PreviewDevice?
        /// The orientation of the device.
        package var orientation: InterfaceOrientation?

        /// The settings of a view, with those of the views around it where it has none.
        func merged(into outer: Settings) -> Settings {
            Settings(
                name: name ?? outer.name, layout: layout ?? outer.layout, device: device ?? outer.device,
                orientation: orientation ?? outer.orientation)
        }
    }

    /// The preview.
    package var view: AnyView
    /// The settings of its modifiers.
    package var settings: Settings

    /// Returns the previews in a view: those of lists of views one by one. Bodies of an app's views are not evaluated.
    package static func samples(of view: some View) -> [PreviewSample] {
        samples(of: view, depth: 0)
    }

    fileprivate static func samples(of view: some View, depth: Int) -> [PreviewSample] {
        // A view whose type refers to itself through `AnyView` could be nested without end.
        guard depth < 200, let several = view as? any PreviewSampling else {
            return [PreviewSample(view: AnyView(view), settings: Settings())]
        }
        return several.samples(depth: depth + 1)
    }

    fileprivate func applying(_ outer: Settings) -> PreviewSample {
        PreviewSample(view: view, settings: settings.merged(into: outer))
    }
}

/// A view that consists of several previews, or that passes them on.
private protocol PreviewSampling {
    func samples(depth: Int) -> [PreviewSample]
}

/// A view with settings of its preview, which have no effect on an image.
struct PreviewSettingsView<Content: View>: PrimitiveView {
    let content: Content
    let settings: PreviewSample.Settings

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        content._makeNodes(in: context, into: &nodes)
    }
}

extension PreviewSettingsView: PreviewSampling {
    fileprivate func samples(depth: Int) -> [PreviewSample] {
        PreviewSample.samples(of: content, depth: depth).map { $0.applying(settings) }
    }
}

extension TupleView: PreviewSampling {
    fileprivate func samples(depth: Int) -> [PreviewSample] {
        var result: [PreviewSample] = []
        for view in repeat each value { result += PreviewSample.samples(of: view, depth: depth) }
        return result
    }
}

extension Group: PreviewSampling {
    fileprivate func samples(depth: Int) -> [PreviewSample] { PreviewSample.samples(of: content, depth: depth) }
}

extension ForEach: PreviewSampling {
    fileprivate func samples(depth: Int) -> [PreviewSample] {
        data.flatMap { PreviewSample.samples(of: content($0), depth: depth) }
    }
}

extension _ConditionalContent: PreviewSampling {
    fileprivate func samples(depth: Int) -> [PreviewSample] {
        switch storage {
        case .first(let branch): PreviewSample.samples(of: branch.view, depth: depth)
        case .second(let branch): PreviewSample.samples(of: branch.view, depth: depth)
        }
    }
}

extension Optional: PreviewSampling where Wrapped: View {
    fileprivate func samples(depth: Int) -> [PreviewSample] {
        map { PreviewSample.samples(of: $0, depth: depth) } ?? []
    }
}

extension EmptyView: PreviewSampling {
    fileprivate func samples(depth: Int) -> [PreviewSample] { [] }
}

extension ModifiedContent: PreviewSampling where Content: View, Modifier: ViewModifier {
    fileprivate func samples(depth: Int) -> [PreviewSample] {
        PreviewSample.samples(of: content, depth: depth).map {
            PreviewSample(view: AnyView($0.view.modifier(modifier)), settings: $0.settings)
        }
    }
}

import Flatlay
import FlatlayViews

/// A preview of a program, which can be rendered.
public struct FoundPreview {
    /// Where it is declared.
    public let declaration: PreviewDeclaration
    /// The name that it has; nil if it has none.
    public let name: String?
    /// The number among those of its declaration, from 1.
    public let number: Int
    /// The view.
    public let view: AnyView
    package let settings: PreviewSample.Settings

    init(_ declaration: PreviewDeclaration, sample: PreviewSample, number: Int) {
        self.declaration = declaration
        self.number = number
        name = sample.settings.name
        view = sample.view
        settings = sample.settings
    }

    /// Returns a renderer of the preview: on the background of a window, at two pixels per point, in the size of its
    /// traits.
    ///
    /// - Parameter device: the device for previews that name neither a size nor a device; nil for the size of the view.
    /// - Throws: ``UnknownDeviceError`` if the preview names an unknown device.
    @MainActor
    public func renderer(on device: DevicePreset? = nil) throws -> ImageRenderer<AnyView> {
        let screen = try settings.screen ?? (settings.layout == nil ? device : nil)
        // On a device the image is the screen, with a smaller view in its middle.
        let content =
            screen == nil
            ? view
            : AnyView(
                VStackIfSeveral(view: view, alignment: .center).frame(maxWidth: .infinity, maxHeight: .infinity))
        let renderer = ImageRenderer(content: content)
        renderer.scale = 2
        renderer.background = Color(uiColor: .systemBackground)
        if case .fixed(let width, let height) = settings.layout {
            renderer.proposedSize = ProposedViewSize(width: width, height: height)
        } else if let screen {
            renderer.proposedSize = ProposedViewSize(screen.size)
            renderer.safeAreaInsets = screen.safeAreaInsets
            renderer.userInterfaceIdiom = screen.userInterfaceIdiom
        }
        return renderer
    }
}

import Flatlay
import Foundation

/// The request for one image of a template, from the command line or from a job of a batch.
struct PictureRequest {
    /// How the template is shown.
    var setup = PictureSetup()
    var format = ImageFormat.png
    /// The compression of a PNG file; nil for the default.
    var png: PNGCompression?
    /// The quality of lossy formats; nil for the default.
    var quality: Int?
    var textMode = SVGOptions.TextMode.outlines
    /// Whether the frames of elements are outlined.
    var showFrames = false
    /// The keys that are pressed first.
    var keys: KeyScript?
    var focusPath = false
    /// The moment of the template's animation, in seconds; nil for an image without its changes.
    var at: Double?
    /// The dump to print instead of an image.
    var dump: DumpKind?
}

/// How a template is shown; nil values keep the template's own.
struct PictureSetup {
    var colorScheme: ColorScheme?
    var contentSize: DynamicTypeSize?
    var device: DevicePreset?
    var viewport: CGSize?
    var scale: Double?
    var width: Double?
}

extension PictureSetup {
    /// Applies the setup to a template's renderer. The device is a matter of the template.
    func apply(to renderer: ImageRenderer<AnyView>) {
        if let colorScheme { renderer.colorScheme = colorScheme }
        if let contentSize { renderer.dynamicTypeSize = contentSize }
        if let viewport { renderer.proposedSize = ProposedViewSize(viewport) }
        if let scale { renderer.scale = CGFloat(scale) }
        if let width { renderer.proposedSize.width = CGFloat(width) }
    }
}

import Flatlay
import Foundation

/// What is asked of one picture of a template, whoever asks: a command line, or a job of a batch.
struct PictureRequest {
    /// How the template is shown.
    var setup = PictureSetup()
    var format = ImageFormat.png
    /// How hard a PNG file is packed; nil for the usual way.
    var png: PNGCompression?
    /// How much formats with loss keep of the pixels; nil for the usual.
    var quality: Int?
    var textMode = SVGOptions.TextMode.outlines
    /// Outlines the frames of elements.
    var showFrames = false
    /// Keys that are pressed first.
    var keys: KeyScript?
    var focusPath = false
    /// The moment of the template's change; nil for the template as it stands.
    var at: Double?
    /// What is printed in place of a picture.
    var dump: DumpKind?
}

/// How a template is shown; what is nil is the template's own.
struct PictureSetup {
    var colorScheme: ColorScheme?
    var contentSize: DynamicTypeSize?
    var device: DevicePreset?
    var viewport: CGSize?
    var scale: Double?
    var width: Double?
}

extension PictureSetup {
    /// Sets a template's renderer up.
    func apply(to renderer: ImageRenderer<AnyView>) {
        if let colorScheme { renderer.colorScheme = colorScheme }
        if let contentSize { renderer.dynamicTypeSize = contentSize }
        if let device { renderer.show(on: device) }
        if let viewport { renderer.proposedSize = ProposedViewSize(viewport) }
        if let scale { renderer.scale = CGFloat(scale) }
        if let width { renderer.proposedSize.width = CGFloat(width) }
    }
}

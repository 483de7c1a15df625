import FlatlayViews
import Foundation

extension ImageRenderer {
    /// Renders what the screen of a device shows: its size, its pixels and its safe area. Unless told so, a renderer shows
    /// the whole of its view.
    ///
    /// ```swift
    /// renderer.show(on: .iPhone16)
    /// renderer.scale = 1               // a smaller file
    /// ```
    ///
    /// Light or dark, the size of text and the direction of reading stay as they are.
    public func show(on device: DevicePreset) {
        proposedSize = ProposedViewSize(device.size)
        scale = device.scale
        safeAreaInsets = device.safeAreaInsets
    }
}

import FlatlayViews

nonisolated extension View {
    /// Outlines the frame of each element of the collections inside, and writes its index path in a corner: cells pink,
    /// supplementary views blue, section backgrounds green.
    ///
    /// ```swift
    /// ImageRenderer(content: collection.showsElementFrames())
    /// ```
    ///
    /// The outlines lie above everything that a collection draws and change no frame. Use it to inspect layouts, and
    /// for documentation. UIKit and SwiftUI have no counterpart.
    public func showsElementFrames(_ isActive: Bool = true) -> some View {
        environment(\.showsElementFrames, isActive)
    }
}

extension EnvironmentValues {
    private struct ElementFramesKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether collections outline the frames of their elements.
    public var showsElementFrames: Bool {
        get { self[ElementFramesKey.self] }
        set { self[ElementFramesKey.self] = newValue }
    }
}

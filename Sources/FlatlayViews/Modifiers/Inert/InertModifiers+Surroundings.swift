import Foundation

// These modifiers concern a device, a window, a preview or the edge of a screen. An image of a cell has none of them.

nonisolated extension View {
    /// Sets the size of a preview's snapshot. It has no effect on an image, whose size the renderer determines.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewSettingsView(content: self, settings: .init(layout: value))
    }

    /// Sets the device of a preview's snapshot. It has no effect on an image.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        PreviewSettingsView(content: self, settings: .init(device: value))
    }

    /// Names a preview's snapshot. It has no effect on an image, which is named by its file.
    public func previewDisplayName(_ value: String?) -> some View {
        PreviewSettingsView(content: self, settings: .init(name: value))
    }

    /// Sets the orientation of a preview's snapshot. It has no effect on an image.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        PreviewSettingsView(content: self, settings: .init(orientation: value))
    }

    /// Has no effect: a status bar is that of the renderer.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Has no effect: a status bar is that of the renderer.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Has no effect: a home indicator is that of the renderer.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Has no effect: frames are relative to the view itself or to the image.
    public func coordinateSpace<N: Hashable>(name: N) -> some View { self }

    /// Has no effect: content is never outdated.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// Has no effect: images contain no speech.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

nonisolated extension View where Self: Equatable {
    /// Returns the view itself: bodies are evaluated for each image.
    public func equatable() -> some View { self }
}

nonisolated extension View {
    /// Gives the view an explicit identity. A different identifier makes it a different view with its own state.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id))
    }
}

nonisolated private struct IdentityModifier<ID: Hashable>: ViewModifier {
    typealias Body = Never
    let id: ID

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        let start = nodes.count
        context.rows?.search?.note(id)
        content._makeNodes(in: context.entering(id: id), into: &nodes)
        guard start < nodes.count, context.isSought(id) else { return }
        nodes[start] = ScrollTargetNode(nodes[start], id: id, environment: context.environment)
    }
}

/// The regions of a safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// One bit per region.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The bars and edges of the container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area of the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device, identified by its name.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the device.
    public let rawValue: String

    /// Creates a device by name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a device by name.
    public init(stringLiteral name: String) {
        rawValue = name
    }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable {
    private enum Kind: Hashable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

    private let kind: Kind
    /// Whether the device is wider than high.
    package var isLandscape: Bool { kind == .landscapeLeft || kind == .landscapeRight }

    /// Portrait.
    public static let portrait = InterfaceOrientation(kind: .portrait)
    /// Portrait, upside down.
    public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
    /// Landscape, rotated to the left.
    public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
    /// Landscape, rotated to the right.
    public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
}

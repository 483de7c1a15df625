import Foundation

// What these modifiers speak of — a device, a window, a preview, the edge of a screen — a picture of a cell does not
// have.

extension View {
    /// Has no effect: the renderer says how large the picture is.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Has no effect: there is no device.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Has no effect: a picture has the name of its file.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Has no effect: there is no device.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

    /// Has no effect: nothing chooses by it.
    public func tag<V: Hashable>(_ tag: V) -> some View { self }

    /// Has no effect: frames are told from the view itself or from the picture.
    public func coordinateSpace<N: Hashable>(name: N) -> some View { self }

    /// Has no effect: content is never out of date.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// Has no effect: sounds are no part of a picture.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

extension View where Self: Equatable {
    /// The view itself: bodies are evaluated for each picture.
    public func equatable() -> some View { self }
}

extension View {
    /// The view with an identity of its own: another identifier is another view, with state of its own.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id))
    }
}

private struct IdentityModifier<ID: Hashable>: ViewModifier {
    typealias Body = Never
    let id: ID

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        content._makeNodes(in: context.entering(id: id), into: &nodes)
    }
}

/// Parts of a screen's edge.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Parts from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What holds the content of the screen.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
    /// As large as the device.
    case device
    /// As large as the view.
    case sizeThatFits
    /// So large.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// The device of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The device of a name.
    public init(stringLiteral name: String) {
        rawValue = name
    }
}

/// Which way up a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
    private enum Kind: Hashable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

    private let kind: Kind

    /// Upright.
    public static let portrait = InterfaceOrientation(kind: .portrait)
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
    /// On its left side.
    public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
    /// On its right side.
    public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
}

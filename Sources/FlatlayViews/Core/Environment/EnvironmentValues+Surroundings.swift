import Foundation

/// How much space is available along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Limited space, such as the width of a phone in portrait.
    case compact
    /// Ample space.
    case regular
}

extension EnvironmentValues {
    private struct HorizontalSizeClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = .compact
    }

    private struct VerticalSizeClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = .regular
    }

    private struct ScenePhaseKey: EnvironmentKey {
        static let defaultValue = ScenePhase.active
    }

    private struct EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }

    private struct BoldTextKey: EnvironmentKey {
        static let defaultValue = LegibilityWeight.regular
    }

    /// The horizontal size class; compact by default, as on a phone in portrait.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class; regular by default, as on a phone in portrait.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The phase of the app; active by default.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether the content is being edited; nil if it cannot be edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// The preferred weight of text; regular by default.
    public var legibilityWeight: LegibilityWeight? {
        get { self[BoldTextKey.self] }
        set { self[BoldTextKey.self] = newValue ?? .regular }
    }

    /// An action that does nothing: nothing is presented.
    public var dismiss: DismissAction { DismissAction() }

    /// An action that does nothing and cannot be replaced: no URL is opened.
    public var openURL: OpenURLAction {
        get { OpenURLAction { _ in .discarded } }
        set {}
    }

    /// The presentation state: nothing is presented.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    /// Whether the view is presented; always false.
    public var isPresented: Bool { false }

    /// Whether reduced motion is preferred; always false.
    public var accessibilityReduceMotion: Bool { false }

    /// Whether reduced transparency is preferred; always false.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether information must not be conveyed by colour alone; always false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// The preferred contrast; always standard.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

/// The phase of an app.
public enum ScenePhase: Hashable, Sendable, Comparable {
    /// The app is not visible.
    case background
    /// The app is visible but inactive.
    case inactive
    /// The app is active.
    case active
}

/// The edit mode of content.
public enum EditMode: Hashable, Sendable {
    /// The content is not being edited.
    case inactive
    /// The content is being edited temporarily.
    case transient
    /// The content is being edited.
    case active

    /// Whether the content is being edited.
    public var isEditing: Bool { self != .inactive }
}

/// The preferred weight of text.
public enum LegibilityWeight: Hashable, Sendable {
    /// Regular weight.
    case regular
    /// Bold weight.
    case bold
}

/// The contrast of the colour scheme.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    /// Standard contrast.
    case standard
    /// Increased contrast.
    case increased
}

/// An action that dismisses a presentation. It does nothing.
public struct DismissAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}

/// The presentation state of a view. Nothing is presented.
public struct PresentationMode: Hashable, Sendable {
    /// Whether the view is presented; always false.
    public var isPresented: Bool { false }
    /// Does nothing.
    public mutating func dismiss() {}
}

/// An action that opens a URL. It does nothing.
public struct OpenURLAction: Sendable {
    /// The result of opening a URL.
    public struct Result: Hashable, Sendable {
        private enum Kind: Hashable { case handled, discarded, systemAction }

        private let kind: Kind

        /// The URL was handled.
        public static let handled = Result(kind: .handled)
        /// The URL was discarded.
        public static let discarded = Result(kind: .discarded)
        /// The system should open the URL.
        public static let systemAction = Result(kind: .systemAction)
    }

    /// Creates an action. Its handler is never called.
    public init(handler: @escaping (URL) -> Result) {}

    /// Does nothing.
    public func callAsFunction(_ url: URL) {}
}

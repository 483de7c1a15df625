import Foundation

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little: a phone held upright is compact from side to side.
    case compact
    /// Much.
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

    /// How much room there is from side to side: little, as on a phone held upright.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom: much, as on a phone held upright.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the app is in front: it is.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether the content is being edited; nil where it can't be.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// The weight of text that people ask for.
    public var legibilityWeight: LegibilityWeight? {
        get { self[BoldTextKey.self] }
        set { self[BoldTextKey.self] = newValue ?? .regular }
    }

    /// Does nothing: nothing is presented.
    public var dismiss: DismissAction { DismissAction() }

    /// Does nothing, whatever it is set to: nothing is opened.
    public var openURL: OpenURLAction {
        get { OpenURLAction { _ in .discarded } }
        set {}
    }

    /// Nothing is presented.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    /// Whether the view is presented: it is not.
    public var isPresented: Bool { false }

    /// Whether people ask for less motion: they do not.
    public var accessibilityReduceMotion: Bool { false }

    /// Whether people ask for less transparency: they do not.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether people ask for more than colours to tell things apart: they do not.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// How strong people ask contrasts to be.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

/// Whether an app is in front.
public enum ScenePhase: Hashable, Sendable, Comparable {
    /// It can't be seen.
    case background
    /// It can be seen, but not used.
    case inactive
    /// It can be used.
    case active
}

/// Whether content is being edited.
public enum EditMode: Hashable, Sendable {
    /// It is not.
    case inactive
    /// For now.
    case transient
    /// It is.
    case active

    /// Whether it is.
    public var isEditing: Bool { self != .inactive }
}

/// The weight of text that people ask for.
public enum LegibilityWeight: Hashable, Sendable {
    /// The ordinary one.
    case regular
    /// Bold.
    case bold
}

/// How strong contrasts are.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    /// As usual.
    case standard
    /// Stronger.
    case increased
}

/// Takes away what is presented; in a picture, nothing.
public struct DismissAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}

/// What is presented; in a picture, nothing.
public struct PresentationMode: Hashable, Sendable {
    /// Whether something is.
    public var isPresented: Bool { false }
    /// Does nothing.
    public mutating func dismiss() {}
}

/// Opens an address; in a picture, none.
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Hashable, Sendable {
        private enum Kind: Hashable { case handled, discarded, systemAction }

        private let kind: Kind

        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It was left alone.
        public static let discarded = Result(kind: .discarded)
        /// The system opens it.
        public static let systemAction = Result(kind: .systemAction)
    }

    /// An action of your own, which no picture calls.
    public init(handler: @escaping (URL) -> Result) {}

    /// Does nothing.
    public func callAsFunction(_ url: URL) {}
}

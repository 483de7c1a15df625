import Foundation

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
    /// Smallest.
    case mini
    /// Small.
    case small
    /// The default size.
    case regular
    /// Large.
    case large
    /// Largest.
    case extraLarge
}

extension EnvironmentValues {
    private struct ControlSizeKey: EnvironmentKey {
        static let defaultValue = ControlSize.regular
    }

    private struct FocusedKey: EnvironmentKey {
        static let defaultValue = false
    }

    private struct LabelsHiddenKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether the nearest enclosing focusable view has focus.
    public var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }

    /// Whether controls hide their labels.
    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the size of controls.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Hides the labels of controls.
    public func labelsHidden() -> some View {
        environment(\.areLabelsHidden, true)
    }
}

import Foundation

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The ordinary size.
    case regular
    /// Large.
    case large
    /// The largest.
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

    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether the nearest view around that can have the focus has it.
    public var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }

    /// Whether controls leave out their labels.
    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// How large controls inside are.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Controls inside without their labels.
    public func labelsHidden() -> some View {
        environment(\.areLabelsHidden, true)
    }
}

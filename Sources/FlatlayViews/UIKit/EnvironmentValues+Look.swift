import Foundation

extension EnvironmentValues {
    /// Removes what views around set for their texts and buttons: UIKit's own bars, alerts, configurations and
    /// accessories do not inherit it.
    package mutating func forgetLook() {
        // Writing copies all values, and mostly there is nothing to forget.
        guard common.hasLook else { return }
        common.font = nil
        common.fontModifiers = FontModifiers()
        common.foreground = nil
        common.textAttributes = TextAttributes()
        common.textCase = nil
        common.buttonStyle = nil
        common.lineLimit = nil
        common.reservedLines = nil
        common.truncationMode = .tail
        common.multilineTextAlignment = .leading
        common.lineSpacing = 0
        common.minimumScaleFactor = 1
        common.allowsTightening = false
        common.balancesLines = false
        common.keepsWords = false
        common.rowSurroundings = .none
    }
}

extension CommonValues {
    fileprivate var hasLook: Bool {
        font != nil || !fontModifiers.isEmpty || foreground != nil || textAttributes != TextAttributes()
            || textCase != nil || buttonStyle != nil || lineLimit != nil || reservedLines != nil
            || truncationMode != .tail || multilineTextAlignment != .leading || lineSpacing != 0
            || minimumScaleFactor != 1 || allowsTightening || balancesLines || keepsWords || rowSurroundings != .none
    }
}

/// Shows views that UIKit draws itself: they do not inherit what SwiftUI-shaped views around set for their texts.
private struct UIKitLook: EnvironmentChange {
    typealias Body = Never

    func change(_ environment: inout EnvironmentValues) { environment.forgetLook() }

    func equals(_ old: UIKitLook) -> Bool { true }
}

nonisolated extension View {
    /// For views that UIKit itself provides: their texts inherit no fonts, colours or line limits.
    package func uiKitLook() -> some View { modifier(UIKitLook()) }
}

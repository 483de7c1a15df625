import Foundation

nonisolated extension View {
    /// Sets the heights of the sheet that the view is in. The smallest one is shown.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationSetting { settings, _ in settings.detents = Array(detents) }
    }

    /// Sets the heights of the sheet that the view is in, and which one is shown.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationSetting { settings, _ in
            settings.detents = Array(detents)
            settings.selectedDetent = selection.wrappedValue
        }
    }

    /// Sets whether the sheet that the view is in has a grabber. One with several heights has it by default.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationSetting { settings, _ in settings.dragIndicator = visibility }
    }

    /// Sets the radius of the corners of the sheet that the view is in, in points; nil for that of the system.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationSetting { settings, _ in settings.cornerRadius = cornerRadius.flatMap { FrameLength.fixed($0) } }
    }

    /// Fills the background of the sheet that the view is in with a style.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// Puts views behind the content of the sheet that the view is in.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = content()
        return presentationSetting { settings, context in
            settings.background = CapturedView(background, in: context.entering(1))
        }
    }

    /// Sets whether the views behind the sheet stay in use; then they are not dimmed.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationSetting { settings, _ in settings.allowsInteraction = interaction.isEnabled }
    }

    /// Has no effect: a popover is a sheet on a phone.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Has no effect: a popover is a sheet on a phone.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    /// Has no effect: images receive no touches.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

    /// Has no effect: a tablet's sheet has the size of a page.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

    /// Has no effect: images receive no touches.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

    private func presentationSetting(
        _ change: @escaping (PresentationSettings, ViewContext) -> Void
    ) -> some View {
        modifier(
            LifecycleModifier { context in
                if let settings = context.environment.presentation { change(settings, context) }
            })
    }
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let kind: Kind

    /// Half of the screen's height.
    public static let medium = PresentationDetent(kind: .medium)
    /// The full height of the screen.
    public static let large = PresentationDetent(kind: .large)

    /// Returns a fraction of the screen's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// The height of the sheet: heights in points are those of its content, above the home indicator.
    func height(in largest: CGFloat, bottomInset: CGFloat) -> CGFloat {
        switch kind {
        case .medium: largest / 2 + bottomInset / 2
        case .large: largest
        case .fraction(let fraction): fraction.isFinite ? largest * fraction : largest
        case .height(let height): height.isFinite ? height + bottomInset : largest
        }
    }
}

/// Whether the views behind a presentation stay in use.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    private let kind: Kind
    var isEnabled: Bool { kind != .automatic && kind != .disabled }

    /// Chosen automatically: not.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// They stay in use.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// They don't.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// They stay in use up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// How a presentation adapts to little space.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// It stays what it is.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A cover of the whole screen.
    public static let fullScreenCover = PresentationAdaptation(name: "full-screen-cover")
}

/// The effect of touches on a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// They change its height.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// They scroll its content.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a presentation on a tablet.
public struct PresentationSizing: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = PresentationSizing(name: "automatic")
    /// The size of its content.
    public static let fitted = PresentationSizing(name: "fitted")
    /// The size of a form.
    public static let form = PresentationSizing(name: "form")
    /// The size of a page.
    public static let page = PresentationSizing(name: "page")
}

import Foundation

/// Content that is animated through phases. An image shows the first phase.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phase: Phase?
    private let content: (Phase) -> Content

    /// Creates content that cycles through phases.
    public init<Phases: Sequence>(
        _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where Phases.Element == Phase {
        phase = phases.first { _ in true }
        self.content = content
    }

    /// Creates content that runs through its phases when a value changes.
    public init<Phases: Sequence, Trigger: Equatable>(
        _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where Phases.Element == Phase {
        self.init(phases, content: content, animation: animation)
    }

    /// The content in its first phase; nothing if there are no phases.
    public var body: some View {
        if let phase { content(phase) }
    }
}

nonisolated extension View {
    /// Animates the view through phases. An image shows the first phase.
    public func phaseAnimator<Phases: Sequence, Content: View>(
        _ phases: Phases, @ViewBuilder content: @escaping (AnyView, Phases.Element) -> Content,
        animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
    ) -> some View where Phases.Element: Equatable {
        PhaseAnimator(phases) { content(AnyView(self), $0) }
    }

    /// Animates the view through phases when a value changes. An image shows the first phase.
    public func phaseAnimator<Phases: Sequence, Trigger: Equatable, Content: View>(
        _ phases: Phases, trigger: Trigger,
        @ViewBuilder content: @escaping (AnyView, Phases.Element) -> Content,
        animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
    ) -> some View where Phases.Element: Equatable {
        PhaseAnimator(phases) { content(AnyView(self), $0) }
    }
}

import Foundation

/// Content that keyframes animate. An image shows one moment: ``EnvironmentValues/timelineDate``, counted from its default.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0) { scale in
///     Image(systemName: "heart.fill").scaleEffect(scale)
/// } keyframes: { _ in
///     KeyframeTrack {
///         LinearKeyframe(1.4, duration: 0.2)
///         SpringKeyframe(1, duration: 0.4)
///     }
/// }
/// .environment(\.timelineDate, Date(timeIntervalSinceReferenceDate: 0.2))
/// ```
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    private let initial: Value
    private let repeats: Bool?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @Environment(\.timelineDate) private var date

    /// Creates content that is animated from the start on, again and again if it repeats.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, repeats) = (initialValue, repeating)
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates content that is animated when a value changes. An image shows it at rest.
    public init<Trigger: Equatable>(
        initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, repeats) = (initialValue, nil)
        self.content = content
        self.keyframes = keyframes
    }

    /// The content at the moment of the environment.
    public var body: some View { content(value) }

    private var value: Value {
        guard let repeats else { return initial }
        let frames = keyframes(initial)
        let duration = frames._duration
        var time = date.timeIntervalSinceReferenceDate
        guard time > 0, duration > 0 else { return initial }
        if repeats { time = time.truncatingRemainder(dividingBy: duration) }
        var value = initial
        frames._update(&value, from: initial, at: time)
        return value
    }
}

nonisolated extension View {
    /// Animates the view with keyframes. An image shows one moment: ``EnvironmentValues/timelineDate``.
    public func keyframeAnimator<Value, Content: View, KeyframePath: Keyframes>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (AnyView, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) -> some View where KeyframePath.Value == Value {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(AnyView(self), $0) },
            keyframes: keyframes)
    }

    /// Animates the view with keyframes when a value changes. An image shows it at rest.
    public func keyframeAnimator<Value, Trigger: Equatable, Content: View, KeyframePath: Keyframes>(
        initialValue: Value, trigger: Trigger,
        @ViewBuilder content: @escaping (AnyView, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) -> some View where KeyframePath.Value == Value {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(AnyView(self), $0) },
            keyframes: keyframes)
    }
}

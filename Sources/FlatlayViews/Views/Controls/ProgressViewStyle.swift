import ActorLeases
import FlatlayControls
import Foundation

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The parts of a progress view, passed to `makeBody`.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Creates the view of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
    /// Sets the style of progress views in this view.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        modifier(
            StyleSetter(style: style, slot: \.progressViewStyle, makeBody: leased { $0.makeBody(configuration: $1) }))
    }
}

/// The inherited style; by default, a bar with a value, a ring without.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a progress view.
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A progress view style that draws a bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    public init() {
        tint = nil
    }

    /// Creates the style with a tint.
    public init(tint: Color) {
        self.tint = tint
    }

    /// Creates the view of a progress view.
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration).ownTint(tint)
    }
}

/// A progress view style that draws a ring: filled up to the value, or spokes if there is no value.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    public init() {
        tint = nil
    }

    /// Creates the style with a tint.
    public init(tint: Color) {
        self.tint = tint
    }

    /// Creates the view of a progress view.
    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration).ownTint(tint)
    }
}

nonisolated extension View {
    /// Sets the tint of a style, if it has one.
    @ViewBuilder
    fileprivate func ownTint(_ tint: Color?) -> some View {
        if let tint { self.tint(tint) } else { self }
    }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The inherited style.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar filled up to the value, with the label above and the current value's label below.
nonisolated struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ControlPicture(ProgressBarLook(fraction: configuration.fractionCompleted ?? 0))
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring with its label below it.
nonisolated struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.controlSize) private var controlSize

    private var side: CGFloat {
        switch controlSize {
        case .mini, .small: 16
        case .regular: SpinnerLook.medium
        case .large, .extraLarge: SpinnerLook.large
        }
    }

    var body: some View {
        VStack(spacing: 4) {
            ring.frame(width: side, height: side)
            configuration.label.font(.footnote).foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }

    @ViewBuilder
    private var ring: some View {
        if let fraction = configuration.fractionCompleted {
            let style = StrokeStyle(lineWidth: side / 8, lineCap: .round)
            Circle().inset(by: side / 16).stroke(Color(uiColor: .systemFill), style: style)
                .overlay {
                    Circle().inset(by: side / 16).trim(from: 0, to: fraction).rotation(.degrees(-90))
                        .stroke(.tint, style: style)
                }
        } else {
            ControlPicture(SpinnerLook(side: side))
        }
    }
}

import Foundation

/// How progress views look.
public protocol ProgressViewStyle {
    /// What a progress view consists of.
    associatedtype Body: View
    /// The parts of the progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// A progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// The style of progress views inside.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        modifier(StyleSetter(style: style, slot: \.progressViewStyle) { $0.makeBody(configuration: $1) })
    }
}

/// The style of the surroundings: a bar with a value, a ring without.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// The style.
    public init() {}

    /// A progress view.
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// The style.
    public init() {
        tint = nil
    }

    /// The style in a tint.
    public init(tint: Color) {
        self.tint = tint
    }

    /// A progress view.
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration).ownTint(tint)
    }
}

/// A ring: of spokes without a value, filled up to the value with one.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// The style.
    public init() {
        tint = nil
    }

    /// The style in a tint.
    public init(tint: Color) {
        self.tint = tint
    }

    /// A progress view.
    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration).ownTint(tint)
    }
}

extension View {
    /// The tint of a style, where it has one.
    @ViewBuilder
    fileprivate func ownTint(_ tint: Color?) -> some View {
        if let tint { self.tint(tint) } else { self }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style of the surroundings.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A capsule 4 points high, filled up to the value; a label above it, words about the value below.
struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GeometryReader { proxy in
                Capsule().fill(Color(uiColor: .systemFill))
                    .overlay(alignment: .leading) {
                        Capsule().fill(.tint)
                            .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
                    }
            }
            .frame(height: 4)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring with its label below.
struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.controlSize) private var controlSize

    private var side: CGFloat {
        switch controlSize {
        case .mini, .small: 16
        case .regular: 20
        case .large, .extraLarge: 37
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
            SpokeRing()
        }
    }
}

/// Eight spokes, the first one the darkest: a spinner that stands still.
private struct SpokeRing: View {
    private static let count = 8

    var body: some View {
        ZStack {
            ForEach(0..<SpokeRing.count, id: \.self) { index in
                Spoke(turn: Double(index) / Double(SpokeRing.count))
                    .fill(Color.gray.opacity(1 - 0.7 * Double(index) / Double(SpokeRing.count - 1)))
            }
        }
    }

    private struct Spoke: Shape {
        let turn: Double

        func path(in rect: CGRect) -> Path {
            let side = min(rect.width, rect.height)
            let bar = CGRect(
                x: rect.midX - side * 0.05, y: rect.midY - side / 2, width: side * 0.1, height: side * 0.28)
            return Path(roundedRect: bar, cornerSize: CGSize(width: side * 0.05, height: side * 0.05), style: .circular)
                .applying(.around(CGPoint(x: rect.midX, y: rect.midY)) { $0.rotated(by: -turn * 2 * .pi) })
        }
    }
}

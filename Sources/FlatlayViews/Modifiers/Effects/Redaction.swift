import FlatlayDrawing
import Foundation

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// One bit per reason.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Placeholder content: texts become bars, images become boxes.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Private content: redacts texts and images marked with ``View/privacySensitive(_:)``.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// Outdated content. It looks unchanged.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    private struct ReasonsKey: EnvironmentKey {
        static let defaultValue: RedactionReasons = []
    }

    private struct PrivacyKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// The reasons for redacting content.
    public var redactionReasons: RedactionReasons {
        get { self[ReasonsKey.self] }
        set { self[ReasonsKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    /// Whether texts and images are redacted.
    var hidesContent: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

nonisolated extension View {
    /// Redacts the content, in addition to the reasons of the environment.
    public func redacted(reason: RedactionReasons) -> some View {
        modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
    }

    /// Shows the content, overriding the environment.
    public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks the content as private.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

/// Draws bars instead of the lines of a text.
final class RedactedTextNode: WrapperNode {
    private let color: ResolvedColor

    init(_ child: ViewNode, environment: borrowing EnvironmentValues) {
        color = ForegroundStyle()._stylePaint(in: environment).representativeColor.multiplyingOpacity(by: 0.16)
        super.init(child, environment)
    }

    override var name: String? { "redacted-text" }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let items = pass.builder.collect { super.draw(in: frame, proposal: proposal, pass: pass) }
        for bar in RedactedTextNode.bars(of: items) {
            let radius = min(bar.height / 4, 4)
            pass.builder.fill(
                .roundedRectangle(bar, cornerSize: CGSize(width: radius, height: radius), style: .circular),
                .color(color))
        }
    }

    /// Returns a bar for each baseline, from the top of the capitals to a little below the line.
    private static func bars(of items: DisplayList.Items) -> [CGRect] {
        var bars: [(baseline: CGFloat, rect: CGRect)] = []
        for item in items {
            guard case .glyphs(let run, let origin, _) = item.command else { continue }
            let rect = CGRect(
                x: origin.x, y: origin.y - run.size * 0.75, width: run.width, height: run.size * 0.9)
            if let last = bars.last, abs(last.baseline - origin.y) < 0.5 {
                bars[bars.count - 1].rect = last.rect.union(rect)
            } else {
                bars.append((origin.y, rect))
            }
        }
        return bars.map(\.rect)
    }
}

/// Draws a box instead of an image.
final class RedactedImageNode: WrapperNode {
    private let color: ResolvedColor

    init(_ child: ViewNode, environment: borrowing EnvironmentValues) {
        color = Color.gray.opacity(0.25).resolve(in: environment)
        super.init(child, environment)
    }

    override var name: String? { "redacted-image" }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        pass.builder.fill(.rectangle(pixels.round(frame)), .color(color))
    }
}

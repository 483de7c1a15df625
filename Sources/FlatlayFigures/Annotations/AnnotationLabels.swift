import Flatlay
import Foundation

/// The colours of annotations in a style: dark on light and light on dark, so that thin lines and small numbers stand out.
struct AnnotationInk {
    let colorScheme: ColorScheme

    private var isDark: Bool { colorScheme == .dark }

    /// Behind everything.
    var paper: ResolvedColor { resolved(Color(uiColor: .systemBackground)) }
    /// Lines and numbers of measures: the red that iOS has for increased contrast.
    var measure: ResolvedColor { resolved(measureColor) }
    /// How opaque the area is that a measure spans.
    var tint: CGFloat { isDark ? 0.3 : 0.16 }
    /// Badges of callouts.
    var callout: ResolvedColor { resolved(.primary) }

    var measureColor: Color {
        isDark ? Color(red: 1, green: 105 / 255, blue: 97 / 255) : Color(red: 215 / 255, green: 0, blue: 21 / 255)
    }

    /// The colour of an outline; those of elements are those of `showsElementFrames()`.
    func outline(_ kind: FigureOutline) -> ResolvedColor {
        let color: Color =
            switch kind {
            case .sections: .purple
            case .groups: .orange
            case .items: .pink
            case .supplementaryItems: .blue
            case .decorationItems: .green
            }
        return resolved(color)
    }

    private func resolved(_ color: Color) -> ResolvedColor {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        return color.resolve(in: environment)
    }
}

/// Draws the texts of annotations, with the fonts of a figure.
final class AnnotationLabels {
    let ink: AnnotationInk
    private let renderer: ImageRenderer<AnyView>
    private var known: [String: DisplayList] = [:]
    private(set) var warnings: [String] = []

    init(like figure: ImageRenderer<AnyView>) {
        ink = AnnotationInk(colorScheme: figure.colorScheme)
        renderer = ImageRenderer(content: AnyView(EmptyView()))
        renderer.scale = figure.scale
        renderer.colorScheme = figure.colorScheme
        renderer.layoutDirection = figure.layoutDirection
        renderer.fonts = figure.fonts
        renderer.textShaper = figure.textShaper
        renderer.cache = figure.cache
        renderer.threadLimit = 1
    }

    /// The number of a measure, in a box of whole points.
    func number(_ length: CGFloat) throws -> DisplayList {
        let text = PointText.text(length)
        if let list = known[text] { return list }
        let list = try draw(
            Text(verbatim: text).font(.system(size: 10, weight: .semibold)).monospacedDigit()
                .foregroundStyle(.background).lineLimit(1).padding(.horizontal, 4).padding(.vertical, 1)
                .background(ink.measureColor, in: RoundedRectangle(cornerRadius: 4)))
        known[text] = list
        return list
    }

    /// The badge of a callout.
    func badge(_ number: Int) throws -> DisplayList {
        let side = AnnotationPlacement.badgeLength
        return try draw(
            Text(verbatim: "\(number)").font(.system(size: number < 100 ? 11 : 8, weight: .bold)).monospacedDigit()
                .foregroundStyle(.background).lineLimit(1).fixedSize()
                .frame(width: side, height: side).background(.primary, in: .circle))
    }

    /// A text of the legend.
    ///
    /// - Parameter width: the width of its lines; nil for one line.
    func note(_ text: String, width: CGFloat? = nil) throws -> DisplayList {
        try draw(Text(verbatim: text).font(.system(size: 12)).foregroundStyle(.primary), width: width)
    }

    private func draw(_ view: some View, width: CGFloat? = nil) throws -> DisplayList {
        renderer.content = AnyView(view)
        renderer.proposedSize = ProposedViewSize(width: nil, height: nil)
        // A text is as wide as its longest line.
        if let width { renderer.content = AnyView(view.frame(maxWidth: width, alignment: .leading)) }
        let size = try renderer.sizeThatFits(ProposedViewSize(width: width, height: nil))
        // Whole points keep labels on whole pixels at every scale.
        renderer.proposedSize = ProposedViewSize(
            width: size.width.rounded(.up), height: size.height.rounded(.up))
        let list = try renderer.displayList()
        for entry in renderer.diagnostics.map(\.description) where !warnings.contains(entry) { warnings.append(entry) }
        return list
    }
}

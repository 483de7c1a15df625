import FlatlayViews
import Foundation

/// The symbol of an accessory, which scales with Dynamic Type.
nonisolated struct AccessorySymbol: View {
    let name: String
    /// Nil for the inherited tint.
    let color: UIColor?
    /// The font size at the default text size, in points.
    let size: CGFloat
    let weight: Font.Weight
    @ScaledMetric(relativeTo: .body) private var factor: CGFloat = 1000

    var body: some View {
        // The metric rounds to pixels: scaling a large number loses less precision than scaling the factor 1.
        Image(systemName: name)
            .font(.system(size: size * factor / 1000, weight: weight))
            .foregroundStyle(color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint))
    }
}

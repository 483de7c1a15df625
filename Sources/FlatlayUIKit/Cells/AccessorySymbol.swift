import FlatlayViews
import Foundation

/// The symbol of an accessory, which grows with the text that people ask for.
struct AccessorySymbol: View {
    let name: String
    /// Nil for the tint of the surroundings.
    let color: UIColor?
    /// The font's size at the ordinary setting.
    let size: CGFloat
    let weight: Font.Weight
    @ScaledMetric(relativeTo: .body) private var factor: CGFloat = 1000

    var body: some View {
        // The metric rounds to pixels, so a large number is scaled and not the factor.
        Image(systemName: name)
            .font(.system(size: size * factor / 1000, weight: weight))
            .foregroundStyle(color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint))
    }
}

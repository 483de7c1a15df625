import SwiftUI

/// An article, with its title on top of its image.
struct ArticleCard: View {
    let category: String
    let title: String
    let minutes: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(category)
                .font(.caption.weight(.bold))
                .kerning(1)
                .textCase(.uppercase)
                .foregroundStyle(.yellow)
            Text(title)
                .font(.system(.title2, design: .serif).weight(.semibold))
                .foregroundColor(.white)
                .lineLimit(3)
                .multilineTextAlignment(.leading)
            Text("\(Image(systemName: "clock")) \(minutes) min read")
                .font(.footnote)
                .foregroundColor(.white.opacity(0.8))
        }
        .padding(16)
        .frame(maxWidth: .infinity, minHeight: 190, alignment: .bottomLeading)
        .background {
            LinearGradient(colors: [.clear, .black.opacity(0.75)], startPoint: .top, endPoint: .bottom)
        }
        .background {
            RadialGradient(
                colors: [.yellow, .orange, .purple, .black], center: UnitPoint(x: 0.75, y: 0.2), startRadius: 4,
                endRadius: 280)
        }
        .cornerRadius(16)
        .padding(12)
    }
}

struct ArticleCard_Previews: PreviewProvider {
    static var previews: some View {
        ArticleCard(category: "Astronomy", title: "What the light of old stars tells about the first ones", minutes: 7)
    }
}

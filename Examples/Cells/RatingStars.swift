import SwiftUI

/// Stars filled up to a rating.
struct RatingStars: View {
    let rating: Double
    var maximum = 5

    var body: some View {
        stars
            .foregroundStyle(.quaternary)
            .overlay {
                GeometryReader { proxy in
                    Color.yellow
                        .frame(width: proxy.size.width * rating / Double(maximum))
                }
                .mask(stars)
            }
            .accessibilityLabel("\(rating, specifier: "%.1f") of \(maximum)")
    }

    private var stars: some View {
        HStack(spacing: 2) {
            ForEach(0..<maximum, id: \.self) { _ in
                Image(systemName: "star.fill")
            }
        }
    }
}

/// A rating with its number and the count behind it.
struct RatingBadge: View {
    let rating: Double
    let count: Int

    var body: some View {
        HStack(spacing: 10) {
            Text(rating, format: .number.precision(.fractionLength(1)))
                .font(.system(.largeTitle, design: .rounded).weight(.bold))
                .monospacedDigit()
            VStack(alignment: .leading, spacing: 3) {
                RatingStars(rating: rating)
                Text("\(count) ratings")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .background(.thinMaterial, in: .capsule)
        .overlay(Capsule().stroke(.separator, lineWidth: 1))
        .padding(12)
    }
}

struct RatingBadge_Previews: PreviewProvider {
    static var previews: some View {
        RatingBadge(rating: 4.3, count: 1284)
    }
}

import SwiftUI

/// A product in a shop, with its current and its previous price.
struct ProductCard: View {
    let name: String
    let price: Decimal
    var oldPrice: Decimal?
    let rating: Double
    @State private var isFavourite = true

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ZStack(alignment: .topTrailing) {
                LinearGradient(
                    colors: [.orange.opacity(0.35), .pink.opacity(0.5)], startPoint: .top, endPoint: .bottom
                )
                .overlay {
                    Image(systemName: "cup.and.saucer.fill")
                        .font(.system(size: 56))
                        .foregroundStyle(.white)
                        .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
                }
                Button {
                    isFavourite.toggle()
                } label: {
                    Image(systemName: isFavourite ? "heart.fill" : "heart")
                        .foregroundStyle(isFavourite ? .red : .secondary)
                        .padding(8)
                        .background(.regularMaterial, in: Circle())
                }
                .buttonStyle(.plain)
                .padding(8)
            }
            .frame(height: 140)
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))

            Text(name)
                .font(.headline)
                .lineLimit(2)
            // Side by side if there is space.
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .firstTextBaseline) {
                    prices
                    Spacer()
                    stars
                }
                VStack(alignment: .leading, spacing: 4) {
                    prices
                    stars
                }
            }
        }
        .padding(12)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 18))
        .shadow(color: .black.opacity(0.12), radius: 8, y: 4)
        .padding(12)
    }

    private var stars: some View {
        RatingStars(rating: rating)
            .font(.caption)
    }

    private var prices: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text(price, format: .currency(code: "EUR"))
                .font(.title3.bold())
                .foregroundStyle(oldPrice == nil ? Color.primary : .red)
            if let oldPrice {
                Text(oldPrice, format: .currency(code: "EUR"))
                    .font(.subheadline)
                    .strikethrough()
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct ProductCard_Previews: PreviewProvider {
    static var previews: some View {
        ProductCard(name: "Stoneware cup, speckled", price: 18.9, oldPrice: 24, rating: 4.5)
    }
}

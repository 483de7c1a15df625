import SwiftUI
import UIKit

/// An offer whose content is a view of SwiftUI.
final class PromoBannerCell: UICollectionViewCell {
    struct Offer {
        var title: String
        var text: String
        var button: String
        var symbol: String
    }

    func configure(with offer: Offer) {
        contentConfiguration = UIHostingConfiguration {
            PromoBanner(offer: offer)
        }
        .margins(.all, 16)
        .background {
            LinearGradient(colors: [.indigo, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
    }
}

private struct PromoBanner: View {
    let offer: PromoBannerCell.Offer

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 6) {
                Text(offer.title)
                    .font(.title3.bold())
                Text(offer.text)
                    .font(.subheadline)
                    .opacity(0.85)
                Text(offer.button)
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.purple)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 7)
                    .background(.white, in: Capsule())
                    .padding(.top, 4)
            }
            Spacer(minLength: 0)
            Image(systemName: offer.symbol)
                .font(.system(size: 54))
                .symbolRenderingMode(.hierarchical)
                .rotationEffect(.degrees(-12))
        }
        .foregroundStyle(.white)
    }
}

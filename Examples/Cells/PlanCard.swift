import SwiftUI

/// The features and the price of a subscription.
struct PlanCard: View {
    let name: LocalizedStringKey
    let price: Decimal
    let features: [String]
    var isRecommended = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text(name).font(.title3.weight(.semibold))
                Spacer()
                if isRecommended {
                    Text("Most popular")
                        .font(.caption2.bold())
                        .foregroundStyle(.white)
                        .padding(.horizontal, 8)
                        .padding(.vertical, 4)
                        .background(.tint, in: Capsule())
                }
            }
            (Text(price, format: .currency(code: "EUR")).font(.largeTitle.bold())
                + Text(" / month").font(.subheadline).foregroundColor(.secondary))
            VStack(alignment: .leading, spacing: 6) {
                ForEach(features, id: \.self) { feature in
                    Label {
                        Text(feature)
                    } icon: {
                        Image(systemName: "checkmark").foregroundStyle(.tint)
                    }
                    .font(.subheadline)
                }
            }
            Button {
            } label: {
                Text("Choose")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .padding(18)
        .background(RoundedRectangle(cornerRadius: 18).fill(Color(.secondarySystemGroupedBackground)))
        .overlay(RoundedRectangle(cornerRadius: 18).strokeBorder(.tint, lineWidth: isRecommended ? 2 : 0))
        .padding(12)
        .tint(.indigo)
    }
}

struct PlanCard_Previews: PreviewProvider {
    static var previews: some View {
        PlanCard(
            name: "Studio", price: 12.5, features: ["Unlimited pictures", "Every device size", "Support by mail"],
            isRecommended: true)
    }
}

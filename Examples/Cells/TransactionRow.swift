import SwiftUI

/// An incoming or outgoing payment.
struct TransactionRow: View {
    let merchant: String
    let category: String
    let symbol: String
    let amount: Decimal

    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// Side by side if there is space; one below the other if the text is very large.
    private var layout: AnyLayout {
        dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 14))
    }

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: symbol)
                .foregroundStyle(.primary)
                .frame(width: 42, height: 42)
                .background(.quaternary.opacity(0.6), in: .rect(cornerRadius: 10))
            layout {
                VStack(alignment: .leading, spacing: 2) {
                    Text(merchant)
                    Text(category)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Text(amount, format: .currency(code: "USD").sign(strategy: .always()))
                    .fontWeight(.semibold)
                    .monospacedDigit()
                    .foregroundStyle(amount > 0 ? Color.green : .primary)
                    .fixedSize()
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}

struct TransactionRow_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 0) {
            TransactionRow(merchant: "Corner Bakery", category: "Groceries", symbol: "basket", amount: -12.4)
            TransactionRow(merchant: "Salary", category: "Income", symbol: "banknote", amount: 2450)
        }
    }
}

import SwiftUI
import UIKit

/// A row with a number and a word, as a card or at full width.
struct NumberRow: View {
    let number: Int
    var color: Color = .indigo
    var cornerRadius: CGFloat = 0
    var background = Color(.secondarySystemGroupedBackground)

    var body: some View {
        HStack(spacing: 12) {
            Text(verbatim: "\(number)")
                .font(.system(size: 13, weight: .semibold, design: .rounded))
                .foregroundStyle(.white)
                .frame(width: 26, height: 26)
                .background(color, in: .circle)
            Text(verbatim: "Item \(number)")
            Spacer()
        }
        .padding(.horizontal, 12)
        .frame(maxHeight: .infinity)
        .background(background, in: .rect(cornerRadius: cornerRadius))
    }
}

import SwiftUI
import UIKit

/// A number on a coloured tile.
struct NumberTile: View {
    let number: Int
    let color: Color
    var cornerRadius: CGFloat = 0
    var fontSize: CGFloat = 20

    var body: some View {
        Text(verbatim: "\(number)")
            .font(.system(size: fontSize, weight: .semibold, design: .rounded))
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(color, in: .rect(cornerRadius: cornerRadius))
    }
}

extension Color {
    /// A colour between blue and purple. Neighbours are similar, and each row of a grid has its own shade.
    static func shade(_ index: Int, of count: Int) -> Color {
        let part = Double(index) / Double(max(count - 1, 1))
        return Color(hue: 0.54 + 0.25 * part, saturation: 0.64, brightness: 0.9)
    }
}

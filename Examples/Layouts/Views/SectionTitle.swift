import SwiftUI
import UIKit

/// The text of a section's header or footer.
struct SectionTitle: View {
    let text: String
    var font: Font = .headline
    var color: Color = .primary
    var background: Color = .clear

    var body: some View {
        Text(verbatim: text)
            .font(font)
            .foregroundStyle(color)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 4)
            .padding(.vertical, 8)
            .background(background)
    }
}

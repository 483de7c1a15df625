import SwiftUI

/// The progress of a delivery.
struct DeliverySteps: View {
    let steps: [String]
    let current: Int

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(steps.indices, id: \.self) { index in
                VStack(spacing: 6) {
                    ZStack {
                        HStack(spacing: 0) {
                            Rectangle().fill(color(before: index)).opacity(index == 0 ? 0 : 1)
                            Rectangle().fill(color(before: index + 1)).opacity(index == steps.count - 1 ? 0 : 1)
                        }
                        .frame(height: 3)
                        Circle()
                            .fill(index <= current ? Color.blue : Color(.systemGray4))
                            .frame(width: 24, height: 24)
                        if index < current {
                            Image(systemName: "checkmark").font(.caption.bold()).foregroundColor(.white)
                        } else {
                            Text("\(index + 1)").font(.caption.bold()).foregroundColor(.white)
                        }
                    }
                    Text(steps[index])
                        .font(.caption2)
                        .foregroundColor(index <= current ? .primary : .secondary)
                        .multilineTextAlignment(.center)
                }
                .frame(maxWidth: .infinity)
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 16)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }

    private func color(before index: Int) -> Color {
        index <= current ? .blue : Color(.systemGray4)
    }
}

struct DeliverySteps_Previews: PreviewProvider {
    static var previews: some View {
        DeliverySteps(steps: ["Ordered", "Packed", "On its way", "Delivered"], current: 2)
    }
}

import SwiftUI

/// The next days, with their temperature ranges on one scale.
struct Forecast: View {
    struct Day: Identifiable {
        let id: String
        let symbol: String
        let low: Int
        let high: Int
    }

    let days: [Day]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
            ForEach(days) { day in
                GridRow {
                    Text(day.id)
                        .fontWeight(.medium)
                        .fixedSize()
                    Image(systemName: day.symbol)
                        .symbolRenderingMode(.hierarchical)
                        .foregroundStyle(.yellow)
                        .gridColumnAlignment(.center)
                    Text("\(day.low)°")
                        .foregroundStyle(.white.opacity(0.7))
                        .gridColumnAlignment(.trailing)
                    RangeBar(low: day.low, high: day.high)
                        .frame(height: 5)
                    Text("\(day.high)°")
                        .gridColumnAlignment(.trailing)
                }
            }
        }
        .font(.callout)
        .foregroundColor(.white)
        .padding(16)
        .background(
            LinearGradient(colors: [.blue, .cyan], startPoint: .topLeading, endPoint: .bottomTrailing),
            in: RoundedRectangle(cornerRadius: 18, style: .continuous)
        )
        .padding(12)
    }
}

/// A part of a scale from 0 to 30 degrees.
private struct RangeBar: View {
    let low: Int
    let high: Int

    var body: some View {
        GeometryReader { proxy in
            let unit = proxy.size.width / 30
            Capsule().fill(.black.opacity(0.2))
            Capsule()
                .fill(LinearGradient(colors: [.mint, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
                .frame(width: CGFloat(high - low) * unit)
                .offset(x: CGFloat(low) * unit)
        }
    }
}

struct Forecast_Previews: PreviewProvider {
    static var previews: some View {
        Forecast(days: [
            .init(id: "Today", symbol: "sun.max.fill", low: 12, high: 24),
            .init(id: "Thu", symbol: "cloud.sun.fill", low: 10, high: 21),
            .init(id: "Fri", symbol: "cloud.rain.fill", low: 8, high: 15),
        ])
    }
}

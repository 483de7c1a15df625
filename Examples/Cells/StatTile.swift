import SwiftUI

/// A number and its change over time.
struct StatTile: View {
    let title: String
    let value: String
    let change: Double
    let samples: [CGFloat]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Label(title, systemImage: "waveform.path.ecg")
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.pink)
                Spacer()
                Text(change, format: .percent.precision(.fractionLength(1)).sign(strategy: .always()))
                    .font(.caption.bold())
                    .padding(.horizontal, 8)
                    .padding(.vertical, 3)
                    .foregroundStyle(change < 0 ? .red : .green)
                    .background((change < 0 ? Color.red : .green).opacity(0.15), in: Capsule())
            }
            Text(value)
                .font(.system(size: 40, weight: .bold, design: .rounded))
                .monospacedDigit()
                .minimumScaleFactor(0.5)
                .lineLimit(1)
            Sparkline(samples: samples)
                .stroke(.pink, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                .background {
                    Sparkline(samples: samples, isClosed: true)
                        .fill(
                            LinearGradient(
                                colors: [.pink.opacity(0.3), .pink.opacity(0)], startPoint: .top, endPoint: .bottom))
                }
                .frame(height: 48)
        }
        .padding(16)
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
        .padding(12)
    }
}

/// A line through samples between 0 and 1.
struct Sparkline: Shape {
    let samples: [CGFloat]
    var isClosed = false

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard samples.count > 1 else { return }
            let step = rect.width / CGFloat(samples.count - 1)
            for (index, sample) in samples.enumerated() {
                let point = CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - sample * rect.height)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            if isClosed {
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}

struct StatTile_Previews: PreviewProvider {
    static var previews: some View {
        StatTile(
            title: "Heart rate", value: "64 bpm", change: -0.042,
            samples: [0.3, 0.5, 0.35, 0.7, 0.55, 0.9, 0.6, 0.65, 0.4, 0.5])
    }
}

import Flatlay
import Foundation

/// Milliseconds by the number of cards, both in powers of ten: a line of slope one is cost that grows as the number.
nonisolated struct ScalingPlot: View {
    let results: ScalingResults

    private static let plot = CGSize(width: 520, height: 320)
    private static let colors: [Color] = [.blue, .red, .orange, .green, .purple]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("One picture of so many cards").font(.headline)
            HStack(alignment: .top, spacing: 16) {
                ZStack(alignment: .topLeading) {
                    grid
                    lines
                }
                .frame(width: Self.plot.width, height: Self.plot.height)
                .padding(.leading, 56)
                .padding(.bottom, 24)
                legend
            }
        }
        .foregroundStyle(Color.black)
        .padding(24)
    }

    /// Those of cards, which have the same numbers of them.
    private var series: [Series] {
        Series.allCases.filter { $0.sizes == Series.list.sizes && results.costs[$0] != nil }
    }

    /// The powers of ten that the axes begin and end with.
    private var horizontal: ClosedRange<Int> { 3...5 }
    private var vertical: ClosedRange<Int> {
        let times = series.flatMap { results.costs[$0] ?? [] }.map { log10($0.cost.milliseconds) }
        let (least, most) = (times.min() ?? 0, times.max() ?? 1)
        return Int(least.rounded(.down))...max(Int(most.rounded(.up)), Int(least.rounded(.down)) + 1)
    }

    private var grid: some View {
        ZStack(alignment: .topLeading) {
            ForEach(Array(horizontal), id: \.self) { power in
                let x = x(Double(power))
                Path { path in
                    path.move(to: CGPoint(x: x, y: 0))
                    path.addLine(to: CGPoint(x: x, y: Self.plot.height))
                }
                .stroke(Color(white: 0.85), lineWidth: 1)
                Text("\(Int(pow(10, Double(power))).formatted())")
                    .font(.caption)
                    .foregroundStyle(Color(white: 0.35))
                    .position(x: x, y: Self.plot.height + 14)
            }
            ForEach(Array(vertical), id: \.self) { power in
                let y = y(Double(power))
                Path { path in
                    path.move(to: CGPoint(x: 0, y: y))
                    path.addLine(to: CGPoint(x: Self.plot.width, y: y))
                }
                .stroke(Color(white: 0.85), lineWidth: 1)
                Text(label(power))
                    .font(.caption)
                    .foregroundStyle(Color(white: 0.35))
                    .frame(width: 48, alignment: .trailing)
                    .position(x: -32, y: y)
            }
        }
    }

    private var lines: some View {
        ZStack(alignment: .topLeading) {
            ForEach(Array(series.enumerated()), id: \.offset) { index, one in
                let points = (results.costs[one] ?? []).map { size, cost in
                    CGPoint(x: x(log10(Double(size))), y: y(log10(cost.milliseconds)))
                }
                Path { path in path.addLines(points) }
                    .stroke(Self.colors[index], style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                ForEach(Array(points.enumerated()), id: \.offset) { _, point in
                    Circle().fill(Self.colors[index]).frame(width: 7, height: 7).position(point)
                }
            }
        }
    }

    private var legend: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Array(series.enumerated()), id: \.offset) { index, one in
                HStack(spacing: 8) {
                    Capsule().fill(Self.colors[index]).frame(width: 16, height: 3)
                    Text(one.rawValue).font(.caption)
                }
            }
        }
    }

    private func label(_ power: Int) -> String {
        power >= 3
            ? "\(Int(pow(10, Double(power - 3)))) s" : power >= 0 ? "\(Int(pow(10, Double(power)))) ms" : "0.1 ms"
    }

    private func x(_ power: Double) -> CGFloat {
        CGFloat((power - Double(horizontal.lowerBound)) / Double(horizontal.count - 1)) * Self.plot.width
    }

    private func y(_ power: Double) -> CGFloat {
        (1 - CGFloat((power - Double(vertical.lowerBound)) / Double(vertical.count - 1))) * Self.plot.height
    }
}

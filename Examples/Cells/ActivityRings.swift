import SwiftUI

/// Three daily goals as rings.
struct ActivityRings: View {
    let progress: [Double]
    private let tints: [Color] = [.red, .green, .cyan]

    var body: some View {
        HStack(spacing: 20) {
            ZStack {
                ForEach(progress.indices, id: \.self) { index in
                    ring(progress[index], tints[index]).padding(CGFloat(index) * 14)
                }
            }
            .frame(width: 96, height: 96)
            VStack(alignment: .leading, spacing: 4) {
                figure("Move", "380/450", .red)
                figure("Exercise", "24/30", .green)
                figure("Stand", "9/12", .cyan)
            }
            Spacer()
        }
        .padding(16)
        .background(.black, in: RoundedRectangle(cornerRadius: 20))
        .padding(12)
    }

    private func ring(_ value: Double, _ tint: Color) -> some View {
        ZStack {
            Circle().stroke(tint.opacity(0.25), lineWidth: 11)
            Circle()
                .trim(from: 0, to: value)
                .stroke(
                    AngularGradient(
                        gradient: Gradient(colors: [tint.opacity(0.7), tint]), center: .center,
                        startAngle: .degrees(0), endAngle: .degrees(360 * value)),
                    style: StrokeStyle(lineWidth: 11, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
        }
        .padding(5.5)
    }

    private func figure(_ name: LocalizedStringKey, _ value: String, _ tint: Color) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(name).font(.caption).foregroundColor(.white)
            Text(value)
                .font(.system(.callout, design: .rounded).bold())
                .foregroundStyle(tint)
        }
    }
}

struct ActivityRings_Previews: PreviewProvider {
    static var previews: some View {
        ActivityRings(progress: [0.84, 0.8, 0.75])
    }
}

import SwiftUI

/// A boarding pass for a flight, with a tear line.
struct BoardingPass: View {
    let from: (code: String, city: String)
    let to: (code: String, city: String)

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                place(from, .leading)
                Spacer()
                Image(systemName: "airplane")
                    .font(.title2)
                    .foregroundStyle(.tint)
                Spacer()
                place(to, .trailing)
            }
            .padding(16)
            Line()
                .stroke(.quaternary, style: StrokeStyle(lineWidth: 1, dash: [5, 4]))
                .frame(height: 1)
                .padding(.horizontal, 18)
            HStack {
                detail("Gate", "B 24")
                Spacer()
                detail("Boarding", "17:35")
                Spacer()
                detail("Seat", "12 A")
            }
            .padding(16)
        }
        .background(Color(.secondarySystemGroupedBackground))
        .clipShape(TicketShape(notch: 9), style: FillStyle(eoFill: true))
        .shadow(color: .black.opacity(0.15), radius: 6, x: 0, y: 3)
        .padding(12)
        .tint(.indigo)
    }

    private func place(_ place: (code: String, city: String), _ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(place.code).font(.title).bold()
            Text(place.city).font(.caption).foregroundStyle(.secondary)
        }
    }

    private func detail(_ name: LocalizedStringKey, _ value: String) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(name).font(.caption2).foregroundStyle(.secondary).textCase(.uppercase)
            Text(value).font(.headline.monospacedDigit())
        }
    }
}

/// A horizontal line through the centre.
private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}

/// A rounded card with half circles cut out of its sides, at the ends of the line.
private struct TicketShape: Shape {
    let notch: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect, cornerRadius: 16)
        let y = rect.minY + rect.height * 0.53
        for x in [rect.minX, rect.maxX] {
            path.addEllipse(in: CGRect(x: x - notch, y: y - notch, width: 2 * notch, height: 2 * notch))
        }
        return path
    }
}

struct BoardingPass_Previews: PreviewProvider {
    static var previews: some View {
        BoardingPass(from: ("TXL", "Berlin"), to: ("LIS", "Lisbon"))
    }
}

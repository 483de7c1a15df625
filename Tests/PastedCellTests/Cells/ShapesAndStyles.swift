// Written as in an app: shapes, styles and views in the spellings that the compiler must distinguish.
import SwiftUI

struct Wave: Shape {
    var phase: CGFloat
    var strength = 6.0

    var animatableData: AnimatablePair<CGFloat, Double> {
        get { AnimatablePair(phase, strength) }
        set { phase = newValue.first; strength = newValue.second }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: rect.midY))
        for x in stride(from: 0, through: rect.width, by: 4) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + strength * sin((x / 20) + phase)))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct Shake: GeometryEffect {
    var amount: CGFloat = 0
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(amount * .pi * 2), y: 0))
    }
}

struct Badge: View {
    enum Kind { case sale(Int), new, soldOut }
    let kind: Kind

    private var text: Text {
        switch kind {
        case .sale(let percent): return Text("-\(percent) %").bold()
        case .new: return Text("New").italic()
        case .soldOut: return Text("Sold out").strikethrough()
        }
    }

    var body: some View {
        text
            .font(.system(size: 11, weight: .heavy, design: .rounded))
            .kerning(0.5)
            .padding(EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
            .foregroundStyle(.white)
            .background {
                switch kind {
                case .sale: Capsule().fill(.red.gradient)
                case .new:
                    Capsule().fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
                case .soldOut: Capsule().fill(.thinMaterial)
                }
            }
    }
}

struct ProductTile: View {
    let name: String
    var price: Decimal = 19.9
    var isFavorite: Bool = false
    var badge: Badge.Kind?

    @State private var rotation = Angle.zero
    @GestureState private var drag = CGSize.zero
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.displayScale) var displayScale

    private let columns = [GridItem(.flexible(), spacing: 4), GridItem(.flexible())]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ZStack(alignment: .topTrailing) {
                Rectangle()
                    .fill(
                        AngularGradient(
                            gradient: Gradient(colors: [.pink, .orange, .pink]), center: .center,
                            startAngle: .degrees(-90), endAngle: .degrees(270))
                    )
                    .aspectRatio(4 / 3, contentMode: .fit)
                    .overlay(alignment: .bottom) { Wave(phase: 1).fill(.white.opacity(0.4)).frame(height: 24) }
                    .mask(LinearGradient(colors: [.black, .black.opacity(0.3)], startPoint: .top, endPoint: .bottom))
                    .saturation(isFavorite ? 1 : 0.6)
                Image(systemName: isFavorite ? "heart.fill" : "heart")
                    .font(.title3)
                    .foregroundColor(isFavorite ? .red : .white)
                    .padding(8)
                    .background(.ultraThinMaterial, in: Circle())
                    .padding(8)
                    .rotationEffect(rotation)
                    .symbolEffect(.bounce, value: isFavorite)
            }
            .overlay(alignment: .topLeading) {
                if let badge { Badge(kind: badge).padding(8).transition(.scale.combined(with: .opacity)) }
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(name).font(.subheadline).lineLimit(1).truncationMode(.tail)
                HStack(alignment: .firstTextBaseline) {
                    Text(price, format: .currency(code: "EUR")).font(.headline).minimumScaleFactor(0.7)
                    Spacer()
                    (Text("4.8").bold() + Text(" ★").foregroundColor(.yellow)).font(.caption)
                }
                LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
                    ForEach(["S", "M", "L"], id: \.self) { size in
                        Text(size)
                            .font(.caption2)
                            .frame(maxWidth: .infinity)
                            .padding(.vertical, 2)
                            .overlay(
                                RoundedRectangle(cornerRadius: 4).stroke(
                                    Color.gray.opacity(0.4), lineWidth: 1 / displayScale))
                    }
                }
                .padding(.top, 4)
            }
            .padding(10)
        }
        .background(Color(uiColor: .secondarySystemBackground))
        .clipShape(.rect(cornerRadius: 14))
        .modifier(Shake(amount: 0))
        .offset(drag)
        .gesture(
            DragGesture(minimumDistance: 5)
                .updating($drag) { value, state, _ in state = value.translation }
                .onEnded { _ in rotation = .degrees(20) }
        )
        .hoverEffect(.lift)
        .sensoryFeedback(.impact(weight: .light), trigger: isFavorite)
        .id(name)
        .tag(1)
    }
}

struct ProductTile_Previews: PreviewProvider {
    static var previews: some View {
        HStack(alignment: .top) {
            ProductTile(name: "Running shoe", isFavorite: true, badge: .sale(20))
            ProductTile(name: "Hat", price: 9, badge: .soldOut)
            ProductTile(name: "Loading", badge: .new).redacted(reason: .placeholder)
        }
        .padding()
        .frame(width: 480)
        .previewLayout(.fixed(width: 480, height: 300))
    }
}

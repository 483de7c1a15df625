// Cell views as in apps. Only the import line differs from SwiftUI's.
import FlatlayViews

struct Contact: Identifiable, Hashable {
    enum Status { case online, away, offline }

    let id: Int
    var name: String
    var message: String?
    var unread = 0
    var status = Status.offline
}

struct ContactRow: View {
    let contact: Contact
    var isSelected = false

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(alignment: .center, spacing: 12) {
            avatar
            VStack(alignment: .leading, spacing: 2) {
                Text(contact.name)
                    .font(.headline)
                    .foregroundStyle(isSelected ? .white : .primary)
                if let message = contact.message {
                    Text(message)
                        .font(.subheadline)
                        .foregroundColor(isSelected ? .white.opacity(0.8) : .secondary)
                        .lineLimit(1)
                }
            }
            Spacer()
            if contact.unread > 0 {
                Text("\(contact.unread)")
                    .font(.caption.bold().monospacedDigit())
                    .foregroundColor(.white)
                    .padding(.horizontal, 6)
                    .padding(.vertical, 2)
                    .background(Capsule().fill(Color.red))
            } else {
                Image(systemName: "chevron.right").foregroundColor(.gray)
            }
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(background)
    }

    private var avatar: some View {
        ZStack(alignment: .bottomTrailing) {
            Circle()
                .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                .frame(width: 40, height: 40)
                .overlay(Text(contact.name.prefix(1)).font(.title3).fontWeight(.semibold).foregroundColor(.white))
            Circle()
                .fill(statusColor)
                .frame(width: 10, height: 10)
                .overlay(Circle().stroke(Color.white, lineWidth: 2))
        }
    }

    private var statusColor: Color {
        switch contact.status {
        case .online: .green
        case .away: .orange
        case .offline: .gray
        }
    }

    @ViewBuilder
    private var background: some View {
        if isSelected {
            RoundedRectangle(cornerRadius: 10, style: .continuous).fill(.tint)
        } else if colorScheme == .dark {
            Color(white: 0.1)
        } else {
            Color.white
        }
    }
}

struct CardStyle: ViewModifier {
    var radius: CGFloat = 16

    func body(content: Content) -> some View {
        content
            .padding(12)
            .background(.white, in: RoundedRectangle(cornerRadius: radius))
            .overlay(RoundedRectangle(cornerRadius: radius).strokeBorder(.black.opacity(0.1), lineWidth: 1))
            .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
    }
}

extension View {
    func card(radius: CGFloat = 16) -> some View { modifier(CardStyle(radius: radius)) }
}

struct ProductCard: View {
    var title: String
    var price: Double
    var oldPrice: Double?
    var tags: [String] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image("shoe")
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(height: 90)
                .frame(maxWidth: .infinity)
                .clipped()
                .cornerRadius(8)
            Text(title).font(.headline).lineLimit(2, reservesSpace: true)
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                Text(price, format: .number.precision(.fractionLength(2)))
                    .font(.system(size: 20, weight: .bold, design: .rounded))
                if let oldPrice {
                    Text(verbatim: "\(oldPrice)").strikethrough(true, color: .red).font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
            }
            HStack(spacing: 4) {
                ForEach(tags, id: \.self) { tag in
                    TagView(title: tag, kind: tag == "new" ? .filled : .outlined)
                }
            }
        }
        .card()
    }
}

struct TagView: View {
    enum Kind { case filled, outlined }

    var title: String
    var kind = Kind.filled

    var body: some View {
        let label = Text(title.uppercased()).font(.caption2).kerning(0.5)
        switch kind {
        case .filled:
            label.padding(.init(top: 2, leading: 6, bottom: 2, trailing: 6)).background(.yellow, in: .capsule)
        case .outlined:
            label.padding(.horizontal, 6).padding(.vertical, 2).overlay { Capsule().stroke(.gray, lineWidth: 1) }
        }
    }
}

struct Star: Shape {
    var points = 5

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        for index in 0..<points * 2 {
            let angle = Double(index) * .pi / Double(points) - .pi / 2
            let radius = (index % 2 == 0 ? 1 : 0.4) * min(rect.width, rect.height) / 2
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

struct RatingView: View {
    let rating: Int

    var body: some View {
        HStack(spacing: 2) {
            ForEach(0..<5) { index in
                Star()
                    .fill(index < rating ? Color.yellow : Color.gray.opacity(0.3))
                    .frame(width: 16, height: 16)
            }
            (Text("\(rating)").bold() + Text(" / 5").foregroundColor(.secondary))
                .font(.footnote)
        }
    }
}

struct ProgressRing: View {
    var value: Double

    var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.2), lineWidth: 6)
            Circle()
                .trim(from: 0, to: value)
                .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .foregroundStyle(AngularGradient(colors: [.green, .blue], center: .center))
                .rotationEffect(.degrees(-90))
            Text("\(Int(value * 100)) %").font(.caption).minimumScaleFactor(0.5).lineLimit(1)
        }
        .frame(width: 60, height: 60)
        .padding(3)
    }
}

struct WeatherCell: View {
    private struct Hour: Identifiable {
        let id = UUID()
        var label: LocalizedStringKey
        var degrees: Int
    }

    private let hours = [
        Hour(label: "Now", degrees: 21), Hour(label: "14", degrees: 23), Hour(label: "15", degrees: 22),
    ]

    var body: some View {
        VStack(spacing: 10) {
            HStack {
                Text("Cupertino").font(.title2).bold()
                Spacer()
                Text("21°").font(.system(size: 34, weight: .thin))
            }
            Divider().background(Color.white)
            HStack {
                ForEach(hours) { hour in
                    VStack {
                        Text(hour.label).font(.caption)
                        Image(systemName: "sun.max.fill").imageScale(.large).foregroundColor(.yellow)
                        Text("\(hour.degrees)°").bold()
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .padding()
        .foregroundColor(.white)
        .background(
            LinearGradient(
                gradient: Gradient(colors: [Color(red: 0.2, green: 0.5, blue: 0.9), .cyan]), startPoint: .topLeading,
                endPoint: .bottomTrailing)
        )
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
}

private struct AccentWidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 4
}

extension EnvironmentValues {
    var accentWidth: CGFloat {
        get { self[AccentWidthKey.self] }
        set { self[AccentWidthKey.self] = newValue }
    }
}

struct QuoteCell: View {
    @Environment(\.accentWidth) private var accentWidth
    @Environment(\.layoutDirection) var direction: LayoutDirection

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Rectangle().fill(Color.accentColor).frame(width: accentWidth)
            VStack(alignment: .leading, spacing: 4) {
                Text("Simplicity is the ultimate sophistication.").italic()
                Text(direction == .rightToLeft ? "←" : "→").foregroundStyle(.tertiary)
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

nonisolated struct BannerCell<Content: View>: View {
    private let content: Content
    private let action: (() -> Void)?

    init(action: (() -> Void)? = nil, @ViewBuilder content: () -> Content) {
        self.action = action
        self.content = content()
    }

    var body: some View {
        GeometryReader { proxy in
            content
                .frame(width: proxy.size.width * 0.8, alignment: .leading)
                .background(Color.orange)
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .frame(height: 44)
    }
}

struct BadgeIcon: View {
    var count: Int?

    var body: some View {
        Image(systemName: "bell")
            .font(.title)
            .padding(4)
            .overlay(alignment: .topTrailing) {
                if let count, count > 0 {
                    Text(count > 99 ? "99+" : "\(count)")
                        .font(.system(size: 10, weight: .bold))
                        .foregroundStyle(.white)
                        .padding(4)
                        .background(Circle().fill(.red))
                        .offset(x: 6, y: -6)
                        .zIndex(1)
                }
            }
            .accessibleSize()
    }
}

extension View {
    fileprivate func accessibleSize() -> some View { frame(minWidth: 44, minHeight: 44) }
}

struct AdaptiveCell: View {
    var isCompact: Bool

    var body: some View {
        let layout = isCompact ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))
        layout {
            Text("Name").layoutPriority(1)
            ViewThatFits(in: .horizontal) {
                Text("A description of some length").fixedSize()
                Text("Description")
            }
        }
        .border(.separator())
    }
}

extension ShapeStyle where Self == Color {
    static func separator() -> Color { Color(.sRGB, white: 0.8, opacity: 1) }
}

struct TypeErasedCell: View {
    var kind: Int

    var body: some View { make() }

    private func make() -> AnyView {
        if kind == 0 { return AnyView(EmptyView()) }
        if #available(iOS 17, macOS 14, *) { return AnyView(Text("kind \(kind, specifier: "%02d")").underline()) }
        return AnyView(Color.clear)
    }
}

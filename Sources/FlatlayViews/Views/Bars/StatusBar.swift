import Foundation

/// The bar at the top of a phone or tablet: the time, the connections and the battery.
///
/// Sources: the sizes of the signs (cellular 19.2 × 12.23, wireless 17.14 × 12.33, battery 27.33 × 13, 7 points between
/// them) and the time of 17 points, each centred in its half beside the camera, are those of Apple's design resources
/// for iOS 18. Vertical positions, and the bars of phones without an island, are chosen by eye.
nonisolated package struct StatusBar: View {
    /// The content of a status bar.
    package struct Content: Hashable, Sendable {
        /// The time.
        package var time = "9:41"
        /// How many of the four bars of the mobile network there are; nil for no network.
        package var signal: Int? = 4
        /// How many of the three bars of the wireless network there are; nil for none.
        package var wifi: Int? = 3
        /// The kind of mobile network, instead of the wireless one, such as 5G.
        package var network: String?
        /// How full the battery is, from 0 to 1.
        package var battery = 1.0
        /// Whether the battery is being charged.
        package var isCharging = false
        /// Whether the signs are those of a light or a dark screen; nil for that of the environment.
        package var colorScheme: ColorScheme?

        /// Creates the content of a standard bar.
        package init() {}
    }

    private let content: Content
    private let look: ScreenLook

    /// Creates a status bar for a screen. Its height is the part of the screen that it covers.
    package init(_ content: Content, on look: ScreenLook) {
        self.content = content
        self.look = look
    }

    package var body: some View {
        bar
            .frame(maxWidth: .infinity)
            .frame(height: look.safeAreaInsets.top)
            .foregroundStyle(Color.primary)
            .modifier(SchemeModifier(colorScheme: content.colorScheme))
    }

    @ViewBuilder private var bar: some View {
        if look.camera != .none {
            HStack(spacing: 0) {
                time(size: isIsland ? 17 : 16).frame(maxWidth: .infinity)
                Color.clear.frame(width: look.cameraWidth, height: 1)
                signs.frame(maxWidth: .infinity)
            }
            // The signs are a little below the middle, as the island is.
            .offset(y: look.safeAreaInsets.top * (isIsland ? 0.05 : 0.02))
        } else {
            // Small signs at the edges: a tablet begins with the time, a phone has it in the middle.
            ZStack {
                HStack(spacing: 5) {
                    if look.body == .tablet { time(size: 12) } else { mobile.scaleEffect(0.8) }
                    Spacer(minLength: 0)
                    if look.body == .tablet { wireless.scaleEffect(0.8) }
                    Battery(content: content).scaleEffect(0.85)
                }
                if look.body != .tablet { time(size: 12) }
            }
            .padding(.horizontal, look.body == .tablet ? 20 : 8)
        }
    }

    private var isIsland: Bool { if case .island = look.camera { true } else { false } }

    private func time(size: CGFloat) -> some View {
        Text(verbatim: content.time).font(.system(size: size, weight: .semibold)).monospacedDigit().lineLimit(1)
    }

    private var signs: some View {
        HStack(spacing: 7) {
            mobile
            if content.network == nil { wireless }
            Battery(content: content)
        }
    }

    @ViewBuilder private var mobile: some View {
        if let signal = content.signal { SignalBars(count: signal) }
        if let network = content.network {
            Text(verbatim: network).font(.system(size: 14, weight: .semibold)).lineLimit(1)
        }
    }

    @ViewBuilder private var wireless: some View {
        if let wifi = content.wifi {
            ZStack {
                ForEach(0..<3, id: \.self) { band in
                    WirelessBand(band: band).opacity(band < wifi ? 1 : 0.3)
                }
            }
            .frame(width: 17.14, height: 12.33)
        }
    }
}

/// Sets a colour scheme, if there is one.
nonisolated private struct SchemeModifier: ViewModifier {
    let colorScheme: ColorScheme?

    func body(content: Content) -> some View {
        if let colorScheme { content.environment(\.colorScheme, colorScheme) } else { content }
    }
}

/// Four bars, the first of which are full. They rise to the right in every language.
nonisolated private struct SignalBars: View {
    let count: Int
    private static let heights: [CGFloat] = [4, 6.4, 9.2, 12.23]

    var body: some View {
        HStack(alignment: .bottom, spacing: 2.13) {
            ForEach(0..<4, id: \.self) { index in
                RoundedRectangle(cornerRadius: 1.07).frame(width: 3.2, height: Self.heights[index])
                    .opacity(index < count ? 1 : 0.3)
            }
        }
        .environment(\.layoutDirection, .leftToRight)
        .frame(height: 12.23, alignment: .bottom)
    }
}

/// One of the three bands of a wireless sign: a part of a ring around the middle of the bottom edge.
nonisolated private struct WirelessBand: Shape {
    let band: Int
    private static let radii: [ClosedRange<CGFloat>] = [0...3.6, 5.2...8, 9.6...12.3]

    func path(in rect: CGRect) -> Path {
        let (center, radii) = (CGPoint(x: rect.midX, y: rect.maxY), Self.radii[band])
        var path = Path()
        path.addArc(
            center: center, radius: radii.upperBound, startAngle: .degrees(-134), endAngle: .degrees(-46),
            clockwise: false)
        if radii.lowerBound > 0 {
            path.addArc(
                center: center, radius: radii.lowerBound, startAngle: .degrees(-46), endAngle: .degrees(-134),
                clockwise: true)
        } else {
            path.addLine(to: center)
        }
        path.closeSubpath()
        return path
    }
}

/// A battery: an outline, what it holds, and its contact. It is red when it is nearly empty, and green while it
/// charges.
nonisolated private struct Battery: View {
    let content: StatusBar.Content

    var body: some View {
        HStack(spacing: 1) {
            ZStack(alignment: .leading) {
                RoundedRectangle(cornerRadius: 4.3).strokeBorder(lineWidth: 1).opacity(0.35)
                RoundedRectangle(cornerRadius: 2.5).fill(color)
                    .frame(width: max(2, 21 * min(max(content.battery, 0), 1)), height: 9).padding(.leading, 2)
                if content.isCharging {
                    Image(systemName: "bolt.fill").font(.system(size: 9)).frame(width: 25)
                }
            }
            .frame(width: 25, height: 13)
            UnevenRoundedRectangle(bottomTrailingRadius: 1.3, topTrailingRadius: 1.3).opacity(0.4)
                .frame(width: 1.33, height: 4.08)
        }
    }

    private var color: Color {
        if content.isCharging { return .green }
        return content.battery <= 0.2 ? .red : .primary
    }
}

import Foundation

/// A device around a screen: its body, the cutout of its camera and its buttons.
///
/// The sizes are those of ``ScreenLook``; what they leave open, such as the buttons and the rim of metal, is chosen by eye.
nonisolated package struct DeviceFrame<Screen: View>: View {
    private let look: ScreenLook
    private let color: Color
    private let screen: Screen

    /// Creates a device.
    ///
    /// - Parameters:
    ///   - color: the colour of its metal.
    ///   - screen: what the screen shows, in its size.
    package init(_ look: ScreenLook, color: Color, @ViewBuilder screen: () -> Screen) {
        self.look = look
        self.color = color
        self.screen = screen()
    }

    package var body: some View {
        switch look.body {
        case .phone, .homeButtonPhone, .tablet: handheld
        case .television: television
        case .window: window
        }
    }

    private var shownScreen: some View {
        screen
            .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
            .overlay(alignment: .top) { camera }
    }

    // MARK: Phones and tablets

    /// The width of the metal around the glass.
    private var rim: CGFloat { look.body == .tablet ? 6 : 5 }

    private var handheld: some View {
        let radius = max(look.cornerRadius + look.border, look.body == .homeButtonPhone ? 58 : 0)
        return
            shownScreen
            .padding(.horizontal, look.border)
            .padding(.vertical, look.borderAbove)
            .background {
                ZStack {
                    RoundedRectangle(cornerRadius: radius).fill(metal)
                    RoundedRectangle(cornerRadius: radius - 1).stroke(.white.opacity(0.25), lineWidth: 1).padding(1)
                    RoundedRectangle(cornerRadius: radius - rim).fill(Color(white: 0.02)).padding(rim)
                }
            }
            .overlay(alignment: .bottom) { if look.body == .homeButtonPhone { homeButton } }
            .padding(.horizontal, look.buttonDepth)
            .background { if look.buttonDepth > 0 { SideButtons(look: look, color: color) } }
    }

    /// Metal that is lighter at its edges.
    private var metal: LinearGradient {
        LinearGradient(
            colors: [color.mix(with: .white, by: 0.28), color, color, color.mix(with: .white, by: 0.2)],
            startPoint: .leading, endPoint: .trailing)
    }

    private var homeButton: some View {
        Circle().strokeBorder(Color(white: 0.24), lineWidth: 3).frame(width: 68, height: 68).padding(.bottom, 21)
    }

    @ViewBuilder private var camera: some View {
        switch look.camera {
        case .none: EmptyView()
        case .notch:
            UnevenRoundedRectangle(bottomLeadingRadius: 20, bottomTrailingRadius: 20).fill(Color(white: 0.02))
                .frame(width: look.cameraWidth, height: 33)
        case .island(let top):
            Capsule().fill(.black).frame(width: look.cameraWidth, height: 37).padding(.top, top)
        }
    }

    // MARK: Others

    private var television: some View {
        VStack(spacing: 0) {
            shownScreen.padding(look.border)
                .background { RoundedRectangle(cornerRadius: 10).fill(Color(white: 0.03)) }
                .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Color(white: 0.25), lineWidth: 2) }
            Rectangle().fill(color.mix(with: .black, by: 0.4)).frame(width: 120, height: look.standHeight - 12)
            Capsule().fill(color).frame(width: 520, height: 12)
        }
    }

    private var window: some View {
        VStack(spacing: 0) {
            HStack(spacing: 8) {
                light(red: 1, green: 0.373, blue: 0.341)
                light(red: 0.996, green: 0.737, blue: 0.18)
                light(red: 0.157, green: 0.784, blue: 0.251)
                Spacer(minLength: 0)
            }
            .padding(.leading, 8)
            .frame(height: look.titleBarHeight)
            .background(Color(uiColor: .secondarySystemBackground))
            screen
        }
        .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
        .overlay {
            RoundedRectangle(cornerRadius: look.cornerRadius).strokeBorder(.primary.opacity(0.2), lineWidth: 0.5)
        }
    }

    /// A button of a window.
    private func light(red: Double, green: Double, blue: Double) -> some View {
        Circle().fill(Color(red: red, green: green, blue: blue)).frame(width: 12, height: 12)
    }
}

/// The buttons at the sides of a phone, behind its body. They are in the same place whatever the direction of reading.
nonisolated private struct SideButtons: View {
    let look: ScreenLook
    let color: Color

    var body: some View {
        let height = look.outerSize.height
        HStack(spacing: 0) {
            VStack(spacing: height * 0.022) {
                button(height * 0.035)
                button(height * 0.07)
                button(height * 0.07)
            }
            .padding(.top, height * 0.19)
            Spacer(minLength: 0)
            button(height * 0.11).padding(.top, height * 0.255)
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .environment(\.layoutDirection, .leftToRight)
    }

    private func button(_ length: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: 2).fill(color.mix(with: .black, by: 0.25))
            .frame(width: look.buttonDepth + 6, height: length)
            .frame(maxHeight: length)
    }
}

import FlatlayControls
import Foundation

/// A button style with the label on a light background in the tint.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { BorderedButton(configuration: $0, isProminent: false) }
    }
}

/// A button style with a white label on a background in the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { BorderedButton(configuration: $0, isProminent: true) }
    }
}

/// Draws the padding, corner radius and colours of iOS's bordered buttons for each control size.
nonisolated private struct BorderedButton: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.hasTint) private var hasTint

    var body: some View {
        configuration.label
            .font(look == .small ? Font(look.font) : nil)
            .controlForegroundStyle(isProminent ? AnyShapeStyle(Color.white) : tint)
            .padding(.horizontal, look.margin.width)
            .padding(.vertical, look.margin.height)
            .background(groundStyle, in: borderShape.outline(radius: look.radius(medium: 8)))
            .opacity(configuration.isPressed ? ButtonLook.pressedOpacity : 1)
            .systemFocusEffect(borderShape.outline(radius: look.radius(medium: 8)))
    }

    private var tint: AnyShapeStyle { .tint(of: configuration.role) }

    private var groundStyle: AnyShapeStyle {
        let grey = AnyShapeStyle(Color(uiColor: ButtonLook.ground))
        if !isEnabled { return grey }
        if isProminent { return tint }
        return hasTint || configuration.role == .destructive
            ? AnyShapeStyle(tint.opacity(ButtonLook.paleOpacity)) : grey
    }

    private var look: ButtonLook {
        switch controlSize {
        case .mini, .small: .small
        case .regular: .medium
        case .large, .extraLarge: .large
        }
    }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a light background in the tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A white label on a background in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The border shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic
        case capsule
        case circle
        case rounded(CGFloat?)
    }

    private let kind: Kind

    /// The default: a rounded rectangle.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// Returns a rounded rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    func outline(radius: CGFloat) -> AnyShape {
        switch kind {
        case .automatic: AnyShape(RoundedRectangle(cornerRadius: radius))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let own): AnyShape(RoundedRectangle(cornerRadius: own ?? radius))
        }
    }
}

nonisolated extension View {
    /// Sets the border shape of bordered buttons.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension EnvironmentValues {
    private struct BorderShapeKey: EnvironmentKey {
        static let defaultValue = ButtonBorderShape.automatic
    }

    /// The border shape of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }

    /// Whether a tint is set.
    fileprivate var hasTint: Bool { common.tint != nil }
}

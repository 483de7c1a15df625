import FlatlayDrawing
import Foundation

extension View {
    /// The view with more colour above 1, less below, and none at 0.
    public func saturation(_ amount: Double) -> some View { colorMatrix { _ in .saturation(amount) } }

    /// The view with less colour: all of it at 0, none at 1.
    public func grayscale(_ amount: Double) -> some View {
        saturation(1 - min(max(amount.isNaN ? 0 : amount, 0), 1))
    }

    /// The view with an amount added to the components of its colours: at 1 it is white, at -1 black.
    public func brightness(_ amount: Double) -> some View { colorMatrix { _ in .brightness(amount) } }

    /// The view with its colours farther from grey above 1, nearer to it below.
    public func contrast(_ amount: Double) -> some View { colorMatrix { _ in .contrast(amount) } }

    /// The view in the opposite colours.
    public func colorInvert() -> some View { colorMatrix { _ in .inversion } }

    /// The view with the components of its colours multiplied by those of another.
    public func colorMultiply(_ color: Color) -> some View {
        colorMatrix { environment in
            let color = color.resolve(in: environment)
            return .scale(
                Double(color.red), Double(color.green), Double(color.blue), opacity: Double(color.opacity))
        }
    }

    /// The view with its hues turned around the circle of colours.
    public func hueRotation(_ angle: Angle) -> some View { colorMatrix { _ in .hueRotation(angle.radians) } }

    /// The view in black, the more opaque the brighter it was: for masks.
    public func luminanceToAlpha() -> some View { effect { _, _ in .luminanceToAlpha } }

    private func colorMatrix(_ make: @escaping (EnvironmentValues) -> ColorMatrix) -> some View {
        wrappingNodes { node, context in
            let matrix = make(context.environment)
            guard matrix != .identity else { return node }
            return EffectNode(node, environment: context.environment) { _ in .colorMatrix(matrix) }
        }
    }

    /// The view as one picture: blend modes inside see nothing of what lies below it.
    public func compositingGroup() -> some View { effect { _, _ in .isolation } }

    /// The view as one picture: blend modes inside see nothing of what lies below it.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}

/// How colours are combined. Pictures are combined in sRGB, whatever is asked for.
public enum ColorRenderingMode: Hashable, Sendable {
    /// In sRGB.
    case nonLinear
    /// In linear components.
    case linear
    /// In linear components of a wider range.
    case extendedLinear
}

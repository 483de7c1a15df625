import FlatlayDrawing
import Foundation

nonisolated extension View {
    /// Adjusts the saturation: above 1 more, below 1 less, 0 removes all colour.
    public func saturation(_ amount: Double) -> some View { colorMatrix { _ in .saturation(amount) } }

    /// Reduces the saturation: 1 removes all colour, 0 changes nothing.
    public func grayscale(_ amount: Double) -> some View {
        saturation(1 - min(max(amount.isNaN ? 0 : amount, 0), 1))
    }

    /// Adds an amount to the colour components: 1 makes the view white, -1 black.
    public func brightness(_ amount: Double) -> some View { colorMatrix { _ in .brightness(amount) } }

    /// Adjusts the contrast: above 1 more, below 1 less.
    public func contrast(_ amount: Double) -> some View { colorMatrix { _ in .contrast(amount) } }

    /// Inverts the colours.
    public func colorInvert() -> some View { colorMatrix { _ in .inversion } }

    /// Multiplies the colour components by those of another colour.
    public func colorMultiply(_ color: Color) -> some View {
        colorMatrix { environment in
            let color = color.resolve(in: environment)
            return .scale(
                Double(color.red), Double(color.green), Double(color.blue), opacity: Double(color.opacity))
        }
    }

    /// Rotates the hues around the colour wheel.
    public func hueRotation(_ angle: Angle) -> some View { colorMatrix { _ in .hueRotation(angle.radians) } }

    /// Makes the view black, with its luminance as opacity: for masks.
    public func luminanceToAlpha() -> some View { effect { _, _ in .luminanceToAlpha } }

    private func colorMatrix(_ make: @escaping (EnvironmentValues) -> ColorMatrix) -> some View {
        wrappingNodes { node, context in
            let matrix = make(context.environment)
            guard matrix != .identity else { return node }
            return EffectNode(node, environment: context.environment) { _ in .colorMatrix(matrix) }
        }
    }

    /// Composites the view as one layer: blend modes inside do not affect its backdrop.
    public func compositingGroup() -> some View { effect { _, _ in .isolation } }

    /// Composites the view as one layer: blend modes inside do not affect its backdrop.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}

/// The colour space for compositing. Rendering always uses sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Non-linear sRGB.
    case nonLinear
    /// Linear sRGB.
    case linear
    /// Linear sRGB with an extended range.
    case extendedLinear
}

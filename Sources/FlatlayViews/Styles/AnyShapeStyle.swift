/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle
    /// The colour, if the style is a constant one, which needs no environment; nil for any other style.
    private let constant: ResolvedColor?

    /// Wraps a style and erases its type.
    public init<Style: ShapeStyle>(_ style: Style) {
        if let erased = style as? AnyShapeStyle {
            self = erased
        } else {
            self.style = style
            if let color = style as? Color, case .constant(let resolved) = color.provider {
                constant = resolved
            } else {
                constant = nil
            }
        }
    }

    /// The paint of the wrapped style.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        if let constant { return .color(constant) }
        return StyleNesting.paint(of: AnyShapeStyle.self, in: environment) { style._stylePaint(in: environment) }
    }

    /// The wrapped style, bound to an environment.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        style._bound(to: environment)
    }
}

/// A style with its opacity multiplied.
struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        base._stylePaint(in: environment).multiplyingOpacity(by: opacity)
    }

    func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(OpacityStyle<AnyShapeStyle>(base: base._bound(to: environment), opacity: opacity))
    }
}

extension ShapeStyle {
    /// Multiplies the opacity of the style.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityStyle(base: self, opacity: opacity)
    }
}

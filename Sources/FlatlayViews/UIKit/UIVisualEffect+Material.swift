import UIKitValues

extension UIBlurEffect.Style {
    /// The material to draw, and the colour scheme if it is fixed.
    fileprivate var material: (material: Material, scheme: ColorScheme?) {
        switch self {
        case .extraLight: (.regular, .light)
        case .light: (.regular, .light)
        case .dark: (.regular, .dark)
        case .regular: (.regular, nil)
        case .prominent: (.thick, nil)
        case .systemUltraThinMaterial: (.ultraThin, nil)
        case .systemUltraThinMaterialLight: (.ultraThin, .light)
        case .systemUltraThinMaterialDark: (.ultraThin, .dark)
        case .systemThinMaterial: (.thin, nil)
        case .systemThinMaterialLight: (.thin, .light)
        case .systemThinMaterialDark: (.thin, .dark)
        case .systemMaterial: (.regular, nil)
        case .systemMaterialLight: (.regular, .light)
        case .systemMaterialDark: (.regular, .dark)
        case .systemThickMaterial: (.thick, nil)
        case .systemThickMaterialLight: (.thick, .light)
        case .systemThickMaterialDark: (.thick, .dark)
        case .systemChromeMaterial: (.bar, nil)
        case .systemChromeMaterialLight: (.bar, .light)
        case .systemChromeMaterialDark: (.bar, .dark)
        }
    }
}

extension UIVisualEffect {
    /// The effect as a shape style; nil if it draws nothing.
    package var shapeStyle: AnyShapeStyle? {
        let blur = (self as? UIBlurEffect) ?? (self as? UIVibrancyEffect)?.blur
        return blur.map { AnyShapeStyle(SchemedMaterial(material: $0.style.material)) }
    }
}

/// A material that is always light or always dark.
private struct SchemedMaterial: ShapeStyle {
    let material: (material: Material, scheme: ColorScheme?)

    func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        guard let scheme = material.scheme else { return material.material._stylePaint(in: environment) }
        var inner = environment
        inner.colorScheme = scheme
        return material.material._stylePaint(in: inner)
    }
}

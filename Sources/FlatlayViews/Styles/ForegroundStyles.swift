/// The one to three styles set with `foregroundStyle`, or the one that a container sets by default.
struct ForegroundStyles: Sendable {
    var primary: AnyShapeStyle
    var secondary: AnyShapeStyle?
    var tertiary: AnyShapeStyle?
    /// Whether a container chose the style, and not the app: the labels of controls inside have their own then.
    var isDefault = false

    private static let labels: [Color] = [
        .primary, .secondary, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel.opacity(0.5),
    ]
    private static let fadings: [Double] = [1, 0.5, 0.25, 0.2, 0.1]

    static func paint(of styles: ForegroundStyles?, level: Int, in environment: EnvironmentValues) -> StylePaint {
        guard let styles else { return labels[level]._stylePaint(in: environment) }
        if level == 1, let secondary = styles.secondary { return secondary._stylePaint(in: environment) }
        if level == 2, let tertiary = styles.tertiary { return tertiary._stylePaint(in: environment) }
        let paint = styles.primary._stylePaint(in: environment)
        return level == 0 ? paint : paint.multiplyingOpacity(by: fadings[level])
    }
}

/// A level of captured foreground styles.
struct LeveledStyle: ShapeStyle {
    let base: ForegroundStyles?
    let level: Int

    func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        ForegroundStyles.paint(of: base, level: level, in: environment)
    }
}

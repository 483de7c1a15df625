/// Sets the foreground style in the environment.
@usableFromInline
struct ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentChange {
    @usableFromInline typealias Body = Never
    @usableFromInline let style: Style

    @inlinable
    init(style: Style) {
        self.style = style
    }

    @usableFromInline
    var repeated: RepeatedChange? {
        // Types are compared first because a cast alone takes longer than the lookup.
        guard Style.self == Color.self, let color = style as? Color else { return nil }
        return .foreground(color)
    }

    @inlinable
    func equals(_ old: Self) -> Bool { style._equals(old.style) }

    @usableFromInline
    func change(_ environment: inout EnvironmentValues) {
        environment.common.foreground = ForegroundStyles(primary: style._bound(to: environment))
    }
}

/// Sets the style of the label of a control.
private struct ControlForegroundModifier<Style: ShapeStyle>: EnvironmentChange {
    typealias Body = Never
    let style: Style

    func equals(_ old: Self) -> Bool { style._equals(old.style) }

    func change(_ environment: inout EnvironmentValues) {
        let isEnabled = environment.isEnabled
        if let styles = environment.common.foreground, !styles.isDefault {
            if !isEnabled {
                environment.common.foreground = ForegroundStyles(
                    primary: HierarchicalShapeStyle.tertiary._bound(to: environment))
            }
        } else {
            let style = isEnabled ? style._bound(to: environment) : AnyShapeStyle(Color.tertiaryLabel)
            environment.common.foreground = ForegroundStyles(primary: style, isDefault: true)
        }
    }
}

/// Sets a style that a container chooses, which labels of controls do not take.
private struct DefaultForegroundModifier<Style: ShapeStyle>: EnvironmentChange {
    typealias Body = Never
    let style: Style

    func equals(_ old: Self) -> Bool { style._equals(old.style) }

    func change(_ environment: inout EnvironmentValues) {
        environment.common.foreground = ForegroundStyles(primary: style._bound(to: environment), isDefault: true)
    }
}

nonisolated extension View {
    /// Sets the style of text, symbols and shapes inside.
    @inlinable
    public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(ForegroundStyleModifier(style: style))
    }

    /// Sets the first two levels of the style of text, symbols and shapes inside.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View {
        modifier(
            EnvironmentModifier {
                $0.common.foreground = ForegroundStyles(
                    primary: primary._bound(to: $0), secondary: secondary._bound(to: $0))
            })
    }

    /// Sets the first three levels of the style of text, symbols and shapes inside.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View {
        modifier(
            EnvironmentModifier {
                $0.common.foreground = ForegroundStyles(
                    primary: primary._bound(to: $0), secondary: secondary._bound(to: $0),
                    tertiary: tertiary._bound(to: $0))
            })
    }

    /// Sets the colour of text, symbols and shapes inside; nil for the default.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            EnvironmentModifier {
                $0.common.foreground = color.map { ForegroundStyles(primary: AnyShapeStyle($0)) }
            })
    }

    /// Sets the style of text, symbols and shapes inside, but not that of the labels of controls.
    package func defaultForegroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(DefaultForegroundModifier(style: style))
    }

    /// Sets the style of the label of a control, if no view around the control sets one. The label of a disabled control
    /// is faded in both cases.
    func controlForegroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(ControlForegroundModifier(style: style))
    }

    /// Sets the tint of controls inside; nil for the accent colour.
    public func tint(_ tint: Color?) -> some View {
        modifier(EnvironmentModifier { $0.common.tint = tint.map { AnyShapeStyle($0) } })
    }

    /// Sets the tint of controls inside.
    public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
        modifier(EnvironmentModifier { $0.common.tint = tint._bound(to: $0) })
    }

    /// Sets the accent colour inside; nil for the default, blue.
    public func accentColor(_ color: Color?) -> some View {
        modifier(
            EnvironmentModifier { values in
                values.common.accentColor = color?.replacingAccent(by: values.common.accentColor ?? .blue)
            })
    }
}

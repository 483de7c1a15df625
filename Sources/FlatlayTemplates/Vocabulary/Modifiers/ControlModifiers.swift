import Flatlay

extension ModifierDefinition {
    /// Modifiers for buttons and other views that can have the focus.
    static var controls: [ModifierDefinition] {
        [
            ModifierDefinition("buttonStyle", ValueType<TemplateButtonStyle>.buttonStyle, "How buttons inside look.") {
                $0.templateButtonStyle($1)
            },
            ModifierDefinition("disabled", ValueType<Bool>.flag, "Buttons inside can't be used.") { $0.disabled($1) },
            ModifierDefinition("focusable", ValueType<Bool>.flag, "Keys can move the focus to it.") {
                $0.focusable($1)
            },
            ModifierDefinition("focusSection", ValueType<Bool>.flag, "Leads the focus to a view inside.") {
                view, isSection in
                Group { if isSection { view.focusSection() } else { view } }
            },
            ModifierDefinition("hoverEffect", ValueType<HoverEffect>.hoverEffect, "How it stands out with the focus.") {
                $0.hoverEffect($1)
            },
        ]
    }
}

/// The button styles that templates can use.
enum TemplateButtonStyle {
    case automatic, plain, borderless, bordered, borderedProminent, card
}

extension ValueType where Value == TemplateButtonStyle {
    fileprivate static var buttonStyle: ValueType {
        .word(
            "button style",
            [
                "automatic": .automatic, "plain": .plain, "borderless": .borderless, "bordered": .bordered,
                "borderedProminent": .borderedProminent, "card": .card,
            ])
    }
}

extension ValueType where Value == HoverEffect {
    fileprivate static var hoverEffect: ValueType {
        .word("hover effect", ["automatic": .automatic, "highlight": .highlight, "lift": .lift])
    }
}

nonisolated extension View {
    @ViewBuilder
    fileprivate func templateButtonStyle(_ style: TemplateButtonStyle) -> some View {
        switch style {
        case .automatic: buttonStyle(.automatic)
        case .plain: buttonStyle(.plain)
        case .borderless: buttonStyle(.borderless)
        case .bordered: buttonStyle(.bordered)
        case .borderedProminent: buttonStyle(.borderedProminent)
        case .card: buttonStyle(.card)
        }
    }
}

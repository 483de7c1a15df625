import Flatlay

extension ModifierDefinition {
    /// Modifiers that change how a view looks, but not its layout.
    static var effects: [ModifierDefinition] {
        [
            ModifierDefinition("opacity", ValueType<CGFloat>.fraction, "How opaque it is, from 0 to 1.") {
                $0.opacity(Double($1))
            },
            ModifierDefinition("hidden", ValueType<Bool>.flag, "Leaves its space empty.") { $0.opacity($1 ? 0 : 1) },
            ModifierDefinition("shadow", ValueType<ShadowDescription>.shadow, "A shadow below it.") {
                $0.shadow(color: $1.color, radius: $1.radius, x: $1.offset.x, y: $1.offset.y)
            },
            ModifierDefinition("blur", ValueType<CGFloat>.length, "Blurs it, by a radius.") { $0.blur(radius: $1) },
            ModifierDefinition(
                "rotationEffect", ValueType<RotationDescription>.rotation, "Turns it clockwise, in degrees."
            ) { $0.rotationEffect(.degrees(Double($1.degrees)), anchor: $1.anchor) },
            ModifierDefinition("scaleEffect", ValueType<ScaleDescription>.scale, "Makes it larger or smaller.") {
                $0.scaleEffect(x: $1.x, y: $1.y, anchor: $1.anchor)
            },
            ModifierDefinition("blendMode", ValueType<BlendMode>.blendMode, "How it mixes with what is behind it.") {
                $0.blendMode($1)
            },
        ]
    }
}

/// The value of a shadow modifier.
struct ShadowDescription {
    var color: Color
    var radius: CGFloat
    var offset: CGPoint
}

extension ValueType where Value == ShadowDescription {
    /// A radius, or a mapping with colour and offset.
    static var shadow: ValueType {
        let color = Color.black.opacity(0.33)
        return .forms(
            "a radius, or { radius: 4, y: 2 }",
            scalar: ValueType<CGFloat>.length.map { ShadowDescription(color: color, radius: $0, offset: .zero) },
            mapping: .record(
                "a shadow such as { radius: 4, y: 2 }",
                Field("color", .color, "Its colour.", default: "{ color: black, opacity: 0.33 }"),
                Field("radius", .length, "How soft it is.", isRequired: true),
                Field("x", .number, "Its offset to the right.", default: "0"),
                Field("y", .number, "Its offset downwards.", default: "0")
            ) {
                ShadowDescription(color: $0 ?? color, radius: $1 ?? 0, offset: CGPoint(x: $2 ?? 0, y: $3 ?? 0))
            })
    }
}

/// The value of a rotation modifier.
struct RotationDescription {
    var degrees: CGFloat
    var anchor: UnitPoint
}

extension ValueType where Value == RotationDescription {
    fileprivate static var rotation: ValueType {
        .forms(
            "degrees, or { degrees: 45, anchor: top }",
            scalar: ValueType<CGFloat>.number.map { RotationDescription(degrees: $0, anchor: .center) },
            mapping: .record(
                "a rotation such as { degrees: 45, anchor: top }",
                Field("degrees", .number, "How far, clockwise.", isRequired: true),
                Field("anchor", .unitPoint, "The point that stays.", default: "center")
            ) { RotationDescription(degrees: $0 ?? 0, anchor: $1 ?? .center) })
    }
}

/// The value of a scale modifier.
struct ScaleDescription {
    var x: CGFloat
    var y: CGFloat
    var anchor: UnitPoint
}

extension ValueType where Value == ScaleDescription {
    fileprivate static var scale: ValueType {
        .forms(
            "a factor, or { x: 2, y: 1 }",
            scalar: ValueType<CGFloat>.number.map { ScaleDescription(x: $0, y: $0, anchor: .center) },
            mapping: .record(
                "a scaling such as { x: 2, y: 1 }", Field("x", .number, "The factor of the width.", default: "1"),
                Field("y", .number, "The factor of the height.", default: "1"),
                Field("anchor", .unitPoint, "The point that stays.", default: "center")
            ) { ScaleDescription(x: $0 ?? 1, y: $1 ?? 1, anchor: $2 ?? .center) })
    }
}

extension ValueType where Value == BlendMode {
    fileprivate static var blendMode: ValueType {
        .word(
            "blend mode",
            [
                "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
                "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
                "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
                "saturation": .saturation, "color": .color, "luminosity": .luminosity,
                "sourceAtop": .sourceAtop, "destinationOver": .destinationOver, "destinationOut": .destinationOut,
                "plusDarker": .plusDarker, "plusLighter": .plusLighter,
            ])
    }
}

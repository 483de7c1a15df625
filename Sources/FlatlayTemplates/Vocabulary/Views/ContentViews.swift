import Flatlay

extension ViewDefinition {
    /// Views with content of their own.
    static var content: [ViewDefinition] {
        [
            ViewDefinition(
                "text", ValueType<Text>.textContent, "A text: a string, { markdown: … }, or { spans: […] }.",
                canWarn: true
            ) { $0 },
            ViewDefinition("image", ValueType<ImageDescription>.image, "An image from a file.", canWarn: true) { $0 },
            ViewDefinition("systemImage", ValueType<String>.name, "A symbol by its name.", canWarn: true) {
                Image(systemName: $0)
            },
            ViewDefinition("color", ValueType<Color>.color, "A colour that fills the available space.") { $0 },
            ViewDefinition("linearGradient", ValueType<LinearGradient>.linearGradient, "Colours along a line.") { $0 },
            ViewDefinition("radialGradient", ValueType<RadialGradient>.radialGradient, "Colours around a point.") {
                $0
            },
            ViewDefinition(
                "angularGradient", ValueType<AngularGradient>.angularGradient, "Colours that turn around a point."
            ) { $0 },
            ViewDefinition("divider", ValueType<Void>.nothing, "A thin line between views.") { Divider() },
            ViewDefinition("spacer", ValueType<CGFloat?>.spacer, "Space that grows.") { Spacer(minLength: $0) },
        ]
    }
}

extension ValueType where Value == CGFloat? {
    fileprivate static var spacer: ValueType {
        let length = ValueType<CGFloat>.length
        return .orNothing(
            .forms(
                "nothing, or a least length", scalar: length.map(Optional.some),
                mapping: .record(
                    "a spacer such as { minLength: 10 }", Field("minLength", length, "The minimum length.")
                ) { $0 }), nil)
    }
}

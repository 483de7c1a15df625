extension ShapeStyle {
    /// The style at half its opacity.
    public var secondary: some ShapeStyle { OpacityStyle(base: self, opacity: 0.5) }
    /// The style at a quarter of its opacity.
    public var tertiary: some ShapeStyle { OpacityStyle(base: self, opacity: 0.25) }
    /// The style at a fifth of its opacity.
    public var quaternary: some ShapeStyle { OpacityStyle(base: self, opacity: 0.2) }
    /// The style at a tenth of its opacity.
    public var quinary: some ShapeStyle { OpacityStyle(base: self, opacity: 0.1) }
}

/// The system's colours for separators, links, placeholder text and small fills.
extension ShapeStyle where Self == Color {
    /// The colour of separators between rows.
    public static var separator: Color { .separator }
    /// The colour of links.
    public static var link: Color { Color(uiColor: .link) }
    /// The colour of placeholder text.
    public static var placeholder: Color { Color(uiColor: .placeholderText) }
    /// The colour of fills of small shapes.
    public static var fill: Color { Color(uiColor: .systemFill) }
}

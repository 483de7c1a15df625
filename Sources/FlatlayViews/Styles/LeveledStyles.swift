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

/// The colours of a row that is selected, of a line between rows, of a link and of text that stands where some is
/// missing.
extension ShapeStyle where Self == Color {
    /// Lines between rows.
    public static var separator: Color { .separator }
    /// Links.
    public static var link: Color { Color(uiColor: .link) }
    /// Text that stands where some is missing.
    public static var placeholder: Color { Color(uiColor: .placeholderText) }
    /// The fill of small shapes.
    public static var fill: Color { Color(uiColor: .systemFill) }
}

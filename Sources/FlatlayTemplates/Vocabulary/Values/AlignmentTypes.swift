import Flatlay

extension ValueType where Value == Alignment {
    /// A place within a frame.
    static var alignment: ValueType {
        .word(
            "alignment",
            [
                "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
                "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
                "bottomTrailing": .bottomTrailing,
            ]
        ).defined(as: "alignment")
    }
}

extension ValueType where Value == VerticalAlignment {
    /// How views beside each other are aligned.
    static var verticalAlignment: ValueType {
        .word(
            "vertical alignment",
            [
                "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
                "lastTextBaseline": .lastTextBaseline,
            ])
    }
}

extension ValueType where Value == HorizontalAlignment {
    /// How views below each other are aligned.
    static var horizontalAlignment: ValueType {
        .word("horizontal alignment", ["leading": .leading, "center": .center, "trailing": .trailing])
    }
}

import Flatlay

extension ValueType where Value == Alignment {
    /// An alignment within a frame.
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
    /// The alignment of views beside each other.
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
    /// The alignment of views below each other.
    static var horizontalAlignment: ValueType {
        .word("horizontal alignment", ["leading": .leading, "center": .center, "trailing": .trailing])
    }
}

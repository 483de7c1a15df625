import Flatlay
import Foundation

extension ValueType where Value == EdgeInsets {
    /// Insets from the four edges: one number for all, or a mapping for some.
    static var insets: ValueType {
        .forms(
            "a number or a mapping such as { horizontal: 10, top: 4 }",
            scalar: ValueType<CGFloat>.number.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) },
            mapping: .record(
                "insets",
                Field("top", .number, "The distance from the top."),
                Field("leading", .number, "The distance from the side where reading starts."),
                Field("bottom", .number, "The distance from the bottom."),
                Field("trailing", .number, "The distance from the side where reading ends."),
                Field("horizontal", .number, "The distance from both sides."),
                Field("vertical", .number, "The distance from top and bottom.")
            ) { top, leading, bottom, trailing, horizontal, vertical in
                EdgeInsets(
                    top: top ?? vertical ?? 0, leading: leading ?? horizontal ?? 0, bottom: bottom ?? vertical ?? 0,
                    trailing: trailing ?? horizontal ?? 0)
            }
        ).defined(as: "insets")
    }
}

extension ValueType where Value == CGPoint {
    /// A pair of coordinates: `{ x: 4, y: -2 }` or `[4, -2]`.
    static var point: ValueType {
        let pair = ValueType<(CGFloat, CGFloat)>.forms(
            "a point such as { x: 4, y: -2 }", list: .pair(.number, .number, "a point such as [4, -2]"),
            mapping: .record(
                "a point", Field("x", .number, "To the right."), Field("y", .number, "Downwards.")
            ) { ($0 ?? 0, $1 ?? 0) })
        return pair.map { CGPoint(x: $0.0, y: $0.1) }
    }
}

extension ValueType where Value == CGSize {
    /// A width and a height in points: `[64, 64]` or `{ width: 64, height: 64 }`.
    static var size: ValueType {
        let pair = ValueType<(CGFloat, CGFloat)>.forms(
            "a size such as [64, 64]", list: .pair(.length, .length, "a size such as [64, 64]"),
            mapping: .record(
                "a size", Field("width", .length, "The width.", isRequired: true),
                Field("height", .length, "The height.", isRequired: true)
            ) { ($0 ?? 0, $1 ?? 0) })
        return pair.map { CGSize(width: $0.0, height: $0.1) }
    }
}

extension ValueType where Value == UnitPoint {
    /// A point in the unit square: a word, or `[0.5, 1]`.
    static var unitPoint: ValueType {
        .forms(
            "a place such as topLeading or [0.5, 1]",
            scalar: .word(
                "place",
                [
                    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
                    "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
                    "bottomTrailing": .bottomTrailing,
                ]),
            list: ValueType<(CGFloat, CGFloat)>.pair(.number, .number, "two numbers such as [0.5, 1]")
                .map { UnitPoint(x: $0.0, y: $0.1) }
        ).defined(as: "unitPoint")
    }
}

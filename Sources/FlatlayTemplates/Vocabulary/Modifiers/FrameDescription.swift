import Flatlay

/// The value of `frame`: fixed lengths, bounds, or both.
nonisolated struct FrameDescription: ViewModifier {
    var width: CGFloat?
    var height: CGFloat?
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    var alignment: Alignment = .center

    /// SwiftUI has one frame modifier for fixed lengths and one for bounds. If a template mixes them, a fixed length
    /// becomes both the minimum and the maximum.
    func body(content: Content) -> some View {
        if hasBounds {
            content.frame(
                minWidth: width ?? minWidth, idealWidth: width ?? idealWidth, maxWidth: width ?? maxWidth,
                minHeight: height ?? minHeight, idealHeight: height ?? idealHeight, maxHeight: height ?? maxHeight,
                alignment: alignment)
        } else {
            content.frame(width: width, height: height, alignment: alignment)
        }
    }

    private var hasBounds: Bool {
        [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight].contains { $0 != nil }
    }
}

extension ValueType where Value == FrameDescription {
    /// The frame of a view.
    static var frame: ValueType {
        .record(
            "a frame such as { width: 100, height: 50 }",
            Field("width", .length, "The width."),
            Field("height", .length, "The height."),
            Field("minWidth", .length, "The minimum width."),
            Field("idealWidth", .length, "The width where any is possible."),
            Field("maxWidth", .lengthOrInfinity, "The maximum width; infinity for all available space."),
            Field("minHeight", .length, "The minimum height."),
            Field("idealHeight", .length, "The height where any is possible."),
            Field("maxHeight", .lengthOrInfinity, "The maximum height; infinity for all available space."),
            Field("alignment", .alignment, "The alignment of the view in the frame.", default: "center")
        ) { width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment in
            FrameDescription(
                width: width, height: height, minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
                minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment ?? .center)
        }
    }
}

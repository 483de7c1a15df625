import Foundation

/// A text style, with its sizes at each setting of Dynamic Type.
///
/// Source: the tables of Dynamic Type sizes for iOS and iPadOS in Apple's Human Interface Guidelines, Typography.
package enum TextRole: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// The size in points at a text size setting.
    package func size(at setting: TextSize) -> CGFloat { row.sizes[setting.step] }

    /// The line spacing in points at a text size setting; lengths scale with it.
    func leading(at setting: TextSize) -> CGFloat { row.leadings[setting.step] }

    /// The weight, which is the same at every text size.
    package var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

    /// The sizes and line spacings of a role in points, from the smallest setting to the largest.
    private struct Row {
        var sizes: [CGFloat]
        var leadings: [CGFloat]
    }

    private var row: Row {
        switch self {
        case .largeTitle:
            Row(
                sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
                leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
        case .title:
            Row(
                sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
                leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
        case .title2:
            Row(
                sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
                leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
        case .title3:
            Row(
                sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
                leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
        case .headline:
            Row(
                sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
        case .subheadline:
            Row(
                sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
                leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
        case .body:
            Row(
                sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
        case .callout:
            Row(
                sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
                leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
        case .footnote:
            Row(
                sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
                leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
        case .caption:
            Row(
                sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
                leadings: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51])
        case .caption2:
            Row(
                sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
                leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
        }
    }
}

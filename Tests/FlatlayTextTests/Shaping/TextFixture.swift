import FlatlayDrawing
import Foundation
@testable import FlatlayText

/// A shaper and short forms of its methods. Texts are drawn in Inter without tracking, so that their widths are those
/// of its file.
struct TextFixture {
    let shaper: PangoTextShaper
    static let inter = FontDescriptor(family: .named("Inter"))

    init() throws {
        shaper = PangoTextShaper(fonts: try FontLibraryTests.fonts.get())
    }

    func shape(
        _ text: String, font: FontDescriptor = inter, width: CGFloat? = nil, height: CGFloat? = nil,
        style: ParagraphStyle = ParagraphStyle()
    ) -> ShapedText {
        shaper.shape([TextSpan(text, font: font)], style: style, width: width, height: height)
    }

    func shape(_ spans: [TextSpan], width: CGFloat? = nil, style: ParagraphStyle = ParagraphStyle()) -> ShapedText {
        shaper.shape(spans, style: style, width: width, height: nil)
    }

    func width(_ text: String, font: FontDescriptor = inter) -> CGFloat {
        shape(text, font: font).size.width
    }
}

extension ShapedText {
    /// The text of each line, in the order of its runs from left to right.
    var lineTexts: [String] { lines.map { $0.runs.map(\.glyphs.text).joined() } }

    /// All runs.
    var runs: [Run] { lines.flatMap(\.runs) }
}

extension CGFloat {
    /// Whether two lengths are equal up to rounding.
    @discardableResult
    func isClose(to other: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
        (self - other).magnitude <= tolerance
    }
}

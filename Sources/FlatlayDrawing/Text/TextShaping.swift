import Foundation

/// Measures text and shapes it into glyphs. One thread uses a shaper; each thread of a concurrent render has its own.
///
/// Text is shaped once: the ``ShapedText`` that provides the size is the one that is drawn.
public protocol TextShaping: AnyObject {
    /// Breaks a text into lines within a width and a height.
    ///
    /// - Parameters:
    ///   - spans: the text; an empty text returns one empty line of the first span's font, of width 0.
    ///   - width: the maximum width in points; nil or infinite for no limit. Words that fit on a line stay whole;
    ///     others are broken between characters.
    ///   - height: the maximum height in points; nil or infinite for no limit. At least one line is shown.
    func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText

    /// Returns the vertical metrics of a font.
    func metrics(of font: FontDescriptor) -> FontMetrics

    /// The error that makes texts wrong, such as a font that cannot be read; nil for none. The renderer throws it.
    var failure: (any Error)? { get }

    /// Creates a shaper with the same results for another thread; nil if that is not possible, so that one thread
    /// shapes all text.
    var makeAnother: (@Sendable () -> any TextShaping)? { get }
}

extension TextShaping {
    /// Nil: no error.
    public var failure: (any Error)? { nil }
    /// Nil: one thread shapes all text.
    public var makeAnother: (@Sendable () -> any TextShaping)? { nil }
}

/// A shaper that caches the texts that it shaped.
package protocol TextKeeping: TextShaping {
    /// Caches every text, within the cache's limits, until the shaper is returned, because all of them will be
    /// requested again. Otherwise the texts of a large image are not cached.
    func keepEveryText()
}

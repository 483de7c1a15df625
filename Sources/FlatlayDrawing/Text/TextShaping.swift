import Foundation

/// Measures text and shapes it into glyphs. A shaper serves one thread; renders on several threads have one each.
///
/// Shaping happens once: the ``ShapedText`` that answers a question about size is the one that is drawn.
public protocol TextShaping: AnyObject {
    /// Breaks a text into lines within a width and a height.
    ///
    /// - Parameters:
    ///   - spans: the text; an empty text answers one empty line of the first span's font, of width 0.
    ///   - width: the width to stay within, in points; nil or infinite for no limit. Words are kept whole where a line
    ///     can hold them and broken between characters where it cannot.
    ///   - height: the height to stay within; nil or infinite for no limit. At least one line is shown.
    func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText

    /// The vertical measures of a font.
    func metrics(of font: FontDescriptor) -> FontMetrics

    /// Why texts are not what they should be, such as a font that can't be read; nil where all is well. Whoever renders
    /// throws it.
    var failure: (any Error)? { get }

    /// Makes a shaper for another thread that answers all questions alike; nil where there is none, and all text is shaped
    /// on one thread.
    var makeAnother: (@Sendable () -> any TextShaping)? { get }
}

extension TextShaping {
    /// All is well.
    public var failure: (any Error)? { nil }
    /// There is none.
    public var makeAnother: (@Sendable () -> any TextShaping)? { nil }
}

/// A shaper that keeps texts that it shaped.
package protocol TextKeeping: TextShaping {
    /// Has every text kept until the shaper is given back, within its bounds, because all will be asked for once more;
    /// otherwise those of a large picture are not.
    func keepEveryText()
}

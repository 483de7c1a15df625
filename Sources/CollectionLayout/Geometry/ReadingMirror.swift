import Foundation

/// Turns solved frames into shown ones, and back: frames are solved left to right, and a view that reads from right to
/// left shows their mirror images.
///
/// A request for many elements makes one mirror and uses it for all: asking a view for its direction takes about as
/// long as placing an element.
struct ReadingMirror {
    /// The width of the content, in points, if frames are mirrored; nil if they are shown as solved.
    let width: CGFloat?

    var isMirrored: Bool { width != nil }

    func callAsFunction(_ rect: CGRect) -> CGRect {
        if let width { rect.mirrored(inWidth: width) } else { rect }
    }
}

extension UICollectionViewLayout {
    /// The mirror for content of a width, in points.
    func mirror(inWidth width: CGFloat) -> ReadingMirror {
        let isMirrored = flipsHorizontallyInOppositeLayoutDirection && host?.isRightToLeft == true
        return ReadingMirror(width: isMirrored ? width : nil)
    }
}

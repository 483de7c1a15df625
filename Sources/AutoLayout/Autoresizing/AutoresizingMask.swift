import Foundation

/// How an item follows the size of its superview without constraints: `UIView.AutoresizingMask`.
///
/// Source: the reference of `UIView.AutoresizingMask`. Along an axis, the superview's length is margin + length +
/// margin. If it changes, the flexible parts share the change in proportion to their old lengths, or evenly if all of
/// them were zero. Without a flexible part, nothing changes. Lengths are never negative.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask, as UIKit has them.
    public let rawValue: UInt

    /// A mask by its bits, which are UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin takes its share of a change of the width.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width takes its share of a change of the width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin takes its share of a change of the width.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin takes its share of a change of the height.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height takes its share of a change of the height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin takes its share of a change of the height.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// A place on one axis as a function of the superview's length: `constant + share · length` for start and length.
    struct Line: Equatable {
        var start: Double
        var startShare: Double
        var length: Double
        var lengthShare: Double
    }

    /// The frame after a change of the superview's size. It is not rounded.
    ///
    /// ```swift
    /// let mask: AutoresizingMask = [.flexibleWidth]
    /// let frame = CGRect(x: 10, y: 10, width: 300, height: 20)
    /// mask.frame(frame, from: CGSize(width: 320, height: 40), to: CGSize(width: 400, height: 40))    // 10 10 380 20
    /// ```
    public func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let x = horizontal(frame, old)
        let y = vertical(frame, old)
        return CGRect(
            x: x.start + x.startShare * new.width, y: y.start + y.startShare * new.height,
            width: max(0, x.length + x.lengthShare * new.width), height: max(0, y.length + y.lengthShare * new.height))
    }

    func horizontal(_ frame: CGRect, _ size: CGSize) -> Line {
        line(
            [contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)],
            start: frame.minX, length: frame.width, total: size.width)
    }

    func vertical(_ frame: CGRect, _ size: CGSize) -> Line {
        line(
            [contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)],
            start: frame.minY, length: frame.height, total: size.height)
    }

    private func line(_ flexible: [Bool], start: Double, length: Double, total: Double) -> Line {
        let parts = [start, length, total - start - length]
        let indices = parts.indices.filter { flexible[$0] }
        let sum = indices.reduce(0) { $0 + parts[$1] }
        var shares = [0.0, 0, 0]
        for index in indices { shares[index] = abs(sum) > 1e-9 ? parts[index] / sum : 1 / Double(indices.count) }
        return Line(
            start: start - shares[0] * total, startShare: shares[0], length: length - shares[1] * total,
            lengthShare: shares[1])
    }
}

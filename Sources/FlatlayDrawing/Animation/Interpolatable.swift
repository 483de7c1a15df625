import Foundation

/// A value that an ``AnimationTrack`` can interpolate.
public protocol Interpolatable: Equatable, Sendable {
    /// Returns the value at a progress towards another. 0 and 1 give exactly the two values.
    func interpolated(to end: Self, by progress: Double) -> Self
    /// The value in dumps.
    var dumpText: String { get }
}

extension CGFloat: Interpolatable {
    /// Returns the number at a progress towards another.
    public func interpolated(to end: CGFloat, by progress: Double) -> CGFloat {
        if progress == 1 || self == end { return end }
        return self + (end - self) * CGFloat(progress)
    }

    /// The number with at most three decimals.
    public var dumpText: String { DumpFormat.number(self) }
}

extension CGSize: Interpolatable {
    /// Returns the size at a progress towards another.
    public func interpolated(to end: CGSize, by progress: Double) -> CGSize {
        CGSize(
            width: width.interpolated(to: end.width, by: progress),
            height: height.interpolated(to: end.height, by: progress))
    }

    /// The width and the height with at most three decimals.
    public var dumpText: String { DumpFormat.numbers(width, height) }
}

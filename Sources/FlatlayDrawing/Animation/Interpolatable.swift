import Foundation

/// A value that a track can lead from one to another.
public protocol Interpolatable: Equatable, Sendable {
    /// The value a part of the way towards another. 0 and 1 give exactly the two values.
    func interpolated(to end: Self, by progress: Double) -> Self
    /// Its numbers, as dumps write them.
    var dumpText: String { get }
}

extension CGFloat: Interpolatable {
    /// The number a part of the way towards another.
    public func interpolated(to end: CGFloat, by progress: Double) -> CGFloat {
        if progress == 1 || self == end { return end }
        return self + (end - self) * CGFloat(progress)
    }

    /// The number with at most three decimals.
    public var dumpText: String { DumpFormat.number(self) }
}

extension CGSize: Interpolatable {
    /// Each length a part of the way towards the other's.
    public func interpolated(to end: CGSize, by progress: Double) -> CGSize {
        CGSize(
            width: width.interpolated(to: end.width, by: progress),
            height: height.interpolated(to: end.height, by: progress))
    }

    /// Both lengths with at most three decimals.
    public var dumpText: String { DumpFormat.numbers(width, height) }
}

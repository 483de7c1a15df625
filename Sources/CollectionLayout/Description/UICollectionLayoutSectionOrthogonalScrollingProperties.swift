import ActorLeases
import Foundation

/// The deceleration and bouncing of an orthogonal section; has no effect on frames.
@MainActor @preconcurrency
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// How fast scrolling of the section slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor by which the speed falls each millisecond.
        public let rawValue: CGFloat

        /// Creates a rate from its factor.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate of the collection view.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// The rate of ordinary scroll views, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether the section bounces at its ends.
    public enum Bounce: Int, Hashable, Sendable {
        /// As the collection view does.
        case automatic = 0
        /// Always.
        case always
        /// Never.
        case never
    }

    /// How fast scrolling of the section slows down; automatic by default.
    public var decelerationRate: DecelerationRate = .automatic
    /// Whether the section bounces at its ends; automatic by default.
    public var bounce: Bounce = .automatic

    /// Creates properties with the defaults.
    public override init() {}

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// Whether the other object has the same content.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else { return false }
        return leased { (one: UICollectionLayoutSectionOrthogonalScrollingProperties, other) in
            one.decelerationRate == other.decelerationRate && one.bounce == other.bounce
        }(self, other)
    }

    /// A hash of the content.
    nonisolated public override var hash: Int {
        leased { (properties: UICollectionLayoutSectionOrthogonalScrollingProperties) in
            properties.decelerationRate.hashValue ^ properties.bounce.hashValue
        }(self)
    }

    func copied() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}

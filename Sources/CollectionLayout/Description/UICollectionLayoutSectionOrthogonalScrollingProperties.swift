import Foundation

/// How an orthogonal section feels when it is dragged; without effect on frames.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// How fast the section comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor by which the speed falls each millisecond.
        public let rawValue: CGFloat

        /// A rate from its factor.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate of the collection view.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// The rate of ordinary scroll views.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast stop.
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

    /// How fast the section comes to rest; automatic by default.
    public var decelerationRate: DecelerationRate = .automatic
    /// Whether the section bounces at its ends; automatic by default.
    public var bounce: Bounce = .automatic

    /// Properties with the defaults.
    public override init() {}

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// Whether the other object has the same content.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else { return false }
        return decelerationRate == other.decelerationRate && bounce == other.bounce
    }

    /// A hash of the content.
    public override var hash: Int { decelerationRate.hashValue ^ bounce.hashValue }

    func copied() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}

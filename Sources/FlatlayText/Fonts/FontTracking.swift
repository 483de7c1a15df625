import Foundation

/// How far the characters of a font are moved apart, by the font's size. Text of the system is drawn looser where it is
/// small, and tighter where it is large.
enum FontTracking: Hashable, Sendable {
    /// As the font file says.
    case none
    /// Inter's published dynamic metrics.
    case inter
    /// The table of San Francisco.
    case sanFrancisco
    /// As much as makes every character this wide, in a font of size 1.
    case advance(CGFloat)

    /// The points added after each character.
    ///
    /// - Parameter ownAdvance: the width of the font's digits in a font of size 1, asked for where it matters.
    func points(at size: CGFloat, ownAdvance: () -> CGFloat) -> CGFloat {
        guard size > 0, size.isFinite else { return 0 }
        switch self {
        case .none: return 0
        case .inter: return size * FontTracking.interEm(at: size)
        case .sanFrancisco: return size * FontTracking.sanFranciscoEm(at: size)
        case .advance(let advance):
            let own = ownAdvance()
            return own > 0 ? size * (advance - own) : 0
        }
    }

    /// Source: the formula and the constants of rsms.me/inter/dynmetrics.
    private static func interEm(at size: CGFloat) -> CGFloat {
        -0.0223 + 0.185 * exp(-0.1745 * size)
    }

    /// Source: the table of tracking values for SF Pro in Apple's Human Interface Guidelines; between two sizes the
    /// values are interpolated.
    private static func sanFranciscoEm(at size: CGFloat) -> CGFloat {
        let place = min(max(size - 6, 0), CGFloat(sanFranciscoThousandths.count - 1))
        let (low, high) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
        let share = place - CGFloat(low)
        return (sanFranciscoThousandths[low] * (1 - share) + sanFranciscoThousandths[high] * share) / 1000
    }

    /// From 6 points in steps of one point, in thousandths of the size; larger text keeps the last value.
    private static let sanFranciscoThousandths: [CGFloat] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8,
    ]
}

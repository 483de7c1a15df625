import Foundation

/// The tracking of a font by its size. Text in a system font has wider spacing at small sizes, and tighter spacing at
/// large ones.
enum FontTracking: Hashable, Sendable {
    /// No tracking: the advances of the font file.
    case none
    /// Inter as a substitute for San Francisco, spaced to San Francisco's widths on an iPhone.
    case inter
    /// The tracking table of San Francisco.
    case sanFrancisco
    /// Tracking that gives every character this advance, at size 1.
    case advance(CGFloat)

    /// The points added after each character.
    ///
    /// - Parameters:
    ///   - size: the size in points.
    ///   - weight: the weight, from 100 to 900.
    ///   - ownAdvance: the advance of the font's digits at size 1; called only if needed.
    func points(at size: CGFloat, weight: Int, ownAdvance: () -> CGFloat) -> CGFloat {
        guard size > 0, size.isFinite else { return 0 }
        switch self {
        case .none: return 0
        case .inter: return size * FontTracking.interEm(at: size, weight: weight)
        case .sanFrancisco: return size * FontTracking.sanFranciscoEm(at: size)
        case .advance(let advance):
            let own = ownAdvance()
            return own > 0 ? size * (advance - own) : 0
        }
    }

    /// Up to 17 points, Inter's regular letters are on average as wide as San Francisco's, so Inter gets San Francisco's
    /// table. Larger letters of San Francisco are narrower, so Inter is spaced more tightly. Its heavier letters at 17
    /// points are wider, so Inter's are spaced more loosely.
    ///
    /// Source: the widths of labels on iPhones at 13, 15, 17 and 34 points that `SystemFontTests` lists.
    private static func interEm(at size: CGFloat, weight: Int) -> CGFloat {
        let share = min(max((size - 17) / 17, 0), 1)
        let regular = size <= 17 ? sanFranciscoEm(at: size) : -0.026 - 0.0035 * share
        let extraWeight = CGFloat(min(max(weight, 400), 900) - 400) / 200
        return regular + 0.0055 * extraWeight * (1 - share)
    }

    /// Source: the table of tracking values for SF Pro in Apple's Human Interface Guidelines; values between two sizes
    /// are interpolated.
    private static func sanFranciscoEm(at size: CGFloat) -> CGFloat {
        let place = min(max(size - 6, 0), CGFloat(sanFranciscoThousandths.count - 1))
        let (low, high) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
        let share = place - CGFloat(low)
        return (sanFranciscoThousandths[low] * (1 - share) + sanFranciscoThousandths[high] * share) / 1000
    }

    /// From 6 points in steps of one point, in thousandths of the size; larger text uses the last value.
    private static let sanFranciscoThousandths: [CGFloat] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8,
    ]
}

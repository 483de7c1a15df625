import Foundation

extension CGFloat {
    /// The number with at most three decimals and without trailing zeros: `12`, `0.5`, `106.667`.
    var shortText: String {
        guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
        let thousandths = (Double(self) * 1000).rounded(.toNearestOrAwayFromZero)
        guard thousandths.magnitude < 9e15 else { return String(describing: Double(self)) }
        let number = Int64(thousandths)
        let (whole, rest) = (number.magnitude / 1000, number.magnitude % 1000)
        let sign = number < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        var decimals = String(rest + 1000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }
}

extension CGPoint {
    var shortText: String { "{\(x.shortText), \(y.shortText)}" }
}

extension NSDirectionalEdgeInsets {
    var shortText: String { "{\(values.map(\.shortText).joined(separator: ", "))}" }
}

extension CGSize {
    var shortText: String { "{\(width.shortText), \(height.shortText)}" }
}

extension PixelDifference {
    /// The difference in words, such as `12 pixels differ by up to 34 of 255, at (x 3…12, y 5…8)`.
    package var summary: String {
        let subject = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
        let beyond = countBeyondTolerance == count ? "" : " (\(countBeyondTolerance) beyond the tolerance)"
        let shown = regions.prefix(4).map(\.text).joined(separator: ", ")
        let others = regions.count - 4
        let more = others > 0 ? " and \(others) more \(others == 1 ? "place" : "places")" : ""
        return "\(subject)\(beyond) by up to \(largest) of 255, at \(shown)\(more)"
    }
}

extension PixelDifference.PixelRegion {
    /// The first and the last column and row, such as `x 3…12, y 5…8`.
    package var text: String {
        func range(_ start: Int, _ length: Int) -> String {
            length == 1 ? "\(start)" : "\(start)…\(start + length - 1)"
        }
        return "(x \(range(x, width)), y \(range(y, height)))"
    }
}

/// A node of a result that a mask covers, so that a report can show it.
package struct MaskedArea: Codable, Hashable, Sendable {
    /// The selector in words, such as `"clock"` or `kind text`.
    package var name: String
    /// Whether nothing of the node is compared; otherwise a tolerance applies to it.
    package var isIgnored: Bool
    /// The rectangle of the node, in pixels.
    package var area: PixelDifference.PixelRegion

    package init(name: String, isIgnored: Bool, area: PixelDifference.PixelRegion) {
        self.name = name
        self.isIgnored = isIgnored
        self.area = area
    }
}

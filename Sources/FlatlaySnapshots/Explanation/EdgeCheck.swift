import Flatlay

/// Whether pixels differ only where colours meet.
enum EdgeCheck {
    /// The smallest difference between neighbours that counts as an edge, of 255.
    private static let contrast: UInt8 = 12

    /// Whether each pixel that differs has neighbours of different colours in both images.
    static func onlyEdgesDiffer(_ old: RenderedBitmap, _ new: RenderedBitmap, _ difference: PixelDifference) -> Bool {
        guard old.width == new.width, old.height == new.height, !difference.regions.isEmpty else { return false }
        return old.bytes.withUnsafeBytes { first in
            new.bytes.withUnsafeBytes { second in
                difference.regions.allSatisfy { region in
                    for y in max(0, region.y)..<min(old.height, region.y + region.height) {
                        for x in max(0, region.x)..<min(old.width, region.x + region.width) {
                            let place = (y * old.width + x) * 4
                            guard (0..<4).contains(where: { first[place + $0] != second[place + $0] }) else { continue }
                            guard isEdge(first, x, y, old.width, old.height),
                                isEdge(second, x, y, old.width, old.height)
                            else { return false }
                        }
                    }
                    return true
                }
            }
        }
    }

    private static func isEdge(_ bytes: UnsafeRawBufferPointer, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool
    {
        for channel in 0..<4 {
            var (least, most) = (UInt8.max, UInt8.min)
            for row in max(0, y - 1)...min(height - 1, y + 1) {
                for column in max(0, x - 1)...min(width - 1, x + 1) {
                    let value = bytes[(row * width + column) * 4 + channel]
                    (least, most) = (min(least, value), max(most, value))
                }
            }
            if most - least >= contrast { return true }
        }
        return false
    }
}

import Foundation

/// Places the items of one line across the scroll direction.
///
/// Source: flow layout rules, measured on UIKit, for ``UICollectionViewFlowLayout/LineAlignment/justified``:
///
/// 1. If all items of a section have the same width, columns line up. The free space of a full line is shared between
///    its items, and every line uses that gap, including the last one and short sections. A single item per line is
///    centred.
/// 2. Otherwise every line except the last is justified, and a single item in it is centred.
/// 3. The last line uses the minimum spacing and starts at the inset; a single item in it is centred, unless two items
///    of its width would fit.
/// 4. An item wider than the line starts at the inset.
///
/// The other alignments are options of this library: minimum spacing everywhere, and the whole line at the start, in
/// the middle or at the end.
struct FlowLinePlacement {
    let alignment: UICollectionViewFlowLayout.LineAlignment
    /// The length of the line between the insets.
    let room: CGFloat
    let spacing: CGFloat

    /// How far, in points, a line may exceed that length.
    static let tolerance: CGFloat = 1e-6

    /// The start of the first item and the gap between items, for items of equal width.
    func uniform(length: CGFloat, perLine: Int, count: Int) -> (start: CGFloat, gap: CGFloat) {
        guard alignment == .justified else {
            return (aligned(total: CGFloat(count) * length + CGFloat(count - 1) * spacing), spacing)
        }
        guard perLine > 1 else { return (max(0, (room - length) / 2), spacing) }
        return (0, (room - CGFloat(perLine) * length) / CGFloat(perLine - 1))
    }

    /// The start of the first item and the gap between items, for items of different widths.
    func mixed(lengths: some Collection<CGFloat>, isLast: Bool) -> (start: CGFloat, gap: CGFloat) {
        let count = lengths.count
        let sum = lengths.reduce(0, +)
        guard alignment == .justified else { return (aligned(total: sum + CGFloat(count - 1) * spacing), spacing) }
        if count == 1 {
            let startsAtInset = isLast && 2 * sum + spacing <= room + Self.tolerance
            return (startsAtInset ? 0 : max(0, (room - sum) / 2), spacing)
        }
        return (0, isLast ? spacing : (room - sum) / CGFloat(count - 1))
    }

    private func aligned(total: CGFloat) -> CGFloat {
        let spare = max(0, room - total)
        switch alignment {
        case .justified, .leading: return 0
        case .centered: return spare / 2
        case .trailing: return spare
        }
    }

    /// The number of items of equal width that fit into a line.
    func itemsPerLine(length: CGFloat, count: Int) -> Int {
        guard length + spacing > 0 else { return max(1, count) }
        let fitting = ((room + spacing + Self.tolerance) / (length + spacing)).rounded(.down)
        return Int(min(max(fitting, 1), Self.mostItemsPerLine))
    }

    /// A bound for very long lines; one with more items is practically endless.
    private static let mostItemsPerLine: CGFloat = 1e9
}

import FlatlayViews
import Foundation

/// The reading order of frames.
///
/// 1. Frames are visited from top to bottom; of those with the same top edge, the leading one first.
/// 2. The first frame that is not in a row starts one. Frames whose centre is above its bottom edge join the row.
/// 3. Within a row the leading frame comes first; of those with the same leading edge, the upper one.
struct ReadingOrder {
    private let isMirrored: Bool

    init(_ direction: LayoutDirection) {
        isMirrored = direction == .rightToLeft
    }

    func rows<ID>(_ candidates: [FocusEngine<ID>.Candidate]) -> [[FocusEngine<ID>.Candidate]] {
        var rows: [[FocusEngine<ID>.Candidate]] = []
        var bottom = -CGFloat.infinity
        let fromTop = candidates.sorted {
            ($0.frame.minY, leading($0.frame), $0.ordinal) < ($1.frame.minY, leading($1.frame), $1.ordinal)
        }
        for candidate in fromTop {
            if let last = rows.indices.last, candidate.frame.midY < bottom {
                rows[last].append(candidate)
            } else {
                rows.append([candidate])
                bottom = candidate.frame.maxY
            }
        }
        return rows.map { row in
            row.sorted {
                (leading($0.frame), $0.frame.minY, $0.ordinal) < (leading($1.frame), $1.frame.minY, $1.ordinal)
            }
        }
    }

    private func leading(_ frame: CGRect) -> CGFloat { isMirrored ? -frame.maxX : frame.minX }
}

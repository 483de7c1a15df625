import FlatlayViews
import Foundation

/// The order in which a page is read, from frames.
///
/// 1. Frames are taken from top to bottom; among those that start at one height, the leading one first.
/// 2. The first frame that is in no row opens one. Those whose middle lies above its lower edge stand in the same row.
/// 3. Within a row the leading frame comes first; among those that start together, the upper one.
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

import Foundation

/// Solves a flow layout: items in lines, lines in sections, sections one after the other.
///
/// Source: flow layout rules, measured on UIKit.
///
/// 1. An item joins a line as long as the widths and the minimum spacings fit between the insets; a wider item has a
///    line to itself.
/// 2. A line is as high as its highest item; lower items are centred in it. Lines are separated by the line spacing.
/// 3. A section is its header, its top inset, its lines, its bottom inset and its footer. Header and footer are as wide
///    as the content, without insets.
/// 4. Sections follow each other without a gap.
struct FlowSolver {
    let plan: FlowPlan

    private var axis: Axis { plan.scrollAxis }

    func solve() -> FlowFrames {
        var sections: [FlowFrames.Section] = []
        sections.reserveCapacity(plan.sections.count)
        var position: CGFloat = 0
        for section in plan.sections {
            let solved = solve(section, start: position)
            position = solved.end
            sections.append(solved)
        }
        return FlowFrames(
            scrollAxis: axis, grid: PixelGrid(scale: plan.scale),
            contentSize: CGSize(axis, along: max(0, position), across: plan.crossLength), sections: sections)
    }

    private func solve(_ section: FlowPlan.Section, start: CGFloat) -> FlowFrames.Section {
        let bodyStart = start + section.header + section.inset.start(axis)
        let body = solve(section, bodyStart: bodyStart)
        let footerStart = bodyStart + body.length + section.inset.end(axis)
        return FlowFrames.Section(
            start: start, end: footerStart + section.footer, header: band(start, section.header), body: body,
            footer: band(footerStart, section.footer))
    }

    private func band(_ start: CGFloat, _ length: CGFloat) -> CGRect? {
        guard length > 0 else { return nil }
        return CGRect(
            origin: CGPoint(axis, along: start, across: 0), size: CGSize(axis, along: length, across: plan.crossLength))
    }

    private func solve(_ section: FlowPlan.Section, bodyStart: CGFloat) -> FlowBody {
        let across = axis.cross
        let room = plan.crossLength - section.inset.start(across) - section.inset.end(across)
        let placement = FlowLinePlacement(
            alignment: plan.alignment, room: room, spacing: section.interitemSpacing)
        let inset = section.inset.start(across)
        switch section.sizes {
        case .uniform(let size, let count):
            return .grid(grid(size, count, section, placement, inset: inset, bodyStart: bodyStart))
        case .listed(let sizes):
            return .lines(lines(sizes, section, placement, inset: inset, bodyStart: bodyStart))
        }
    }

    private func grid(
        _ size: CGSize, _ count: Int, _ section: FlowPlan.Section, _ placement: FlowLinePlacement, inset: CGFloat,
        bodyStart: CGFloat
    ) -> FlowGrid {
        let length = size[axis.cross]
        let perLine = placement.itemsPerLine(length: length, count: count)
        let full = placement.uniform(length: length, perLine: perLine, count: min(perLine, max(1, count)))
        let rest = count % perLine == 0 ? min(perLine, max(1, count)) : count % perLine
        let last = placement.uniform(length: length, perLine: perLine, count: rest)
        return FlowGrid(
            axis: axis, count: count, perLine: perLine, size: size, crossStart: inset + full.start,
            lastCrossStart: inset + last.start, crossStride: length + full.gap, start: bodyStart,
            lineStride: size[axis] + section.lineSpacing)
    }

    private func lines(
        _ sizes: [CGSize], _ section: FlowPlan.Section, _ placement: FlowLinePlacement, inset: CGFloat,
        bodyStart: CGFloat
    ) -> FlowLines {
        let lengths = sizes.map { $0[axis.cross] }
        let uniform = lengths.first.flatMap { first in lengths.allSatisfy { $0 == first } ? first : nil }
        let perLine = uniform.map { placement.itemsPerLine(length: $0, count: sizes.count) }
        var frames: [CGRect] = []
        var lines: [FlowLines.Line] = []
        frames.reserveCapacity(sizes.count)
        var start = bodyStart
        var first = 0
        while first < sizes.count {
            let end =
                perLine.map { min(first + min($0, sizes.count), sizes.count) }
                ?? lineEnd(lengths, from: first, placement)
            let height = sizes[first..<end].lazy.map { $0[axis] }.max() ?? 0
            let place =
                if let uniform, let perLine {
                    placement.uniform(length: uniform, perLine: perLine, count: end - first)
                } else {
                    placement.mixed(lengths: lengths[first..<end], isLast: end == sizes.count)
                }
            var across = inset + place.start
            for size in sizes[first..<end] {
                let along = start + (height - size[axis]) / 2
                frames.append(CGRect(origin: CGPoint(axis, along: along, across: across), size: size))
                across += size[axis.cross] + place.gap
            }
            lines.append(FlowLines.Line(items: first..<end, start: start, length: height))
            start += height + section.lineSpacing
            first = end
        }
        return FlowLines(axis: axis, frames: frames, lines: lines)
    }

    private func lineEnd(_ lengths: [CGFloat], from first: Int, _ placement: FlowLinePlacement) -> Int {
        var end = first + 1
        var total = lengths[first]
        while end < lengths.count {
            total += placement.spacing + lengths[end]
            if total > placement.room + FlowLinePlacement.tolerance { break }
            end += 1
        }
        return end
    }
}

import Foundation

/// The frames of what is no element of a layout, for pictures of how it is made: its sections and their groups.
package struct LayoutOutlines: Equatable, Sendable {
    /// A section or a group.
    package struct Outline: Equatable, Sendable {
        /// The section.
        package var section: Int
        /// The number of the group in its section; 0 for a section.
        package var group = 0
        /// The frame in content coordinates, on whole pixels.
        package var frame: CGRect
    }

    /// The sections that a rectangle meets.
    package fileprivate(set) var sections: [Outline] = []
    /// The outermost groups that it meets; only compositional layouts have groups.
    package fileprivate(set) var groups: [Outline] = []
}

extension UICollectionViewLayout {
    /// Returns the sections and groups that meet a rectangle.
    ///
    /// The section of a layout that has none of its own, such as a flow layout, is the rectangle around its elements.
    package func outlines(in rect: CGRect) -> LayoutOutlines {
        prepareIfNeeded()
        if let layout = self as? UICollectionViewCompositionalLayout { return layout.solvedOutlines(in: rect) }
        var frames: [Int: CGRect] = [:]
        for line in frameList().lines where line.element.indexPath != .wholeLayout {
            let section = line.element.indexPath.section
            frames[section] = frames[section]?.union(line.frame) ?? line.frame
        }
        var outlines = LayoutOutlines()
        outlines.sections = frames.sorted { $0.key < $1.key }.filter { $0.value.intersects(rect) }.map {
            LayoutOutlines.Outline(section: $0.key, frame: $0.value)
        }
        return outlines
    }
}

extension UICollectionViewCompositionalLayout {
    fileprivate func solvedOutlines(in rect: CGRect) -> LayoutOutlines {
        let mirror = mirror
        var outlines = frames.outlines(in: mirror(rect), scrollState)
        for index in outlines.sections.indices {
            outlines.sections[index].frame = mirror(outlines.sections[index].frame)
        }
        for index in outlines.groups.indices { outlines.groups[index].frame = mirror(outlines.groups[index].frame) }
        return outlines
    }
}

extension LayoutFrames {
    /// The sections and groups that meet a rectangle, with the offsets of orthogonal sections applied.
    func outlines(in rect: CGRect, _ state: ScrollState) -> LayoutOutlines {
        var outlines = LayoutOutlines()
        for index in sections(meeting: rect.near(scrollAxis), rect.far(scrollAxis)) {
            let section = sections[index]
            let shape = section.shape
            guard shape.length > 0 else { continue }
            let frame = CGRect(
                origin: CGPoint(scrollAxis, along: section.start, across: 0),
                size: CGSize(scrollAxis, along: shape.length, across: contentSize[scrollAxis.cross]))
            if frame.intersects(rect) {
                outlines.sections.append(.init(section: section.section, frame: grid.roundedEdges(frame)))
            }
            let axis = shape.row == nil ? scrollAxis : scrollAxis.cross
            let shift = runShift(section, state)
            shape.run.visitGroups(from: rect.near(axis) - shift[axis], to: rect.far(axis) - shift[axis]) {
                let frame = $1.moved(by: shift)
                guard frame.intersects(rect) else { return }
                outlines.groups.append(
                    .init(section: section.section, group: $0, frame: grid.roundedEdges(frame)))
            }
        }
        return outlines
    }
}

extension GroupRun {
    /// The number of groups.
    var groupCount: Int {
        switch self {
        case .empty: 0
        case .repeated(let run): run.groupCount
        case .explicit(let run): run.groups.count
        case .pieces(let run): run.groupCount
        }
    }

    /// Visits the frames of the groups that may meet an interval of the run's axis, each with its number. The last one
    /// ends with its last item.
    func visitGroups(from near: CGFloat, to far: CGFloat, _ body: (Int, CGRect) -> Void) {
        switch self {
        case .empty: break
        case .repeated(let run):
            for number in run.groups(meeting: near, far) {
                var size = run.template.size
                if number == run.groupCount - 1 { size[run.axis] = run.lastLength }
                body(number, CGRect(origin: run.origin(ofGroup: number), size: size))
            }
        case .explicit(let run):
            for (number, group) in run.groups.enumerated() {
                let end = min(group.start + group.length, max(group.start, run.length))
                guard group.start <= far, end >= near else { continue }
                body(
                    number,
                    CGRect(
                        origin: CGPoint(run.axis, along: group.start, across: group.crossStart),
                        size: CGSize(run.axis, along: end - group.start, across: group.crossLength)))
            }
        case .pieces(let run): run.visitGroups(from: near, to: far, body)
        }
    }
}

extension PixelGrid {
    /// A frame with all edges on whole pixels.
    fileprivate func roundedEdges(_ frame: CGRect) -> CGRect {
        let (x, y) = (rounded(frame.minX), rounded(frame.minY))
        return CGRect(x: x, y: y, width: rounded(frame.maxX) - x, height: rounded(frame.maxY) - y)
    }
}

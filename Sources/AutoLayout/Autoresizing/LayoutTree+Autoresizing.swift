import Foundation

/// Frames and autoresizing masks as constraints: `translatesAutoresizingMaskIntoConstraints`.
extension LayoutTree {
    /// Fixes an item's frame in its superview with required constraints of the host, as functions of the superview's
    /// size.
    ///
    /// `size` is the superview's size for that frame. Returns the four constraints, with which the caller removes them.
    /// Constraints that an app adds to the view contradict these; ``conflicts`` names them by
    /// `NSAutoresizingMaskLayoutConstraint`.
    public mutating func addFrame(
        _ frame: CGRect, mask: AutoresizingMask, superviewSize size: CGSize, of item: LayoutItem
    ) throws(AutoLayoutFault) -> [ConstraintHandle] {
        guard let index = index(of: item) else { return [] }
        for value in [frame.minX, frame.minY, frame.width, frame.height, size.width, size.height] where !value.isFinite
        {
            throw .notFinite(constraint: items[index].name, what: "frame")
        }
        let record = items[index]
        let x = mask.horizontal(frame, size)
        let y = mask.vertical(frame, size)
        let outer = record.parent.flatMap { self.index(of: $0) }.map { items[$0] }
        let lines:
            [(ConstraintSolver.Variable, ConstraintSolver.Variable?, ConstraintSolver.Variable?, Double, Double)] = [
                (record.x, outer?.x, outer?.width, x.start, x.startShare),
                (record.y, outer?.y, outer?.height, y.start, y.startShare),
                (record.width, nil, outer?.width, x.length, x.lengthShare),
                (record.height, nil, outer?.height, y.length, y.lengthShare),
            ]
        var handles: [ConstraintHandle] = []
        for (variable, origin, length, constant, share) in lines {
            var terms: [SolverConstraint.Term] = [.init(variable)]
            if let origin { terms.append(.init(origin, -1)) }
            var target = constant
            if let length, share != 0 {
                terms.append(.init(length, -share))
            } else if share != 0 {
                // A root follows nothing.
                target += share * (variable == record.x || variable == record.width ? size.width : size.height)
            }
            handles.append(
                try solver.add(
                    SolverConstraint(
                        terms, .equal, target, source: .host,
                        name: "NSAutoresizingMaskLayoutConstraint of \(record.name)")))
        }
        return handles
    }
}

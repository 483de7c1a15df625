import AutoLayout
import Foundation

/// The reports of a layout about its constraints.
extension LayoutEngine {
    func attempt(_ constraint: NSLayoutConstraint?, _ body: () throws -> Void) {
        do { try body() } catch { LayoutReports.refuse(constraint, String(describing: error)) }
    }

    func reportConflicts() {
        let conflicts = tree.conflicts
        guard conflicts.count != reportedConflicts else { return }
        reportedConflicts = conflicts.count
        for conflict in conflicts {
            LayoutReports.warn(report(of: conflict), about: root)
        }
    }

    /// A conflict in the form of UIKit's log, so that tools that read it read this, too.
    private func report(of conflict: ConstraintConflict) -> String {
        let lines = conflict.constraints.map { "    \(text(of: $0))" }
        return
            (["Unable to simultaneously satisfy constraints."] + lines
            + ["Will attempt to recover by breaking constraint", text(of: conflict.broken)]).joined(separator: "\n")
    }

    private func text(of handle: LayoutTree.ConstraintHandle) -> String {
        guard let constraint = constraintsByHandle[handle] else {
            let name = tree.name(of: handle)
            return name.contains("NSAutoresizingMask")
                ? "<\(name)> (set translatesAutoresizingMaskIntoConstraints to false)" : "<\(name)>"
        }
        let name = constraint.identifier.map { "'\($0)' " } ?? ""
        return "<NSLayoutConstraint \(name)\(constraint.text)   (active)>"
    }

    /// Whether constraints leave open where a view is, or how large.
    func isAmbiguous(_ view: UIView) -> Bool {
        solveIfNeeded()
        guard !isTreeInUse, !isEmpty, let item = items[ObjectIdentifier(view)] else { return false }
        return tree.ambiguities.contains { $0.item == item }
    }

    /// The constraints of an app among those of the tree.
    func constraints(_ list: [LayoutTree.ConstraintHandle]) -> [NSLayoutConstraint] {
        list.compactMap { constraintsByHandle[$0] }
    }

    /// The outcome of a constraint.
    func state(of constraint: NSLayoutConstraint) -> ConstraintState? {
        isTreeInUse ? nil : handles[ObjectIdentifier(constraint)].flatMap { tree.state(of: $0) }
    }
}

import AutoLayout
import CoreGeometry
import Foundation

/// The outcome of a constraint in a layout.
///
/// ```swift
/// for explanation in cell.constraintExplanations() where !explanation.isSatisfied {
///     print(explanation)  // UILabel 'title'.width == 80 @750: is 52, because of UILabel 'title'.width <= 52
/// }
/// ```
@MainActor
public struct ConstraintExplanation {
    /// The constraint.
    public let constraint: NSLayoutConstraint
    /// Whether it holds.
    public let isSatisfied: Bool
    /// Whether it is a required one that was given up because others contradict it.
    public let isBroken: Bool
    /// By how many points it misses its constant; for an inequality that holds, how far it is from its limit.
    public let difference: CGFloat
    /// For a constraint that does not hold: those that kept it from holding, as far as an app has written them.
    public let winners: [NSLayoutConstraint]

    /// The value that the constraint has in the layout: its constant, if it holds exactly.
    public var value: CGFloat { constraint.constant + difference }
}

extension ConstraintExplanation: @preconcurrency CustomStringConvertible {
    /// The constraint in the notation of UIKit's log, and what became of it.
    public var description: String {
        var text = constraint.text
        if !isSatisfied { text += ": is \(Double(value))" }
        if isBroken { text += ", given up" }
        if !winners.isEmpty { text += ", because of \(winners.map(\.text).joined(separator: " and "))" }
        return text
    }
}

extension UIView {
    /// Returns what became of each active constraint of the view and of what is in it, in the order of activation. The
    /// view is laid out first if it must be.
    ///
    /// Cells and other views with a system of their own are left out: ask them.
    public func constraintExplanations() -> [ConstraintExplanation] {
        layoutIfNeeded()
        var constraints: [NSLayoutConstraint] = []
        func collect(_ view: UIView) {
            constraints += view.constraintStore.held
            for subview in view.subviewList where !subview.isLayoutBoundary { collect(subview) }
        }
        collect(self)
        guard let engine = engineRoot.constraintStore.ownEngine else { return [] }
        return constraints.sorted { $0.activationNumber < $1.activationNumber }.compactMap { constraint in
            guard let state = engine.state(of: constraint) else { return nil }
            return ConstraintExplanation(
                constraint: constraint, isSatisfied: state.isSatisfied, isBroken: state.isBroken,
                difference: CGFloat(state.difference), winners: engine.constraints(state.winners))
        }
    }
}

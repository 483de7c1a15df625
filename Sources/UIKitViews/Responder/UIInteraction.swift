import Foundation

/// The reaction of a view to an event, such as showing a menu. It is stored, because there are no events.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
    /// The view that has the interaction; nil for none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from it.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from it.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction. It gets the view as in UIKit; a view that had it loses it.
    ///
    /// ```swift
    /// imageView.addInteraction(UIContextMenuInteraction(delegate: self))
    /// ```
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction. One that the view does not have is ignored.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

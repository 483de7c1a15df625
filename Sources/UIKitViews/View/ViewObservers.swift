import Foundation
import UIKitValues

/// The controller's callbacks around the layout of its view.
@MainActor
package protocol ViewLayoutObserver: AnyObject {
    /// Called when traits of the view change, before the view is notified.
    func traitsDidChange(_ previous: UITraitCollection?)
    /// Called before constraints are solved.
    func updateViewConstraints()
    /// Called before the view lays out its subviews.
    func viewWillLayout()
    /// Called after the view laid out its subviews.
    func viewDidLayout()
}

/// A view that gives hidden subviews no room.
@MainActor
protocol ArrangingView {
    /// Called when a subview becomes hidden or visible.
    func arrangedViewDidChange(_ view: UIView)
}

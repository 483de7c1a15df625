import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// A window without a screen, in which a view or a controller is laid out and drawn.
///
/// Order of a controller's picture, as in UIKit: the view is loaded; `viewWillAppear`, the view moves into the window,
/// `viewIsAppearing`, layout, `viewDidAppear`, and layout again if these requested it.
@MainActor
package final class ScreenWindow {
    /// The window.
    package let window: UIWindow
    private var controllers: [UIViewController] = []
    private let size: CGSize

    /// Creates a window of a size.
    ///
    /// - Parameters:
    ///   - traits: the traits of the screen.
    ///   - safeArea: the part of the screen that is covered.
    package init(size: CGSize, traits: UITraitCollection, safeArea: UIEdgeInsets = .zero) {
        self.size = size
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.hostedTraits = traits
        window.hostedSafeArea = safeArea
        window.makeKeyAndVisible()
    }

    /// Lays out a view that fills the window.
    package func show(_ view: UIView) {
        view.frame = window.bounds
        if view.superview !== window { window.addSubview(view) }
        traits { window.layoutIfNeeded() }
    }

    /// Shows a controller and what it presents.
    package func show(_ controller: UIViewController) {
        traits {
            window.backgroundColor = .systemBackground
            appear(controller, frame: window.bounds)
            var presenter = controller
            while let presented = presenter.presentedViewController {
                present(presented, over: presenter)
                presenter = presented
            }
        }
    }

    private func traits(_ body: () -> Void) { window.traitCollection.performAsCurrent(body) }

    private func appear(_ controller: UIViewController, frame: CGRect) {
        controllers.append(controller)
        controller.hostedFrame = CGRect(origin: .zero, size: frame.size)
        controller.loadViewIfNeeded()
        if controller.isMovedBack {
            // A sheet of a picture before; a frame that is set under a transform gives other bounds.
            controller.view.transform = .identity
            controller.isMovedBack = false
        }
        controller.view.frame = frame
        forEachShown(controller) { $0.viewWillAppear(false) }
        window.addSubview(controller.view)
        controller.updateMinimumMargins()
        controller.updateSafeArea()
        forEachShown(controller) { $0.viewIsAppearing(false) }
        window.layoutIfNeeded()
        forEachShown(controller) { $0.viewDidAppear(false) }
        window.layoutIfNeeded()
    }

    /// Calls a closure for a controller and the children whose views are in its view, parents first.
    private func forEachShown(_ controller: UIViewController, _ body: (UIViewController) -> Void) {
        body(controller)
        guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in controller.children {
            if let view = child.viewIfLoaded, view.isDescendant(of: controller.view) { forEachShown(child, body) }
        }
    }

    // MARK: Presentations

    private func present(_ controller: UIViewController, over presenter: UIViewController) {
        switch controller.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .overCurrentContext, .currentContext, .custom, .none:
            appear(controller, frame: window.bounds)
            if controller.modalPresentationStyle == .fullScreen, controller.view.backgroundColor == nil {
                controller.view.backgroundColor = .systemBackground
            }
        case .automatic, .pageSheet, .formSheet, .popover:
            presentSheet(controller, over: presenter)
        }
    }

    /// A card at the bottom edge of a phone, or in the middle of a tablet.
    ///
    /// Sources: as the cards of SwiftUI-shaped sheets. A large sheet on a phone moves what is behind it back.
    private func presentSheet(_ controller: UIViewController, over presenter: UIViewController) {
        let area = window.safeAreaInsets
        let isTablet = window.traitCollection.userInterfaceIdiom == .pad
        let sheet = controller.sheet
        let largest = max(0, size.height - max(area.top, 20) - 10)
        let height = sheet.height(in: largest)
        let frame: CGRect
        if isTablet {
            var card = CGSize(width: min(704, size.width - 88), height: size.height - 88)
            if controller.modalPresentationStyle == .formSheet { card = CGSize(width: 540, height: 620) }
            if controller.preferredContentSize != .zero { card = controller.preferredContentSize }
            card = CGSize(width: min(card.width, size.width), height: min(card.height, size.height))
            frame = CGRect(
                x: (size.width - card.width) / 2, y: (size.height - card.height) / 2, width: card.width,
                height: card.height)
        } else {
            frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
            if height >= largest, let view = presenter.viewIfLoaded, presenter.presentingViewController == nil {
                moveBack(view, top: max(area.top, 20))
                presenter.isMovedBack = true
            }
        }
        let dimming = UIView(frame: window.bounds)
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        if sheet.largestUndimmedDetentIdentifier == nil { window.addSubview(dimming) }
        appear(controller, frame: frame)
        let layer = controller.view.layer
        layer.cornerRadius = sheet.preferredCornerRadius ?? 10
        layer.cornerCurve = .continuous
        layer.masksToBounds = true
        if !isTablet { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
        if controller.view.backgroundColor == nil { controller.view.backgroundColor = .systemBackground }
        if sheet.prefersGrabberVisible {
            let grabber = UIView(frame: CGRect(x: (frame.width - 36) / 2, y: 5, width: 36, height: 5))
            grabber.backgroundColor = .tertiaryLabel
            grabber.layer.cornerRadius = 2.5
            controller.view.addSubview(grabber)
            window.layoutIfNeeded()
        }
    }

    private func moveBack(_ view: UIView, top: CGFloat) {
        window.backgroundColor = .black
        let scale = (size.width - 32) / size.width
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(x: size.width / 2, y: top + size.height * scale / 2)
        view.layer.cornerRadius = 11
        view.layer.cornerCurve = .continuous
        view.layer.masksToBounds = true
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    }

    // MARK: Drawing

    /// Draws the window.
    package func draw(into builder: DisplayListBuilder, resources: DrawingResources, at origin: CGPoint) {
        let scale = CGFloat(window.layoutScale)
        traits {
            LayerPainter(builder: builder, resources: resources, scale: scale).draw(window, at: origin)
        }
        LayoutReports.deliver(to: resources.diagnostics, showing: window)
    }

    /// Ends the picture: controllers disappear, and views leave the window.
    package func close() {
        for controller in controllers.reversed() {
            forEachShown(controller) { $0.viewWillDisappear(false) }
            controller.view.removeFromSuperview()
            controller.viewDidDisappear(false)
        }
        controllers = []
        for view in window.subviews { view.removeFromSuperview() }
    }
}

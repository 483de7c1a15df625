import ActorLeases
import CoreGeometry
import Foundation
import UIKitViews

/// Collects what the focus needs from a tree of UIKit views: which views can have it, where its guides are, and where
/// it starts.
///
/// 1. A view that `canBecomeFocused` is a target, and hides its subviews. Hidden views, and views without user
///    interaction, contain no targets.
/// 2. An enabled guide leads to the first of its preferred environments in which there is a target.
/// 3. The target of an environment is the view itself, or that of the first of its own preferred environments, or the
///    first target inside it, which can also be a cell.
@MainActor
struct FocusableViews {
    /// How often environments may name others.
    private static let depthLimit = 8

    private struct Target {
        let view: UIView
        let id: FocusableID
    }

    private let session: FocusSession
    private let root: UIView
    /// From the root's coordinates to those of the image.
    private let map: CGAffineTransform
    private var targets: [Target] = []
    private var guides: [(guide: UIFocusGuide, id: AnyHashable, frame: CGRect)] = []
    /// Views and controllers that say where the focus is to go, from outside to inside.
    private var environments: [UIResponder] = []

    /// Finds the views of a tree.
    ///
    /// - Parameters:
    ///   - place: the position of the tree among the views of the image.
    ///   - origin: where the root's origin is drawn.
    ///   - transform: from there to the image.
    init(_ root: UIView, at place: Place, origin: CGPoint, transform: CGAffineTransform, session: FocusSession) {
        self.session = session
        self.root = root
        map = CGAffineTransform(
            translationX: origin.x - root.bounds.minX, y: origin.y - root.bounds.minY
        ).concatenating(transform)
        visit(root, path: place.path, place)
    }

    /// The position of a tree.
    struct Place {
        let path: ViewPath
        /// The identity of the view at a path.
        let id: (ViewPath) -> FocusableID

        init(_ context: ViewContext) {
            path = context.path
            id = { path in context.environment.focusSession?.id(at: path, in: context) ?? FocusableID(path) }
        }
    }

    private mutating func visit(_ view: UIView, path: ViewPath, _ place: Place) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
            environments.append(controller)
        }
        environments.append(view)
        for (number, guide) in view.layoutGuides.enumerated() {
            guard let guide = guide as? UIFocusGuide, guide.isEnabled, !guide.preferredFocusEnvironments.isEmpty else {
                continue
            }
            let id = AnyHashable(place.id(path.step(-1 - number)))
            guides.append((guide, id, frame(of: guide.layoutFrame, in: view)))
        }
        if view.canBecomeFocused {
            targets.append(Target(view: view, id: place.id(path)))
            return
        }
        for (number, subview) in view.subviewList.enumerated() { visit(subview, path: path.step(number), place) }
    }

    private func frame(of rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: root).applying(map)
    }

    /// Tells the views which of them has the focus, before they are drawn.
    func showFocus() {
        guard !session.isSurvey else { return }
        for target in targets {
            let isFocused = session.focused == target.id
            if target.view.isFocused != isFocused { target.view.isFocused = isFocused }
        }
    }

    /// Tells the session of the targets and guides, after the cells in the tree were drawn.
    func report() {
        for target in targets {
            let view = target.view
            session.record(
                FocusableTarget(
                    id: target.id, frame: frame(of: view.bounds, in: view), action: Self.press(view), view: view))
        }
        for (guide, id, frame) in guides {
            let destinations = guide.preferredFocusEnvironments.lazy.compactMap { self.destination(of: $0) }
            if let target = destinations.first { session.record(FocusGuide(id: id, frame: frame, target: target)) }
        }
        for environment in environments {
            let destination = preferred(of: environment)
            if let destination { session.prefer(destination) }
            guard environment.needsFocusUpdate, !session.isSurvey else { continue }
            environment.needsFocusUpdate = false
            if let destination, destination != session.focused, holdsFocus(environment) {
                session.request(.focus(destination))
            }
        }
    }

    private static func press(_ view: UIView) -> () -> Void {
        leased { [weak view] in (view as? UIControl)?.sendActions(for: .touchUpInside) }
    }

    /// Whether the focus is in an environment, or nowhere: only then it decides.
    private func holdsFocus(_ environment: UIResponder) -> Bool {
        guard let focused = session.focused else { return true }
        guard let view = FocusableViews.view(of: environment) else { return false }
        if let target = targets.first(where: { $0.id == focused }) { return target.view.isDescendant(of: view) }
        return session.targets.first { $0.id == focused }.map { covers(view, $0.frame) } ?? false
    }

    // MARK: Environments

    private static func view(of environment: any UIFocusEnvironment) -> UIView? {
        environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    }

    /// The target to which the preferred environments of one lead.
    private func preferred(of environment: any UIFocusEnvironment, depth: Int = 0) -> FocusableID? {
        guard depth < Self.depthLimit else { return nil }
        for next in environment.preferredFocusEnvironments where next !== environment {
            if let target = destination(of: next, depth: depth + 1) { return target }
        }
        return nil
    }

    private func destination(of environment: any UIFocusEnvironment, depth: Int = 0) -> FocusableID? {
        if let target = targets.first(where: { $0.view === environment }) { return target.id }
        if let target = preferred(of: environment, depth: depth) { return target }
        guard let view = FocusableViews.view(of: environment), view.isDescendant(of: root) else { return nil }
        if let target = targets.first(where: { $0.view.isDescendant(of: view) }) { return target.id }
        return session.targets.first { covers(view, $0.frame) }?.id
    }

    /// Whether the middle of a frame in the image lies in a view.
    private func covers(_ view: UIView, _ frame: CGRect) -> Bool {
        self.frame(of: view.bounds, in: view).contains(CGPoint(x: frame.midX, y: frame.midY))
    }
}

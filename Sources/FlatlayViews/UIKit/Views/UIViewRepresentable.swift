import ActorLeases
import Foundation
import UIKitViews

/// Shows a UIKit view as a SwiftUI view.
///
/// ```swift
/// struct Stars: UIViewRepresentable {
///     var count: Int
///
///     func makeUIView(context: Context) -> StarsView { StarsView() }
///     func updateUIView(_ view: StarsView, context: Context) { view.count = count }
/// }
/// ```
///
/// The view is created once for each identity, and updated at each evaluation. `sizeThatFits` sets its size. If it
/// returns nil, the view keeps its natural length along an axis with a high hugging priority, and otherwise takes the
/// proposed length.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of an object that the view talks to.
    associatedtype Coordinator = Void
    /// The context while the view is created and updated.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Updates the view.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is no longer needed.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the object that the view talks to.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil for the default rule.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Nil.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

/// The context while a view is created and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that the view talks to.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public internal(set) var environment: EnvironmentValues
    /// The transaction of the update.
    public internal(set) var transaction = Transaction()
}

/// A controller of UIKit as a SwiftUI-shaped view. It takes all of what is proposed.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of an object that the controller talks to.
    associatedtype Coordinator = Void
    /// The context while the controller is created and updated.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    /// Called when the controller is no longer needed.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Creates the object that the controller talks to.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil for all of it.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    /// Nil.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

/// The context while a controller is created and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that the controller talks to.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public internal(set) var environment: EnvironmentValues
    /// The transaction of the update.
    public internal(set) var transaction = Transaction()
}

// MARK: Nodes

/// Where a representable finds what it made.
private final class RepresentedBox {
    var content: AnyObject?
}

/// The state of a representable between evaluations.
private final class RepresentedContent<Content, Coordinator> {
    var content: Content
    let coordinator: Coordinator

    init(_ content: Content, _ coordinator: Coordinator) {
        self.content = content
        self.coordinator = coordinator
    }
}

nonisolated extension UIViewRepresentable {
    /// Makes or updates the view, and adds its node.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let key = StateStore.Key(path: context.path, key: "UIViewRepresentable", type: ObjectIdentifier(Self.self))
        let location: StateLocation<RepresentedBox> = context.store.location(for: key) { RepresentedBox() }
        context.evaluating(self) {
            let picture = PictureInProgress(in: context)
            let made = picture.run {
                withLease(self, context.environment, location) { (view: Self, environment, location) in
                    view.content(location, environment)
                }
            }
            nodes.append(UIViewNode(made.view, sizing: made.sizing, in: context, picture))
        }
    }

    @MainActor
    private func content(
        _ location: StateLocation<RepresentedBox>, _ environment: EnvironmentValues
    ) -> (view: UIView, sizing: HostedUIView.Sizing) {
        let kept: RepresentedContent<UIViewType, Coordinator>
        var context: Context
        if let known = location.value.content as? RepresentedContent<UIViewType, Coordinator> {
            kept = known
            context = Context(coordinator: known.coordinator, environment: environment)
        } else {
            let coordinator = makeCoordinator()
            context = Context(coordinator: coordinator, environment: environment)
            kept = RepresentedContent(makeUIView(context: context), coordinator)
            location.value.content = kept
        }
        updateUIView(kept.content, context: context)
        let view = kept.content
        return (
            view,
            { _, proposal in sizeThatFits(proposal, uiView: view, context: context) }
        )
    }
}

nonisolated extension UIViewControllerRepresentable {
    /// Makes or updates the controller, and adds the node of its view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let key = StateStore.Key(
            path: context.path, key: "UIViewControllerRepresentable", type: ObjectIdentifier(Self.self))
        let location: StateLocation<RepresentedBox> = context.store.location(for: key) { RepresentedBox() }
        context.evaluating(self) {
            let picture = PictureInProgress(in: context)
            let made = picture.run {
                withLease(self, context.environment, location) { (view: Self, environment, location) in
                    view.content(location, environment)
                }
            }
            nodes.append(UIViewNode(made.view, sizing: made.sizing, in: context, picture))
        }
    }

    @MainActor
    private func content(
        _ location: StateLocation<RepresentedBox>, _ environment: EnvironmentValues
    ) -> (view: UIView, sizing: HostedUIView.Sizing) {
        let kept: RepresentedContent<UIViewControllerType, Coordinator>
        let context: Context
        if let known = location.value.content as? RepresentedContent<UIViewControllerType, Coordinator> {
            kept = known
            context = Context(coordinator: known.coordinator, environment: environment)
        } else {
            let coordinator = makeCoordinator()
            context = Context(coordinator: coordinator, environment: environment)
            kept = RepresentedContent(makeUIViewController(context: context), coordinator)
            location.value.content = kept
        }
        let controller = kept.content
        updateUIViewController(controller, context: context)
        let screen = ControllerScreen(controller)
        return (
            screen,
            { _, proposal in
                sizeThatFits(proposal, uiViewController: controller, context: context)
                    ?? proposal.replacingUnspecifiedDimensions(by: CGSize(width: 390, height: 844))
            }
        )
    }
}

/// Shows a controller in a view: in a window of its own, which is made when the size is known.
package final class ControllerScreen: UIView {
    private let controller: UIViewController
    private var screen: ScreenWindow?

    package init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isLayoutBoundary = true
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard screen == nil, bounds.width > 0, bounds.height > 0 else { return }
        let screen = ScreenWindow(size: bounds.size, traits: traitCollection, safeArea: .zero)
        self.screen = screen
        addSubview(screen.window)
        // Views of earlier images come into the environment of this one.
        var shown: UIViewController? = controller
        while let current = shown {
            current.viewIfLoaded?.noteSurroundings()
            shown = current.presentedViewController
        }
        screen.show(controller)
    }
}

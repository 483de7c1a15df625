import FlatlayViews
import Foundation
import UIKitViews

/// A view or a controller of UIKit as the content of a renderer; see `ImageRenderer(view:)` and
/// `ImageRenderer(viewController:)`.
nonisolated public struct UIViewContent: View {
    private enum Source {
        case view(UIView)
        case controller(Screen)
    }

    /// The screen of a controller, which is made once, however often the body is evaluated.
    @MainActor
    private final class Screen {
        private let controller: UIViewController
        lazy var view = ControllerScreen(controller)

        nonisolated init(_ controller: UIViewController) {
            self.controller = controller
        }
    }

    private let source: Source

    /// Shows a view: in its size, or in that of its constraints if it has none.
    public init(_ view: UIView) {
        source = .view(view)
    }

    /// Shows a controller, on the whole screen.
    public init(_ controller: UIViewController) {
        source = .controller(Screen(controller))
    }

    /// The view.
    @MainActor public var body: some View {
        switch source {
        case .view(let view):
            HostedUIView(view, keepsFrame: true) { view, proposal in
                let size = view.bounds.size
                if proposal.width == nil, proposal.height == nil, size.width > 0, size.height > 0 { return size }
                return nil
            }
        case .controller(let screen):
            HostedUIView(screen.view) { _, proposal in
                proposal.replacingUnspecifiedDimensions(by: UIScreen.main.bounds.size)
            }
            .ignoresSafeArea()
        }
    }
}

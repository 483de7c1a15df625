import FlatlayDrawing
import FlatlayScene
import FlatlayViews
import Foundation
import UIKitViews

/// Shows SwiftUI-shaped views among views of UIKit.
final class HostingView: UIView, ViewContentSource {
    /// The views.
    var content = AnyView(EmptyView()) {
        didSet {
            host = nil
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether the ideal size of the views is the natural size of this one.
    var hasIntrinsicSize = false
    /// Whether the views know of the safe area.
    var hasSafeArea = true
    /// The state of the views between evaluations; nil for content that changes with its element.
    var state: HostedState?
    private var host: (host: ViewHost, place: PictureInProgress?, traits: UITraitCollection, tint: UIColor?)?

    /// The views as they are drawn with resources, in the environment of the place where that happens.
    private func host(_ resources: DrawingResources) -> ViewHost {
        let (place, traits, tint) = (PictureInProgress.current, traitCollection, HostingView.tint(of: self))
        if let host, host.place === place, host.traits == traits, host.tint == tint, host.host.uses(resources) {
            return host.host
        }
        let made = ViewHost(
            content, environment: HostingView.environment(of: self), resources: resources,
            state: state ?? HostedState())
        host = (made, place, traits, tint)
        return made
    }

    /// The environment of the place in the image, with the traits and the tint of a view.
    static func environment(of view: UIView) -> EnvironmentValues {
        var environment = PictureInProgress.current?.environment ?? EnvironmentValues()
        environment.take(view.traitCollection)
        if let tint = tint(of: view) { environment.tintColor = tint }
        return environment
    }

    /// The tint set on the view or a superview; nil if the environment's applies.
    private static func tint(of view: UIView) -> UIColor? {
        var view: UIView? = view
        while let current = view {
            if current.tintAdjustmentMode == .dimmed || current.ownTint != nil { return current.tintColor }
            view = current.superview
        }
        return nil
    }

    func surroundingsDidChange() {
        invalidateIntrinsicContentSize()
        var view = superview
        while let current = view {
            (current as? UITableView)?.measureAgain()
            view = current.superview
        }
    }

    override var intrinsicContentSize: CGSize {
        guard hasIntrinsicSize else { return super.intrinsicContentSize }
        return host(ViewResources.usable).sizeThatFits(.unspecified)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        func offered(_ length: CGFloat) -> CGFloat? { length.isFinite && length < 10_000 ? max(0, length) : nil }
        return host(ViewResources.usable).sizeThatFits(
            ProposedViewSize(width: offered(size.width), height: offered(size.height)))
    }

    /// The start of the text, if the views say where separators begin; from the leading edge.
    func separatorStart(in size: CGSize) -> CGFloat? {
        host(ViewResources.usable).explicitAlignment(of: .listRowSeparatorLeading, in: size)
    }

    var contentBounds: CGRect {
        // Shadows and content that ignores the safe area reach beyond the bounds.
        bounds.insetBy(dx: -10_000, dy: -10_000)
    }

    func drawContent(in context: CGContext) {
        let host = host(context.resources)
        let area = hasSafeArea ? safeAreaInsets : .zero
        context.drawForeign(in: bounds) { builder, whole in
            guard area != .zero else { return host.draw(in: whole, into: builder) }
            let free = whole.inset(by: area)
            let proposal = ProposedViewSize(free.size)
            let size = host.sizeThatFits(proposal)
            host.draw(
                at: CGPoint(x: free.midX - size.width / 2, y: free.midY - size.height / 2), proposal: proposal,
                into: builder, safeArea: SafeArea(whole: whole, free: free))
        }
    }
}

extension EnvironmentValues {
    /// Takes over the traits that views can read.
    fileprivate mutating func take(_ traits: UITraitCollection) {
        let other = EnvironmentValues(traits)
        colorScheme = other.colorScheme
        layoutDirection = other.layoutDirection
        displayScale = other.displayScale
        dynamicTypeSize = other.dynamicTypeSize
        userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    }
}

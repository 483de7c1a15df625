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
    private var host: (host: ViewHost, traits: UITraitCollection, resources: DrawingResources)?

    /// The views as they are drawn with resources.
    private func host(_ resources: DrawingResources) -> ViewHost {
        let traits = traitCollection
        if let host, host.traits == traits, host.resources === resources { return host.host }
        let tint = tintColor ?? .systemBlue
        let made = ViewHost(
            AnyView(content.tint(Color(uiColor: tint))), environment: HostingView.environment(of: self),
            resources: resources, state: HostedState())
        host = (made, traits, resources)
        return made
    }

    /// The environment of the image with the traits of a view.
    static func environment(of view: UIView) -> EnvironmentValues {
        var environment = PictureInProgress.current?.environment ?? EnvironmentValues()
        environment.take(view.traitCollection)
        return environment
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

import FlatlayViews
import Foundation
import UIKitViews

extension UICollectionReusableView {
    /// Whether the view is drawn with its subviews and its layer. What consists of configurations alone is drawn without
    /// the view, which is faster.
    var drawsItself: Bool {
        if hasViews || isDecorated { return true }
        return contentConfiguration == nil && backgroundConfiguration == nil && !isOfPlainClass
    }

    /// Whether nothing but configurations can be drawn, since the class is not an app's.
    private var isOfPlainClass: Bool {
        let type = type(of: self)
        return type == UICollectionReusableView.self || type == UICollectionViewCell.self
            || type == UICollectionViewListCell.self
    }

    /// The configurations as a view, without subviews and layer.
    func makeConfiguredView() -> AnyView {
        let content = makeContent()
        guard let background = backgroundConfiguration else { return content }
        let tint = ownTint
        return AnyView(content.background { background.content(tint: tint) })
    }

    /// The view itself among SwiftUI-shaped ones.
    func makeHostedView() -> AnyView {
        hostConfigurations()
        return AnyView(
            HostedUIView(self) { view, proposal in
                (view as? UICollectionReusableView)?.preferredSize(for: proposal)
            })
    }

    /// Shows the configurations behind the subviews.
    func hostConfigurations() {
        guard contentConfiguration != nil || backgroundConfiguration != nil || hasAccessories else {
            configurationHost?.removeFromSuperview()
            configurationHost = nil
            return
        }
        let host = configurationHost ?? HostingView(frame: bounds)
        if configurationHost == nil {
            host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            configurationHost = host
            insertSubview(host, at: 0)
        }
        host.frame = bounds
        host.content = makeConfiguredView()
    }
}

extension UIView {
    /// Whether the layer changes what is drawn, or adds to it.
    var isDecorated: Bool {
        layer.cornerRadius > 0 || layer.borderWidth > 0 || layer.shadowOpacity > 0 || layer.opacity < 1
            || layer.masksToBounds || layer.mask != nil || layer.contents != nil || !transform.isIdentity
            || layer.children.count > subviews.count || isHidden
    }
}

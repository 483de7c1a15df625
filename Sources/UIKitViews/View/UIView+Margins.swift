import AutoLayout
import CoreGeometry
import Foundation
import UIKitValues

/// Margins, safe areas and widths for reading.
///
/// Sources: Apple's documentation of `layoutMargins`, `preservesSuperviewLayoutMargins` and `safeAreaInsets`; measured
/// values of published articles for the safe area of views that are moved.
extension UIView {
    /// The superview's safe area as far as it reaches into the view, and what a controller adds.
    var effectiveSafeArea: UIEdgeInsets {
        guard let superview else { return hostedSafeArea }
        var outer = superview.safeAreaInsets
        var result = hostedSafeArea
        guard outer != .zero else { return result }
        if let scrollView = superview as? UIScrollView {
            // What a scroll view insets its content by, no view in the content needs to avoid once more.
            let (whole, own) = (scrollView.adjustedContentInset, scrollView.contentInset)
            outer.top = max(0, outer.top - max(0, whole.top - own.top))
            outer.left = max(0, outer.left - max(0, whole.left - own.left))
            outer.bottom = max(0, outer.bottom - max(0, whole.bottom - own.bottom))
            outer.right = max(0, outer.right - max(0, whole.right - own.right))
            guard outer != .zero else { return result }
        }
        let place = untransformedFrame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
        result.top += max(0, outer.top - place.minY)
        result.left += max(0, outer.left - place.minX)
        result.bottom += max(0, outer.bottom - (superview.bounds.height - place.maxY))
        result.right += max(0, outer.right - (superview.bounds.width - place.maxX))
        return result
    }

    var effectiveMargins: UIEdgeInsets {
        var margins = ownDirectionalMargins?.absolute(isRightToLeft: isRightToLeft) ?? ownMargins
        let minimum = minimumMargins.absolute(isRightToLeft: isRightToLeft)
        margins.top = max(margins.top, minimum.top)
        margins.left = max(margins.left, minimum.left)
        margins.bottom = max(margins.bottom, minimum.bottom)
        margins.right = max(margins.right, minimum.right)
        if minimumMargins != .zero, ownDirectionalMargins == nil, ownMargins == .standard {
            // A controller's view has no margins of its own at top and bottom.
            margins.top = minimum.top
            margins.bottom = minimum.bottom
        }
        if insetsLayoutMarginsFromSafeArea {
            let area = safeAreaInsets
            margins.top += area.top
            margins.left += area.left
            margins.bottom += area.bottom
            margins.right += area.right
        }
        if preservesSuperviewLayoutMargins, let superview {
            let outer = superview.layoutMargins
            let place = untransformedFrame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
            margins.top = max(margins.top, outer.top - place.minY)
            margins.left = max(margins.left, outer.left - place.minX)
            margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - place.maxY))
            margins.right = max(margins.right, outer.right - (superview.bounds.width - place.maxX))
        }
        return margins
    }

    /// The insets of a guide that the view has of its own.
    func layoutInsets(of kind: LayoutGuideKind) -> LayoutInsets {
        switch kind {
        case .margins: return LayoutInsets(layoutMargins)
        case .safeArea: return LayoutInsets(safeAreaInsets)
        case .readableContent:
            var insets = LayoutInsets(layoutMargins)
            let width = Double(bounds.width) - insets.left - insets.right
            let excess = max(0, width - readableWidth)
            insets.left += excess / 2
            insets.right += excess / 2
            return insets
        }
    }

    /// The largest width for lines of text. Source: measured on a tablet at the default text size; the other sizes are
    /// widely reported, not measured.
    private var readableWidth: Double {
        switch traitCollection.preferredContentSizeCategory {
        case .extraSmall: 560
        case .small: 600
        case .medium: 640
        case .extraLarge: 712
        case .extraExtraLarge: 752
        case .extraExtraExtraLarge: 790
        case let category where category.isAccessibilityCategory: 1124
        default: 672
        }
    }

    /// The rectangle in the superview without the transform.
    package var untransformedFrame: CGRect {
        let (size, position, anchor) = (layer.bounds.size, layer.position, layer.anchorPoint)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Pixels per point for rounding.
    package var layoutScale: Double {
        let scale = traitCollection.displayScale
        return scale > 0 ? Double(scale) : 2
    }

    /// The rectangle of a guide in the view.
    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        if case .builtIn(let kind) = guide.kind, constraintStore.engine == nil {
            let insets = layoutInsets(of: kind)
            return bounds.inset(
                by: UIEdgeInsets(
                    top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
                    right: CGFloat(insets.right)))
        }
        return constraintStore.engine?.solvedFrame(of: guide) ?? .zero
    }

    /// The layout values of the view's content.
    func layoutContent(wrappingAt width: CGFloat?) -> LayoutContent {
        let source = contentSource
        let size = source?.intrinsicContentSize(wrappingAt: width) ?? intrinsicContentSize
        func length(_ value: CGFloat) -> Double? {
            value == UIView.noIntrinsicMetric || !value.isFinite ? nil : Double(max(0, value))
        }
        var content = LayoutContent(width: length(size.width), height: length(size.height))
        if let baselines = (source ?? forFirstBaselineLayout.contentSource)?.baselines(in: size) {
            content.firstBaseline = Double(baselines.first)
            content.lastBaseline = Double(baselines.last)
        }
        return content
    }
}

extension UIEdgeInsets {
    fileprivate static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

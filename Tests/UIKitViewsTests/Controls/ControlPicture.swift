import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues
import UIKitViews

/// Traits of a phone, changed.
@MainActor
func traits(
    dark: Bool = false, rightToLeft: Bool = false, size: UIContentSizeCategory = .large, scale: CGFloat = 2
) -> UITraitCollection {
    UITraitCollection { traits in
        traits.userInterfaceStyle = dark ? .dark : .light
        traits.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        traits.preferredContentSizeCategory = size
        traits.displayScale = scale
    }
}

/// Lays out a view in its frame within a root, and returns the lines of its display list, without those that name nodes.
/// Characters are 10 points wide, lines 20 high.
@MainActor
func picture(of view: UIView, _ traits: UITraitCollection = traits()) -> [String] {
    let resources = DrawingResources(textShaper: GridTextShaper())
    return ViewResources.with(resources) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.hostedTraits = traits
        root.addSubview(view)
        root.layoutIfNeeded()
        let builder = DisplayListBuilder()
        LayerPainter(builder: builder, resources: resources, scale: traits.displayScale).draw(view, at: .zero)
        view.removeFromSuperview()
        let lines = builder.finish(size: root.bounds.size).description.split(separator: "\n").dropFirst()
        return lines.filter { !$0.contains("@") }.map { String($0.dropFirst(2)) }
    }
}

/// Lays out a view within a root.
@MainActor
func layOut(_ view: UIView, _ traits: UITraitCollection = traits(), check: () -> Void) {
    ViewResources.with(DrawingResources(textShaper: GridTextShaper())) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.hostedTraits = traits
        root.addSubview(view)
        root.layoutIfNeeded()
        check()
        view.removeFromSuperview()
    }
}

import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitViews

/// Views of alpha 0 take space: they are in the list of nodes with the frames of visible ones, and draw nothing.
@MainActor @Suite struct InvisibleLayerTests {
    /// A view with a view inside, beside another one.
    private func list(alpha: CGFloat, isHidden: Bool = false) -> DisplayList {
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 50))
        outer.backgroundColor = .red
        outer.layer.shadowOpacity = 1
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
        inner.backgroundColor = .blue
        outer.addSubview(inner)
        outer.alpha = alpha
        outer.isHidden = isHidden
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(outer)
        let resources = DrawingResources(textShaper: GridTextShaper())
        let builder = DisplayListBuilder()
        LayerPainter(builder: builder, resources: resources, scale: 1).draw(root, at: .zero)
        return builder.finish(size: root.bounds.size)
    }

    @Test func framesAreThoseOfVisibleViews() {
        let (visible, invisible) = (list(alpha: 0.5), list(alpha: 0))
        #expect(invisible.nodes.map(\.frame) == visible.nodes.map(\.frame))
        #expect(invisible.nodes.contains { $0.frame == CGRect(x: 15, y: 25, width: 20, height: 10) })
        #expect(!visible.items.isEmpty && invisible.items.isEmpty)
    }

    @Test func hiddenViewsTakeNoPart() {
        #expect(list(alpha: 1, isHidden: true).nodes.count < list(alpha: 0).nodes.count)
    }
}

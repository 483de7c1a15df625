import Foundation
import UIKitValues

extension NSDirectionalEdgeInsets {
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

    var corner: CGPoint { CGPoint(x: leading, y: top) }
    var values: [CGFloat] { [top, leading, bottom, trailing] }

    /// The same insets with one axis cleared.
    func clearing(_ axis: Axis) -> NSDirectionalEdgeInsets {
        axis == .horizontal
            ? NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
            : NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }

    /// What remains of a size inside these insets; may be negative.
    func reducing(_ size: CGSize) -> CGSize {
        CGSize(width: size.width - leading - trailing, height: size.height - top - bottom)
    }
}

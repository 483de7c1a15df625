import CoreGeometry
import FlatlayDrawing
import Foundation

extension CGContext {
    /// Records what others draw: SwiftUI-shaped views, whose drawings are in the coordinates of a display list.
    ///
    /// - Parameter draw: draws into the builder; the rectangle is `rect` in its coordinates.
    package func drawForeign(in rect: CGRect, _ draw: (_ builder: DisplayListBuilder, _ rect: CGRect) -> Void) {
        recordInUserSpace(rect) { moved, _ in
            draw(builder, rect.offsetBy(dx: moved.width, dy: moved.height))
        }
    }
}

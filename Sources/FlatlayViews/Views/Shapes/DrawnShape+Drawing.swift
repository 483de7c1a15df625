import Foundation

extension DrawnShape {
    /// Whether all coordinates of the outline are within the drawing limits.
    var isDrawable: Bool {
        guard case .path(let path) = self else { return bounds.isDrawable }
        return path.elements.allSatisfy { element in
            element.points.allSatisfy { DrawingLimit.contains($0.x, $0.y) }
        }
    }

    /// Whether the shape has no interior.
    var isEmpty: Bool {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect):
            rect.width <= 0 || rect.height <= 0
        case .path(let path): path.isEmpty
        }
    }
}

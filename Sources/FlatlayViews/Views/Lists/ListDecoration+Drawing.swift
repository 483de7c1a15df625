import CollectionLayout
import FlatlayDrawing
import Foundation

// How lists and collections with a list layout draw the decorations of their rows.

extension ListBackgroundRole {
    /// The colour of the role.
    package var color: UIColor {
        switch self {
        case .clear: .clear
        case .systemBackground: .systemBackground
        case .systemGroupedBackground: .systemGroupedBackground
        case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
        }
    }
}

extension ListRowDecoration {
    /// The outline of the row's background.
    package func shape(in frame: CGRect) -> DrawnShape {
        guard !corners.isEmpty, cornerRadius > 0 else { return .rectangle(frame) }
        if corners == .all {
            return .roundedRectangle(
                frame, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: .continuous)
        }
        let (top, bottom) = (corners.contains(.top) ? cornerRadius : 0, corners.contains(.bottom) ? cornerRadius : 0)
        let outline = UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
        return .path(outline.path(in: frame))
    }
}

extension DisplayListBuilder {
    /// Fills a shape with a colour, unless the colour is invisible.
    func fill(_ shape: DrawnShape, _ color: UIColor, in environment: EnvironmentValues) {
        let resolved = color.resolve(in: environment)
        guard resolved.opacity > 0, shape.bounds.width > 0, shape.bounds.height > 0 else { return }
        fill(shape, .color(resolved))
    }
}

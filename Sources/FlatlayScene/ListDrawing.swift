import CollectionLayout
import FlatlayDrawing
import FlatlayViews
import Foundation

/// Draws what UIKit draws with lists besides cells: the background behind sections, that of each row, and separators.
struct ListDrawing {
    let layout: UICollectionViewCompositionalLayout
    let environment: EnvironmentValues

    /// For lists only: other layouts have nothing of this to draw.
    init?(_ layout: UICollectionViewLayout, environment: EnvironmentValues) {
        guard let layout = layout as? UICollectionViewCompositionalLayout else { return nil }
        self.layout = layout
        self.environment = environment
    }

    /// Draws the backgrounds of the list sections in sight.
    ///
    /// - Parameters:
    ///   - visible: what is in sight, in content coordinates.
    ///   - offset: from content coordinates to those of the picture.
    func drawBackgrounds(in visible: CGRect, offset: CGPoint, into builder: DisplayListBuilder) {
        for background in layout.listBackgrounds(in: visible) {
            let color = background.decoration.backgroundColor ?? background.decoration.background.color
            fill(.rectangle(background.frame.offsetBy(dx: offset.x, dy: offset.y)), color, into: builder)
        }
    }

    /// Draws a row's background, its content by `draw`, and its separators above that; a cell that is no row of a list
    /// is its content.
    ///
    /// - Parameter guides: where its separators start and end; asked
    ///   only where one is drawn.
    func drawRow(
        at indexPath: IndexPath, in frame: CGRect, into builder: DisplayListBuilder,
        guides: () -> SeparatorGuides, _ draw: () -> Void
    ) {
        guard let decoration = layout.listRowDecoration(at: indexPath) else { return draw() }
        let pixels = PixelGrid(scale: environment.displayScale)
        fill(decoration.shape(in: pixels.round(frame)), decoration.background.color, into: builder)
        draw()
        guard !decoration.separators.isEmpty else { return }
        let guides = guides()
        for separator in decoration.separators {
            let line = separator.frame(
                in: pixels.round(frame), textStart: guides.leading, textEnd: guides.trailing,
                direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
            fill(.rectangle(pixels.round(line)), separator.color ?? .separator, into: builder)
        }
    }

    private func fill(_ shape: DrawnShape, _ color: UIColor, into builder: DisplayListBuilder) {
        let resolved = Color(uiColor: color).resolve(in: environment)
        guard resolved.opacity > 0, shape.bounds.width > 0, shape.bounds.height > 0 else { return }
        builder.fill(shape, .color(resolved))
    }
}

/// Where the separators of a row start and end, as its content says, in points from the leading edge.
struct SeparatorGuides {
    /// Where its text starts; nil without text.
    var leading: CGFloat?
    /// Where its trailing guide lies; nil where none is set.
    var trailing: CGFloat?
}

extension ListBackgroundRole {
    /// The colour of the role's name.
    var color: UIColor {
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
    func shape(in frame: CGRect) -> DrawnShape {
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

extension SeparatorGuides {
    /// The guides of a hosted row.
    init(of host: ViewHost, in size: CGSize) {
        leading = host.explicitAlignment(of: .listRowSeparatorLeading, in: size)
        trailing = host.explicitAlignment(of: .listRowSeparatorTrailing, in: size)
    }
}

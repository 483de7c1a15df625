import CollectionLayout
import FlatlayDrawing
import FlatlayViews
import Foundation

/// Draws what UIKit adds to lists besides cells: the backgrounds of sections and rows, and separators.
struct ListDrawing {
    let lists: LeasedLists
    let environment: EnvironmentValues

    /// Returns nil for layouts other than lists: they have no such decorations.
    init?(_ layout: LeasedLayout, environment: EnvironmentValues) {
        guard let lists = layout.lists else { return nil }
        self.lists = lists
        self.environment = environment
    }

    /// Draws the backgrounds of the visible list sections.
    ///
    /// - Parameters:
    ///   - visible: the visible area, in content coordinates.
    ///   - offset: from content coordinates to those of the image.
    func drawBackgrounds(in visible: CGRect, offset: CGPoint, into builder: DisplayListBuilder) {
        for background in lists.backgrounds(in: visible) {
            let color = background.decoration.backgroundColor ?? background.decoration.background.color
            fill(.rectangle(background.frame.offsetBy(dx: offset.x, dy: offset.y)), color, into: builder)
        }
    }

    /// Returns the decoration of a row; nil for other elements.
    func decoration(of element: ElementIdentity) -> ListRowDecoration? {
        element.category == .cell ? lists.rowDecoration(at: element.indexPath) : nil
    }

    private func fill(_ shape: DrawnShape, _ color: UIColor, into builder: DisplayListBuilder) {
        builder.fill(shape, color, in: environment)
    }
}

/// Draws the content of elements, with the decorations of lists.
struct RowDrawing {
    let environment: EnvironmentValues

    /// Draws a row's background, then its content, then its separators. Other elements only have content.
    func draw(_ host: ViewHost, at placement: ElementPlacement, into builder: DisplayListBuilder) {
        let frame = placement.frame
        guard let row = placement.row else { return host.draw(in: frame, into: builder) }
        let pixels = PixelGrid(scale: environment.displayScale)
        builder.fill(row.shape(in: pixels.round(frame)), row.background.color, in: environment)
        host.draw(in: frame, into: builder)
        guard !row.separators.isEmpty else { return }
        let guides = SeparatorGuides(of: host, in: frame.size)
        for separator in row.separators {
            let line = separator.frame(
                in: pixels.round(frame), textStart: guides.leading, textEnd: guides.trailing,
                direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
            builder.fill(.rectangle(pixels.round(line)), separator.color ?? .separator, in: environment)
        }
    }
}

extension DisplayListBuilder {
    /// Fills a shape with a colour, unless the colour is invisible.
    fileprivate func fill(_ shape: DrawnShape, _ color: UIColor, in environment: EnvironmentValues) {
        let resolved = color.resolve(in: environment)
        guard resolved.opacity > 0, shape.bounds.width > 0, shape.bounds.height > 0 else { return }
        fill(shape, .color(resolved))
    }
}

/// The start and end of a row's separators as its content defines them, in points from the leading edge.
struct SeparatorGuides {
    /// The leading edge of the row's text; nil without text.
    var leading: CGFloat?
    /// The position of its trailing guide; nil if none is set.
    var trailing: CGFloat?
}

extension SeparatorGuides {
    /// Reads the guides of a hosted row.
    init(of host: ViewHost, in size: CGSize) {
        leading = host.explicitAlignment(of: .listRowSeparatorLeading, in: size)
        trailing = host.explicitAlignment(of: .listRowSeparatorTrailing, in: size)
    }
}

import Foundation

/// The horizontal alignment of views with each other.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Creates a custom alignment.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .horizontal)
    }

    /// Aligns the leading edges.
    public static let leading = HorizontalAlignment(Leading.self)
    /// Aligns the horizontal centres.
    public static let center = HorizontalAlignment(Center.self)
    /// Aligns the trailing edges.
    public static let trailing = HorizontalAlignment(Trailing.self)

    /// The leading end of list row separators: the first text of the row, unless a view sets the guide.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The trailing end of list row separators: the end of the row, unless a view sets the guide.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    enum ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// The vertical alignment of views with each other.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Creates a custom alignment.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .vertical)
    }

    /// Aligns the top edges.
    public static let top = VerticalAlignment(Top.self)
    /// Aligns the vertical centres.
    public static let center = VerticalAlignment(Center.self)
    /// Aligns the bottom edges.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// Aligns the baselines of the first lines of text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// Aligns the baselines of the last lines of text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// The alignment of views with each other in both directions.
public struct Alignment: Hashable, Sendable {
    /// The horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// The vertical alignment.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, centred vertically.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, centred vertically.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, centred horizontally.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, centred horizontally.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first text baseline at the leading edge.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The first text baseline, centred horizontally.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The first text baseline at the trailing edge.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The last text baseline at the leading edge.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The last text baseline, centred horizontally.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The last text baseline at the trailing edge.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
    /// Returns the top left corner of a node in another so that the guides of both coincide.
    func origin(
        of box: ViewNode, for offer: ProposedViewSize, in container: ViewNode, for proposal: ProposedViewSize
    ) -> CGPoint {
        guard let fractions = fractions(for: box), !container.guides.contains(.others) else {
            return origin(of: box.dimensions(in: offer), in: container.dimensions(in: proposal))
        }
        return Alignment.origin(
            of: box.sizeThatFits(offer), in: container.sizeThatFits(proposal), fractions: fractions)
    }

    /// Returns the top left corner of a node in a box without guides so that the guides of both coincide.
    func origin(of box: ViewNode, for offer: ProposedViewSize, in size: CGSize) -> CGPoint {
        guard let fractions = fractions(for: box) else {
            return origin(of: box.dimensions(in: offer), in: ViewDimensions(size))
        }
        return Alignment.origin(of: box.sizeThatFits(offer), in: size, fractions: fractions)
    }

    /// The guides as fractions of a node's size, if both are edges or centres that no view in the node sets; else nil.
    private func fractions(for node: ViewNode) -> (x: CGFloat, y: CGFloat)? {
        guard let x = horizontal.key.fraction, let y = vertical.key.fraction, !node.guides.contains(.others) else {
            return nil
        }
        return (x, y)
    }

    private static func origin(of box: CGSize, in outer: CGSize, fractions: (x: CGFloat, y: CGFloat)) -> CGPoint {
        func distance(_ fraction: CGFloat, _ length: CGFloat, _ outer: CGFloat) -> CGFloat {
            GuideSpan.distance(
                from: AlignmentKey.place(fraction, of: length), to: AlignmentKey.place(fraction, of: outer))
        }
        return CGPoint(
            x: distance(fractions.x, box.width, outer.width), y: distance(fractions.y, box.height, outer.height))
    }

    /// Returns the top left corner of a box in a container so that the guides of both coincide.
    func origin(of box: ViewDimensions, in container: ViewDimensions) -> CGPoint {
        CGPoint(
            x: GuideSpan.distance(from: box[horizontal], to: container[horizontal]),
            y: GuideSpan.distance(from: box[vertical], to: container[vertical]))
    }
}

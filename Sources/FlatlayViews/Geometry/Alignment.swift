import Foundation

/// Where views stand in relation to each other from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// An alignment of your own.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .horizontal)
    }

    /// The sides where reading starts.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middles.
    public static let center = HorizontalAlignment(Center.self)
    /// The sides where reading ends.
    public static let trailing = HorizontalAlignment(Trailing.self)

    /// Where the separators of list rows start: at the row's first text, unless a view sets the guide.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// Where the separators of list rows end: at the row's end, unless a view sets the guide.
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

/// Where views stand in relation to each other from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// An alignment of your own.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .vertical)
    }

    /// The upper sides.
    public static let top = VerticalAlignment(Top.self)
    /// The middles.
    public static let center = VerticalAlignment(Center.self)
    /// The lower sides.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baselines of the first lines of text; the lower side of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baselines of the last lines of text; the lower side of a view without text.
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

/// Where views stand in relation to each other in both directions.
public struct Alignment: Hashable, Sendable {
    /// From side to side.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// An alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading side, in the middle of the height.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing side, in the middle of the height.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The upper side, in the middle of the width.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The lower side, in the middle of the width.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first text baseline at the leading side.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The first text baseline in the middle of the width.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The first text baseline at the trailing side.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The last text baseline at the leading side.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The last text baseline in the middle of the width.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The last text baseline at the trailing side.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
    /// The upper left corner of a box in a container so that the guides of both meet.
    func origin(of box: ViewDimensions, in container: ViewDimensions) -> CGPoint {
        CGPoint(
            x: GuideSpan.distance(from: box[horizontal], to: container[horizontal]),
            y: GuideSpan.distance(from: box[vertical], to: container[vertical]))
    }
}

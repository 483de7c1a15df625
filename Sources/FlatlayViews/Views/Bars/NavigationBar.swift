import CollectionLayout
import Foundation

/// The bar above the content of a screen: its title, the buttons beside it, and a search field. ``ScreenBars`` draws
/// its background, which also covers the status bar.
///
/// Sources: a bar is 44 points high, 50 on a tablet, 56 in a sheet on a phone (from memory), and a large title adds 52;
/// the titles are set in 17 points semibold and 34 points bold, as UIKit does. The margins are 16 points, 20 on screens
/// whose shorter side has 414 points or more. The search field is 36 points high, with 16 below it. The distance of the
/// chevron is chosen by eye.
nonisolated package struct NavigationBar: View {
    /// The content of a navigation bar.
    package struct Content {
        /// The title; nil for none.
        package var title: Text?
        /// A line below a small title.
        var subtitle: Text?
        /// Whether the title is large and below the buttons.
        package var isLarge = false
        /// Whether a large title is between the buttons, at the leading edge.
        var isInlineLarge = false
        /// The title of the previous screen, with a chevron before it; nil without a way back.
        package var back: BackItem?
        /// The buttons before and after the title.
        package var leading: AnyView?
        package var trailing: AnyView?
        /// The view in place of the title.
        var center: AnyView?
        /// The search field; nil for none.
        package var search: SearchField?
        /// Whether the bar has a background; nil if only content below it gives it one.
        package var hasBackground: Bool?
        /// The fill of the background; nil for the material of bars.
        var background: AnyShapeStyle?
        /// The light or dark appearance; nil for that of the screen.
        var colorScheme: ColorScheme?
        /// Whether the bar is at the top of a card, such as a sheet on a phone.
        var isInCard = false
        /// How far the content is scrolled, which moves a large title below the bar.
        package var scrolled: CGFloat = 0

        /// Creates an empty bar.
        package init() {}

        /// Sets what only controllers of UIKit set from outside.
        package mutating func take(subtitle: String?, isInCard: Bool) {
            self.subtitle = subtitle.map { Text(verbatim: $0) }
            self.isInCard = isInCard
        }

        /// Whether the bar has a background: if content has scrolled below it, or if it always has one.
        var showsBackground: Bool { hasBackground ?? (scrolled > (isLarge && !isSearching ? 52 : 0)) }

        /// How much of a large title has scrolled away.
        var collapse: CGFloat { isLarge && !isSearching ? min(max(scrolled, 0), 52) : 0 }

        /// Whether the search field is in place of the title.
        var isSearching: Bool { search?.isActive == true }
    }

    /// The way back to the previous screen.
    package struct BackItem {
        var title: Text?

        /// Creates a way back: a chevron and the title of the previous screen, or the chevron alone.
        package init(title: Text?) {
            self.title = title
        }
    }

    private let content: Content
    private let isTablet: Bool
    @Environment(\.screenSizeClasses) private var sizeClasses

    /// Creates a bar.
    package init(_ content: Content, isTablet: Bool) {
        self.content = content
        self.isTablet = isTablet
    }

    /// The height of a bar at rest, in points.
    package static func height(of content: Content, isTablet: Bool) -> CGFloat {
        let search = content.search.map { SearchField.height + ($0.scopes == nil ? 0 : SearchField.scopeHeight) } ?? 0
        if content.isSearching { return search + 8 }
        return rowHeight(of: content, isTablet) + (content.isLarge ? 52 : 0) + search
    }

    private static func rowHeight(of content: Content, _ isTablet: Bool) -> CGFloat {
        content.isInCard ? 56 : isTablet ? 50 : 44
    }

    /// The visible height of the large title.
    private var largeHeight: CGFloat { content.isLarge ? 52 - content.collapse : 0 }

    package var body: some View {
        BarMargins(sizeClasses: sizeClasses) {
            VStack(spacing: 0) {
                if content.isSearching {
                    Color.clear.frame(height: 8)
                } else {
                    buttons.frame(height: Self.rowHeight(of: content, isTablet))
                    if largeHeight > 0 {
                        LargeTitle(title: content.title).frame(height: 52)
                            .frame(height: largeHeight, alignment: .bottom).clipped()
                    }
                }
                if let search = content.search { search }
            }
        }
        .frame(maxWidth: .infinity)
    }

    private var buttons: some View {
        ZStack {
            if let center = content.center {
                center.padding(.horizontal, 60)
            } else if !content.isLarge || largeHeight == 0, !content.isInlineLarge, let title = content.title {
                VStack(spacing: 0) {
                    title.font(.headline).lineLimit(1)
                    if let subtitle = content.subtitle {
                        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                }
                .padding(.horizontal, 96)
            }
            HStack(spacing: 0) {
                if let back = content.back { BackButton(title: back.title) }
                if content.isInlineLarge, let title = content.title {
                    title.font(.largeTitle).bold().lineLimit(1).foregroundStyle(.primary).padding(.leading, 16)
                }
                if let leading = content.leading { leading.padding(.leading, content.back == nil ? 16 : 12) }
                Spacer(minLength: 8)
                if let trailing = content.trailing { trailing.padding(.trailing, 16) }
            }
            .font(.body)
            .defaultForegroundStyle(.tint)
        }
    }
}

/// Puts 4 points more beside the parts of a bar on a wide screen, as lists have there.
nonisolated private struct BarMargins: Layout {
    let sizeClasses: ScreenSizeClasses

    private func extra(_ width: CGFloat?) -> CGFloat {
        guard let width, width.isFinite, sizeClasses.hasWideMargins(inWidth: width) else { return 0 }
        return 4
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let extra = self.extra(proposal.width)
        let inner = ProposedViewSize(width: proposal.width.map { $0 - 2 * extra }, height: proposal.height)
        let sizes = subviews.map { $0.sizeThatFits(inner) }
        return CGSize(width: (sizes.map(\.width).max() ?? 0) + 2 * extra, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = bounds.insetBy(dx: extra(bounds.width), dy: 0)
        for subview in subviews { subview.place(at: room.origin, proposal: ProposedViewSize(room.size)) }
    }
}

/// A chevron and the title of the previous screen.
nonisolated private struct BackButton: View {
    let title: Text?

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "chevron.backward").font(.system(size: 20, weight: .semibold))
            if let title { title.lineLimit(1) }
        }
        .padding(.leading, 9)
    }
}

/// The large title of a screen, at its leading margin. It grows with the text size as far as its room permits.
nonisolated private struct LargeTitle: View {
    let title: Text?
    @Environment(\.barTitleSize) private var size

    var body: some View {
        (title ?? Text(verbatim: "")).font(.largeTitle).bold().lineLimit(1).minimumScaleFactor(0.7)
            .padding(.horizontal, 16).padding(.bottom, 3)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .transformEnvironment(\.dynamicTypeSize) { if let size { $0 = min(size, .accessibility1) } }
    }
}

/// The background of a bar: a material that reaches beyond the bar, and a hairline at the edge where the content is.
nonisolated struct BarBackground: View {
    /// The edge of the hairline.
    let edge: VerticalEdge
    /// The fill; nil for the material of bars.
    var style: AnyShapeStyle?
    @Environment(\.displayScale) private var scale

    var body: some View {
        Rectangle().fill(style ?? AnyShapeStyle(Material.bar))
            .overlay(alignment: edge == .top ? .top : .bottom) {
                Rectangle().fill(Color(uiColor: .separator)).frame(height: 1 / max(scale, 1))
            }
    }
}

/// A navigation bar with its background, which reaches to the edges of the screen.
nonisolated struct NavigationBarArea: View {
    let content: NavigationBar.Content
    let isTablet: Bool
    /// The part of the screen that the status bar and the sides of the device cover.
    let insets: EdgeInsets

    var body: some View {
        NavigationBar(content, isTablet: isTablet)
            .padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: 0, trailing: insets.trailing))
            .background { if content.showsBackground { BarBackground(edge: .bottom, style: content.background) } }
            .transformEnvironment(\.colorScheme) { scheme in
                // Bars without a background have the appearance of the content below them.
                if content.showsBackground, let own = content.colorScheme { scheme = own }
            }
            .nodeName("navigation-bar")
    }
}

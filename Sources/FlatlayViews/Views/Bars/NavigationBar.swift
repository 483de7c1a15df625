import Foundation

/// The bar above the content of a screen: its title, the buttons beside it, and a search field. Its background, which
/// also covers the status bar, is that of ``ScreenBars``.
///
/// Sources: a bar is 44 points high, 50 on a tablet, and a large title adds 52; the titles are set in 17 points semibold
/// and 34 points bold, as UIKit does. The margins are 16 points, 20 on screens of 414 points or more. The search field is
/// 36 points high, with 16 below it. The distance of the chevron is chosen by eye.
nonisolated package struct NavigationBar: View {
    /// What a navigation bar shows.
    package struct Content {
        package var title: String?
        /// Whether the title is large and below the buttons.
        package var isLarge = false
        /// The title of the previous screen, with a chevron before it; empty for the chevron alone.
        package var back: String?
        /// The buttons before and after the title.
        package var leading: AnyView?
        package var trailing: AnyView?
        /// What the search field says while it is empty; nil for no field.
        package var search: String?
        /// Whether the bar has a background; nil if only content below it gives it one.
        package var hasBackground: Bool?
        /// How far the content is scrolled, which moves a large title below the bar.
        package var scrolled: CGFloat = 0

        /// Creates an empty bar.
        package init() {}

        /// Whether the bar has a background: if content has scrolled below it, or if it always has one.
        var showsBackground: Bool { hasBackground ?? (scrolled > (isLarge ? 52 : 0)) }
    }

    private let content: Content
    private let isTablet: Bool

    /// Creates a bar.
    package init(_ content: Content, isTablet: Bool) {
        self.content = content
        self.isTablet = isTablet
    }

    /// The height of a bar at rest, in points.
    package static func height(of content: Content, isTablet: Bool) -> CGFloat {
        (isTablet ? 50 : 44) + (content.isLarge ? 52 : 0) + (content.search == nil ? 0 : 52)
    }

    /// What is left of the large title.
    private var largeHeight: CGFloat { content.isLarge ? max(0, 52 - max(0, content.scrolled)) : 0 }

    package var body: some View {
        VStack(spacing: 0) {
            buttons.frame(height: isTablet ? 50 : 44)
            if largeHeight > 0 {
                LargeTitle(title: content.title ?? "").frame(height: 52).frame(height: largeHeight, alignment: .bottom)
                    .clipped()
            }
            if let search = content.search { SearchField(prompt: search).padding(.bottom, 16) }
        }
        .frame(maxWidth: .infinity)
    }

    private var buttons: some View {
        ZStack {
            if !content.isLarge || largeHeight == 0, let title = content.title {
                Text(verbatim: title).font(.headline).lineLimit(1).padding(.horizontal, 96)
            }
            HStack(spacing: 0) {
                if let back = content.back { BackButton(title: back) }
                if let leading = content.leading { leading.padding(.leading, content.back == nil ? 16 : 12) }
                Spacer(minLength: 8)
                if let trailing = content.trailing { trailing.padding(.trailing, 16) }
            }
            .font(.body)
            .foregroundStyle(.tint)
        }
    }
}

/// A chevron and the title of the previous screen.
nonisolated private struct BackButton: View {
    let title: String

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "chevron.backward").font(.system(size: 20, weight: .semibold))
            if !title.isEmpty { Text(verbatim: title).lineLimit(1) }
        }
        .padding(.leading, 9)
    }
}

/// The large title of a screen, at its leading margin.
nonisolated private struct LargeTitle: View {
    let title: String

    var body: some View {
        Text(verbatim: title).font(.largeTitle).bold().lineLimit(1).minimumScaleFactor(0.7)
            .padding(.horizontal, 16).padding(.bottom, 3)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// The search field below a title.
nonisolated private struct SearchField: View {
    let prompt: String

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass")
            Text(verbatim: prompt).lineLimit(1)
            Spacer(minLength: 0)
            Image(systemName: "mic.fill")
        }
        .foregroundStyle(.secondary)
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, 16)
    }
}

/// The background of a bar: a material that reaches beyond the bar, and a hairline at the edge where the content is.
nonisolated struct BarBackground: View {
    /// The edge of the hairline.
    let edge: VerticalEdge
    @Environment(\.displayScale) private var scale

    var body: some View {
        Rectangle().fill(.bar)
            .overlay(alignment: edge == .top ? .top : .bottom) {
                Rectangle().fill(Color(uiColor: .separator)).frame(height: 1 / max(scale, 1))
            }
    }
}

import Foundation

/// The bar below the content of a screen with its tabs.
///
/// Sources: a bar is 49 points high, 50 on a tablet, above the home indicator. Titles have 10 points medium, or 13 beside
/// their images on a tablet, as in UIKit. The positions within an item and those of badges are chosen by eye.
nonisolated package struct TabBar: View {
    /// A tab.
    package struct Item: Hashable, Sendable {
        package var title: String
        /// The name of a symbol.
        package var systemImage: String
        /// The text of its badge; nil for none.
        package var badge: String?

        /// Creates a tab.
        package init(title: String, systemImage: String, badge: String? = nil) {
            self.title = title
            self.systemImage = systemImage
            self.badge = badge
        }
    }

    private let items: [Item]
    private let selection: Int
    private let isTablet: Bool

    /// Creates a bar.
    ///
    /// - Parameter selection: the number of the selected tab, from 0.
    package init(items: [Item], selection: Int, isTablet: Bool) {
        self.items = items
        self.selection = selection
        self.isTablet = isTablet
    }

    /// The height of the bar, in points.
    package static func height(isTablet: Bool) -> CGFloat { isTablet ? 50 : 49 }

    package var body: some View {
        HStack(spacing: isTablet ? 24 : 0) {
            ForEach(Array(items.indices), id: \.self) { index in
                TabBarItem(item: items[index], isTablet: isTablet)
                    .foregroundStyle(index == selection ? AnyShapeStyle(.tint) : AnyShapeStyle(Self.unselected))
                    .frame(maxWidth: isTablet ? nil : .infinity)
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: Self.height(isTablet: isTablet))
    }

    /// The colour of tabs that are not selected, which is UIKit's.
    private static var unselected: Color {
        Color(light: Color(white: 0.6), dark: Color(white: 0.46))
    }
}

/// A tab with its image, its title and its badge.
nonisolated private struct TabBarItem: View {
    let item: TabBar.Item
    let isTablet: Bool

    var body: some View {
        if isTablet {
            // A badge is beside the image, so it needs space before the title.
            HStack(spacing: item.badge == nil ? 7 : 16) {
                image.font(.system(size: 20))
                title.font(.system(size: 13, weight: .medium))
            }
        } else {
            VStack(spacing: 2) {
                image.font(.system(size: 22)).frame(height: 27)
                title.font(.system(size: 10, weight: .medium))
            }
            .padding(.top, 4)
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    private var title: some View { Text(verbatim: item.title).lineLimit(1) }

    private var image: some View {
        Image(systemName: item.systemImage).symbolVariant(.fill)
            .frame(width: 30)
            .overlay(alignment: .topTrailing) {
                if let badge = item.badge {
                    // Its leading edge stays in place, however long the text is.
                    Color.clear.frame(width: 9, height: 1).overlay(alignment: .topLeading) {
                        TabBadge(text: badge).fixedSize().offset(y: -5)
                    }
                }
            }
    }
}

/// A badge: white text on red, as high as it is wide for one character.
nonisolated private struct TabBadge: View {
    let text: String

    var body: some View {
        Text(verbatim: text).font(.system(size: 13)).foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(.red, in: Capsule())
    }
}

import Foundation

/// The bar below the content of a screen with its tabs.
///
/// Sources: a bar is 49 points high, 50 on a tablet, above the home indicator. Titles have 10 points medium, or 13
/// beside their images on a tablet, as in UIKit. The positions within an item and those of badges are chosen by eye.
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

    /// The label of a tab, which has an image and a title, and its badge.
    struct Entry {
        var label: AnyView
        var badge: Text?
    }

    private let entries: [Entry]
    private let selection: Int
    private let isTablet: Bool

    /// Creates a bar.
    ///
    /// - Parameter selection: the number of the selected tab, from 0.
    package init(items: [Item], selection: Int, isTablet: Bool) {
        self.init(
            entries: items.map { item in
                Entry(
                    label: AnyView(Label(item.title, systemImage: item.systemImage)),
                    badge: item.badge.map { Text(verbatim: $0) })
            }, selection: selection, isTablet: isTablet)
    }

    /// Creates a bar of any labels.
    init(entries: [Entry], selection: Int, isTablet: Bool) {
        self.entries = entries
        self.selection = selection
        self.isTablet = isTablet
    }

    /// The height of the bar, in points.
    package static func height(isTablet: Bool) -> CGFloat { isTablet ? 50 : 49 }

    package var body: some View {
        HStack(spacing: isTablet ? 24 : 0) {
            ForEach(Array(entries.indices), id: \.self) { index in
                entries[index].label
                    .labelStyle(TabLabelStyle(badge: entries[index].badge, isTablet: isTablet))
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
nonisolated private struct TabLabelStyle: LabelStyle {
    let badge: Text?
    let isTablet: Bool

    func makeBody(configuration: Configuration) -> some View {
        if isTablet {
            // A badge is beside the image, so it needs space before the title.
            HStack(spacing: badge == nil ? 7 : 16) {
                image(configuration.icon).font(.system(size: 20))
                title(configuration.title).font(.system(size: 13, weight: .medium))
            }
        } else {
            VStack(spacing: 2) {
                image(configuration.icon).font(.system(size: 22)).frame(height: 27)
                title(configuration.title).font(.system(size: 10, weight: .medium))
            }
            .padding(.top, 4)
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    private func title(_ title: AnyView) -> some View { title.lineLimit(1) }

    private func image(_ icon: AnyView) -> some View {
        icon.symbolVariant(.fill)
            .frame(width: 30)
            .overlay(alignment: .topTrailing) {
                if let badge {
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
    let text: Text

    var body: some View {
        text.font(.system(size: 13)).foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(.red, in: Capsule())
    }
}

/// A tab bar with its background, which reaches to the edges of the screen.
nonisolated package struct TabBarArea: View {
    let bar: TabBar
    /// The part of the screen that the home indicator and the sides of the device cover.
    let insets: EdgeInsets
    /// Whether the bar has a background, which a bar has as long as content is below it.
    var showsBackground = true
    /// The fill; nil for the material of bars.
    var style: AnyShapeStyle?

    init(bar: TabBar, insets: EdgeInsets, showsBackground: Bool = true, style: AnyShapeStyle? = nil) {
        self.bar = bar
        self.insets = insets
        self.showsBackground = showsBackground
        self.style = style
    }

    /// Creates the bar of a controller of UIKit.
    ///
    /// - Parameter entries: the label of each tab, and the text of its badge.
    package init(
        entries: [(label: AnyView, badge: String?)], selection: Int, isTablet: Bool, bottomInset: CGFloat,
        showsBackground: Bool, style: AnyShapeStyle?
    ) {
        self.init(
            bar: TabBar(
                entries: entries.map { TabBar.Entry(label: $0.label, badge: $0.badge.map { Text(verbatim: $0) }) },
                selection: selection, isTablet: isTablet),
            insets: EdgeInsets(top: 0, leading: 0, bottom: bottomInset, trailing: 0), showsBackground: showsBackground,
            style: style)
    }

    package var body: some View {
        bar
            .padding(EdgeInsets(top: 0, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
            .background { if showsBackground { BarBackground(edge: .top, style: style) } }
            .nodeName("tab-bar")
    }
}

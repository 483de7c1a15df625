import Foundation

/// Determines what is drawn with the rows of one list section.
///
/// Source: list rules, derived from what phones show.
///
/// 1. A first item that is the section header has no background, no corners and no separators; the items after it are
///    the section's rows.
/// 2. Plain lists have a separator below every row that starts at the text, and one between a header and the first row
///    of its section. Grouped lists have separators from edge to edge at both ends of a section, and between rows
///    separators that start at the text. Cards have separators only between rows. Sidebars have none.
/// 3. Cards are rounded at the upper corners of the first row and the lower corners of the last.
/// 4. The list's separator configuration overrides the automatic values, and the handler overrides the configuration,
///    each side on its own.
package struct ListRows {
    let configuration: UICollectionLayoutListConfiguration
    let section: Int
    let count: Int
    let scale: CGFloat

    /// Creates the rows of a section.
    package init(configuration: UICollectionLayoutListConfiguration, section: Int, count: Int, scale: CGFloat) {
        self.configuration = configuration
        self.section = section
        self.count = count
        self.scale = scale
    }

    /// Returns what is drawn with a row; nil for an item that is not there.
    package func decoration(of item: Int) -> ListRowDecoration? {
        guard item >= 0, item < count else { return nil }
        let isHeader = configuration.headerMode == .firstItemInSection && item == 0
        let corners = isHeader ? [] : self.corners(item)
        return ListRowDecoration(
            isHeader: isHeader,
            background: ListBackgroundRole(ofRowIn: configuration.appearance, isHeader: isHeader),
            corners: corners, cornerRadius: corners.isEmpty ? 0 : ListMetrics.cardRadius,
            separators: configuration.showsSeparators ? separators(item, isHeader: isHeader) : [])
    }

    private var firstRow: Int { configuration.headerMode == .firstItemInSection ? 1 : 0 }

    private func corners(_ item: Int) -> ListRowDecoration.Corners {
        guard configuration.appearance == .insetGrouped else { return [] }
        var corners: ListRowDecoration.Corners = []
        if item == firstRow { corners.insert(.top) }
        if item == count - 1 { corners.insert(.bottom) }
        return corners
    }

    // MARK: Separators

    private func separators(_ item: Int, isHeader: Bool) -> [ListSeparator] {
        let automatic = (
            top: automaticVisibility(.top, item, isHeader), bottom: automaticVisibility(.bottom, item, isHeader)
        )
        var chosen = configuration.separatorConfiguration
        chosen.topSeparatorVisibility = chosen.topSeparatorVisibility.resolved(automatic.top)
        chosen.bottomSeparatorVisibility = chosen.bottomSeparatorVisibility.resolved(automatic.bottom)
        if let handler = configuration.itemSeparatorHandler {
            chosen = handler(IndexPath(item: item, section: section), chosen)
        }
        var lines: [ListSeparator] = []
        if chosen.topSeparatorVisibility.resolved(automatic.top) == .visible {
            lines.append(line(.top, of: chosen, item))
        }
        if chosen.bottomSeparatorVisibility.resolved(automatic.bottom) == .visible {
            lines.append(line(.bottom, of: chosen, item))
        }
        return lines
    }

    private func automaticVisibility(
        _ edge: ListSeparator.Edge, _ item: Int, _ isHeader: Bool
    ) -> UIListSeparatorConfiguration.Visibility {
        guard !isHeader else { return .hidden }
        let isVisible =
            switch (configuration.appearance, edge) {
            case (.plain, .bottom), (.sidebarPlain, .bottom), (.grouped, .bottom): true
            case (.plain, .top), (.sidebarPlain, .top): item == firstRow && configuration.headerMode != .none
            case (.grouped, .top): item == firstRow
            case (.insetGrouped, .bottom): item < count - 1
            case (.insetGrouped, .top), (.sidebar, _): false
            }
        return isVisible ? .visible : .hidden
    }

    private func line(
        _ edge: ListSeparator.Edge, of chosen: UIListSeparatorConfiguration, _ item: Int
    ) -> ListSeparator {
        let insets = edge == .top ? chosen.topSeparatorInsets : chosen.bottomSeparatorInsets
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let isSectionEnd = edge == .top ? item == firstRow : item == count - 1
        let startsAtText =
            insets.leading == automatic.leading && !(configuration.appearance == .grouped && isSectionEnd)
        let leading = insets.leading == automatic.leading ? 0 : insets.leading
        let trailing = insets.trailing == automatic.trailing ? 0 : insets.trailing
        var line = ListSeparator(
            edge: edge, leading: startsAtText ? ListMetrics.textInset : Self.usable(leading),
            trailing: Self.usable(trailing), startsAtText: startsAtText, thickness: 1 / PixelGrid(scale: scale).scale)
        line.color = chosen.color
        return line
    }

    /// Replaces insets that are not usable numbers with 0.
    private static func usable(_ inset: CGFloat) -> CGFloat {
        inset.isFinite && abs(inset) <= PlanBuilder.largestLength ? inset : 0
    }
}

extension UIListSeparatorConfiguration.Visibility {
    fileprivate func resolved(_ automatic: Self) -> Self { self == .automatic ? automatic : self }
}

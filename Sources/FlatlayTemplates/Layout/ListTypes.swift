import Flatlay
import Foundation

extension ValueType where Value == ListDescription {
    /// Rows as wide as the section; with an `appearance` they look like UIKit's lists.
    static var list: ValueType { .orNothing(writtenList, .standard) }

    private static var writtenList: ValueType {
        .record(
            "a list such as { rowHeight: ~44 }",
            Field(
                "rowHeight", .dimension(along: .vertical), "The height of a row.", excludes: ["appearance"],
                default: "~44"),
            Field("spacing", .length, "The gap between rows.", default: "0"),
            Field(
                "appearance", listAppearance,
                "The look of a list, as UICollectionLayoutListConfiguration has it; without it, plain rows.",
                example: "insetGrouped"),
            Field(
                "showsSeparators", .bool, "Whether lines are drawn between rows.", requires: "appearance",
                default: "true"),
            Field("separatorColor", .color, "The colour of the lines.", requires: "appearance"),
            Field("backgroundColor", .color, "The colour behind the list.", requires: "appearance"),
            Field("headerTopPadding", .length, "Space above headers.", requires: "appearance"),
            Field(
                "firstItemIsHeader", .bool, "Whether the first item is shown as the header of the section.",
                requires: "appearance", default: "false")
        ) {
            rowHeight, spacing, appearance, showsSeparators, separatorColor, backgroundColor, padding, firstItemIsHeader
            in
            var configuration = appearance.map { UICollectionLayoutListConfiguration(appearance: $0) }
            if let showsSeparators { configuration?.showsSeparators = showsSeparators }
            if let separatorColor { configuration?.separatorConfiguration.color = UIColor(separatorColor) }
            if let backgroundColor { configuration?.backgroundColor = UIColor(backgroundColor) }
            if let padding { configuration?.headerTopPadding = padding }
            if firstItemIsHeader == true { configuration?.headerMode = .firstItemInSection }
            return ListDescription(rowHeight: rowHeight, spacing: spacing ?? 0, configuration: configuration)
        }
    }

    private static var listAppearance: ValueType<UICollectionLayoutListConfiguration.Appearance> {
        .word(
            "list appearance",
            [
                "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
                "sidebarPlain": .sidebarPlain,
            ])
    }
}

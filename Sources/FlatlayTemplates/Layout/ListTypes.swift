import Flatlay
import Foundation

extension ValueType where Value == ListDescription {
    /// Rows as wide as the section; with an `appearance` they look like UIKit's lists.
    static var list: ValueType {
        let record = writtenList
        let checked = ValueType(record.expected, schema: record.schema) { node, context in
            for key in looks where node["appearance"] == nil && node[key] != nil {
                context.reporter.report(.missingKey("appearance"), at: node)
                return nil
            }
            if node["appearance"] != nil, node["rowHeight"] != nil {
                context.reporter.report(.conflictingKeys("appearance", "rowHeight"), at: node)
                return nil
            }
            return record.decode(node, in: context)
        }
        return .orNothing(checked, .standard)
    }

    /// The keys that require an `appearance`.
    private static let looks = [
        "showsSeparators", "separatorColor", "backgroundColor", "headerTopPadding", "firstItemIsHeader",
    ]

    private static var writtenList: ValueType {
        .record(
            "a list such as { rowHeight: ~44 }",
            Field("rowHeight", .dimension(along: .vertical), "The height of a row; ~44 unless told otherwise."),
            Field("spacing", .length, "The gap between rows; none unless told otherwise."),
            Field("appearance", listAppearance, "The look of a list, as UICollectionLayoutListConfiguration has it."),
            Field("showsSeparators", .bool, "Whether lines are drawn between rows; true unless told otherwise."),
            Field("separatorColor", .color, "The colour of the lines."),
            Field("backgroundColor", .color, "The colour behind the list."),
            Field("headerTopPadding", .length, "Space above headers."),
            Field("firstItemIsHeader", .bool, "Whether the first item heads the section.")
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

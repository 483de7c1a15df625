import Flatlay
import Foundation

extension ValueType where Value == SectionDescription {
    /// The layout of a section: its content (`flow`, `group`, `list`, `grid` or `waterfall`), and its other options.
    static var sectionLayout: ValueType {
        let record = writtenLayout
        return ValueType(record.description) { node, context in
            guard let layout = record.decode(node, in: context) else { return nil }
            if layout == nil {
                context.reporter.report(.missingOneOf(["flow", "group", "list", "grid", "waterfall"]), at: node)
            }
            return layout
        }.defined(as: "layout")
    }

    /// The keys of a layout; nil for one without content.
    private static var writtenLayout: ValueType<SectionDescription?> {
        .record(
            "a layout such as { list: {} }",
            Field("flow", .flow, "Items that flow like words, each as large as its content."),
            Field("group", .group, "What repeats: items in a row or in a column.", excludes: ["flow"]),
            Field("list", .list, "Rows as wide as the section.", excludes: ["flow", "group"]),
            Field("grid", .grid, "Items of one width in rows.", excludes: ["flow", "group", "list"]),
            Field(
                "waterfall", .waterfall, "Columns of one width; each item, as high as its content, is in the shortest.",
                excludes: ["flow", "group", "list", "grid"]),
            Field(
                "interGroupSpacing", .length, "The gap between groups.", excludes: ["flow"], default: "0", example: "12"
            ),
            Field("contentInsets", .insets, "Space around the section's items.", excludes: ["flow"], default: "0"),
            Field(
                "contentInsetsReference", .contentInsetsReference,
                "Where contentInsets begin, across the scroll direction; automatic for as the layout of the collection "
                    + "has it.", excludes: ["flow"], default: "automatic", example: "readableContent"),
            Field(
                "orthogonalScrolling", orthogonalScrolling, "How the section scrolls across the collection.",
                excludes: ["flow"]),
            Field(
                "boundaryItems", .list(of: .boundaryItem, "a list of boundary items"), "Headers and footers.",
                excludes: ["flow"])
        ) {
            flow, group, list, grid, waterfall, interGroupSpacing, contentInsets, reference, orthogonalScrolling,
            boundaryItems in
            if let flow { return .flow(flow) }
            let content =
                group.map(CompositionalDescription.Content.group)
                ?? grid.map(CompositionalDescription.Content.grid)
                ?? list.map(CompositionalDescription.Content.list)
                ?? waterfall.map(CompositionalDescription.Content.waterfall)
            guard let content else { return nil }
            return .compositional(
                CompositionalDescription(
                    content: content, interGroupSpacing: interGroupSpacing,
                    contentInsets: contentInsets, contentInsetsReference: reference,
                    orthogonalScrolling: orthogonalScrolling ?? .none, boundaryItems: boundaryItems ?? []))
        }
    }

    private static var orthogonalScrolling: ValueType<UICollectionLayoutSectionOrthogonalScrollingBehavior> {
        .word(
            "scrolling behaviour",
            [
                "none": .none, "continuous": .continuous,
                "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
                "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
            ])
    }
}

extension ValueType where Value == UIContentInsetsReference {
    /// Where insets begin.
    static var contentInsetsReference: ValueType {
        .word(
            "reference of insets",
            [
                "automatic": .automatic, "none": UIContentInsetsReference.none, "safeArea": .safeArea,
                "layoutMargins": .layoutMargins, "readableContent": .readableContent,
            ])
    }
}

extension ValueType where Value == BoundaryDescription {
    /// A header, a footer, or another view along the boundary of a section.
    static var boundaryItem: ValueType {
        .record(
            "a boundary item",
            Field("kind", .elementKind, "header, footer, or a name under supplementaryViews.", isRequired: true),
            Field("size", .layoutSize, "Its size.", isRequired: true),
            Field(
                "alignment", rectAlignment, "The edge or corner where it is placed; a footer is at the bottom.",
                default: "top"),
            Field("offset", .point, "How far it is moved from there.", default: "[0, 0]"),
            Field("pinToVisibleBounds", .bool, "Whether it stays visible while its section is.", default: "false"),
            Field(
                "extendsBoundary", .bool, "Whether the section grows for it; otherwise it is on top of the items.",
                default: "true"),
            Field("zIndex", .integer(from: -10_000), "How far in front it is drawn.")
        ) { kind, size, alignment, offset, pinToVisibleBounds, extendsBoundary, zIndex in
            let kind = kind ?? ""
            let isFooter = kind == ElementKind.named("footer")
            return BoundaryDescription(
                kind: kind, size: size ?? .zero, alignment: alignment ?? (isFooter ? .bottom : .top),
                offset: offset ?? .zero, pinToVisibleBounds: pinToVisibleBounds ?? false,
                extendsBoundary: extendsBoundary ?? true, zIndex: zIndex)
        }
    }

    private static var rectAlignment: ValueType<NSRectAlignment> {
        .word(
            "alignment",
            [
                "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading,
                "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
                "trailing": .trailing, "topTrailing": .topTrailing,
            ])
    }
}

extension ValueType where Value == FlowDescription {
    /// A flow layout: items that flow like words.
    static var flow: ValueType {
        let expected = "a flow such as { itemSpacing: 10 }"
        let record = ValueType.record(
            expected,
            Field("itemSize", .size, "The size of every item; without it each is as large as its content."),
            Field("itemSpacing", .length, "The least gap between items of a row.", default: "10"),
            Field("lineSpacing", .length, "The least gap between rows.", default: "10"),
            Field("contentInsets", .insets, "Space around the section's items."),
            Field(
                "alignment",
                ValueType<UICollectionViewFlowLayout.LineAlignment>.lineAlignment,
                "How the items of a row are aligned; justified as in UIKit.", default: "justified"),
            Field("headerHeight", .length, "The height of headers.", default: "0"),
            Field("footerHeight", .length, "The height of footers.", default: "0"),
            Field(
                "sectionHeadersPinToVisibleBounds", .bool,
                "Whether headers stay visible at the top while their sections are.", default: "false"),
            Field(
                "sectionFootersPinToVisibleBounds", .bool,
                "Whether footers stay visible at the bottom while their sections are.", default: "false")
        ) {
            itemSize, itemSpacing, lineSpacing, contentInsets, alignment, headerHeight, footerHeight, pinsHeaders,
            pinsFooters in
            var flow = FlowDescription.standard
            flow.itemSize = itemSize
            flow.itemSpacing = itemSpacing ?? flow.itemSpacing
            flow.lineSpacing = lineSpacing ?? flow.lineSpacing
            flow.contentInsets = contentInsets ?? flow.contentInsets
            flow.alignment = alignment ?? flow.alignment
            flow.headerHeight = headerHeight ?? 0
            flow.footerHeight = footerHeight ?? 0
            flow.pinsHeaders = pinsHeaders ?? false
            flow.pinsFooters = pinsFooters ?? false
            return flow
        }
        return .orNothing(record, .standard)
    }
}

extension ValueType where Value == UICollectionViewFlowLayout.LineAlignment {
    fileprivate static var lineAlignment: ValueType {
        .word(
            "alignment",
            ["justified": .justified, "leading": .leading, "center": .centered, "trailing": .trailing])
    }
}

extension ValueType where Value == GridDescription {
    /// A grid: items of equal width in rows.
    static var grid: ValueType {
        .record(
            "a grid such as { columns: 3 }",
            Field("columns", .integer(from: 1, through: 1_000), "The number of items in a row."),
            Field("minimumItemWidth", .length, "Instead of columns: as many as are at least so wide."),
            Field("itemHeight", .dimension(along: .vertical), "The height of an item.", default: "~44"),
            Field("spacing", .length, "The gap between items and between rows.", default: "0")
        ) {
            GridDescription(
                columns: $0, minimumItemWidth: $1, itemHeight: $2 ?? .estimated(44), spacing: $3 ?? 0)
        }
    }
}

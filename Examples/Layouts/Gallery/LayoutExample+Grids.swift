import Flatlay

// Items in rows and columns.

extension LayoutExample {
    static var rows: LayoutExample {
        LayoutExample(
            "rows", "Rows", in: "RowsExample.swift", "Rows from edge to edge, 44 points high.", height: 352,
            background: Color(.secondarySystemBackground)
        ) {
            CollectionView(rows: .numbers(94), layout: RowsExample.createLayout) { _, number in
                NumberRow(
                    number: number, color: .shade(number, of: 12),
                    background: number.isMultiple(of: 2) ? Color(.systemBackground) : Color(.systemGray6))
            }
        }
    }

    static var grid: LayoutExample {
        LayoutExample(
            "grid", "Grid", in: "GridExample.swift",
            "Five squares per row, without gaps: an item is a fifth as wide as its group, and a group a fifth as "
                + "high as it is wide.",
            height: 312
        ) {
            CollectionView(rows: .numbers(94), layout: GridExample.createLayout) { _, number in
                NumberTile(number: number, color: .shade(number, of: 20))
            }
        }
    }

    static var insetGrid: LayoutExample {
        LayoutExample(
            "inset-grid", "Inset grid", in: "InsetGridExample.swift",
            "The same grid with content insets, which shrink each item in place.", height: 312
        ) {
            CollectionView(rows: .numbers(94), layout: InsetGridExample.createLayout) { _, number in
                NumberTile(number: number, color: .shade(number, of: 20), cornerRadius: 14)
            }
        }
    }

    static var twoColumns: LayoutExample {
        LayoutExample(
            "two-columns", "Two columns", in: "TwoColumnsExample.swift",
            "The group divides its width, less the spacing, by its count, and ignores the item's width.", height: 314,
            background: Color(.systemGroupedBackground)
        ) {
            CollectionView(rows: .numbers(94), layout: TwoColumnsExample.createLayout) { _, number in
                NumberRow(number: number, color: .shade(number, of: 12), cornerRadius: 10)
            }
        }
    }

    static var nestedGroups: LayoutExample {
        LayoutExample(
            "nested-groups", "Nested groups", in: "NestedGroupsExample.swift",
            "A large item beside a vertical group of two small ones, four tenths of the screen high.", height: 844
        ) {
            CollectionView(rows: .numbers(94), layout: NestedGroupsExample.createLayout) { _, number in
                NumberTile(number: number, color: .shade(number, of: 9), cornerRadius: 18, fontSize: 28)
            }
        }
    }

    static var itemBadges: LayoutExample {
        LayoutExample(
            "item-badges", "Item badges", in: "ItemBadgesExample.swift",
            "Supplementary items anchored to a corner of their item, offset by a fraction of their own size.",
            height: 250
        ) {
            CollectionView(rows: .numbers(12), layout: ItemBadgesExample.createLayout) { _, number in
                NumberTile(number: number, color: .shade(number, of: 20), cornerRadius: 14)
            } supplementaryView: { _, indexPath in
                ItemBadgesExample.Badge(count: indexPath.item * 7 % 9 + 1)
            }
        }
    }
}

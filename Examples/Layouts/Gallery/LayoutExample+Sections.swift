import Flatlay

// Sections of several kinds, and the views around their items.

extension LayoutExample {
    static var distinctSections: LayoutExample {
        LayoutExample(
            "distinct-sections", "Distinct sections", in: "DistinctSectionsExample.swift",
            "The provider returns a different layout for each section: rows, five columns, three columns.", height: 606
        ) {
            CollectionView(rows: .numbers(3, 13, 6), layout: DistinctSectionsExample.createLayout) { path, number in
                sectionCell(path.section, number)
            }
        }
    }

    static var adaptiveSections: LayoutExample {
        LayoutExample(
            "adaptive-sections", "Adaptive sections", in: "AdaptiveSectionsExample.swift",
            "The provider reads the width of the container: above 800 points, the same sections have two, ten and six "
                + "columns.",
            width: 844, height: nil
        ) {
            CollectionView(rows: .numbers(4, 10, 6), layout: AdaptiveSectionsExample.createLayout) { path, number in
                sectionCell(path.section, number)
            }
        }
    }

    @ViewBuilder private static func sectionCell(_ section: Int, _ number: Int) -> some View {
        switch section {
        case 0:
            NumberRow(
                number: number, color: .shade(number, of: 30), cornerRadius: 10,
                background: Color(.secondarySystemBackground))
        case 1: NumberTile(number: number, color: .shade(number, of: 30), cornerRadius: 12)
        default: NumberTile(number: number, color: .shade(number, of: 30), cornerRadius: 16, fontSize: 24)
        }
    }

    static var headersAndFooters: LayoutExample {
        LayoutExample(
            "headers-and-footers", "Section headers and footers", in: "HeadersAndFootersExample.swift",
            "Boundary items above and below the items of a section, as high as their text.", height: 520,
            background: Color(.systemGroupedBackground)
        ) {
            CollectionView(rows: .numbers(4, 4, 4), layout: HeadersAndFootersExample.createLayout) { _, number in
                NumberRow(number: number, color: .shade(number, of: 12), cornerRadius: 10)
            } supplementaryView: { kind, path in
                if kind == HeadersAndFootersExample.headerKind {
                    SectionTitle(text: "Section \(path.section + 1)")
                } else {
                    SectionTitle(text: "Four items, and a footer that says so", font: .footnote, color: .secondary)
                }
            }
        }
    }

    static var pinnedHeaders: LayoutExample {
        LayoutExample(
            "pinned-headers", "Pinned section headers", in: "PinnedHeadersExample.swift",
            "Scrolled down by 84 points: the first header stays visible above the rows that scroll below it.",
            height: 440, background: Color(.systemGroupedBackground)
        ) {
            CollectionView(rows: .numbers(6, 6, 6), layout: PinnedHeadersExample.createLayout) { _, number in
                NumberRow(number: number, color: .shade(number, of: 18), cornerRadius: 10)
            } supplementaryView: { kind, path in
                if kind == PinnedHeadersExample.headerKind {
                    SectionTitle(
                        text: "Section \(path.section + 1)", background: Color(.systemGroupedBackground))
                } else {
                    SectionTitle(text: "End of section \(path.section + 1)", font: .footnote, color: .secondary)
                }
            }
            .contentOffset(CGPoint(x: 0, y: 84))
        }
    }

    static var sectionBackgrounds: LayoutExample {
        LayoutExample(
            "section-backgrounds", "Section decoration backgrounds", in: "SectionBackgroundsExample.swift",
            "A decoration item behind all items of a section; its smaller insets make it larger.", height: 388,
            background: Color(.systemGroupedBackground)
        ) {
            CollectionView(rows: .numbers(2, 3, 2), layout: SectionBackgroundsExample.createLayout) { _, number in
                NumberRow(number: number, color: .shade(number, of: 7), background: .clear)
            }
            .decorationView { _, _ in SectionBackgroundsExample.Card() }
        }
    }

    static var list: LayoutExample {
        LayoutExample(
            "list", "List", in: "ListExample.swift",
            "A list in rounded sections, with headers: two lines of configuration.", height: 560,
            background: Color(.systemGroupedBackground)
        ) {
            CollectionView(
                rows: ListExample.panels.map { CollectionRow(section: $0.title, items: $0.settings) },
                layout: ListExample.createLayout
            ) { _, setting in
                ListExample.Row(setting: setting)
            } supplementaryView: { _, path in
                ListExample.Header(title: ListExample.panels[path.section].title)
            }
        }
    }

    static var plainList: LayoutExample {
        LayoutExample(
            "plain-list", "Plain list", in: "PlainListExample.swift",
            "A list from edge to edge; its headers are pinned.", height: 520
        ) {
            CollectionView(
                rows: PlainListExample.letters.map { CollectionRow(section: $0.letter, items: $0.speakers) },
                layout: PlainListExample.createLayout
            ) { _, speaker in
                PlainListExample.Row(speaker: speaker)
            } supplementaryView: { _, path in
                PlainListExample.Header(letter: PlainListExample.letters[path.section].letter)
            }
        }
    }
}

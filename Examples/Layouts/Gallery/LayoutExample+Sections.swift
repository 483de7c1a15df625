import Flatlay

// Sections of several kinds, and what stands around their items.

extension LayoutExample {
    static var distinctSections: LayoutExample {
        LayoutExample(
            "distinct-sections", "Distinct sections", in: "DistinctSectionsExample.swift",
            "The provider gives each section a layout of its own: rows, five columns, three columns.", height: 606
        ) {
            CollectionView(rows: .numbers(3, 13, 6), layout: DistinctSectionsExample.createLayout) { path, number in
                sectionCell(path.section, number)
            }
        }
    }

    static var adaptiveSections: LayoutExample {
        LayoutExample(
            "adaptive-sections", "Adaptive sections", in: "AdaptiveSectionsExample.swift",
            "The provider asks how wide the collection is: the same sections have two, ten and six columns where there "
                + "are more than 800 points.",
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
            "Scrolled down by 84 points: the first header stays in sight above the rows that pass below it.",
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
            "A decoration item behind all items of a section, larger than they are by its smaller insets.", height: 388,
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
            "A list from edge to edge; its headers stay in sight.", height: 520
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

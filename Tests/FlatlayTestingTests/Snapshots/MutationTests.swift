import Flatlay
import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// Deliberate changes of a shelf of products: each failure names the right node and the right class.
@Suite struct MutationTests {
    /// What a change may change.
    struct Look: Sendable {
        var padding = 12.0
        var spacing = 8.0
        var titleWeight = Font.Weight.semibold
        var titleSize = 15.0
        var priceColor = Color(red: 0, green: 0.5, blue: 0)
        var items = ["Tea", "Coffee", "Salt"]
        var subtitle = "From Assam and Ceylon"
        var lineLimit: Int? = 1
        var header: String? = "Pantry"
        var cornerRadius = 10.0
        var shadowRadius = 3.0
        var borderWidth = 1.0
        var alignment = HorizontalAlignment.leading
        var price = "4.50 €"
        var priceOpacity = 1.0
        var badge = true
        var background = Color.white
        var picture = Color.orange
        var pictureSize = 32.0
        var direction = LayoutDirection.leftToRight
        var width = 320.0
    }

    static func shelf(_ look: Look) -> some View {
        let rows = [CollectionRow(section: 0, items: look.items)]
        return CollectionView(
            rows: rows,
            layout: {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 10
                section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
                if look.header != nil {
                    section.boundarySupplementaryItems = [
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: NSCollectionLayoutSize(
                                widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
                            elementKind: "header", alignment: .top)
                    ]
                }
                return UICollectionViewCompositionalLayout(section: section)
            }
        ) { (_: IndexPath, name: String) in
            HStack(spacing: look.spacing) {
                Circle().fill(look.picture).frame(width: look.pictureSize, height: look.pictureSize)
                VStack(alignment: look.alignment, spacing: 2) {
                    Text(name).font(.system(size: look.titleSize, weight: look.titleWeight))
                    Text(look.subtitle).font(.system(size: 12)).lineLimit(look.lineLimit)
                }
                Spacer()
                if look.badge, name == "Coffee" { Text("new").font(.caption).foregroundStyle(.red) }
                Text(name == "Coffee" ? look.price : "2.00 €").foregroundStyle(look.priceColor)
                    .opacity(look.priceOpacity)
            }
            .padding(look.padding)
            .background(look.background, in: RoundedRectangle(cornerRadius: look.cornerRadius))
            .overlay(RoundedRectangle(cornerRadius: look.cornerRadius).stroke(.gray, lineWidth: look.borderWidth))
            .shadow(color: .black.opacity(0.2), radius: look.shadowRadius, x: 0, y: 1)
        }
        .supplementaryView { _, _ in AnyView(Text(look.header ?? "").font(.headline)) }
        .environment(\.layoutDirection, look.direction)
    }

    struct Mutation: Sendable, CustomTestStringConvertible {
        var name: String
        var change: @Sendable (inout Look) -> Void
        /// The lines of the message, without those of files.
        var lines: [String]

        init(_ name: String, _ lines: [String], _ change: @escaping @Sendable (inout Look) -> Void) {
            (self.name, self.lines, self.change) = (name, lines, change)
        }

        var testDescription: String { name }
    }

    static let mutations: [Mutation] = [
        Mutation(
            "one point of padding",
            [
                #"layout: section 0, item 0 "Tea", hstack, and 2 more alike: x 22 → 23, y 42.5 → 43.5, width 276 → 274"#,
                #"18 nodes only moved or grew because of that"#,
            ]
        ) { $0.padding = 13 },
        Mutation(
            "one point of spacing",
            [
                #"layout: section 0, item 0 "Tea", vstack, and 1 more alike: x 62 → 63"#,
                #"layout: section 0, item 1 "Coffee", vstack: x 62 → 63, width 130.5 → 123.5"#,
                #"5 nodes only moved or grew because of that"#,
            ]
        ) { $0.spacing = 9 },
        Mutation(
            "font weight",
            [
                #"text: section 0, item 0 "Tea", text 1, and 2 more alike: font Inter SemiBold 15 → Inter Bold 15"#
            ]
        ) { $0.titleWeight = .bold },
        Mutation(
            "font size",
            [
                #"text: section 0, item 0 "Tea", text 1, and 2 more alike: font Inter SemiBold 15 → Inter SemiBold 16"#,
                #"28 nodes only moved or grew because of that"#,
            ]
        ) { $0.titleSize = 16 },
        Mutation(
            "a colour by 1 of 255",
            [
                #"color: section 0, item 0 "Tea", text "2.00 €", and 2 more alike: color #008000 → #008100"#
            ]
        ) { $0.priceColor = Color(red: 0, green: 0.5 + 1 / 255, blue: 0) },
        Mutation(
            "order of two items",
            [
                #"layout: section 0, item 1 "Tea": moved from place 0 to 1 among its siblings"#,
                #"1 node only moved or grew because of that"#,
            ]
        ) { $0.items = ["Coffee", "Tea", "Salt"] },
        Mutation(
            "truncation",
            [
                #"text: section 0, item 0 "Tea", text 2 "From Assam and Ceylon, …", and 1 more alike: text is truncated now"#,
                #"4 nodes only moved or grew because of that"#,
            ]
        ) { $0.subtitle += ", picked by hand in the hills" },
        Mutation(
            "a second line",
            [
                #"text: section 0, item 0 "Tea", text 2 "From Assam and Ceylon, ", and 1 more alike: "From Assam and Ceylon" → "From Assam and Ceylon,  picked by hand in the hills""#,
                #"text: section 0, item 1 "Coffee", text 2 "From Assam and ": text is cut off elsewhere: "From Assam and Cey…" → "From Assam and  Ceylon, picked by ha…""#,
                #"25 nodes only moved or grew because of that"#,
            ]
        ) { ($0.lineLimit, $0.subtitle) = (2, $0.subtitle + ", picked by hand in the hills") },
        Mutation(
            "a missing header",
            [
                #"layout: section 0, header "Pantry": is gone"#,
                #"3 nodes only moved or grew because of that"#,
            ]
        ) { $0.header = nil },
        Mutation(
            "another header",
            [
                #"text: section 0, header "Kitchen", text: "Pantry" → "Kitchen""#
            ]
        ) { $0.header = "Kitchen" },
        Mutation(
            "a further item",
            [
                #"layout: section 0, item 1 "Sugar": is new"#,
                #"2 nodes only moved or grew because of that"#,
            ]
        ) { $0.items = ["Tea", "Sugar", "Coffee", "Salt"] },
        Mutation(
            "a missing item",
            [
                #"layout: section 0, item 1 "Coffee": is gone"#,
                #"1 node only moved or grew because of that"#,
            ]
        ) { $0.items = ["Tea", "Salt"] },
        Mutation(
            "corner radius",
            [
                #"layout: section 0, item 0 "Tea", rounded-rectangle 1, and 5 more alike: corner radius 10 → 12"#
            ]
        ) { $0.cornerRadius = 12 },
        Mutation(
            "shadow",
            [
                #"color: section 0, item 0 "Tea", and 2 more alike: shadow radius 3 → 5"#
            ]
        ) { $0.shadowRadius = 5 },
        Mutation(
            "border width",
            [
                #"layout: section 0, item 0 "Tea", rounded-rectangle 2, and 2 more alike: border width 1 → 2"#
            ]
        ) { $0.borderWidth = 2 },
        Mutation(
            "alignment",
            [
                #"layout: section 0, item 0 "Tea", text 1, and 2 more alike: x 62 → 173.5"#
            ]
        ) { $0.alignment = .trailing },
        Mutation(
            "another text",
            [
                #"text: section 0, item 1 "Coffee", text 2 "4.90 €": "4.50 €" → "4.90 €""#,
                #"4 nodes only moved or grew because of that"#,
            ]
        ) { $0.price = "4.90 €" },
        Mutation(
            "opacity",
            [
                #"color: section 0, item 0 "Tea", hstack, and 2 more alike: opacity 0.5 is new"#
            ]
        ) { $0.priceOpacity = 0.5 },
        Mutation(
            "a hidden badge",
            [
                #"layout: section 0, item 1 "Coffee", text 1 "new": is gone"#,
                #"3 nodes only moved or grew because of that"#,
            ]
        ) { $0.badge = false },
        Mutation(
            "background",
            [
                #"color: section 0, item 0 "Tea", rounded-rectangle 1, and 2 more alike: color #ffffff → #e6e6e6"#
            ]
        ) { $0.background = Color(white: 0.9) },
        Mutation(
            "colour of the picture",
            [
                #"color: section 0, item 0 "Tea", circle, and 2 more alike: color #ff9500 → #af52de"#
            ]
        ) { $0.picture = .purple },
        Mutation(
            "size of the picture",
            [
                #"layout: section 0, item 0 "Tea", circle, and 2 more alike: y 43.75 → 42.5, width 32 → 36, height 32 → 36"#,
                #"23 nodes only moved or grew because of that"#,
            ]
        ) { $0.pictureSize = 36 },
        Mutation(
            "direction",
            [
                #"layout: section 0, item 0 "Tea", text 1, and 2 more alike: x 62 → 232"#,
                #"text: section 0, item 0 "Tea", text " €2.00", and 1 more alike: "2.00 €" → " €2.00""#,
                #"text: section 0, item 1 "Coffee", text 2 " €4.50": "4.50 €" → " €4.50""#,
                #"10 nodes only moved or grew because of that"#,
            ]
        ) { $0.direction = .rightToLeft },
        Mutation(
            "width of the screen",
            [
                #"layout: the image: width 320 → 300"#,
                #"24 nodes only moved or grew because of that"#,
            ]
        ) { $0.width = 300 },
    ]

    @Test("a deliberate change is explained", arguments: mutations)
    func explained(mutation: Mutation) throws {
        let fixture = try SnapshotFixture()
        var look = Look()
        _ = fixture.verify(Self.shelf(look), as: .image(size: CGSize(width: look.width, height: 260)))
        mutation.change(&look)
        let message = try #require(
            fixture.verify(Self.shelf(look), as: .image(size: CGSize(width: look.width, height: 260))))
        let lines = message.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { line in !["reference:", "result:", "difference:", "accept:"].contains { line.hasPrefix($0) } }
        #expect(lines == mutation.lines)
    }
}

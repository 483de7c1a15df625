import Flatlay
import RenderingTestSupport
import Testing

/// A list layout, as an app writes it, through the whole pipeline.
@Suite struct ListLayoutTests {
    @Test func rowsAreAsTallAsTheirContentAndAsWideAsTheirSection() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: ["one", "two"])],
            layout: {
                UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
            },
            cell: { _, text in
                HStack {
                    Text(verbatim: text)
                    Spacer()
                }
                .padding(16)
            })
        let list = try ImageRenderer(view, width: 320).displayList()
        #expect(list.frame(of: "cell-0-0") == CGRect(x: 0, y: 0, width: 320, height: 52))
        #expect(list.frame(of: "cell-0-1") == CGRect(x: 0, y: 52, width: 320, height: 52))
    }

    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, sections: [[String]] = [["one", "two", "three"]],
        change: @escaping @MainActor (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> some View {
        let rows = sections.enumerated().map { CollectionRow(section: $0.offset, items: $0.element) }
        return CollectionView(
            rows: rows,
            layout: {
                var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
                change(&configuration)
                return UICollectionViewCompositionalLayout.list(using: configuration)
            },
            cell: { _, text in
                HStack {
                    Circle().frame(width: 20, height: 20)
                    Text(verbatim: text)
                    Spacer()
                }
                .padding(12)
            })
    }

    private func resolved(_ color: UIColor) -> ResolvedColor {
        Color(uiColor: color).resolve(in: EnvironmentValues())
    }

    @Test func separatorsAreOnePixelAndStartAtTheText() throws {
        let picture = try ImageRenderer(list(.plain), width: 320, scale: 2).displayList()
        #expect(
            picture.rectangles(filledWith: resolved(.separator)) == [
                CGRect(x: 40, y: 43.5, width: 280, height: 0.5), CGRect(x: 40, y: 87.5, width: 280, height: 0.5),
                CGRect(x: 40, y: 131.5, width: 280, height: 0.5),
            ])
    }

    @Test func separatorsAreMirroredWithTheReadingDirection() throws {
        let view = list(.plain, sections: [["one"]]).environment(\.layoutDirection, .rightToLeft)
        let picture = try ImageRenderer(view, width: 320, scale: 2).displayList()
        #expect(
            picture.rectangles(filledWith: resolved(.separator)) == [CGRect(x: 0, y: 43.5, width: 280, height: 0.5)])
    }

    @Test func viewsSayWhereSeparatorsStartAndEnd() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: ["one"])],
            layout: {
                UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
            },
            cell: { _, text in
                Text(verbatim: text).frame(maxWidth: .infinity)
                    .alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
                    .alignmentGuide(.listRowSeparatorTrailing) { $0.width - 30 }
            })
        let picture = try ImageRenderer(view, width: 320).displayList()
        #expect(
            picture.rectangles(filledWith: resolved(.separator)) == [CGRect(x: 100, y: 19, width: 190, height: 1)])
    }

    @Test func separatorsHaveTheColorOfTheirConfiguration() throws {
        let view = list(.insetGrouped) { configuration in
            configuration.itemSeparatorHandler = { indexPath, separators in
                var separators = separators
                separators.color = indexPath.item == 0 ? .systemRed : nil
                return separators
            }
        }
        let picture = try ImageRenderer(view, width: 320).displayList()
        #expect(picture.rectangles(filledWith: resolved(.systemRed)).count == 1)
        #expect(picture.rectangles(filledWith: resolved(.separator)).count == 1)
    }

    @Test func cardsAreRoundedAtTheirEnds() throws {
        let picture = try ImageRenderer(list(.insetGrouped), width: 320).displayList()
        let row = resolved(.secondarySystemGroupedBackground)
        let frames = (0..<3).map { CGRect(x: 16, y: 35 + CGFloat($0) * 44, width: 288, height: 44) }
        #expect(picture.rectangles(filledWith: row) == frames)
        let shapes = picture.drawings.compactMap { item -> DrawnShape? in
            if case .fill(let shape, .color(row), _) = item.command { shape } else { nil }
        }
        let top = UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10)
        let bottom = UnevenRoundedRectangle(bottomLeadingRadius: 10, bottomTrailingRadius: 10)
        #expect(
            shapes == [
                .path(top.path(in: frames[0])), .rectangle(frames[1]), .path(bottom.path(in: frames[2])),
            ])
        let single = try ImageRenderer(list(.insetGrouped, sections: [["one"]]), width: 320).displayList()
        #expect(
            single.drawings.contains { item in
                item.command
                    == .fill(
                        .roundedRectangle(frames[0], cornerSize: CGSize(width: 10, height: 10), style: .continuous),
                        .color(row), FillStyle())
            })
    }

    @Test func theBackgroundOfAListFillsItsView() throws {
        let picture = try ImageRenderer(list(.insetGrouped, sections: [["one"], ["two"]]), width: 320, height: 500)
            .displayList()
        #expect(
            picture.rectangles(filledWith: resolved(.systemGroupedBackground)) == [
                CGRect(x: 0, y: 0, width: 320, height: 500)
            ])
        let red = list(.insetGrouped) { $0.backgroundColor = .systemRed }
        #expect(
            try ImageRenderer(red, width: 320, height: 500).displayList().rectangles(filledWith: resolved(.systemRed))
                == [CGRect(x: 0, y: 0, width: 320, height: 500)])
    }

    @Test func onlyListSectionsHaveTheBackgroundOfLists() throws {
        let view = CollectionView(
            rows: (0..<3).map { CollectionRow(section: $0, items: ["\($0)"]) },
            sectionLayoutProvider: { index, environment in
                guard index == 1 else { return SampleLayouts.columns(1, height: 50) }
                return .list(
                    using: UICollectionLayoutListConfiguration(appearance: .grouped), layoutEnvironment: environment)
            },
            cell: { _, text in Text(verbatim: text).frame(height: 44) })
        let picture = try ImageRenderer(view, width: 320, height: 500).displayList()
        #expect(
            picture.rectangles(filledWith: resolved(.systemGroupedBackground)) == [
                CGRect(x: 0, y: 50, width: 320, height: 99)
            ])
    }

    @Test func rowsFollowTheColorScheme() throws {
        let picture = try ImageRenderer(list(.grouped).environment(\.colorScheme, .dark), width: 320).displayList()
        let dark = ResolvedColor(hex: 0x1c1c1e)
        #expect(picture.rectangles(filledWith: dark).count == 3)
    }

    @Test func configurationsKeepTheirColors() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        #expect(configuration.backgroundColor == nil)
        configuration.backgroundColor = .systemGroupedBackground
        #expect(configuration.backgroundColor == .systemGroupedBackground)
        var separator = UIListSeparatorConfiguration(listAppearance: .plain)
        separator.color = .systemRed
        separator.multipleSelectionColor = .systemBlue
        #expect(separator.color == .systemRed && separator.multipleSelectionColor == .systemBlue)
    }
}

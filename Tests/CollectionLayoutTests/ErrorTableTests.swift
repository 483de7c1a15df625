import CollectionLayout
import Foundation
import Testing

@Suite("Errors")
@MainActor
struct ErrorTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var error: CollectionLayoutError
        var text: String
        var testDescription: String { text.split(separator: "\n").first.map(String.init) ?? "" }
    }

    nonisolated static let rows: [Row] = [
        Row(
            error: .invalidDescription(section: 2, fault: .invalidDimension(.fractionalWidth, .nan)),
            text: """
                Invalid fractional width: nan. The fraction must be a finite value.
                In section 2.
                Check the arithmetic for a division by zero; the maximum length is 1e12 points.
                """),
        Row(
            error: .invalidDescription(section: 0, fault: .invalidDimension(.fractionalHeight, .infinity)),
            text: """
                Invalid fractional height: inf. The fraction must be a finite value.
                In section 0.
                Check the arithmetic for a division by zero; the maximum length is 1e12 points.
                """),
        Row(
            error: .invalidDescription(section: 0, fault: .invalidDimension(.absolute, -.infinity)),
            text: """
                Invalid absolute dimension: -inf. The dimension must be a finite value.
                In section 0.
                Check the arithmetic for a division by zero; the maximum length is 1e12 points.
                """),
        Row(
            error: .invalidDescription(section: nil, fault: .invalidDimension(.estimated, .infinity)),
            text: """
                Invalid estimated dimension: inf. The dimension must be a finite value.
                In the layout configuration.
                Check the arithmetic for a division by zero; the maximum length is 1e12 points.
                """),
        Row(
            error: .invalidDescription(section: 1, fault: .invalidValue(property: "contentInsets", .nan)),
            text: """
                Invalid contentInsets: nan. The value must be a finite number.
                In section 1.
                Check the arithmetic for a division by zero; the maximum length is 1e12 points.
                """),
        Row(
            error: .invalidDescription(section: 3, fault: .emptyGroup),
            text: """
                At least 1 subitem is required for a group
                In section 3.
                Pass one item or group to subitems.
                """),
        Row(
            error: .invalidDescription(section: 0, fault: .invalidRepeatCount(isHorizontal: true)),
            text: """
                A repeating horizontal group should specify a count >= 1
                In section 0.
                Pass a count of 1 or more.
                """),
        Row(
            error: .invalidDescription(section: 0, fault: .invalidRepeatCount(isHorizontal: false)),
            text: """
                A repeating vertical group should specify a count >= 1
                In section 0.
                Pass a count of 1 or more.
                """),
        Row(
            error: .invalidDescription(section: 0, fault: .duplicateElementKinds(["badge", "header"])),
            text: """
                Error: Every supplementary must have a unique elementKind: duplicates detected: (badge, header)
                In section 0.
                Give each supplementary item of the host its own element kind.
                """),
        Row(
            error: .missingSection(section: 4, itemCount: 1),
            text: """
                Invalid section definition. Please specify a valid section definition when content is to be rendered \
                for a section. This is a client error.
                In section 4, which has 1 item.
                Return a section for every index below numberOfSections.
                """),
        Row(
            error: .groupDoesNotFit(
                section: 0,
                in: LayoutContainer(
                    frame: CGRect(x: 0, y: 0, width: 32, height: 653), reference: .safeArea, insets: .zero),
                group: "<NSCollectionLayoutGroup size={.containerWidthFactor(1), .estimated(44)}>",
                container: CGSize(width: 32, height: 653),
                insets: .init(top: 0, leading: 16, bottom: 0, trailing: 16.5)),
            text: """
                <UICollectionViewCompositionalLayout> ran into an error when computing the layout for section at index 0 \
                in container <NSCollectionLayoutContainer: contentSize={32, 653}; contentInsets={0, 0, 0, 0}>. Container \
                calculated by applying insets ({0, 0, 0, 0}) from sectionInsetsReference "safeArea" to collection view \
                frame {{0, 0}, {32, 653}}.
                Error: There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it \
                has no room for any subitems itself. Inspect the parent and ensure the contentInsets ({0, 16, 0, 16.5}) \
                do not result in a negative effectiveContentSize when applied to size: {32, 653}.
                Group: <NSCollectionLayoutGroup size={.containerWidthFactor(1), .estimated(44)}>
                Make the insets smaller or the container larger.
                """),
        Row(
            error: .itemDoesNotFit(
                section: 2,
                in: LayoutContainer(
                    frame: CGRect(x: 5, y: 6, width: 320, height: 480), reference: .layoutMargins,
                    insets: .init(top: 0, leading: 8, bottom: 0, trailing: 8)),
                group: CGSize(width: 304, height: 44)),
            text: """
                <UICollectionViewCompositionalLayout> ran into an error when computing the layout for section at index 2 \
                in container <NSCollectionLayoutContainer: contentSize={304, 480}; contentInsets={0, 0, 0, 0}>. \
                Container calculated by applying insets ({0, 8, 0, 8}) from sectionInsetsReference "layoutMargins" to \
                collection view frame {{5, 6}, {320, 480}}.
                Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group \
                cannot fit even a single item. Inspect the spacing and size of the items in this group and ensure that \
                they fit into the group when its effective size is {304, 44}.
                Use a fraction of at most 1, less spacing, or a larger group.
                """),
        Row(
            error: .groupTooLarge(section: 0, limit: 100_000),
            text: """
                One group would contain more than 100000 items.
                In section 0.
                Describe fewer items in the group and let the section repeat it.
                """),
        Row(
            error: .groupTooComplex(section: 1, limit: 500_000),
            text: """
                One group takes more than 500000 steps to lay out.
                In section 1.
                Nest fewer groups whose members have measured lengths.
                """),
        Row(
            error: .invalidCustomFrame(section: 1, item: 7),
            text: """
                The custom item provider returned an invalid frame for item 7.
                In section 1.
                Return frames with finite numbers.
                """),
        Row(
            error: .invalidFlowValue(section: 0, property: "itemSize", value: .nan),
            text: """
                Invalid itemSize: nan. The value must be a finite number.
                In section 0.
                Check the layout's properties and the delegate's return values.
                """),
        Row(
            error: .invalidBounds(CGSize(width: -1, height: CGFloat.infinity)),
            text: """
                The collection view's bounds are not usable: {-1, inf}.
                Give the collection view a finite size that is not negative.
                """),
        Row(
            error: .invalidItemCount(section: 2, count: -1),
            text: """
                Invalid number of items: -1.
                In section 2.
                Answer 0 to 1000000000 items.
                """),
        Row(
            error: .invalidSectionCount(-1),
            text: """
                Invalid number of sections: -1.
                Answer 0 to 10000000 sections.
                """),
        Row(
            error: .tooManyListedItems(section: 0, count: 20_000_000, limit: 10_000_000),
            text: """
                20000000 items are too many to measure one by one; 10000000 are allowed.
                In section 0.
                Use fixed sizes, or show fewer items.
                """),
        Row(
            error: .invalidDescription(section: 0, fault: .nestedTooDeeply(limit: 64)),
            text: """
                Groups are nested more than 64 deep.
                In section 0.
                Describe the layout with fewer levels.
                """),
        Row(
            error: .selfSizingLoop(passes: 10),
            text: """
                UICollectionView is stuck in its update/layout loop. This can happen for many reasons, including \
                self-sizing views whose preferred attributes are not returning a consistent size. Stopped after 10 \
                passes.
                Return the same preferred size for the same request.
                """),
        Row(
            error: .attributesChanged(
                element: .supplementary("header", IndexPath(item: 0, section: 2)), from: "header 2.0 0 0 320 30",
                to: "header 2.0 0 5 320 30"),
            text: """
                layout attributes for supplementary view at index path (2, 0) changed from header 2.0 0 0 320 30 to \
                header 2.0 0 5 320 30 without invalidating the layout
                Return the same frames until the layout is invalidated, and change copies of attributes only.
                """),
        Row(
            error: .missingAttributes(.supplementary("badge", IndexPath(item: 4, section: 1))),
            text: """
                no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: badge \
                at path (1, 4)
                Request elements that the layout's sections describe.
                """),
        Row(
            error: .missingAttributes(.cell(IndexPath(item: 4, section: 1))),
            text: """
                no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: at path (1, 4)
                Request elements that the layout's sections describe.
                """),
        Row(
            error: .missingAttributes(.decoration("card", IndexPath(item: 0, section: 0))),
            text: """
                no UICollectionViewLayoutAttributes instance for -layoutAttributesForDecorationViewOfKind: card at path \
                (0, 0)
                Request elements that the layout's sections describe.
                """),
        Row(
            error: .sectionOutOfRange(
                element: .supplementary("badge", IndexPath(item: 0, section: 0)), sectionCount: 0),
            text: """
                request for layout attributes for supplementary view badge in section 0 when there are only 0 sections \
                in the collection view
                Request sections below numberOfSections.
                """),
        Row(
            error: .invalidLayoutAnswer(element: "c 0.3"),
            text: """
                The layout returned a frame that is not finite for c 0.3.
                Check the arithmetic of the custom layout.
                """),
    ]

    @Test("text", arguments: rows)
    func text(_ row: Row) {
        #expect(row.error.description == row.text)
    }

    @Test("warning text")
    func warningText() {
        #expect(
            CollectionLayoutWarning.flowItemTooLarge(indexPath: IndexPath(item: 3, section: 1), isWidth: true)
                .description == """
                    The behavior of the UICollectionViewFlowLayout is not defined because:
                    the item width must be less than the width of the UICollectionView minus the section insets left and \
                    right values, minus the content insets left and right values.
                    Please check the values returned by the delegate.
                    First seen at item 3 of section 1.
                    """)
    }
}

@Suite("Errors are reported, never fatal")
@MainActor
struct MistakeTests {
    private func error(_ section: NSCollectionLayoutSection, _ counts: [Int] = [3]) -> CollectionLayoutError? {
        let view = collectionView(section, counts)
        do throws(CollectionLayoutError) {
            try view.layoutElements()
            return nil
        } catch {
            #expect(view.collectionViewLayout.lastError?.description == error.description)
            #expect(view.layoutAttributes(in: view.bounds) == [])
            return error
        }
    }

    private func section(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection { .init(group: group) }

    @Test("non-finite dimensions")
    func dimensions() {
        for (dimension, fault) in [
            (Dimension.fractionalWidth(.nan), LayoutDescriptionFault.Dimension.fractionalWidth),
            (.fractionalHeight(.nan), .fractionalHeight), (.absolute(.nan), .absolute),
            (.estimated(.nan), .estimated),
        ] {
            guard
                case .invalidDescription(0, .invalidDimension(let found, let value)) = error(
                    section(horizontal(.fractionalWidth(1), .absolute(10), [item(dimension)])))
            else {
                Issue.record("no error for \(fault)")
                continue
            }
            #expect(found == fault)
            #expect(value.isNaN)
        }
    }

    @Test("groups without subitems or copies")
    func counts() {
        let size = layoutSize(.fractionalWidth(1), .absolute(10))
        let cell = item(.fractionalWidth(1))
        #expect(
            error(section(horizontal(.fractionalWidth(1), .absolute(10), [])))
                == .invalidDescription(section: 0, fault: .emptyGroup))
        #expect(
            error(section(.horizontal(layoutSize: size, subitem: cell, count: 0)))
                == .invalidDescription(section: 0, fault: .invalidRepeatCount(isHorizontal: true)))
        #expect(
            error(section(.vertical(layoutSize: size, repeatingSubitem: cell, count: -3)))
                == .invalidDescription(section: 0, fault: .invalidRepeatCount(isHorizontal: false)))
        #expect(
            error(section(.vertical(layoutSize: size, repeatingSubitem: cell, count: .max)))
                == .groupTooLarge(section: 0, limit: 100_000))
    }

    @Test("groups and items without space")
    func room() {
        let place = LayoutContainer(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), reference: .safeArea, insets: .zero)
        let wide = grid(columns: 1, height: 10)
        wide.contentInsets = .init(top: 0, leading: 200, bottom: 0, trailing: 200)
        #expect(
            error(wide)
                == .groupDoesNotFit(
                    section: 0, in: place,
                    group: "<NSCollectionLayoutGroup size={.containerWidthFactor(1), .absolute(10)}>",
                    container: CGSize(width: 320, height: 480), insets: wide.contentInsets))
        let group = horizontal(.fractionalWidth(1), .absolute(10), [item(.fractionalWidth(1))])
        group.contentInsets = .init(top: 6, leading: 0, bottom: 6, trailing: 0)
        #expect(
            error(section(group))
                == .groupDoesNotFit(
                    section: 0, in: place,
                    group: "<NSCollectionLayoutGroup size={.containerWidthFactor(1), .absolute(10)}>",
                    container: CGSize(width: 320, height: 10), insets: group.contentInsets))
        #expect(
            error(section(horizontal(.fractionalWidth(1), .absolute(10), [item(.absolute(400))])))
                == .itemDoesNotFit(section: 0, in: place, group: CGSize(width: 320, height: 10)))
    }

    @Test("duplicate kinds on one host")
    func duplicateKinds() {
        let section = grid(columns: 1, height: 10)
        section.boundarySupplementaryItems = [
            boundary("h", .fractionalWidth(1), .absolute(10), .top),
            boundary("h", .fractionalWidth(1), .absolute(10), .bottom),
        ]
        #expect(error(section) == .invalidDescription(section: 0, fault: .duplicateElementKinds(["h"])))
    }

    @Test("non-finite custom frames")
    func customFrames() {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(10))
        ) { _ in [.init(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))] }
        #expect(error(section(group)) == .invalidCustomFrame(section: 0, item: 0))
    }

    @Test("a provider that returns no section: an error with items, nothing without")
    func missingSection() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        #expect(throws: CollectionLayoutError.missingSection(section: 1, itemCount: 2)) {
            try collectionView(layout, [0, 2]).layoutElements()
        }
        try collectionView(layout, [0, 0]).layoutElements()
    }

    @Test("an invalid section does not affect the others")
    func otherSections() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 1
                ? NSCollectionLayoutSection(group: horizontal(.fractionalWidth(1), .absolute(10), []))
                : grid(columns: 1, height: 10)
        }
        let view = collectionView(layout, [1, 1, 1])
        #expect(throws: CollectionLayoutError.invalidDescription(section: 1, fault: .emptyGroup)) {
            try view.layoutElements()
        }
        #expect(view.lines == ["content 320 20", "c 0.0 0 0 320 10", "c 2.0 0 10 320 10"])
    }

    @Test("invalid bounds and counts")
    func bounds() {
        let section = grid(columns: 1, height: 10)
        #expect(throws: CollectionLayoutError.invalidBounds(CGSize(width: CGFloat.infinity, height: 10))) {
            try collectionView(section, [1], width: .infinity, height: 10).layoutElements()
        }
        #expect(throws: CollectionLayoutError.invalidItemCount(section: 0, count: -4)) {
            try collectionView(section, [-4]).layoutElements()
        }
    }

    @Test("unlimited counts and nesting")
    func hugeNumbers() throws {
        let fixed = collectionView(grid(columns: 3, height: 10), [1_000_000_000])
        try fixed.layoutElements()
        #expect(fixed.layoutAttributesForItem(at: IndexPath(item: 999_999_999, section: 0)) != nil)
        #expect(throws: CollectionLayoutError.invalidItemCount(section: 0, count: .max)) {
            try collectionView(grid(columns: 3, height: 10), [.max]).layoutElements()
        }
        let measured = NSCollectionLayoutSection(
            group: vertical(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(1), .estimated(44))]))
        let view = collectionView(measured, [20_000_000])
        view.preferredSizeProvider = { _ in nil }
        #expect(
            throws: CollectionLayoutError.tooManyListedItems(section: 0, count: 20_000_000, limit: 10_000_000)
        ) { try view.layoutElements() }
        var group = horizontal(.fractionalWidth(1), .absolute(10), [item(.fractionalWidth(1))])
        for _ in 0..<100 { group = horizontal(.fractionalWidth(1), .fractionalHeight(1), [group]) }
        #expect(
            error(section(group)) == .invalidDescription(section: 0, fault: .nestedTooDeeply(limit: 64)))
    }

    @Test("invalid rectangles have a result")
    func rectangles() throws {
        let view = collectionView(grid(columns: 3, height: 10), [10])
        try view.layoutElements()
        let nothing = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        #expect(view.layoutAttributes(in: nothing).isEmpty)
        #expect(view.layoutAttributes(in: .infinite).count == 10)
        #expect(view.layoutAttributes(in: .null).isEmpty)
        let upsideDown = CGRect(x: 100, y: 15, width: -50, height: -10)
        #expect(view.layoutAttributes(in: upsideDown).map(\.indexPath.item) == [0, 3])
        #expect(view.layoutAttributesForItem(at: IndexPath(item: -1, section: -1)) == nil)
        #expect(view.layoutAttributesForItem(at: IndexPath()) != nil, "an empty path reads as 0.0")
        #expect(view.layoutAttributesForItem(at: IndexPath(item: .max, section: .max)) == nil)
    }

    @Test("non-finite values of flow layouts")
    func flowValues() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = .infinity
        #expect(
            throws: CollectionLayoutError.invalidFlowValue(
                section: 0, property: "minimumLineSpacing", value: .infinity)
        ) { try collectionView(layout, [3]).layoutElements() }
    }

    @Test("a flow item wider than its line is a warning")
    func flowWarning() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 400, height: 10)
        try collectionView(layout, [3]).layoutElements()
        #expect(
            layout.warnings == [.flowItemTooLarge(indexPath: IndexPath(item: 0, section: 0), isWidth: true)])
    }

    @Test("items without length do not hang")
    func zeroLengths() throws {
        for group in [
            horizontal(.fractionalWidth(1), .absolute(10), [item(.absolute(0))]),
            horizontal(.absolute(0), .absolute(0), [item(.fractionalWidth(1))]),
            vertical(.fractionalWidth(1), .estimated(0), [item(.estimated(0), .estimated(0))]),
            horizontal(.fractionalWidth(-1), .fractionalHeight(-1), [item(.fractionalWidth(-0.5))]),
        ] {
            let view = collectionView(section(group), [1000])
            view.preferredSizeProvider = { _ in .zero }
            try view.layoutElements()
            #expect(view.contentSize.height.isFinite)
        }
    }
}

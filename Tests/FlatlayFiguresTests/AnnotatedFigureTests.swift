import Foundation
import TestSupport
import Testing

@testable import FlatlayFigures

/// Figures with annotations: what they measure, where they draw, and what they say of names that are not there.
@Suite("Figures with annotations") @MainActor struct AnnotatedFigureTests {
    /// Two columns with a header; 8 points around cells, 12 around the section.
    private func shelf(_ count: Int = 4) -> some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<count))],
            sectionLayoutProvider: { _, _ in Self.section() }
        ) { _, number in
            Color.gray.overlay(Text("\(number)").accessibilityIdentifier("number"))
        } supplementaryView: { _, _ in
            Text("Shelf").accessibilityIdentifier("title")
        }
    }

    private static func section() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            repeatingSubitem: item, count: 2)
        group.interItemSpacing = .fixed(40)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    private func renderer(_ view: some View, scale: CGFloat = 2, width: CGFloat = 300) -> ImageRenderer<AnyView> {
        let renderer = ImageRenderer(content: AnyView(view))
        renderer.proposedSize = ProposedViewSize(width: width, height: nil)
        renderer.scale = scale
        return renderer
    }

    private func picture(_ annotations: FigureAnnotation..., scale: CGFloat = 2) throws -> DisplayList {
        try AnnotatedPicture(renderer(shelf(), scale: scale), annotations).list
    }

    /// The numbers that measures show.
    private func numbers(_ list: DisplayList) -> [String] {
        list.nodes.map(\.name).filter { $0.hasPrefix("measure-") }.map { String($0.dropFirst(8)) }
    }

    private func problem(_ annotation: FigureAnnotation, _ view: some View) -> String {
        do {
            _ = try AnnotatedPicture(renderer(view), [annotation])
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test("measures are those of the frame list")
    func measures() throws {
        let frames = try renderer(shelf()).frameDescription()
        #expect(
            frames == """
                content 300 184
                c 0.0 16 42 112 60
                c 0.1 168 42 112 60
                c 0.2 16 112 112 60
                c 0.3 168 112 112 60
                UICollectionElementKindSectionHeader 0.0 16 0 264 30

                """, "\(frames)")
        #expect(try numbers(picture(.distance("c 0.0", "c 0.1"))) == ["40"])
        #expect(try numbers(picture(.distance("c 0.3", "c 0.1"))) == ["10"])
        #expect(try numbers(picture(.distance(.cell(0), .cell(3), along: .vertical))) == ["10"])
        #expect(try numbers(picture(.distance("header 0.0", "c 0.0"))) == ["12"])
        #expect(try numbers(picture(.insets("c 0.0", in: "section 0"))) == ["42", "16", "82", "172"])
        #expect(try numbers(picture(.insets("c 0.1", in: "group 0.0", edges: .leading))) == ["152"])
        #expect(try numbers(picture(.insets("header 0.0"))) == ["16", "154", "20"])
        #expect(
            try numbers(
                picture(.size(.view(ofKind: UICollectionView.elementKindSectionHeader), .vertical))) == ["30"])
        #expect(try numbers(picture(.size("group 0.1"))) == ["264", "60"])
        #expect(try numbers(picture(.size("picture", .vertical))) == ["184"])
        // Identifiers, within a part where there are several.
        #expect(try numbers(picture(.insets("title", in: "header 0.0", edges: .top))).count == 1)
        #expect(try numbers(picture(.size("c 0.2/number", .horizontal))).count == 1)
        #expect(try numbers(picture(.size("c 0.2/#number", .horizontal))).count == 1)
    }

    /// A row of two squares, or a column of rows.
    private func rows<Cell: View>(
        _ count: Int, _ height: CGFloat, @ViewBuilder cell: @escaping (Int) -> Cell
    ) -> some View {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        return CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<count))], layout: { layout }
        ) { _, number in cell(number) }
    }

    @Test("parts of collections in cells, of a second collection, and of turned views have names")
    func nested() throws {
        let view = VStack(spacing: 5) {
            rows(2, 60) { outer in
                HStack(spacing: 0) {
                    Color.gray.frame(width: 100)
                    rows(3, 20) { _ in Color.red.padding(.leading, CGFloat(outer)) }
                }
            }
            .frame(height: 120)
            rows(1, 33) { _ in
                Color.blue.frame(width: 30, height: 12).rotationEffect(.degrees(90)).accessibilityIdentifier("turned")
            }
            .frame(height: 33)
        }
        func numbers(_ annotation: FigureAnnotation) throws -> [String] {
            self.numbers(try AnnotatedPicture(renderer(view), [annotation]).list)
        }
        #expect(try numbers(.size("c 0.1/c 0.2")) == ["200", "20"])
        #expect(try numbers(.insets("c 0.1/c 0.2", edges: [.top, .leading])) == ["100", "100"])
        #expect(try numbers(.size("c 0.0/section 0", .vertical)) == ["60"])
        #expect(try numbers(.distance("c 0.1", "collection 1/c 0.0")) == ["5"])
        #expect(try numbers(.size("collection 1/c 0.0", .vertical)) == ["33"])
        #expect(try numbers(.size("collection 1/c 0.0/turned", .vertical)).count == 1)
        #expect(
            problem(.size("c 0.1/c 0.3"), view).contains(
                "c 0.0 to 0.1, c 0.0/section 0, c 0.0/group 0.0 to 0.2, c 0.0/c 0.0 to 0.2"))
    }

    @Test("a part that is scrolled out or cut off can have a callout as far as it is visible, and outlines stay within")
    func cutOff() throws {
        let list = try AnnotatedPicture(
            renderer(shelf(8).frame(height: 80)), [.callout("c 0.0", "Cut off"), .outlines(.items)]
        ).list
        let callout = try #require(list.nodes.first { $0.name == "callout-1" }).frame
        #expect(callout.maxY <= 80)
        let bounds = list.items.reduce(CGRect.null) { $0.union(Self.inkBounds($1.command)) }
        #expect(CGRect(origin: .zero, size: list.size).encloses(bounds), "\(bounds)")
    }

    @Test("leading is at the right in views that read from right to left")
    func rightToLeft() throws {
        let renderer = renderer(shelf())
        renderer.layoutDirection = .rightToLeft
        let list = try AnnotatedPicture(renderer, [.insets("c 0.0", edges: [.leading]), .size("c 0.0", .horizontal)])
            .list
        #expect(numbers(list) == ["16", "112"])
    }

    @Test("the picture grows by whole points, keeps the view's pixels, and clips no mark", arguments: [1, 2, 3])
    func growth(scale: CGFloat) throws {
        let plain = renderer(shelf(), scale: scale)
        let list = try picture(.size("picture"), .callout("picture", "All of it"), scale: scale)
        let before = try plain.displayList().size
        #expect(list.size.width > before.width && list.size.height > before.height)
        #expect(list.size.width == list.size.width.rounded() && list.size.height == list.size.height.rounded())
        let bounds = list.items.reduce(CGRect.null) { $0.union(Self.inkBounds($1.command)) }
        #expect(CGRect(origin: .zero, size: list.size).encloses(bounds), "\(bounds)")
        // Where the view is: the header's place tells.
        let header = try #require(list.nodes.first { $0.name == "header-0" }).frame
        let (dx, dy) = (Int((header.minX - 16) * scale), Int(header.minY * scale))
        let (small, large) = (try plain.bitmap(), try plain.bitmap(of: list))
        // But for the outline of the callout, which is one point wide and within.
        let edge = Int(scale)
        var differences = 0
        for y in edge..<small.height - edge {
            for x in edge..<small.width - edge {
                let (a, b) = (Self.pixel(small, x, y), Self.pixel(large, x + dx, y + dy))
                // The view is transparent where it draws nothing, the picture has a background.
                if a[3] == 255, a != b { differences += 1 }
            }
        }
        #expect(differences == 0)
    }

    private static func pixel(_ bitmap: RenderedBitmap, _ x: Int, _ y: Int) -> [UInt8] {
        (0..<4).map { bitmap.bytes[y * bitmap.bytesPerRow + x * 4 + $0] }
    }

    /// The bounds of what is certainly drawn: those of glyphs are larger than their outlines.
    private static func inkBounds(_ command: DisplayList.Command) -> CGRect {
        switch command {
        case .glyphs: .null
        case .group(_, let items): items.reduce(CGRect.null) { $0.union(inkBounds($1.command)) }
        default: command.bounds
        }
    }

    @Test("lines begin and end on whole pixels", arguments: [1, 2, 3])
    func crisp(scale: CGFloat) throws {
        let list = try picture(
            .distance("c 0.0", "c 0.1"), .insets("c 0.0", in: "section 0"), .size("c 0.3"), .callout("c 0.1", "One"),
            scale: scale)
        let start = try #require(list.nodes.firstIndex { $0.name == "annotations" })
        var count = 0
        func visit(_ items: DisplayList.Items) {
            for item in items where item.node.index >= start {
                switch item.command {
                case .fill(.rectangle(let rect), _, _):
                    count += 1
                    for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
                        #expect(abs(edge * scale - (edge * scale).rounded()) < 0.001, "\(rect)")
                    }
                case .group(_, let items): visit(items)
                default: break
                }
            }
        }
        visit(list.items)
        #expect(count > 20)
    }

    @Test("PNG, SVG and PDF show them, in the ink of each style")
    func formats() throws {
        for (scheme, ink) in [(ColorScheme.light, "#d70015"), (.dark, "#ff6961")] {
            let renderer = renderer(shelf())
            renderer.colorScheme = scheme
            let list = try AnnotatedPicture(renderer, [.size("c 0.0", .horizontal)]).list
            #expect(list.description.contains(ink))
            let svg = String(decoding: try renderer.data(of: list, as: .svg), as: UTF8.self)
            #expect(svg.contains(ink) && svg.contains("width=\"\(Int(list.size.width))\""))
            #expect(try renderer.data(of: list, as: .pdf).starts(with: Data("%PDF".utf8)))
            let bitmap = try renderer.bitmap(of: list)
            #expect(bitmap.width == Int(list.size.width * 2))
        }
    }

    @Test("outlines: one per part, in the picture and in the legend")
    func outlines() throws {
        let list = try picture(.outlines())
        let dump = list.description
        for kind in FigureOutline.allCases where kind != .decorationItems {
            let ink = AnnotationInk(colorScheme: .light).outline(kind)
            let count = dump.components(separatedBy: "\n").count { $0.contains("stroke") && $0.contains("\(ink)") }
            let expected = [FigureOutline.sections: 1, .groups: 2, .items: 4, .supplementaryItems: 1]
            #expect(count == (expected[kind] ?? 0) + 1, "\(kind.rawValue): \(count)\n\(dump)")
        }
        #expect(!dump.contains("Decoration"))
    }

    @Test("outlines are at the frames of the frame list, just inside")
    func outlinedFrames() throws {
        let list = try picture(.outlines(.items))
        let cells = list.nodes.filter { $0.name.hasPrefix("cell-") }.map(\.frame)
        #expect(cells.count == 4)
        let lines = Self.strokes(in: list.items)
        for cell in cells {
            #expect(lines.contains(cell.insetBy(dx: 0.5, dy: 0.5)), "\(cell): \(lines)")
        }
    }

    private static func strokes(in items: DisplayList.Items) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item.command {
            case .group(_, let inner): strokes(in: inner)
            case .stroke(let shape, _, _): [shape.bounds]
            default: []
            }
        }
    }

    @Test("legends wrap long texts, and number callouts in their order")
    func legend() throws {
        let long = String(repeating: "many words ", count: 30)
        let short = try picture(.callout("c 0.0", "One"), .callout("c 0.1", "Two"))
        let tall = try picture(.callout("c 0.0", "One"), .callout("c 0.1", long))
        #expect(tall.size.width == short.size.width && tall.size.height > short.size.height + 40)
        #expect(short.nodes.map(\.name).filter { $0.hasPrefix("callout-") } == ["callout-1", "callout-2"])
        // A narrow view gets room for it.
        let narrow = try AnnotatedPicture(
            renderer(Color.red.frame(width: 20, height: 20), width: 20), [.callout("picture", "A red square")]
        ).list
        #expect(narrow.size.width == AnnotationLegend.leastWidth)
    }

    @Test("problems")
    func problems() throws {
        let shelf = shelf(12)
        let names =
            "the names are picture, section 0, group 0.0 to 0.5, c 0.0 to 0.11, header 0.0, \"number\", \"title\""
        #expect(problem(.size("c 0.12"), shelf) == "annotation 1 (size): there is no 'c 0.12'; \(names)")
        #expect(
            problem(.callout("price", "The price"), Color.red)
                == "annotation 1 (callout): there is no 'price'; the names are picture; '.accessibilityIdentifier(_:)' "
                + "gives a view a name of its own")
        #expect(
            problem(.size("number"), shelf)
                == "annotation 1 (size): 12 views have the identifier 'number'; say within which part, as in "
                + "'c 0.0/number'")
        #expect(
            problem(.distance("c 0.0", "c 0.3"), shelf)
                == "annotation 1 (distance): 'c 0.0' and 'c 0.3' are apart in both directions; say 'along' which: "
                + "horizontal or vertical")
        #expect(
            problem(.distance("c 0.0", "c 0.2", along: .horizontal), shelf)
                == "annotation 1 (distance): 'c 0.0' and 'c 0.2' overlap along that axis, so there is no distance between "
                + "them; 'insets' measures a part in another")
        #expect(
            problem(.distance("c 0.0", "section 0"), shelf)
                == "annotation 1 (distance): 'c 0.0' and 'section 0' overlap, so there is no distance between them; "
                + "'insets' measures a part in another")
        #expect(
            problem(.insets("header 0.0", in: "c 0.0"), shelf)
                == "annotation 1 (insets): 'header 0.0' reaches 42 points beyond the top edge of 'c 0.0', so it has no "
                + "inset there")
        #expect(
            problem(.insets("c 0.0", in: "c 0.0"), shelf)
                == "annotation 1 (insets): 'c 0.0' fills 'c 0.0', so it has no insets; name the edges to show them as 0"
        )
        #expect(
            problem(.callout("c 0.0", " "), shelf)
                == "annotation 1 (callout): the text of the callout is empty; say what the number stands for")
        #expect(
            problem(.outlines(), Color.red)
                == "annotation 1 (outlines): the picture has no collection, so there is nothing to outline; annotate its "
                + "views instead")
        #expect(
            problem(.outlines(.decorationItems), shelf)
                == "annotation 1 (outlines): the collections of the picture show none of decorationItems; only "
                + "compositional layouts have groups")
        #expect(
            problem(.callout("c 0.0", String(repeating: "long ", count: 401)), shelf)
                == "annotation 1 (callout): the text of the callout has more than 2000 bytes; a sentence is enough for a "
                + "legend")
        #expect(throws: AnnotationError.self) {
            try AnnotatedPicture(renderer(shelf), Array(repeating: .size("c 0.0"), count: 101))
        }
        // A hundred marks at one place leave each other room.
        let crowded = try AnnotatedPicture(
            renderer(shelf), (0..<50).map { .callout("c 0.1", "\($0)") } + Array(repeating: .size("c 0.0"), count: 50)
        ).list
        let frames = crowded.nodes.filter { $0.name.hasPrefix("callout-") || $0.name.hasPrefix("measure-") }.map(
            \.frame)
        #expect(frames.count == 150)
        for (index, frame) in frames.enumerated() {
            #expect(!frames[..<index].contains(where: frame.overlaps))
        }
        let cut = shelf.frame(height: 100)
        #expect(
            problem(.size("c 0.0"), cut)
                == "annotation 1 (size): 'c 0.0' reaches out of the picture, which cuts off what is measured; make the "
                + "view larger")
        #expect(
            problem(.size("c 0.6"), cut)
                == "annotation 1 (size): 'c 0.6' is not in the picture: its frame is 16 252 112 60, and the picture is 0 0 "
                + "300 100; make the view larger, or name another part")
    }

    @Test("figures in code have them, and say where a wrong one is")
    func code() throws {
        let folder = try TemporaryFolder()
        let view = shelf()
        let request = FigureRequest(options: .standard, output: folder.path, answer: folder.path + "/answer.json")
        let figures = FigureProgram.answer(
            to: request,
            [
                Figure("plain", size: .width(300), alt: "A shelf") { view },
                Figure("measured", size: .width(300), alt: "A shelf with measures") { view }
                    .annotations(.size("c 0.0")).annotations([.callout("c 0.1", "The second")]).formats(.png, .svg),
                Figure("wrong", alt: "A shelf") { view }.annotations(.size("c 0.0"), .size("c 1.0")),
            ]
        ).figures
        #expect(figures.map { $0.error == nil } == [true, true, false])
        #expect((figures[0].width, figures[0].height) == (300, 184))
        #expect(figures[1].width > 300 && figures[1].height > 184 && figures[1].files.count == 3)
        #expect(figures[1].fonts.contains { $0.contains("Bold") }, "fonts of numbers are part of the record")
        #expect(figures[2].error?.hasPrefix("annotation 2 (size): there is no 'c 1.0'; the names are ") == true)
    }
}

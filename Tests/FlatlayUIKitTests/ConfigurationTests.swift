import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@MainActor
@Suite("Configurations of cells") struct ConfigurationTests {
    private func picture(
        _ type: UICollectionViewCell.Type = UICollectionViewCell.self,
        _ configure: @escaping (UICollectionViewCell) -> Void
    ) throws -> DisplayList {
        let layout = UICollectionViewCompositionalLayout { _, _ in SampleLayouts.list(estimate: 99) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(type, forCellWithReuseIdentifier: "id")
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "id", for: path)
            cell.contentConfiguration = UIHostingConfiguration { Color.clear.frame(height: 40) }.margins(.all, 0)
            configure(cell)
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        dataSource.apply(snapshot)
        return try ImageRenderer(CollectionView(view), width: 200).displayList()
    }

    @Test("a background without a colour has the tint, as in UIKit; a clear one has none")
    func tint() throws {
        let list = try picture { cell in
            cell.tintColor = .red
            cell.backgroundConfiguration = .clear()
            cell.backgroundConfiguration?.backgroundColor = nil
        }
        #expect(list.description.contains("#ff0000"))
        let clear = try picture { cell in
            cell.tintColor = .red
            cell.backgroundConfiguration = .clear()
        }
        #expect(!clear.description.contains("#ff0000"))
    }

    @Test("colours are transformed before they are drawn")
    func transformers() throws {
        let list = try picture { cell in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .red
            background.backgroundColorTransformer = .init { _ in .blue }
            background.strokeWidth = 2
            background.strokeColor = .red
            background.strokeColorTransformer = .grayscale
            #expect(background.resolvedBackgroundColor(for: .green) == .blue)
            cell.backgroundConfiguration = background
        }
        #expect(list.description.contains("#0000ff") && !list.description.contains("#ff0000"))
        #expect(list.description.contains("#4c4c4c"))
    }

    @Test("an effect is drawn as the material of that name", arguments: [UIBlurEffect.Style.systemThinMaterial, .dark])
    func effects(_ style: UIBlurEffect.Style) throws {
        let list = try picture { cell in
            cell.backgroundConfiguration = .clear()
            cell.backgroundConfiguration?.visualEffect = UIBlurEffect(style: style)
        }
        let tint = style == .dark ? "#252525" : "#f4f4f4"
        #expect(list.description.contains(tint), "\(list.description)")
        #expect(UIBlurEffect(style: style) == UIBlurEffect(style: style))
        #expect(UIBlurEffect(style: style) != UIBlurEffect(style: .systemChromeMaterialDark))
    }

    @Test("backgrounds for different elements are not equal")
    func roles() {
        #expect(UIBackgroundConfiguration.listPlainCell() != .listGroupedCell())
        #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell() == .listAccompaniedSidebarCell())
    }

    private func accessories(_ accessories: @escaping () -> [UICellAccessory]) throws -> [String] {
        let list = try picture(UICollectionViewListCell.self) { cell in
            (cell as? UICollectionViewListCell)?.accessories = accessories()
        }
        return list.nodes.filter { $0.name == "text" }.map(\.frame).sorted { $0.minX < $1.minX }
            .map { "\(Int($0.width)) at \(Int($0.minX))" }
    }

    private func badge(_ text: String, _ placement: UICellAccessory.Placement) -> UICellAccessory {
        let badge = UIHostingConfiguration { Text(verbatim: text) }.margins(.all, 0)
        return .customView(configuration: .init(customView: badge.makeContentView(), placement: placement))
    }

    @Test("custom views are beside the content, in the requested order")
    func customViews() throws {
        #expect(
            try accessories { [badge("ABC", .trailing()), .label(text: "A")] } == ["30 at 136", "10 at 174"])
        #expect(
            try accessories { [.label(text: "A"), badge("ABC", .trailing(at: { _ in 0 }))] }
                == ["30 at 136", "10 at 174"])
        #expect(
            try accessories {
                [
                    badge("ABC", .trailing(at: UICellAccessory.Placement.position(after: .label(text: "")))),
                    .label(text: "A"),
                ]
            } == ["10 at 136", "30 at 154"])
        #expect(try accessories { [badge("AB", .leading()), badge("A", .leading())] } == ["20 at 16", "10 at 44"])
        #expect(try accessories { [badge("AB", .leading(displayed: .whenEditing))] } == [])
    }

    @Test("rows show text with attributes, and transformed colours")
    func attributedRows() throws {
        let list = try picture(UICollectionViewListCell.self) { cell in
            var content = UIListContentConfiguration.accompaniedSidebarCell()
            content.attributedText = AttributedString("Attributes")
            content.text = "plain"
            content.textProperties.colorTransformer = .init { _ in .magenta }
            cell.contentConfiguration = content
        }
        #expect(list.description.contains("Attributes") && !list.description.contains("plain"))
        #expect(list.description.contains("#ff00ff"))
    }
}

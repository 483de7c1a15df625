// Written as in an app: cells with their own initialisers, colours and fonts of a brand, and a flow layout's delegate.
// `fatalError` in `init(coder:)` is what Xcode fills in, and `as!` is how apps dequeue: both must compile here.
import SwiftUI
import UIKit

extension ColorResource {
    static let brandInk = ColorResource(name: "BrandInk", bundle: .main)
}

enum Brand {
    static let accent = UIColor(displayP3Red: 0.95, green: 0.3, blue: 0.2, alpha: 1)
    static let ink = UIColor(resource: .brandInk)
    static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor.darkGray : .white
    }
    static let standard: [UIColor] = [
        .red, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple, .brown, .black, .darkGray, .gray, .lightGray,
        .white,
    ]

    static func shade(_ color: UIColor, by amount: CGFloat) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        return UIColor(red: red * amount, green: green * amount, blue: blue * amount, alpha: alpha)
    }

    static func outline(_ color: UIColor) -> UIColor {
        UIColor(cgColor: color.cgColor.copy(alpha: color.cgColor.alpha * 0.5) ?? color.cgColor)
    }

    static let titleFont: UIFont = {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        let rounded = descriptor.withDesign(.rounded)?.withSymbolicTraits(.traitBold) ?? descriptor
        return UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont(descriptor: rounded, size: 19))
    }()
}

/// A cell that stores a style from its initialiser.
final class BrandCell: UICollectionViewListCell {
    private let heart: UIImage?

    override init(frame: CGRect) {
        let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .semibold, scale: .medium)
        heart = UIImage(
            systemName: "heart.circle",
            withConfiguration: size.applying(
                UIImage.SymbolConfiguration(paletteColors: [.white, Brand.accent])))
        super.init(frame: frame)
        backgroundConfiguration = .listAccompaniedSidebarCell()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ title: String, color: UIColor, count: Int) {
        var content = defaultContentConfiguration()
        content.image = heart
        content.text = title
        content.textProperties.font = Brand.titleFont
        content.textProperties.color = color
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { Brand.shade($0, by: 0.8) }
        content.secondaryText = "\(count) items"
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 8))
        contentConfiguration = content
        let badge = UIHostingConfiguration {
            Text("\(count)").font(.caption.bold()).foregroundColor(.white)
                .padding(.horizontal, 8).padding(.vertical, 2)
                .background(Capsule().fill(Color(uiColor: Brand.accent)))
        }.margins(.all, 0)
        accessories = [
            .customView(
                configuration: UICellAccessory.CustomViewConfiguration(
                    customView: badge.makeContentView(), placement: .trailing(displayed: .always))),
            .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(20), tintColor: .lightGray)),
        ]
    }
}

/// A cell with hosted content, on a translucent material.
final class GlassCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var background = UIBackgroundConfiguration.clear()
        background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
        background.cornerRadius = 14
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0) }
        background.strokeColor = Brand.outline(.blue)
        background.strokeWidth = 1
        backgroundConfiguration = background
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        backgroundConfiguration?.strokeWidth = state.isSelected ? 3 : 1
    }
}

/// A header with its own title: a view that an app creates itself has another initialiser, too.
final class BrandHeader: UICollectionReusableView {
    private let prefix: String

    init(prefix: String) {
        self.prefix = prefix
        super.init(frame: .zero)
    }

    override convenience init(frame: CGRect) {
        self.init(prefix: "The")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ title: String) {
        contentConfiguration = UIHostingConfiguration {
            Text("\(prefix) \(title)").font(Font(UIFont.preferredFont(forTextStyle: .title2))).bold()
        }
        backgroundColor = .clear
    }
}

struct GlassTile: View {
    var title: String
    var color: UIColor

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(uiImage: UIImage(systemName: "star.fill")!.withTintColor(color, renderingMode: .alwaysOriginal))
            Text(title).font(.headline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
    }
}

/// A shelf of tiles, each as high as its content.
final class GlassShelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let titles = ["Short", "A title that takes more than one line of its tile", "Three", "Four"]
    let collectionView: UICollectionView
    private(set) var displayed: [String] = []
    private(set) var pressed: [Int] = []
    private(set) var offsets: [CGFloat] = []

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 260), collectionViewLayout: layout)
        super.init()
        collectionView.backgroundColor = Brand.ground
        collectionView.keyboardDismissMode = .onDrag
        collectionView.showsVerticalScrollIndicator = false
        collectionView.alwaysBounceVertical = true
        collectionView.register(GlassCell.self, forCellWithReuseIdentifier: "glass")
        collectionView.register(
            BrandHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        titles.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "glass", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration { tile(indexPath.item) }.margins(.all, 0)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! BrandHeader
        header.show("Shelf")
        return header
    }

    private func tile(_ item: Int) -> GlassTile {
        GlassTile(title: titles[item], color: Brand.standard[item])
    }

    // MARK: UICollectionViewDelegateFlowLayout

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = (collectionView.bounds.width - 30) / 2
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return UIHostingController(rootView: tile(indexPath.item)).sizeThatFits(in: room)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        let header = BrandHeader(prefix: "The")
        header.show("Shelf")
        return header.systemLayoutSizeFitting(
            CGSize(width: collectionView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    // MARK: UICollectionViewDelegate

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        displayed.append("+\(indexPath.item)")
        if indexPath.item == 3 { cell.backgroundConfiguration?.strokeColor = .red }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        displayed.append("-\(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        IndexPath(item: 2, section: 0)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        pressed.append(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Share", image: UIImage(systemName: "square")) { _ in }])
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
    }
}

/// Rows of a brand in a list, with an action to swipe.
@MainActor
final class BrandList {
    let collectionView: UICollectionView
    let dataSource: UICollectionViewDiffableDataSource<Int, Int>

    init(count: Int) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            let action = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
            action.image = UIImage(systemName: "trash")
            action.backgroundColor = .red
            return UISwipeActionsConfiguration(actions: [action])
        }
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 320),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<BrandCell, Int> { cell, _, item in
            cell.show("Row \(item)", color: Brand.standard[item % Brand.standard.count], count: item * 7)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

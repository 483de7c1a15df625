import CollectionLayout
import CoreGeometry
import Foundation
import UIKitViews

// Code in the style of apps that uses the main actor where UIKit does. `CollectionLayoutTests` compiles this file
// in Swift 6 language mode, `UIKitViewsMode5Tests` the same file in language mode 5.

@MainActor
final class Palette {
    static let shared = Palette()
    var columns = 2
}

/// A layout with its own state. It does not mention the main actor, which layout classes inherit.
final class OwnStateLayout: UICollectionViewLayout {
    weak var delegate: OwnStateLayoutDelegate?
    var columns = 2
    private let spacing: CGFloat
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0

    init(spacing: CGFloat = 0) {
        self.spacing = spacing
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private var width: CGFloat {
        let insets = collectionView!.contentInset
        return collectionView!.bounds.width - (insets.left + insets.right)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: width, height: contentHeight) }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        cache.removeAll()
        var heights = [CGFloat](repeating: 0, count: columns)
        let columnWidth = width / CGFloat(heights.count)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let height = delegate?.collectionView(collectionView, heightForItemAt: indexPath) ?? 10
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: CGFloat(column) * columnWidth, y: heights[column], width: columnWidth, height: height)
            cache.append(attributes)
            heights[column] += height + spacing
        }
        contentHeight = heights.max() ?? 0
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { rect.intersects($0.frame) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView!.bounds.width
    }
}

@MainActor
protocol OwnStateLayoutDelegate: AnyObject {
    @MainActor
    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat
}

/// A layout that uses the main actor in an override.
final class AskingFlow: UICollectionViewFlowLayout {
    override init() {
        super.init()
        minimumLineSpacing = 4
        minimumInteritemSpacing = 0
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepare() {
        guard let collectionView = collectionView else { return }
        let columns = Palette.shared.columns
        itemSize = CGSize(
            width: (collectionView.bounds.width / CGFloat(columns)).rounded(.down),
            height: collectionView.bounds.height / 10)
        super.prepare()
    }
}

/// A layout that says that it is on the main actor, as its overrides are.
@MainActor
final class IsolatedCards: UICollectionViewCompositionalLayout {
    private let scale: CGFloat
    private var hidden: Set<Int> = []

    init(scale: CGFloat) {
        self.scale = scale
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(section: NSCollectionLayoutSection(group: group))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func hide(_ item: Int) {
        hidden.insert(item)
        invalidateLayout()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            attributes.isHidden = hidden.contains(attributes.indexPath.item)
            return attributes
        }
    }
}

/// A view controller that creates section providers and handlers of every form, and implements delegates.
@MainActor
final class IsolatedController: FlowLayoutDelegate, OwnStateLayoutDelegate {
    var columns = 2
    var offsets: [CGFloat] = []
    lazy var layout: UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout {
        [unowned self] index, _ in
        row(columns: columns + index)
    }

    func row(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)), subitem: item,
            count: columns)
        let section = NSCollectionLayoutSection(group: group)
        section.visibleItemsInvalidationHandler = { [weak self] _, offset, _ in self?.offsets.append(offset.x) }
        return section
    }

    func section(at index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        row(columns: environment.traitCollection.horizontalSizeClass == .compact ? columns : 4)
    }

    func fromMethod() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(sectionProvider: section) }

    func fromIsolatedClosure() -> UICollectionViewLayout {
        let provider: @MainActor (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? = { _, _ in
            self.row(columns: self.columns)
        }
        return UICollectionViewCompositionalLayout(sectionProvider: provider)
    }

    func fromSendableClosure() -> UICollectionViewLayout {
        let provider: @MainActor @Sendable (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? = {
            _, _ in self.row(columns: self.columns)
        }
        return UICollectionViewCompositionalLayout(
            sectionProvider: provider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    func customGroup() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            (0..<self.columns).map { index in
                let width = environment.container.contentSize.width / CGFloat(self.columns)
                return NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 10))
            }
        }
        return NSCollectionLayoutSection(group: group)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
        let room = collectionView.bounds.width - flow.sectionInset.left - flow.sectionInset.right
        return CGSize(width: (room / CGFloat(columns)).rounded(.down), height: 20)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 0 }

    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat {
        CGFloat(10 * (indexPath.item + 1))
    }
}

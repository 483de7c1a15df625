import CollectionLayout
import Foundation

/// A random flow layout, with some values from a delegate.
struct RandomFlow {
    let scrollDirection: CollectionScrollDirection
    let alignment: UICollectionViewFlowLayout.LineAlignment
    let reference: UICollectionViewFlowLayout.SectionInsetReference
    let sizes: [CGSize]
    let header: CGSize
    let footer: CGSize
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let isEstimated: Bool
    let pinsHeaders: Bool
    let pinsFooters: Bool
    let delegate: FlowAnswers?

    @MainActor
    init(_ dice: inout Dice, sections: Int) {
        scrollDirection = dice.chance(70) ? .vertical : .horizontal
        alignment = dice.chance(60) ? .justified : dice.pick(UICollectionViewFlowLayout.LineAlignment.allCases)
        reference = dice.pick([.fromContentInset, .fromContentInset, .fromSafeArea, .fromLayoutMargins])
        sizes = (0...dice.count(0...3)).map { _ in
            CGSize(width: dice.length(5...150), height: dice.length(5...90))
        }
        pinsHeaders = dice.chance(30)
        pinsFooters = dice.chance(30)
        let isPinned = pinsHeaders || pinsFooters
        let least = isPinned ? 1 : 0
        header = CGSize(width: dice.number(least...20), height: dice.number(least...20))
        footer = CGSize(width: dice.number(least...20), height: dice.number(least...20))
        inset = UIEdgeInsets(
            top: dice.number((isPinned ? 0 : -5)...20), left: dice.number(0...20), bottom: dice.number(0...20),
            right: dice.number(0...20))
        lineSpacing = dice.length((isPinned ? 0 : -8)...20)
        itemSpacing = dice.length(0...12)
        isEstimated = dice.chance(25)
        delegate =
            dice.chance(50)
            ? FlowAnswers(
                sizes: sizes, inset: inset,
                spacings: (0..<sections).map { _ in (dice.length(0...20), dice.length(0...12)) })
            : nil
    }

    @MainActor
    func makeLayout() -> UICollectionViewFlowLayout {
        let layout = MirroredFlow()
        layout.scrollDirection = scrollDirection
        layout.lineAlignment = alignment
        layout.sectionInsetReference = reference
        layout.itemSize = sizes[0]
        layout.headerReferenceSize = header
        layout.footerReferenceSize = footer
        layout.sectionInset = inset
        layout.minimumLineSpacing = lineSpacing
        layout.minimumInteritemSpacing = itemSpacing
        layout.sectionHeadersPinToVisibleBounds = pinsHeaders
        layout.sectionFootersPinToVisibleBounds = pinsFooters
        if isEstimated { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        return layout
    }
}

extension RandomFlow: CustomStringConvertible {
    var description: String {
        "<flow .\(scrollDirection) .\(alignment) sizes \(sizes) header \(header) footer \(footer) inset \(inset) "
            + "lines \(lineSpacing) items \(itemSpacing) reference .\(reference)"
            + "\(isEstimated ? " estimated" : "")\(pinsHeaders ? " headers pin" : "")"
            + "\(pinsFooters ? " footers pin" : "")\(delegate.map { " delegate \($0.spacings)" } ?? "")>"
    }
}

/// A flow layout that is mirrored in right-to-left layouts, as in apps.
final class MirroredFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

final class FlowAnswers: FlowLayoutSizes {
    let sizes: [CGSize]
    let inset: UIEdgeInsets
    let spacings: [(lines: CGFloat, items: CGFloat)]

    init(sizes: [CGSize], inset: UIEdgeInsets, spacings: [(lines: CGFloat, items: CGFloat)]) {
        self.sizes = sizes
        self.inset = inset
        self.spacings = spacings
    }

    @MainActor
    func sizeForItem(at indexPath: IndexPath) -> CGSize? { sizes[(indexPath.item + indexPath.section) % sizes.count] }

    @MainActor
    func inset(forSection section: Int) -> UIEdgeInsets? { section % 2 == 0 ? inset : .zero }

    @MainActor
    func minimumLineSpacing(forSection section: Int) -> CGFloat? { spacings[section].lines }

    @MainActor
    func minimumInteritemSpacing(forSection section: Int) -> CGFloat? { spacings[section].items }
}

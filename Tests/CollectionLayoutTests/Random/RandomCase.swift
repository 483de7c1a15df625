import CollectionLayout
import Foundation

/// A random collection view. The same seed always gives the same view.
struct RandomCase {
    enum Layout {
        case compositional(UICollectionViewCompositionalLayoutConfiguration, [RandomSection])
        case flow(RandomFlow)
    }

    let seed: UInt64
    let layout: Layout
    let counts: [Int]
    let size: CGSize
    let scale: CGFloat
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let contentInset: UIEdgeInsets
    let offset: CGPoint
    let isMeasured: Bool
    /// Draws random values for checks: rectangles, orders, prefixes.
    let dice: Dice

    @MainActor
    init(seed: UInt64) {
        var dice = Dice(seed: seed)
        self.seed = seed
        size = CGSize(width: dice.pick([200, 320, 375, 420]), height: dice.pick([240, 480]))
        scale = dice.pick([1, 2, 2, 3])
        counts = (0...dice.count(0...2)).map { _ in dice.chance(10) ? 0 : dice.count(1...12) }
        let isFlow = dice.chance(20)
        safeArea = Self.insets(&dice, isSymmetric: isFlow)
        margins = Self.insets(&dice, isSymmetric: isFlow)
        contentInset = dice.chance(20) ? Self.insets(&dice, isSymmetric: isFlow) : .zero
        isMeasured = dice.chance(60)
        if isFlow {
            let flow = RandomFlow(&dice, sections: counts.count)
            layout = .flow(flow)
            offset = flow.scrollDirection.offset(dice.length(-50...300))
        } else {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = dice.chance(75) ? .vertical : .horizontal
            configuration.interSectionSpacing = dice.length(0...10)
            configuration.contentInsetsReference = dice.pick([.safeArea, .safeArea, .none, .layoutMargins, .automatic])
            if dice.chance(20) {
                configuration.boundarySupplementaryItems = [
                    boundary(
                        "global", .fractionalWidth(1), .estimated(dice.number(5...30)),
                        dice.pick([.top, .bottom, .leading, .trailing]))
                ]
            }
            let direction = configuration.scrollDirection
            layout = .compositional(
                configuration, counts.map { _ in RandomSection(&dice, scrolls: direction) })
            offset = direction.offset(dice.length(-50...300))
        }
        self.dice = dice
    }

    private static func insets(_ dice: inout Dice, isSymmetric: Bool) -> UIEdgeInsets {
        let left = dice.number(0...20)
        return UIEdgeInsets(
            top: dice.number(0...20), left: left, bottom: dice.number(0...20),
            right: isSymmetric ? left : dice.number(0...20))
    }

    /// A new view of the case.
    ///
    /// - Parameters:
    ///   - mirrored: The width of the left-to-right content, for the same case in the other reading direction.
    ///   - counts: Other numbers of items.
    ///   - offset: Another content offset.
    @MainActor
    func view(
        mirroring width: CGFloat? = nil, counts: [Int]? = nil, offset: CGPoint? = nil
    ) -> StandaloneLayoutHost {
        let view = StandaloneLayoutHost(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: makeLayout())
        view.itemCounts = counts ?? self.counts
        let isMirrored = width != nil
        view.traitCollection = UITraitCollection(
            displayScale: scale, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        view.safeAreaInsets = isMirrored ? safeArea.flipped : safeArea
        view.layoutMargins = isMirrored ? margins.flipped : margins
        view.contentInset = isMirrored ? contentInset.flipped : contentInset
        if isMeasured { view.preferredSizeProvider = Self.preferredSize }
        if case .flow(let flow) = layout { view.flowLayoutSizes = flow.delegate }
        let offset = offset ?? self.offset
        view.contentOffset = width.map { CGPoint(x: $0 - offset.x - size.width, y: offset.y) } ?? offset
        return view
    }

    @MainActor
    private func makeLayout() -> UICollectionViewLayout {
        switch layout {
        case .flow(let flow): return flow.makeLayout()
        case .compositional(let configuration, let sections):
            return UICollectionViewCompositionalLayout(
                sectionProvider: { index, environment in sections[index].section(environment) },
                configuration: configuration)
        }
    }

    /// Sizes that look random and depend on the element only.
    private static func preferredSize(_ request: PreferredSizeRequest) -> CGSize? {
        let path = request.element.indexPath
        let seed = (path.item == .max ? 3 : path.item) &* 13 &+ path.section &* 7
        return CGSize(width: 10 + CGFloat(seed % 70), height: 8 + CGFloat(seed % 50) / 2)
    }
}

extension RandomCase: CustomStringConvertible {
    var description: String {
        let view =
            "seed \(seed): \(size.width)×\(size.height) @\(scale), items \(counts), offset \(offset), safe area \(safeArea), "
            + "margins \(margins), content inset \(contentInset)\(isMeasured ? ", measured" : "")"
        switch layout {
        case .flow(let flow): return "\(view)\n\(flow)"
        case .compositional(let configuration, let sections):
            return ([view, configuration.description] + sections.map(\.text)).joined(separator: "\n")
        }
    }
}

extension CollectionScrollDirection {
    func offset(_ length: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: 0, y: length) : CGPoint(x: length, y: 0)
    }
}

extension UIEdgeInsets {
    fileprivate var flipped: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

import Flatlay
import Foundation

/// The layout of a section, as the template specifies it.
enum SectionDescription {
    /// A flow layout: items of different widths that flow like words.
    case flow(FlowDescription)
    /// A compositional layout: groups below or beside each other.
    case compositional(CompositionalDescription)
}

/// A compositional layout: groups below or beside each other.
struct CompositionalDescription {
    /// The content that repeats.
    enum Content {
        case group(GroupDescription)
        case list(ListDescription)
        case grid(GridDescription)
        case waterfall(WaterfallDescription)
    }

    var content: Content
    var interGroupSpacing: CGFloat?
    var contentInsets: EdgeInsets?
    /// The reference of the insets; nil for that of the collection's layout or the list.
    var contentInsetsReference: UIContentInsetsReference?
    var orthogonalScrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var boundaryItems: [BoundaryDescription]

    /// The kinds of supplementary views of single items.
    var supplementaryKinds: [String] {
        if case .group(let group) = content { group.supplementaryKinds } else { [] }
    }

    /// Creates the layout section.
    ///
    /// - Parameters:
    ///   - environment: the container of the section.
    ///   - backgroundKind: the kind of the decoration view behind it, if it has one.
    ///   - backgroundInsets: the insets of that view.
    ///   - heights: measures all cells in a width, for layouts that need it.
    @MainActor
    func make(
        in environment: any NSCollectionLayoutEnvironment, backgroundKind: String?, backgroundInsets: EdgeInsets,
        heights: (CGFloat) -> [CGFloat]
    ) -> NSCollectionLayoutSection {
        let section = makeContent(in: environment, heights: heights)
        section.interGroupSpacing = interGroupSpacing ?? defaultSpacing
        if let contentInsets { section.contentInsets = contentInsets.directional }
        if let contentInsetsReference { section.contentInsetsReference = contentInsetsReference }
        section.orthogonalScrollingBehavior = orthogonalScrolling
        section.boundarySupplementaryItems += boundaryItems.map { $0.make() }
        if let backgroundKind {
            let background = NSCollectionLayoutDecorationItem.background(elementKind: backgroundKind)
            background.contentInsets = backgroundInsets.directional
            section.decorationItems = [background]
        }
        return section
    }

    @MainActor
    private func makeContent(
        in environment: any NSCollectionLayoutEnvironment, heights: (CGFloat) -> [CGFloat]
    ) -> NSCollectionLayoutSection {
        let width = environment.contentSize(for: contentInsetsReference ?? .automatic).width - horizontalInsets
        switch content {
        case .group(let group): return NSCollectionLayoutSection(group: group.make())
        case .list(let list):
            if let configuration = list.configuration {
                return .list(using: configuration, layoutEnvironment: environment)
            }
            return NSCollectionLayoutSection(group: list.group.make())
        case .grid(let grid):
            return NSCollectionLayoutSection(group: grid.group(width: width).make())
        case .waterfall(let waterfall):
            let scale = environment.traitCollection.displayScale
            return NSCollectionLayoutSection(
                group: waterfall.group(width: width, scale: scale > 0 ? scale : 1, heights: heights))
        }
    }

    private var horizontalInsets: CGFloat { (contentInsets?.leading ?? 0) + (contentInsets?.trailing ?? 0) }

    private var defaultSpacing: CGFloat {
        switch content {
        case .group, .waterfall: 0
        case .list(let list): list.spacing
        case .grid(let grid): grid.spacing
        }
    }
}

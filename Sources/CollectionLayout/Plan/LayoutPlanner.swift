import Foundation

/// Converts the descriptions of a compositional layout into a plan; calls the section provider once per section.
@MainActor
struct LayoutPlanner {
    let configuration: UICollectionViewCompositionalLayoutConfiguration
    let environment: LayoutEnvironment
    private(set) var errors: [CollectionLayoutError] = []
    private(set) var visibleItemsHandlers:
        [(section: Int, handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler)] = []
    /// The configurations of list sections, by section index.
    private(set) var listConfigurations: [Int: UICollectionLayoutListConfiguration] = [:]

    private let host: any CollectionLayoutHost
    private let references: InsetReferences
    private var builder = PlanBuilder()
    private var plans = DistinctPlans()

    init(configuration: UICollectionViewCompositionalLayoutConfiguration, host: any CollectionLayoutHost) {
        self.configuration = configuration
        self.host = host
        let isRightToLeft = host.isRightToLeft
        references = InsetReferences(
            layout: configuration.contentInsetsReference == .automatic
                ? .none : configuration.contentInsetsReference,
            scrollAxis: configuration.scrollDirection.axis, bounds: host.bounds.size,
            safeArea: host.safeAreaInsets.directional(isRightToLeft: isRightToLeft),
            layoutMargins: host.layoutMargins.directional(isRightToLeft: isRightToLeft))
        environment = LayoutEnvironment(
            contentSize: references.insets(for: .automatic).reducing(host.bounds.size),
            traitCollection: host.traitCollection, references: references)
    }

    mutating func plan(
        asking provider: UICollectionViewCompositionalLayoutSectionProvider, sharesSection: Bool
    ) -> LayoutPlan {
        // A section that is used for all is planned once. With custom groups, each section is planned on its own.
        var sharedPlan: Int?
        var sections: [LayoutPlan.Section] = []
        sections.reserveCapacity(host.usableSectionCount)
        for index in 0..<host.usableSectionCount {
            let count = host.usableItemCount(inSection: index)
            let plan = sharedPlan ?? section(index, count, provider)
            if sharesSection, sharedPlan == nil, let plan, !plans.list[plan].group.hasCustomItems,
                visibleItemsHandlers.isEmpty,
                listConfigurations.isEmpty
            {
                sharedPlan = plan
            }
            sections.append(LayoutPlan.Section(plan: plan, itemCount: count))
        }
        var boundary: [BoundaryPlan] = []
        var spacing = configuration.interSectionSpacing
        do throws(LayoutDescriptionFault) {
            boundary = try configuration.boundarySupplementaryItems.plans(builder)
            try builder.check([spacing], "interSectionSpacing")
        } catch {
            errors.append(.invalidDescription(section: nil, fault: error))
            spacing = spacing.isFinite ? spacing : 0
        }
        return LayoutPlan(
            scrollAxis: configuration.scrollDirection.axis, frame: host.frame,
            sectionSpacing: spacing, boundaryItems: boundary, plans: plans.list,
            sections: sections)
    }

    private mutating func section(
        _ index: Int, _ count: Int, _ provider: UICollectionViewCompositionalLayoutSectionProvider
    ) -> Int? {
        guard let section = provider(index, environment(ofSection: index)) else {
            if count > 0 { errors.append(.missingSection(section: index, itemCount: count)) }
            return nil
        }
        if let handler = section.visibleItemsInvalidationHandler { visibleItemsHandlers.append((index, handler)) }
        if let list = section.listConfiguration { listConfigurations[index] = list }
        builder.beginDescription()
        do throws(LayoutDescriptionFault) {
            return plans.number(of: try section.plan(&builder, references: references))
        } catch {
            errors.append(.invalidDescription(section: index, fault: error))
            return nil
        }
    }

    /// The environment for the provider of a section; lists need to know whether they follow a grouped list.
    private func environment(ofSection index: Int) -> LayoutEnvironment {
        guard listConfigurations[index - 1]?.appearance.isGrouped == true else { return environment }
        return LayoutEnvironment(
            contentSize: environment.contentSize, traitCollection: environment.traitCollection,
            followsGroupedList: true, references: references)
    }

    /// The context of the solver. Only the given elements are measured again; all if nil.
    func context(measuring elements: Set<ElementIdentity>? = nil) -> SolverContext {
        let host = host
        let providers = builder.itemProviders
        let traits = host.traitCollection
        let memory = CustomItemMemory()
        var context = SolverContext(
            grid: PixelGrid(scale: traits.displayScale),
            measure: host.preferredSizes.provider == nil
                ? nil
                : { request in
                    elements?.contains(request.element) == false
                        ? host.preferredSizes.known(for: request)
                        : host.preferredSizes.size(for: request)
                },
            customItems: { provider, size in
                memory.frames(provider, size) {
                    CustomFrame.list(providers[provider](LayoutEnvironment(contentSize: size, traitCollection: traits)))
                }
            })
        context.solvesCountedMembers = host.preferredSizes.solvesAllGroups
        context.measureAhead = { [weak host] in host?.preferredSizes.measureAhead(count: $0, $1) }
        if let elements, !host.preferredSizes.solvesAllGroups {
            var items = host.preferredSizes.items
            for element in elements where element.category == .cell {
                items[element.indexPath.section, default: []].append(element.indexPath.item)
            }
            for section in items.keys { items[section]?.sort() }
            context.measuredItems = { items[$0] ?? [] }
        }
        return context
    }
}

/// Caches the frames from item providers: each provider is called once per size and solve.
private final class CustomItemMemory {
    private struct Key: Hashable {
        var provider: Int
        var width: CGFloat
        var height: CGFloat
    }
    private var answers: [Key: [CustomFrame]] = [:]

    func frames(_ provider: Int, _ size: CGSize, asking: () -> [CustomFrame]) -> [CustomFrame] {
        let key = Key(provider: provider, width: size.width, height: size.height)
        if let answer = answers[key] { return answer }
        let answer = asking()
        answers[key] = answer
        return answer
    }
}

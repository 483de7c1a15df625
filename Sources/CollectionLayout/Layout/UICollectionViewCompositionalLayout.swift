import Foundation

/// Returns the section at an index for an environment, or nil for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of items, groups and sections.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///     index == 0 ? bannerSection() : gridSection(columns: environment.container.contentSize.width > 500 ? 4 : 2)
/// }
/// ```
///
/// Each solve converts descriptions into plain data once, and calls the section provider once per section.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    /// Whether the provider returns the layout's own copy of one section, which cannot be changed from outside.
    private let sharesSection: Bool
    private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration

    private(set) var frames = LayoutFrames.empty
    /// The plan that was solved, or is being solved while elements are measured.
    private(set) var plan: LayoutPlan?
    /// The visible items handlers, sorted by section.
    var visibleItemsHandlers: [(section: Int, handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler)] = []
    /// The configurations of list sections, by section index.
    private(set) var listConfigurations: [Int: UICollectionLayoutListConfiguration] = [:]
    /// The changes that visible items handlers have made.
    var visibleItemChanges: [ElementIdentity: VisibleItemChange] = [:]
    var environment = LayoutEnvironment(contentSize: .zero, traitCollection: UITraitCollection())

    /// Creates a layout that uses a copy of one section for all sections.
    public init(section: NSCollectionLayoutSection) {
        let section = section.copied()
        sectionProvider = { _, _ in section }
        sharesSection = true
        storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout that uses a copy of one section for all sections, with a copy of a configuration.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        let section = section.copied()
        sectionProvider = { _, _ in section }
        sharesSection = true
        storedConfiguration = configuration.copied()
        super.init()
    }

    /// Creates a layout whose sections are described one by one.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.sectionProvider = sectionProvider
        sharesSection = false
        storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout whose sections are described one by one, with a copy of a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        sharesSection = false
        storedConfiguration = configuration.copied()
        super.init()
    }

    /// Returns nil, because sections and section providers cannot be decoded. Subclasses in apps must declare it.
    public required init?(coder: NSCoder) { return nil }

    /// The settings of the whole layout, as a copy. Setting it invalidates the layout; changing a returned object does
    /// nothing.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration.copied() }
        set {
            storedConfiguration = newValue.copied()
            invalidateLayout()
        }
    }

    // MARK: Preparing

    /// Solves the layout; overrides must call super.
    open override func prepare() {
        super.prepare()
        lastError = nil
        visibleItemsHandlers = []
        visibleItemChanges = [:]
        listConfigurations = [:]
        frames = .empty
        plan = nil
        guard let host, host.bounds.isFiniteRect else { return }
        var planner = LayoutPlanner(configuration: storedConfiguration, host: host)
        let plan = planner.plan(asking: sectionProvider, sharesSection: sharesSection)
        visibleItemsHandlers = planner.visibleItemsHandlers
        listConfigurations = planner.listConfigurations
        environment = planner.environment
        self.plan = plan
        let solved = solve(plan, planner, host)
        frames = solved.frames
        lastError = (planner.errors + solved.errors).first
    }

    /// The size of the content, in points.
    open override var collectionViewContentSize: CGSize { frames.contentSize }

    /// True if the size changes, if anything is pinned, or if only visible elements are measured.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        frames.pins || host?.preferredSizes.policy == .visible || newBounds.size != host?.bounds.size
    }

    /// Solves again only if the context invalidates everything or the counts; pinned items follow scrolling without
    /// that. Subclasses are always prepared again, because they may compute more in ``prepare()``.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let needsMore =
            host?.preferredSizes.policy == .visible || type(of: self) != UICollectionViewCompositionalLayout.self
        guard context.invalidateEverything || context.invalidateDataSourceCounts || needsMore else { return }
        super.invalidateLayout(with: context)
    }

    /// True: leading is on the right in right-to-left layouts.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Queries

    /// The elements whose frames meet the rectangle, with the offsets of orthogonal sections applied.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let mirror = mirror
        var found: [UICollectionViewLayoutAttributes] = []
        frames.visitElements(in: mirror(rect), scrollState) { found.append(attributes($0, mirror)) }
        return found
    }

    /// The attributes of an item; nil only if there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ifPlaced: frames.element(.cell(indexPath), scrollState))
    }

    /// The attributes of a boundary item or an anchored view. The layout's own boundary items have section 0 and item
    /// `Int.max`.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ifPlaced: frames.element(.supplementary(elementKind, indexPath), scrollState))
    }

    /// The attributes of a background; its item is its index in the section's decoration items.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ifPlaced: frames.element(.decoration(elementKind, indexPath), scrollState))
    }

    override var measuresWhilePreparing: Bool { true }

    override func orthogonalOffset(inSection section: Int) -> CGFloat {
        guard frames.sections.indices.contains(section) else { return 0 }
        return scrollState.offset(of: frames.sections[section])
    }

    override func orthogonalWindow(inSection section: Int) -> OrthogonalWindow? {
        guard frames.sections.indices.contains(section), let row = frames.sections[section].shape.row else {
            return nil
        }
        let axis = frames.scrollAxis.cross
        let window = CGRect(
            origin: CGPoint(axis, along: frames.sections[section].shape.runOrigin[axis], across: 0),
            size: CGSize(axis, along: row.viewport, across: 0))
        let mirror = mirror
        return OrthogonalWindow(
            axis: axis, frame: mirror(window), isReversed: mirror.isMirrored && axis == .horizontal)
    }

    override func scrollPositionChanged() {
        if isPrepared { callVisibleItemsHandlers() }
    }

    override func notifyVisibleItems() {
        callVisibleItemsHandlers()
    }
}

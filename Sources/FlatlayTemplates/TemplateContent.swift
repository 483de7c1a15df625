import Flatlay
import Foundation

/// The sections of a template with their data, as a collection view.
struct TemplateContent {
    private let sections: [SectionContent]
    private let layout: CollectionLayoutDescription
    /// The current overlay above the collection.
    var overlay: OverlayTemplate.Shown?
    /// The page around the collection; nil for none.
    var page: PageTemplate.Shown?
    /// The bars in front of the page, and the device around it; nil for neither.
    var screen: ScreenTemplate.Shown?
    /// Whether the content is scrolled below the bars. That of an image as high as its content has nothing to scroll.
    var isScrolled = false
    /// Where the size of the image is written, if all of the collection should be in it; nil if it may be scrolled.
    var fixedSizeOrigin: ViewOrigin?
    /// Whether there is an overlay at any moment.
    var hasOverlays = false

    /// The maximum number of items in all sections together.
    static let itemLimit = 1_000_000

    /// Evaluates the sections; errors go to the evaluation's reporter.
    init(_ templates: [SectionTemplate], layout: CollectionLayoutTemplate?, in evaluation: Evaluation) {
        let shared = layout?.value.value(in: evaluation) ?? CollectionLayoutDescription()
        self.layout = shared
        var sections: [SectionContent] = []
        for template in templates {
            let count = sections.reduce(0) { $0 + $1.items.count }
            sections += template.sections(
                in: evaluation, firstIndex: sections.count, itemLimit: Self.itemLimit - count)
        }
        self.sections = sections
        checkFlows(evaluation.reporter)
        if let layout, shared.interSectionSpacing > 0, sections.contains(where: { $0.flow != nil }) {
            evaluation.reporter.report(
                .outOfRange(
                    value: "a layout with 'interSectionSpacing'",
                    allowed: "one without it where sections flow; use the contentInsets of the flow"),
                at: layout.node)
        }
    }

    /// A flow is one layout for all sections, as in UIKit.
    private func checkFlows(_ reporter: ErrorReporter) {
        let flows = sections.compactMap(\.flow)
        guard let first = flows.first else { return }
        for section in sections {
            if let flow = section.flow {
                if flows.count < sections.count { reporter.report(.mixedLayouts, at: section.node) }
                if flow != first { reporter.report(.differentFlows, at: section.node) }
            }
        }
    }

    /// How much a large title has collapsed. The first so many points of scrolling move the bar and everything below
    /// it, and not the content of the collection.
    var collapse: CGFloat { isScrolled ? screen?.bars.collapse ?? 0 : 0 }

    /// The insets of the drawn bars, in addition to the safe area.
    var barInsets: EdgeInsets { screen?.bars.contentInsets(collapsed: isScrolled) ?? EdgeInsets() }

    /// The locale of the views; nil for the standard one.
    var locale: Locale?
    /// The direction of the views; nil for left to right.
    var layoutDirection: LayoutDirection?

    /// The collection view with its page and its overlay.
    var view: AnyView {
        var view = page?.view(around: collection, bars: screen?.bars) ?? collection
        if hasOverlays { view = AnyView(OverlaidView(content: view, overlay: overlay)) }
        if let locale { view = AnyView(view.environment(\.locale, locale)) }
        if let layoutDirection { view = AnyView(view.environment(\.layoutDirection, layoutDirection)) }
        if let fixedSizeOrigin { view = AnyView(view.environment(\.fixedSizeOrigin, fixedSizeOrigin)) }
        // What is on top of the collection, such as a sheet, is a part of the screen.
        if let device = screen?.device {
            view = device.view(around: view, bars: barInsets)
        }
        return view
    }

    /// The identity of the section with a name: its identifier, or its number.
    func section(named name: String) -> TemplateSection? {
        sections.first { $0.section.description == name }?.section
    }

    /// The number of items in all sections.
    var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// The names of the sections.
    var sectionNames: [String] { sections.map(\.section.description) }

    /// The item with a name; nil if there is none.
    func item(named name: String) -> TemplateItem? {
        for section in sections {
            if let item = section.items.first(where: { $0.names.contains(name) }) { return item }
        }
        return nil
    }

    /// The names of the first items.
    func itemNames(limit: Int) -> [String] {
        Array(sections.lazy.flatMap(\.items).prefix(limit).compactMap(\.names.first))
    }

    private var collection: AnyView {
        let rows = sections.map { CollectionRow(section: $0.section, items: $0.items) }
        let sections = sections
        let cells = sections.map(\.cells)
        // Any thread may create cells, since they consist of values.
        let cell: @Sendable (IndexPath, TemplateItem) -> AnyView = { _, item in cells[item.section].view(at: item.index)
        }
        let supplementaryView = { (kind: String, indexPath: IndexPath) -> AnyView in
            guard sections.indices.contains(indexPath.section) else { return AnyView(EmptyView()) }
            return sections[indexPath.section].view(kind: kind, item: indexPath.item) ?? AnyView(EmptyView())
        }
        let (layout, locale, direction) = (layout, locale, layoutDirection)
        if let flow = sections.first?.flow {
            return AnyView(
                CollectionView(
                    rows: rows, layout: { flow.makeLayout(scrollDirection: layout.scrollDirection) },
                    concurrentCell: cell
                )
                .supplementaryView(supplementaryView))
        }
        // Values that nobody changes.
        nonisolated(unsafe) let described = sections
        return AnyView(
            CollectionView(
                rows: rows,
                layout: {
                    UICollectionViewCompositionalLayout(
                        sectionProvider: Self.provider(of: described, locale: locale, direction: direction),
                        configuration: layout.configuration)
                }, concurrentCell: cell
            )
            .supplementaryView(supplementaryView)
            .decorationView { kind, indexPath in
                if sections.indices.contains(indexPath.section) { sections[indexPath.section].background }
            })
    }

    @MainActor
    private static func provider(
        of sections: [SectionContent], locale: Locale?, direction: LayoutDirection?
    ) -> (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        { index, environment in
            guard sections.indices.contains(index), case .compositional(let layout) = sections[index].layout else {
                return nil
            }
            let section = sections[index]
            return layout.make(
                in: environment, backgroundKind: section.background == nil ? nil : "background",
                backgroundInsets: section.backgroundInsets
            ) { section.heights(inColumnsOf: $0, locale: locale, direction: direction) }
        }
    }
}

extension SectionContent {
    /// The flow layout of the section, if it has one.
    fileprivate var flow: FlowDescription? {
        if case .flow(let flow) = layout { flow } else { nil }
    }

    /// The heights of all cells in columns of a width, measured with the fonts of the image in progress.
    @MainActor
    fileprivate func heights(inColumnsOf width: CGFloat, locale: Locale?, direction: LayoutDirection?) -> [CGFloat] {
        items.indices.map { index in
            var view = cells.view(at: index)
            if let locale { view = AnyView(view.environment(\.locale, locale)) }
            if let direction { view = AnyView(view.environment(\.layoutDirection, direction)) }
            return UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: .infinity)).height
        }
    }
}

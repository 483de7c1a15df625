import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation
import UIKitViews

/// A collection laid out for one size: connects data, layout and views.
///
/// 1. The headless collection view gets bounds, traits and counts.
/// 2. Its layout places all elements; those with estimated sizes are measured through their views.
/// 3. The visible elements are drawn in z-order, each view with exactly its element's size as the proposal.
final class CollectionScene {
    /// The size of the content.
    let contentSize: CGSize
    /// The frames of all elements.
    var frameList: FrameList { collectionView.layout.frameList() }

    /// The path of the collection in its scene.
    let path: CollectionPath

    let content: CollectionContent
    let collectionView: LeasedCollectionView
    /// The sizes of elements during a transition.
    let elementSizes: [PlacedElement: CGSize]
    private let hosts: ElementHosts
    private let lists: ListDrawing?
    private let rows: RowDrawing
    private let notesTruncation: Bool
    private let frameOverlay: ElementFrameOverlay?
    private let diagnostics: Diagnostics
    private let hostPool: HostPool?
    /// The renderer owns the focus, which owns the scenes that were drawn.
    @exclusivity(unchecked) private weak var focus: SceneFocus?

    /// Lays the collection out.
    ///
    /// - Throws: `CollectionLayoutError`.
    init(
        content: CollectionContent, path: CollectionPath, boundsSize: CGSize, environment: EnvironmentValues,
        resources: DrawingResources
    ) throws(CollectionLayoutError) {
        self.content = content
        self.path = path
        diagnostics = resources.diagnostics
        let scene = environment.scene
        hostPool = scene.hostPool
        focus = scene.focus
        elementSizes = scene.elementSizes
        rows = RowDrawing(environment: environment)
        notesTruncation = scene.recorder != nil
        let layout = content.makeLayout()
        hosts = ElementHosts(
            content: content, layout: layout, path: path, environment: environment, resources: resources)
        frameOverlay =
            environment.showsElementFrames
            ? ElementFrameOverlay(environment: environment, resources: resources) : nil
        let frame = CGRect(origin: .zero, size: boundsSize)
        collectionView = content.hostingView() ?? LeasedCollectionView(frame: frame, layout: layout)
        collectionView.set(
            frame: frame, itemCounts: content.itemCounts,
            traits: UITraitCollection(environment: environment, size: boundsSize))
        // An app's collection view outlives this scene and must not retain it.
        collectionView.setMeasuring(
            content.measuringPolicy, one: { [weak hosts] request in hosts?.preferredSize(for: request) },
            many: { [weak hosts] in hosts?.concurrentCells?.preferredSizes(for: $0) })
        content.initialPosition.apply(to: collectionView)
        scene.state?.scrollPositions[path]?.apply(to: collectionView, identities: content.identities)
        try collectionView.layoutElements()
        contentSize = collectionView.layout.contentSize
        lists = ListDrawing(collectionView.layout, environment: environment)
    }

    /// The state of the focus for views; nil if focus is not tracked.
    var session: FocusSession? { focus?.session }

    /// The element that has the focus or contains the focused view.
    var focusedElement: ElementIdentity? {
        focus?.focusedElement(of: path).flatMap { element(for: $0) }
    }

    /// Returns the key of an element, which identifies it across data changes; nil if the data does not contain it.
    func key(of element: ElementIdentity) -> ElementKey? {
        content.key(of: element, in: collectionView.layout)
    }

    /// Returns the current element of a key, or nil if it no longer exists.
    func element(for key: ElementKey) -> ElementIdentity? {
        content.element(for: key)
    }

    /// Returns the offset from content coordinates to those of a rectangle in which the collection is drawn.
    func offset(in rect: CGRect) -> CGSize {
        CGSize(
            width: rect.minX - collectionView.contentOffset.x, height: rect.minY - collectionView.contentOffset.y)
    }

    /// Draws the visible elements into a rectangle, which may be smaller than the content.
    ///
    /// - Parameters:
    ///   - rect: the rectangle for which the content is laid out.
    ///   - room: the area in which content is visible. It extends beyond the rectangle at edges of the safe area,
    ///     because content scrolls below bars and notches.
    /// - Returns: the elements with truncated text, if frames are recorded.
    @discardableResult
    func draw(in rect: CGRect, room: CGRect, into builder: DisplayListBuilder) -> Set<ElementIdentity> {
        let offset = CGPoint(
            x: rect.minX - collectionView.contentOffset.x, y: rect.minY - collectionView.contentOffset.y)
        let visible = room.offsetBy(dx: -offset.x, dy: -offset.y)
        let elements = elements(in: visible, focus: focus)
        hostPool?.endDisplaying(in: path, except: Set(elements.compactMap { key(of: $0.elementIdentity) }))
        if let display = content.display, focus?.survey == nil {
            let offered = elements.map { OfferedElement(identity: $0.elementIdentity, size: $0.size) }
            hosts.forget(display(offered))
        }
        focus?.record(DrawnCollection(scene: self, offset: offset, map: builder.currentTransform))
        var truncated: Set<ElementIdentity> = []
        lists?.drawBackgrounds(in: visible, offset: offset, into: builder)
        let drawAll = {
            truncated = self.draw(elements, in: rect, offset: offset, into: builder)
            self.frameOverlay?.draw(elements, offset: offset, into: builder)
        }
        // A clip costs time in every painter, so it is set only if an element extends beyond the visible area.
        if elements.contains(where: { !visible.contains($0.frame) }) {
            builder.withEffect(.clip(.rectangle(room), FillStyle()), drawAll)
        } else {
            drawAll()
        }
        return truncated
    }

    /// Draws an element; returns whether its text was truncated.
    private func draw(
        _ attributes: LeasedAttributes, _ lists: ListDrawing?, in bounds: CGRect, offset: CGPoint,
        into builder: DisplayListBuilder
    ) -> Bool {
        let element = attributes.elementIdentity
        guard let host = hosts.host(of: element, size: attributes.size) else { return false }
        let placement = ElementPlacement(attributes, size: drawnSize(of: attributes), offset: offset, lists: lists)
        let first = builder.nodeCount
        placement.draw(into: builder, mark: { self.mark(element, in: builder) }) {
            self.withFocusSection(attributes, frame: placement.frame, in: bounds, into: builder) {
                self.rows.draw(host, at: placement, into: builder)
            }
        }
        hosts.forgetDrawn(element, host)
        return builder.containsTruncatedNode(since: first)
    }

    /// Draws the elements one after the other, or cells on several threads where that is allowed.
    ///
    /// - Returns: the elements with truncated text; empty after drawing on several threads, where it is not needed.
    private func draw(
        _ elements: [LeasedAttributes], in bounds: CGRect, offset: CGPoint,
        into builder: DisplayListBuilder
    ) -> Set<ElementIdentity> {
        var truncated: Set<ElementIdentity> = []
        // The sections of the elements are planned, so it is known whether one of them is a list.
        let lists = lists.flatMap { $0.lists.hasLists ? $0 : nil }
        let drawOne = { (attributes: LeasedAttributes, builder: DisplayListBuilder) in
            if self.draw(attributes, lists, in: bounds, offset: offset, into: builder), self.notesTruncation {
                truncated.insert(attributes.elementIdentity)
            }
        }
        // Most elements are one item.
        builder.reserve(elements.count)
        guard let cells = hosts.concurrentCells else {
            for attributes in elements { drawOne(attributes, builder) }
            return truncated
        }
        let placements = ElementPlacements(elements, offset: offset, lists: lists)
        cells.draw(placements, into: builder) { drawOne(elements[$0], $1) }
        return truncated
    }
}

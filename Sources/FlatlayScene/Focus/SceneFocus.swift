import ActorLeases
import CoreGeometry
import FlatlayViews
import Foundation
import UIKitValues
import UIKitViews

/// The focus state of one drawing of a scene: the renderer creates it before drawing and reads it afterwards.
package final class SceneFocus {
    /// Where a survey looks for targets beyond what is in sight.
    package struct Survey {
        /// Where the focus is to go.
        package let heading: UIFocusHeading
        /// How far, in lengths of what is in sight.
        package let reach: CGFloat

        /// A survey.
        package init(heading: UIFocusHeading, reach: CGFloat) {
            self.heading = heading
            self.reach = reach
        }
    }

    /// The target with the focus.
    package let focused: FocusTarget.ID?
    /// The focus session of views; nil on platforms without a focus.
    package let session: FocusSession?
    /// Set where nothing is to be seen, and targets are only looked for.
    package let survey: Survey?
    private let memory: SceneMemory?
    private var collections: [CollectionPath: DrawnCollection] = [:]

    /// - Parameters:
    ///   - state: what a person did.
    ///   - memory: what the scene keeps from picture to picture; nil for nothing.
    ///   - appearance: how the focus is shown; nil on platforms without a focus.
    package init(
        state: SceneState?, memory: SceneMemory?, appearance: FocusAppearance?, survey: Survey? = nil
    ) {
        focused = appearance == nil ? nil : state?.focus
        self.memory = memory
        self.survey = survey
        let focused = focused
        session = appearance.map { appearance in
            FocusSession(
                focused: focused?.view, isPressed: state?.isPressed ?? false, appearance: appearance,
                isSurvey: survey != nil, direction: state?.focusHeading.direction,
                owner: { FocusOwner($0).map { AnyHashable($0) } })
        }
    }

    /// The targets of the focus, in drawing order.
    package var targets: [FocusTarget] {
        (session?.targets ?? []).map { target in
            let id = FocusTarget.ID(target.id)
            return FocusTarget(id: id, frame: target.frame, elementFrame: elementFrame(of: id) ?? target.frame)
        }
    }

    /// Does what pressing a target does; false where it was not drawn.
    package func press(_ id: FocusTarget.ID) -> Bool {
        guard let target = session?.targets.first(where: { $0.id == id.view }) else { return false }
        target.action()
        return true
    }

    /// The engine for what was drawn.
    package func engine(
        remembering last: [AnyHashable: FocusTarget.ID], layoutDirection: LayoutDirection
    ) -> FocusEngine<FocusTarget.ID> {
        // A guide is a section of the only view to which it leads.
        let guides = session?.guides ?? []
        return FocusEngine(
            candidates: (session?.targets ?? []).enumerated().map { number, target in
                .init(
                    id: FocusTarget.ID(target.id), frame: target.frame,
                    sections: target.sections.union(guides.filter { $0.target == target.id }.map(\.id)),
                    ordinal: number)
            },
            sections: (session?.sections ?? []).map { section in
                .init(id: section.id, frame: section.frame, hasRows: section.hasRows, remembered: last[section.id])
            } + guides.map { .init(id: $0.id, frame: $0.frame) },
            layoutDirection: layoutDirection)
    }

    /// The focus sections that a target is in.
    package func sections(of id: FocusTarget.ID) -> Set<AnyHashable> {
        session?.targets.first { $0.id == id.view }?.sections ?? []
    }

    // MARK: Collections

    /// The state of an element's views; nil for none.
    func state(in holders: [CollectionPath.Holder]) -> HostedState? {
        survey == nil ? memory?.state(in: holders) : memory?.stateForSurvey(in: holders)
    }

    func record(_ collection: DrawnCollection) {
        collections[collection.scene.path] = collection
        if survey == nil { memory?.apply(collection.scene.identities, of: collection.scene.path) }
    }

    /// The element of a collection that has the focus, or holds what has it.
    func focusedElement(of collection: CollectionPath) -> ElementKey? {
        let depth = collection.holders.count
        guard let holders = focused?.holders, holders.count > depth, holders[depth].number == collection.number,
            Array(holders.prefix(depth)) == collection.holders
        else { return nil }
        return holders[depth].element
    }

    /// Where the element of a target is in the picture, also out of sight; nil where there is none any more.
    package func elementFrame(of id: FocusTarget.ID) -> CGRect? {
        guard let path = id.collection, let element = id.element, let collection = collections[path] else { return nil }
        return collection.frame(of: element)
    }

    /// Where a target of an earlier picture is in this one: it has moved with its element.
    package func frame(of target: FocusTarget) -> CGRect {
        if let element = elementFrame(of: target.id) {
            return target.frame.offsetBy(
                dx: element.minX - target.elementFrame.minX, dy: element.minY - target.elementFrame.minY)
        }
        return session?.targets.first { $0.id == target.id.view }?.frame ?? target.frame
    }

    // MARK: Moves

    /// Returns whether the collections and the views that the focus would leave and enter allow the move.
    package func allowsMove(from old: FocusTarget.ID?, to new: FocusTarget.ID?, _ heading: UIFocusHeading) -> Bool {
        withLease(moves(from: old, to: new, heading)) { moves in
            let told = moves.told
            return moves.context(told).isAllowed && told.allSatisfy { $0.observer.allowsMove(in: $0.context) }
        }
    }

    /// Tells the collections and the views that the focus has left and entered. Returns whether anybody was told, who
    /// may have changed what is drawn.
    package func announceMove(from old: FocusTarget.ID?, to new: FocusTarget.ID?, _ heading: UIFocusHeading) -> Bool {
        withLease(moves(from: old, to: new, heading)) { moves in
            for (observer, move) in moves.ofCollections { observer.didMove(move) }
            let told = moves.told
            let context = moves.context(told)
            // Views from inside to outside: cells before the delegates of their collections.
            context.announce()
            for (observer, context) in told { observer.announceMove(in: context) }
            return !told.isEmpty || context.previouslyFocusedView != nil || context.nextFocusedView != nil
        }
    }

    private func moves(
        from old: FocusTarget.ID?, to new: FocusTarget.ID?, _ heading: UIFocusHeading
    ) -> FocusMoves {
        func view(_ id: FocusTarget.ID?) -> UIView? {
            id.flatMap { id in session?.targets.first { $0.id == id.view }?.view }
        }
        let views = (view(old), view(new))
        var paths: [CollectionPath] = []
        for path in [old?.collection, new?.collection] {
            if let path, !paths.contains(path) { paths.append(path) }
        }
        let ofCollections: [(any FocusMoveObserver, FocusMove)] = paths.compactMap { path in
            guard let scene = collections[path]?.scene, let observer = scene.content.focusObserver else { return nil }
            func item(_ id: FocusTarget.ID?) -> IndexPath? {
                guard let id, id.collection == path, let key = id.element else { return nil }
                return scene.element(for: key)?.indexPath
            }
            let move = FocusMove(
                previous: item(old), next: item(new), heading: heading, previousView: views.0, nextView: views.1)
            return (observer, move)
        }
        return FocusMoves(ofCollections: ofCollections, heading: heading, views: views)
    }

    /// Where the focus starts out, where a view of UIKit or a collection says so; nil for the first target.
    package var preferredTarget: FocusTarget.ID? {
        if let preferred = session?.preferred, let target = session?.targets.first(where: { $0.id == preferred }) {
            return FocusTarget.ID(target.id)
        }
        // The outermost collections decide, the first of them first.
        let drawn = collections.values.sorted {
            ($0.scene.path.holders.count, $0.scene.path.number) < ($1.scene.path.holders.count, $1.scene.path.number)
        }
        for scene in drawn.map(\.scene) {
            guard let indexPath = ActorLease.hold({ scene.content.preferredFocus() }),
                let key = scene.key(of: .cell(indexPath))
            else {
                continue
            }
            let inside = targets.first { $0.id.collection == scene.path && $0.id.element == key }
            if let inside { return inside.id }
            // What is in sight without a target can't have the focus; what is not may have one once it is.
            let isInSight = scene.frame(of: key).map { scene.collectionView.bounds.intersects($0) } ?? true
            if !isInSight { return FocusTarget.ID(in: key, of: scene.path) }
        }
        return nil
    }

    /// Whether the data has all elements that hold a target, as far as their collections were drawn.
    package func hasElement(of id: FocusTarget.ID) -> Bool {
        steps(to: id).allSatisfy { path, element in
            collections[path].map { $0.scene.element(for: element) != nil } ?? true
        }
    }

    /// Scrolls a state so that a target comes into sight, as far as the collections were drawn: those inside others may
    /// come into sight only then.
    package func reveal(_ id: FocusTarget.ID, in state: inout SceneState) {
        for (path, element) in steps(to: id) {
            collections[path]?.scene.reveal(element, in: &state)
        }
    }

    private func steps(to id: FocusTarget.ID) -> [(path: CollectionPath, element: ElementKey)] {
        id.holders.enumerated().map { depth, holder in
            (CollectionPath(holders: Array(id.holders.prefix(depth)), number: holder.number), holder.element)
        }
    }
}

/// The owner of targets: the elements that contain them, and the hosted contents in the innermost one.
struct FocusOwner: Hashable {
    let holders: [CollectionPath.Holder]
    let hosted: [Int]

    init(holders: [CollectionPath.Holder]) {
        self.holders = holders
        hosted = []
    }

    /// The owner of the views of an environment; nil for the views at the root.
    init?(_ environment: EnvironmentValues) {
        let scene = environment.scene
        holders = scene.holders
        // What is outside of the innermost element has been said by its key.
        hosted = scene.hostedNumbers
        if holders.isEmpty, hosted.isEmpty { return nil }
    }
}

/// A collection as it was drawn.
struct DrawnCollection {
    let scene: CollectionScene
    /// From the coordinates of the content to those that it was drawn in.
    let offset: CGPoint
    /// From there to the picture.
    let map: CGAffineTransform

    func frame(of key: ElementKey) -> CGRect? {
        scene.frame(of: key)?.offsetBy(dx: offset.x, dy: offset.y).applying(map)
    }
}

/// A move of the focus, as the collections see it that it leaves and enters, and as views see it.
private struct FocusMoves {
    let ofCollections: [(observer: any FocusMoveObserver, move: FocusMove)]
    let heading: UIFocusHeading
    let views: (UIView?, UIView?)

    /// The collections, each with what it says of the move.
    @MainActor
    var told: [(observer: any FocusMoveObserver, context: UIFocusUpdateContext)] {
        ofCollections.map { ($0.observer, $0.observer.context(of: $0.move)) }
    }

    /// The notification of views. Of two collections, each gets the cell on its own side.
    @MainActor
    func context(
        _ told: [(observer: any FocusMoveObserver, context: UIFocusUpdateContext)]
    ) -> UIFocusUpdateContext {
        if told.count == 1 { return told[0].context }
        return UIFocusUpdateContext(
            focusHeading: heading,
            from: views.0
                ?? told.first { $0.context.previouslyFocusedView != nil }?
                .context.previouslyFocusedView,
            to: views.1 ?? told.first { $0.context.nextFocusedView != nil }?.context.nextFocusedView)
    }
}

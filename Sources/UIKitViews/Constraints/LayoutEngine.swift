import AutoLayout
import CoreGeometry
import Foundation
import UIKitValues

/// Solves the constraints of a view tree whose root has a given size: a window, a cell or a controller's view.
///
/// Steps:
///
/// 1. After a change of the tree, all items and constraints are added again, in the order of the tree and of
///    activation, so the result depends only on the description. Other changes edit what is there.
/// 2. Guides get the insets of margins and safe areas; views whose content changed get new natural sizes.
/// 3. The tree is solved. Text that wraps is measured again at its solved width.
/// 4. If a view's solved frame has changed, its superview is marked for layout, which applies the frames.
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    /// Whether the engine only measures, and applies no frames.
    let isMeasuring: Bool
    private(set) var tree = LayoutTree()
    private(set) var items: [ObjectIdentifier: LayoutItem] = [:]
    private var views: [LayoutItem: Unmanaged<UIView>] = [:]
    private var guideItems: [ObjectIdentifier: LayoutItem] = [:]
    private(set) var handles: [ObjectIdentifier: LayoutTree.ConstraintHandle] = [:]
    private(set) var constraintsByHandle: [LayoutTree.ConstraintHandle: NSLayoutConstraint] = [:]
    private var frameHandles: [ObjectIdentifier: [LayoutTree.ConstraintHandle]] = [:]
    private var stacks: [(view: Unmanaged<UIStackView>, layout: StackLayout)] = []
    /// The views whose guides are in use, with the guides.
    private var insetUsers: [(view: Unmanaged<UIView>, item: LayoutItem, kind: LayoutGuideKind)] = []
    private var scrollContents: [(view: Unmanaged<UIScrollView>, guide: LayoutItem)] = []
    /// Views that are placed by constraints, in the order of the tree.
    private var placed: [Unmanaged<UIView>] = []
    private var changedContents: [Unmanaged<UIView>] = []
    /// Keeps alive what the unretained references name, apart from the root, which holds the engine. It is let go once
    /// a rebuild is due, but not during work: measuring calls an app's code, which may remove any view of the tree.
    private var held: [UIView] = []
    var needsRebuild = true { didSet { if needsRebuild, !isWorking { held = [] } } }
    private var isWorking = false
    /// Whether an app's code runs inside a solution, when the tree can be neither read nor changed.
    private(set) var isTreeInUse = false
    private var needsSolve = true
    var reportedConflicts = 0

    init(root: UIView, isMeasuring: Bool = false) {
        self.root = root
        self.isMeasuring = isMeasuring
    }

    /// Whether no view takes part.
    var isEmpty: Bool { placed.isEmpty && handles.isEmpty && stacks.isEmpty }

    /// Runs work that calls an app's code.
    private func working<Result>(_ body: () -> Result) -> Result {
        let (root, isOutermost) = (root, !isWorking)
        isWorking = true
        defer {
            if isOutermost {
                isWorking = false
                if needsRebuild { held = [] }
            }
        }
        return withExtendedLifetime((self, root)) { body() }
    }

    // MARK: Changes

    /// Returns whether the tree can be changed in place. Otherwise it is built anew before it is used again.
    private func allowsChange() -> Bool {
        if isTreeInUse { needsRebuild = true }
        return !needsRebuild
    }

    func didActivate(_ constraint: NSLayoutConstraint) {
        guard allowsChange() else { return }
        guard knows(constraint.firstItem), constraint.secondItem == nil || knows(constraint.secondItem) else {
            needsRebuild = true
            return
        }
        add(constraint)
        needsSolve = true
    }

    func didDeactivate(_ constraint: NSLayoutConstraint) {
        guard handles[ObjectIdentifier(constraint)] != nil, allowsChange(),
            let handle = handles.removeValue(forKey: ObjectIdentifier(constraint))
        else { return }
        constraintsByHandle[handle] = nil
        tree.remove(handle)
        needsSolve = true
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let handle = handles[ObjectIdentifier(constraint)], allowsChange() else { return }
        attempt(constraint) { try tree.setConstant(Double(constraint.constant), of: handle) }
        needsSolve = true
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let handle = handles[ObjectIdentifier(constraint)], allowsChange() else { return }
        attempt(constraint) { try tree.setPriority(Double(constraint.priority.rawValue), of: handle) }
        needsSolve = true
    }

    func prioritiesDidChange(of view: UIView) {
        guard let item = items[ObjectIdentifier(view)], allowsChange() else { return }
        setPriorities(of: view, item)
        needsSolve = true
    }

    func contentDidChange(of view: UIView) {
        guard !needsRebuild, items[ObjectIdentifier(view)] != nil else { return }
        changedContents.append(.passUnretained(view))
        needsSolve = true
    }

    func frameDidChange(of view: UIView) {
        guard frameHandles[ObjectIdentifier(view)] != nil, let item = items[ObjectIdentifier(view)], allowsChange()
        else { return }
        fixFrame(of: view, item)
        needsSolve = true
    }

    func placesDidChange() { needsRebuild = true }
    func insetsMayHaveChanged() { needsSolve = true }

    private func knows(_ item: AnyObject?) -> Bool {
        guard let item else { return false }
        if let guide = item as? UILayoutGuide {
            guard let owner = guide.owningView, items[ObjectIdentifier(owner)] != nil else { return false }
            return guide.kind != .custom || guideItems[ObjectIdentifier(guide)] != nil
        }
        return items[ObjectIdentifier(item)] != nil
    }

    // MARK: Building

    private func rebuild() {
        tree = LayoutTree()
        (items, views, guideItems, handles, constraintsByHandle) = ([:], [:], [:], [:], [:])
        (frameHandles, stacks, insetUsers, scrollContents, placed, changedContents) = ([:], [], [], [], [], [])
        held = []
        needsRebuild = false
        needsSolve = true
        reportedConflicts = 0
        var constraints: [NSLayoutConstraint] = []
        var participants: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        collect(root, &constraints, &participants)
        guard participants.count > 1 || !constraints.isEmpty else { return }
        addItem(root, in: nil, participants)
        addStacks(of: root)
        constraints.sort { $0.activationNumber < $1.activationNumber }
        for constraint in constraints { add(constraint) }
    }

    /// Finds the constraints of the tree and the views that take part: those that constraints or stacks place or name,
    /// and the views that these are in.
    private func collect(
        _ view: UIView, _ constraints: inout [NSLayoutConstraint], _ participants: inout Set<ObjectIdentifier>
    ) {
        func take(_ view: UIView) {
            var next: UIView? = view
            while let current = next, participants.insert(ObjectIdentifier(current)).inserted {
                next = current.superview
            }
        }
        if view !== root, !view.translatesAutoresizingMaskIntoConstraints { take(view) }
        if view is UIStackView { take(view) }
        for constraint in view.constraintStore.held {
            let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
            let owners = items.compactMap(NSLayoutConstraint.view)
            // A constraint with what is outside does not belong to this tree.
            guard owners.count == items.count, owners.allSatisfy({ $0.isDescendant(of: root) }) else { continue }
            owners.forEach(take)
            constraints.append(constraint)
        }
        for subview in view.subviewList {
            if subview.isLayoutBoundary {
                if !subview.translatesAutoresizingMaskIntoConstraints { take(subview) }
                continue
            }
            collect(subview, &constraints, &participants)
        }
    }

    private func addItem(_ view: UIView, in parent: LayoutItem?, _ participants: Set<ObjectIdentifier>) {
        let item = tree.addItem(view.layoutName, in: parent)
        let key = ObjectIdentifier(view)
        items[key] = item
        views[item] = .passUnretained(view)
        if view !== root { held.append(view) }
        if !isMeasuring {
            view.constraintStore.engine = self
            if view !== root { view.constraintStore.ownEngine = nil }
        }
        attempt(nil) { try tree.setDirection(view.isRightToLeft ? .rightToLeft : .leftToRight, of: item) }
        setPriorities(of: view, item)
        let insets = view.alignmentRectInsets
        if insets != .zero { tree.setAlignmentRectInsets(LayoutInsets(insets), of: item) }
        if view.bounds.origin != .zero, !(view is UIScrollView) {
            tree.setBoundsOrigin(view.bounds.origin, of: item)
        }
        if view !== root {
            if view.translatesAutoresizingMaskIntoConstraints {
                fixFrame(of: view, item)
            } else {
                placed.append(.passUnretained(view))
            }
        }
        setContent(of: view, item)
        for guide in view.constraintStore.guides {
            guideItems[ObjectIdentifier(guide)] = tree.addItem(guide.identifier, in: item, isGuide: true)
        }
        for subview in view.subviewList where participants.contains(ObjectIdentifier(subview)) {
            addItem(subview, in: item, participants)
        }
    }

    private func addStacks(of view: UIView) {
        if let stack = view as? UIStackView, let item = items[ObjectIdentifier(view)] {
            if stack.isLayoutMarginsRelativeArrangement { use(.margins, of: view, item) }
            attempt(nil) {
                stacks.append((.passUnretained(stack), try tree.addStack(description(of: stack), to: item)))
            }
        }
        for subview in view.subviewList where items[ObjectIdentifier(subview)] != nil && !subview.isLayoutBoundary {
            addStacks(of: subview)
        }
    }

    private func description(of stack: UIStackView) -> StackDescription {
        stack.layoutDescription { items[ObjectIdentifier($0)] }
    }

    private func setPriorities(of view: UIView, _ item: LayoutItem) {
        attempt(nil) {
            try tree.setHugging(view.huggingPriorities, of: item)
            try tree.setCompressionResistance(view.resistancePriorities, of: item)
        }
    }

    private func setContent(of view: UIView, _ item: LayoutItem) {
        // The frame of a view that is fixed by it does not depend on its content.
        if view.translatesAutoresizingMaskIntoConstraints, view !== root { return }
        let source = view.contentSource
        let wraps = source?.wrapsContent ?? false
        tree.setWraps(wraps, preferredWidth: source?.preferredWrappingWidth.map(Double.init), of: item)
        // Text that wraps is measured by the solution.
        if !wraps || tree.content(of: item) == nil {
            attempt(nil) { try tree.setContent(view.layoutContent(wrappingAt: nil), of: item) }
        }
    }

    private func fixFrame(of view: UIView, _ item: LayoutItem) {
        let key = ObjectIdentifier(view)
        for handle in frameHandles[key] ?? [] { tree.remove(handle) }
        let size = view.layer.bounds.size
        let (position, anchor) = (view.layer.position, view.layer.anchorPoint)
        let frame = CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
        attempt(nil) {
            frameHandles[key] = try tree.addFrame(
                frame, mask: view.autoresizingMask, superviewSize: view.superview?.bounds.size ?? .zero, of: item)
        }
    }

    private func use(_ kind: LayoutGuideKind, of view: UIView, _ item: LayoutItem) {
        if insetUsers.contains(where: { $0.item == item && $0.kind == kind }) { return }
        attempt(nil) { try tree.setInsets(view.layoutInsets(of: kind), of: kind, in: item) }
        insetUsers.append((.passUnretained(view), item, kind))
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard let first = place(constraint.firstItem, constraint.firstAttribute, beside: constraint.secondItem) else {
            return
        }
        let second = place(constraint.secondItem, constraint.secondAttribute, beside: constraint.firstItem)
        attempt(constraint) {
            let handle = try tree.add(
                LayoutConstraint(
                    first, constraint.firstAttribute.layoutAttribute, constraint.relation.layoutRelation, second,
                    constraint.isConstant ? .notAnAttribute : constraint.secondAttribute.layoutAttribute,
                    multiplier: Double(constraint.multiplier),
                    constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
                    identifier: constraint.identifier ?? ""))
            handles[ObjectIdentifier(constraint)] = handle
            constraintsByHandle[handle] = constraint
        }
    }

    /// The item of a view or guide for an attribute. Edges of a scroll view mean its content for what is inside it.
    private func place(
        _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
    ) -> LayoutItem? {
        guard let object else { return nil }
        if let guide = object as? UILayoutGuide { return place(guide) }
        guard let view = object as? UIView, let item = items[ObjectIdentifier(view)] else { return nil }
        if attribute.isMargin {
            use(.margins, of: view, item)
            // A margin is an edge of the guide, which must be there.
            _ = tree.guide(.margins, of: item)
        }
        if let scrollView = view as? UIScrollView, !attribute.isSize, let other,
            let inner = NSLayoutConstraint.view(of: other), inner !== view, inner.isDescendant(of: view)
        {
            return place(scrollView.contentLayoutGuide)
        }
        return item
    }

    private func place(_ guide: UILayoutGuide) -> LayoutItem? {
        guard let owner = guide.owningView, let item = items[ObjectIdentifier(owner)] else { return nil }
        switch guide.kind {
        case .custom: return guideItems[ObjectIdentifier(guide)]
        case .builtIn(let kind):
            use(kind, of: owner, item)
            return tree.guide(kind, of: item)
        case .keyboard:
            guard (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true else { return item }
            use(.safeArea, of: owner, item)
            return tree.guide(.safeArea, of: item)
        case .scrollContent, .scrollFrame:
            if let known = guideItems[ObjectIdentifier(guide)] { return known }
            return addScrollGuide(guide, of: owner, item)
        }
    }

    /// The content of a scroll view starts where the view does, as far as its constraints know: positions inside are
    /// those of the content. The frame guide stands where the view has scrolled to.
    private func addScrollGuide(_ guide: UILayoutGuide, of owner: UIView, _ item: LayoutItem) -> LayoutItem {
        let added = tree.addItem(guide.identifier, in: item, isGuide: true)
        guideItems[ObjectIdentifier(guide)] = added
        let isFrame = guide.kind == .scrollFrame
        let origin = isFrame ? owner.bounds.origin : .zero
        attempt(nil) {
            try tree.add(
                LayoutConstraint(
                    added, .left, .equal, item, .left, constant: Double(origin.x), source: .host,
                    identifier: "UIScrollView-left-guide"))
            try tree.add(
                LayoutConstraint(
                    added, .top, .equal, item, .top, constant: Double(origin.y), source: .host,
                    identifier: "UIScrollView-top-guide"))
            if isFrame {
                try tree.add(LayoutConstraint(added, .width, .equal, item, .width, source: .host))
                try tree.add(LayoutConstraint(added, .height, .equal, item, .height, source: .host))
            }
        }
        if !isFrame, let scrollView = owner as? UIScrollView {
            scrollContents.append((.passUnretained(scrollView), added))
        }
        return added
    }

    // MARK: Solving

    /// Brings the solution up to date, and marks superviews of views whose frames change.
    func solveIfNeeded() {
        guard !isTreeInUse else { return }
        working { solve() }
    }

    private func solve() {
        if needsRebuild { rebuild() }
        guard !isEmpty else { return }
        prepare()
        let size = root.bounds.size
        if size != solvedSize {
            solvedSize = size
            needsSolve = true
        }
        guard needsSolve else { return }
        needsSolve = false
        attempt(nil) {
            try tree.setSize(width: Double(size.width), height: Double(size.height), of: root(item: root))
            try tree.layout(measuring: measuring)
        }
        reportConflicts()
        markChangedFrames()
    }

    private var solvedSize: CGSize?

    private func root(item root: UIView) -> LayoutItem {
        items[ObjectIdentifier(root)] ?? tree.addItem(root.layoutName)
    }

    /// Takes over changes of insets, contents and stacks.
    private func prepare() {
        for user in insetUsers {
            let view = user.view.takeUnretainedValue()
            attempt(nil) {
                let insets = view.layoutInsets(of: user.kind)
                if tree.insets(of: user.kind, in: user.item) != insets {
                    try tree.setInsets(insets, of: user.kind, in: user.item)
                    needsSolve = true
                }
            }
        }
        for index in stacks.indices {
            let description = description(of: stacks[index].view.takeUnretainedValue())
            guard stacks[index].layout.description != description else { continue }
            attempt(nil) { try tree.update(&stacks[index].layout, to: description) }
            needsSolve = true
        }
        let contents = changedContents
        changedContents = []
        for reference in contents {
            let view = reference.takeUnretainedValue()
            guard let item = items[ObjectIdentifier(view)] else { continue }
            setContent(of: view, item)
        }
    }

    private var measuring: LayoutTree.Measuring {
        let views = views
        return { item, width in
            // The tree calls this during its solution, on this thread.
            guard let view = views[item]?.takeUnretainedValue() else { return LayoutContent() }
            return MainActor.assumeIsolated {
                self.isTreeInUse = true
                defer { self.isTreeInUse = false }
                return view.layoutContent(wrappingAt: width.map { CGFloat($0) })
            }
        }
    }

    private func markChangedFrames() {
        guard !isMeasuring else { return }
        for reference in placed {
            let view = reference.takeUnretainedValue()
            guard let superview = view.superview, let frame = solvedFrame(of: view), view.untransformedFrame != frame
            else { continue }
            superview.layer.needsLayout = true
        }
        for content in scrollContents {
            let scrollView = content.view.takeUnretainedValue()
            let size = tree.frame(of: content.guide, scale: scale).size
            if scrollView.contentSize != size { scrollView.contentSize = size }
        }
    }

    private var scale: Double { root.layoutScale }

    /// The frame of a view by its constraints; nil if none place it.
    func solvedFrame(of view: UIView) -> CGRect? {
        guard !needsRebuild, !isTreeInUse, let item = items[ObjectIdentifier(view)] else { return nil }
        return tree.frame(of: item, scale: scale)
    }

    /// The frame of a guide.
    func solvedFrame(of guide: UILayoutGuide) -> CGRect? {
        guard !isTreeInUse else { return nil }
        return working {
            if needsRebuild { rebuild() }
            guard let item = place(guide) else { return nil }
            solve()
            return tree.frame(of: item, scale: scale)
        }
    }

    /// Returns the fitting size of the constraints.
    func fittingSize(_ target: CGSize, _ priorities: AxisPriorities) -> CGSize? {
        isTreeInUse ? nil : working { solvedSize(target, priorities) }
    }

    private func solvedSize(_ target: CGSize, _ priorities: AxisPriorities) -> CGSize? {
        if needsRebuild { rebuild() }
        guard !isEmpty else { return nil }
        if isMeasuring {
            // A measuring engine gets no change notifications, so it rebuilds every time.
            for (item, reference) in views { setContent(of: reference.takeUnretainedValue(), item) }
        }
        prepare()
        solvedSize = nil
        needsSolve = true
        var size: CGSize?
        attempt(nil) {
            size = try tree.fittingSize(
                of: root(item: root), target: target, priorities: priorities, scale: scale, measuring: measuring)
        }
        return size
    }
}

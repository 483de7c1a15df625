import ActorLeases
import CollectionLayout
import FlatlayDrawing
import FlatlayScene
import FlatlayViews
import Foundation
import UIKitValues

/// Renders a view that you can use: move the focus, press buttons, replace data, and render an image at any moment.
///
/// ```swift
/// let renderer = InteractiveRenderer(content: Shelf(films: films))
/// renderer.proposedSize = ProposedViewSize(width: 1920, height: 1080)
/// try renderer.run("right right down")
/// try renderer.write(to: "shelf.png")
///
/// renderer.content = Shelf(films: films.shuffled())   // the focus stays with its item, which is scrolled into view
/// try renderer.write(to: "shuffled.png")
/// ```
///
/// It has the properties of ``ImageRenderer``. Its ``ImageRenderer/sceneState`` contains what a user has done so far.
/// The state of views (`@State`) is kept between images, in cells as long as they are visible. Everything is a function
/// of the input: the same keys give the same images.
///
/// The ``ImageRenderer/userInterfaceIdiom`` determines the focus. A phone has none: keys do nothing there, and the
/// focus in the state is ignored. A television always has one, and enlarges the focused view; on other devices the
/// first key shows it, as an outline. When the ``ImageRenderer/content`` changes, the state of views is kept, and the
/// focus follows its item.
///
/// To get a change of focus as data, compare `sceneState` before and after a key.
public final class InteractiveRenderer<Content: View>: ImageRenderer<Content> {
    /// Whether a focus section, such as a row of a collection, restores the focus to the view that had it last.
    /// Otherwise the focus moves to the nearest view.
    public var remembersFocus = false
    /// Whether images show the path of the focus as numbered arrows.
    public var showsFocusPath = false
    /// The path of the focus since the renderer was created, or since ``restartFocusPath()``.
    public private(set) var focusPath = FocusPath(start: nil)

    private let memory = SceneMemory()
    /// The focus of the last image; nil if something has changed since.
    private var settled: SceneFocus? { didSet { if settled == nil { idleKey = nil } } }
    /// The last key, if it had no effect.
    private var idleKey: FocusKey?
    /// The number of views drawn in all images.
    private var drawnViewCount = 0
    private var isSettling = false
    /// Whether to scroll to the focused view.
    private var needsReveal = true
    /// The last frame of the focused view, for the case that it disappears.
    private var lastFrame: CGRect?
    /// The target that had the focus when collections were last notified.
    private var announcedFocus: FocusTarget.ID?
    /// The direction of the last move.
    private var lastHeading: UIFocusHeading = []
    /// Whether a delegate kept the focus where it is.
    private var wasRefused = false
    private var hasStarted = false
    private var pictureSize = CGSize.zero

    /// Creates a renderer of a view.
    public override init(content: Content) {
        super.init(content: content)
        sceneState = SceneState()
    }

    /// Any change may move, add or remove focusable views.
    override func inputsDidChange() {
        if !isSettling { settled = nil }
    }

    /// Renders as on the screen of a device, with the focus behaviour of that type of device.
    public override func show(on device: DevicePreset, withStatusBar: Bool = false) {
        super.show(on: device, withStatusBar: withStatusBar)
        userInterfaceIdiom = device.userInterfaceIdiom
    }

    /// Renders the image at this moment.
    override func render(recorder: SceneRecorder?) throws -> DisplayList {
        let list = try settle()
        guard let recorder else { return list }
        let focus = SceneFocus(state: sceneState, memory: memory, appearance: appearance)
        return try draw(recorder: recorder, focus: focus, state: memory.root)
    }

    // MARK: Focusable views

    /// Returns the focusable views of the image at this moment, in reading order; none on a phone.
    ///
    /// - Throws: as ``ImageRenderer/displayList()``.
    public func focusTargets() throws -> [FocusTarget] {
        let focus = try settledFocus()
        let targets = Dictionary(focus.targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return engine(for: focus).candidates.compactMap { targets[$0.id] }
    }

    /// Returns the focused view, or nil if there is none or it is not visible.
    ///
    /// - Throws: as ``ImageRenderer/displayList()``.
    public func focusedTarget() throws -> FocusTarget? {
        let focus = try settledFocus()
        return focus.targets.first { $0.id == sceneState?.focus }
    }

    /// Returns the focusable views as stable text, in reading order: one line per view, with its frame; the line of the
    /// focused one ends in `focused`.
    ///
    /// - Throws: as ``ImageRenderer/displayList()``.
    public func focusDescription() throws -> String {
        let targets = try focusTargets()
        let lines = targets.map { "\($0)" + ($0.id == sceneState?.focus ? " focused" : "") }
        return (["targets \(targets.count)"] + lines).map { $0 + "\n" }.joined()
    }

    /// Returns how often the data of a collection was applied: once at first, and once for each image with other data.
    /// Moving the focus applies nothing.
    public func dataApplyCount(of collection: CollectionPath = .root) -> Int {
        memory.applyCount(of: collection)
    }

    // MARK: User actions

    /// Presses a key; returns whether it had an effect.
    ///
    /// An arrow or a tab moves the focus and scrolls until it is visible; `select` presses and releases.
    ///
    /// - Throws: as ``ImageRenderer/displayList()``.
    @discardableResult
    public func send(_ key: FocusKey) throws -> Bool {
        let before = try settledFocus()
        if !hasStarted { restart(before) }
        // The same key again has no effect either, as long as nothing has changed.
        if key == idleKey, settled != nil, key.heading != nil {
            focusPath.steps.append(FocusPath.Step(key: key, target: try focusedTarget(), hasEffect: false))
            return false
        }
        let hasEffect: Bool
        if let heading = key.heading {
            hasEffect = try move(heading, from: before)
        } else {
            hasEffect = try press() && release()
        }
        // A delegate that refused a move may allow it the next time.
        idleKey = hasEffect || wasRefused ? nil : key
        wasRefused = false
        focusPath.steps.append(
            FocusPath.Step(key: key, target: try focusedTarget(), hasEffect: hasEffect))
        return hasEffect
    }

    /// Presses the keys of a script; returns the path of the focus.
    ///
    /// - Throws: as ``ImageRenderer/displayList()``, and ``KeyScriptError/tooMuchDrawing(keysPressed:of:)``.
    @discardableResult
    public func run(_ script: KeyScript) throws -> FocusPath {
        var path = FocusPath(start: try focusedTarget())
        let start = drawnViewCount
        for (index, key) in script.keys.enumerated() {
            guard drawnViewCount - start <= KeyScript.viewLimit else {
                throw KeyScriptError.tooMuchDrawing(keysPressed: index, of: script.keys.count)
            }
            try send(key)
            path.steps += focusPath.steps.suffix(1)
        }
        return path
    }

    /// Presses the keys of a script, given as a string.
    ///
    /// - Throws: as ``ImageRenderer/displayList()``, and ``KeyScriptError``.
    @discardableResult
    public func run(_ keys: String) throws -> FocusPath {
        try run(KeyScript(keys))
    }

    /// Presses the focused view until ``release()``; returns false if there is none.
    ///
    /// - Throws: as ``ImageRenderer/displayList()``.
    @discardableResult
    public func press() throws -> Bool {
        guard try focusedTarget() != nil else { return false }
        sceneState?.isPressed = true
        return true
    }

    /// Releases the pressed view, which performs the button's action; returns false if nothing was pressed.
    ///
    /// - Throws: as ``ImageRenderer/displayList()``.
    @discardableResult
    public func release() throws -> Bool {
        guard sceneState?.isPressed == true else { return false }
        let focus = try settledFocus()
        sceneState?.isPressed = false
        guard let id = sceneState?.focus else { return false }
        defer { settled = nil }
        return ActorLease.hold { focus.press(id) }
    }

    /// Moves the focus to a target, even to one of an element that is not visible, which is scrolled into the visible
    /// area.
    public func focus(_ id: FocusTarget.ID?) {
        sceneState?.focus = id
        sceneState?.focusHeading = []
        sceneState?.isPressed = false
        needsReveal = true
    }

    /// Clears the path of the focus: it starts at the current focus.
    ///
    /// - Throws: as ``ImageRenderer/displayList()``.
    public func restartFocusPath() throws {
        restart(try settledFocus())
    }
}

extension InteractiveRenderer {
    // MARK: Images

    private var appearance: FocusAppearance? { userInterfaceIdiom.focusAppearance }

    private func settledFocus() throws -> SceneFocus {
        if let settled { return settled }
        _ = try settle()
        // Settling always sets it; otherwise nothing could have the focus.
        return settled ?? SceneFocus(state: nil, memory: nil, appearance: nil)
    }

    /// Draws until the focus is on a visible view. Each drawing may show that the focused view has disappeared, or
    /// where it is outside the visible area. A few drawings are enough; a scene that never settles is drawn in its last
    /// state.
    private func settle() throws -> DisplayList {
        isSettling = true
        defer { isSettling = false }
        var remaining = 8
        while true {
            let changes = memory.root.changeCount
            let focus = SceneFocus(state: sceneState, memory: memory, appearance: appearance)
            memory.startPicture()
            let list = try draw(recorder: nil, focus: focus, state: memory.root) { [self] in
                drawFocusPath(focus, $0, $1, $2, $3)
            }
            memory.endPicture()
            drawnViewCount += list.nodes.count
            pictureSize = list.size
            let before = sceneState
            resolve(focus)
            remaining -= 1
            if (sceneState == before && memory.root.changeCount == changes) || remaining == 0 {
                // Cells may look different once they know of the focus.
                if remaining > 0, announceFocus(focus) { continue }
                settled = focus
                return list
            }
        }
    }

    /// Updates the state from what was drawn.
    private func resolve(_ focus: SceneFocus) {
        let hasNewData = memory.takeDataChange()
        if hasNewData { needsReveal = true }
        guard let session = focus.session, var state = sceneState else { return }
        // The focus has not come from anywhere where everything around it is new.
        if hasNewData || session.request != nil { state.focusHeading = [] }
        switch session.request {
        case .focus(let view): state.focus = focus.targets.first { $0.id.isView(view) }?.id ?? state.focus
        case FocusRequest.none?: state.focus = nil
        case nil: break
        }
        if session.request != nil { needsReveal = true }
        let targets = focus.targets
        if let id = state.focus, let target = targets.first(where: { $0.id == id }) {
            lastFrame = target.frame
            if needsReveal { focus.reveal(id, in: &state) }
            if state == sceneState { needsReveal = false }
        } else if let id = state.focus, id.element != nil, focus.hasElement(of: id), !isInSight(id, focus) {
            // It is not visible: the user scrolled away, or new data moved it, in which case it is scrolled back.
            if needsReveal { focus.reveal(id, in: &state) }
        } else if state.focus != nil || session.appearance == .television {
            // It has disappeared, or there was none yet.
            let engine = engine(for: focus)
            let isLost = state.focus != nil
            state.focus =
                isLost
                ? lastFrame.flatMap { engine.nearest(to: $0) }
                : focus.preferredTarget ?? engine.target(from: nil, heading: .next)
            state.focusHeading = []
            state.isPressed = false
            needsReveal = true
        }
        sceneState = state
    }

    /// Tells collections what has the focus now. Returns whether anybody was told.
    private func announceFocus(_ focus: SceneFocus) -> Bool {
        guard appearance != nil, announcedFocus != sceneState?.focus else { return false }
        let old = announcedFocus
        announcedFocus = sceneState?.focus
        return focus.announceMove(from: old, to: announcedFocus, lastHeading)
    }

    private func isInSight(_ id: FocusTarget.ID, _ focus: SceneFocus) -> Bool {
        guard let frame = focus.elementFrame(of: id) else { return false }
        // A view that only touches the edge is not visible.
        return frame.minX < pictureSize.width && frame.minY < pictureSize.height && frame.maxX > 0 && frame.maxY > 0
    }

    private func engine(for focus: SceneFocus) -> FocusEngine<FocusTarget.ID> {
        focus.engine(
            remembering: remembersFocus ? sceneState?.lastFocus ?? [:] : [:], layoutDirection: layoutDirection)
    }

    // MARK: Moves

    private func move(_ heading: UIFocusHeading, from settled: SceneFocus) throws -> Bool {
        guard let appearance, let state = sceneState else { return false }
        guard let current = state.focus, settled.targets.contains(where: { $0.id == current }) else {
            let first = settled.preferredTarget ?? engine(for: settled).target(from: nil, heading: heading)
            guard let first else { return false }
            focus(first)
            return true
        }
        // First near the visible area, then further away.
        for reach: CGFloat in [1, 8] {
            let survey = SceneFocus(
                state: state, memory: memory, appearance: appearance,
                survey: SceneFocus.Survey(heading: heading, reach: reach))
            drawnViewCount += try draw(recorder: nil, focus: survey, state: memory.root).nodes.count
            guard let target = engine(for: survey).target(from: current, heading: heading) else { continue }
            guard survey.allowsMove(from: current, to: target, heading) else {
                wasRefused = true
                return false
            }
            lastHeading = heading
            focus(target)
            sceneState?.focusHeading = heading
            for section in settled.sections(of: current) { sceneState?.lastFocus[section] = current }
            return true
        }
        return false
    }

    private func restart(_ focus: SceneFocus) {
        hasStarted = true
        focusPath = FocusPath(start: focus.targets.first { $0.id == sceneState?.focus })
    }

    private func drawFocusPath(
        _ focus: SceneFocus, _ builder: DisplayListBuilder, _ size: CGSize, _ environment: EnvironmentValues,
        _ resources: DrawingResources
    ) {
        guard showsFocusPath else { return }
        FocusPathFigure(path: focusPath, size: size) { focus.frame(of: $0) }
            .draw(into: builder, environment: environment, resources: resources)
    }
}

import CollectionLayout
import FlatlayDrawing
import FlatlayScene
import FlatlayViews
import Foundation

/// Renders a view that one can use: moves the focus, presses buttons, replaces data, and takes a picture at any moment.
///
/// ```swift
/// let renderer = InteractiveRenderer(content: Shelf(films: films))
/// renderer.proposedSize = ProposedViewSize(width: 1920, height: 1080)
/// try renderer.run("right right down")
/// try renderer.write(to: "shelf.png")
///
/// renderer.content = Shelf(films: films.shuffled())   // the focus stays with its item, and is scrolled into sight
/// try renderer.write(to: "shuffled.png")
/// ```
///
/// It has the properties of ``ImageRenderer``. Its ``ImageRenderer/sceneState`` says what a person did so far, and what
/// views keep for themselves (`@State`) lasts from picture to picture, in cells as long as they are in sight. All of it
/// is a function of what was sent: the same keys give the same pictures.
///
/// The ``ImageRenderer/userInterfaceIdiom`` decides about the focus. A phone has none: keys do nothing there, and the focus
/// of the state is not looked at. A television always has one, and lifts what has it; on others the first key brings it,
/// and an outline shows it. When the ``ImageRenderer/content`` changes, what views keep for themselves stays theirs, and
/// the focus follows its item.
///
/// A change of focus as data: keep `sceneState` before and after a key.
public final class InteractiveRenderer<Content: View>: ImageRenderer<Content> {
    /// Whether a focus section, such as a row of a collection, gives the focus back to what had it there last. Otherwise
    /// it goes to what is nearest.
    public var remembersFocus = false
    /// Whether pictures show the way of the focus as numbered arrows.
    public var showsFocusPath = false
    /// The way of the focus since the renderer was made, or since ``restartFocusPath()``.
    public private(set) var focusPath = FocusPath(start: nil)

    private let memory = SceneMemory()
    /// The last picture's focus; nil where something has changed since.
    private var settled: SceneFocus? { didSet { if settled == nil { idleKey = nil } } }
    /// The key that was pressed last, where it had no effect.
    private var idleKey: FocusKey?
    /// How many views were drawn in all pictures.
    private var drawnViewCount = 0
    private var isSettling = false
    /// Whether what has the focus is to be scrolled into sight.
    private var needsReveal = true
    /// Where the focus was last, for when what has it is gone.
    private var lastFrame: CGRect?
    private var hasStarted = false
    private var pictureSize = CGSize.zero

    /// A renderer of a view.
    public override init(content: Content) {
        super.init(content: content)
        sceneState = SceneState()
    }

    /// Whatever has changed may have moved, added or removed what can have the focus.
    override func inputsDidChange() {
        if !isSettling { settled = nil }
    }

    /// Shows what the screen of a device shows, and has the focus of that kind of device.
    public override func show(on device: DevicePreset) {
        super.show(on: device)
        userInterfaceIdiom = device.userInterfaceIdiom
    }

    /// The picture at this moment.
    override func render(recorder: SceneRecorder?) throws -> DisplayList {
        let list = try settle()
        guard let recorder else { return list }
        let focus = SceneFocus(state: sceneState, memory: memory, appearance: appearance)
        return try draw(recorder: recorder, focus: focus, state: memory.root)
    }

    // MARK: What can have the focus

    /// What can have the focus in the picture at this moment, in the order of reading; none on a phone.
    ///
    /// - Throws: as ``displayList()``.
    public func focusTargets() throws -> [FocusTarget] {
        let focus = try settledFocus()
        let targets = Dictionary(focus.targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return engine(for: focus).candidates.compactMap { targets[$0.id] }
    }

    /// What has the focus, or nil: nothing, or something out of sight.
    ///
    /// - Throws: as ``displayList()``.
    public func focusedTarget() throws -> FocusTarget? {
        let focus = try settledFocus()
        return focus.targets.first { $0.id == sceneState?.focus }
    }

    /// What can have the focus as stable text, in the order of reading: one line for each, with its frame; that of what
    /// has it ends in `focused`.
    ///
    /// - Throws: as ``displayList()``.
    public func focusDescription() throws -> String {
        let targets = try focusTargets()
        let lines = targets.map { "\($0)" + ($0.id == sceneState?.focus ? " focused" : "") }
        return (["targets \(targets.count)"] + lines).map { $0 + "\n" }.joined()
    }

    /// How often the data of a collection was applied: once, and once more for each picture that showed other data.
    /// Moving the focus applies nothing.
    public func dataApplyCount(of collection: CollectionPath = .root) -> Int {
        memory.applyCount(of: collection)
    }

    // MARK: What a person does

    /// Presses a key, and answers whether it had an effect.
    ///
    /// An arrow or a tab moves the focus and scrolls as far as it takes to see it; `select` presses and lets go.
    ///
    /// - Throws: as ``displayList()``.
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
        idleKey = hasEffect ? nil : key
        focusPath.steps.append(
            FocusPath.Step(key: key, target: try focusedTarget(), hasEffect: hasEffect))
        return hasEffect
    }

    /// Presses the keys of a script, and answers the way that the focus took.
    ///
    /// - Throws: as ``displayList()``, and ``KeyScriptError/tooMuchDrawing(keysPressed:of:)``.
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

    /// Presses the keys of a script in a text.
    ///
    /// - Throws: as ``displayList()``, and ``KeyScriptError``.
    @discardableResult
    public func run(_ keys: String) throws -> FocusPath {
        try run(KeyScript(keys))
    }

    /// Holds down what has the focus, until ``release()``; false where nothing has it.
    ///
    /// - Throws: as ``displayList()``.
    @discardableResult
    public func press() throws -> Bool {
        guard try focusedTarget() != nil else { return false }
        sceneState?.isPressed = true
        return true
    }

    /// Lets go, which does what the button is for; false where nothing was pressed.
    ///
    /// - Throws: as ``displayList()``.
    @discardableResult
    public func release() throws -> Bool {
        guard sceneState?.isPressed == true else { return false }
        let focus = try settledFocus()
        sceneState?.isPressed = false
        guard let id = sceneState?.focus else { return false }
        defer { settled = nil }
        return focus.press(id)
    }

    /// Moves the focus to a target, also to one of an element out of sight, which is scrolled into sight.
    public func focus(_ id: FocusTarget.ID?) {
        sceneState?.focus = id
        sceneState?.isPressed = false
        needsReveal = true
    }

    /// Forgets the way of the focus so far: it starts where the focus is now.
    ///
    /// - Throws: as ``displayList()``.
    public func restartFocusPath() throws {
        restart(try settledFocus())
    }
}

extension InteractiveRenderer {
    // MARK: Pictures

    private var appearance: FocusAppearance? { userInterfaceIdiom.focusAppearance }

    private func settledFocus() throws -> SceneFocus {
        if let settled { return settled }
        _ = try settle()
        // Settling always leaves one; without, there is nothing that can have the focus.
        return settled ?? SceneFocus(state: nil, memory: nil, appearance: nil)
    }

    /// Draws until the focus is where it belongs and in sight. Each drawing may show that what has it is gone, or where it
    /// is out of sight; a few are enough, and an odd scene that never comes to rest is drawn as it is by then.
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
                settled = focus
                return list
            }
        }
    }

    /// Brings the state in line with what was drawn.
    private func resolve(_ focus: SceneFocus) {
        if memory.takeDataChange() { needsReveal = true }
        guard let session = focus.session, var state = sceneState else { return }
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
            // It is out of sight: scrolled away by a person, or by new data, which brings it back.
            if needsReveal { focus.reveal(id, in: &state) }
        } else if state.focus != nil || session.appearance == .television {
            // It is gone, or there was none yet.
            let engine = engine(for: focus)
            let isLost = state.focus != nil
            state.focus =
                isLost
                ? lastFrame.flatMap { engine.nearest(to: $0) }
                : focus.preferredTarget ?? engine.target(from: nil, heading: .next)
            state.isPressed = false
            needsReveal = true
        }
        sceneState = state
    }

    private func isInSight(_ id: FocusTarget.ID, _ focus: SceneFocus) -> Bool {
        guard let frame = focus.elementFrame(of: id) else { return false }
        // What only touches the edge is not in sight.
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
        // First near what is in sight, then further on.
        for reach: CGFloat in [1, 8] {
            let survey = SceneFocus(
                state: state, memory: memory, appearance: appearance,
                survey: SceneFocus.Survey(heading: heading, reach: reach))
            drawnViewCount += try draw(recorder: nil, focus: survey, state: memory.root).nodes.count
            guard let target = engine(for: survey).target(from: current, heading: heading) else { continue }
            focus(target)
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

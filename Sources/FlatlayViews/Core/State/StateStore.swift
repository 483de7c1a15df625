/// The state of one host's views between evaluations of their bodies, and the actions to run in between.
///
/// A still image shows the settled state: bodies are evaluated; then the actions of `onAppear`, `task`, `onChange` and
/// `onReceive` run, each once; then bodies are evaluated again, until no actions are left.
final class StateStore {
    struct Key: Hashable {
        let path: ViewPath
        let key: AnyHashable
        let type: ObjectIdentifier
    }

    // Every host checks the values down to `kept` at each evaluation, and no access calls code that changes them, so
    // exclusivity is not checked.
    /// While true, setting values is ignored: a cancelled task must not change anything.
    var isFrozen = false
    /// Adds rarely used environment values on demand: setting them for each host would copy the whole environment.
    @exclusivity(unchecked) var completeEnvironment: ((EnvironmentValues) -> EnvironmentValues)?
    /// Whether some view creates content only while drawing, which may register more actions.
    @exclusivity(unchecked) var hasDeferredContent = false
    @exclusivity(unchecked) private var pending: [() -> Void] = []
    @exclusivity(unchecked) private var checks: [() -> Bool] = []
    /// The stored values; nil until there are some, since most views store nothing.
    @exclusivity(unchecked) private var kept: Kept?
    /// The innermost types of deeply nested views, while their nodes are created.
    var deepTypes: [Any.Type] = []
    /// How often values have been set.
    var changeCount = 0
    /// The presentations of views since the host last took them.
    @exclusivity(unchecked) private var presented: [(path: ViewPath, presentation: Presentation)] = []
    /// The appearance that views prefer for the whole window; nil for none.
    @exclusivity(unchecked) var preferredColorScheme: ColorScheme?

    /// Whether no view stores, presents or defers anything.
    var isUnused: Bool {
        kept == nil && !hasDeferredContent && pending.isEmpty && checks.isEmpty && presented.isEmpty
            && preferredColorScheme == nil
    }

    private final class Kept {
        var locations: [Key: AnyObject] = [:]
        var performed: Set<ViewPath> = []
        /// The actions for views that disappear, numbered in the order in which the views appeared.
        var departures: [ViewPath: (number: Int, action: () -> Void)] = [:]
        var departureCount = 0
        /// The paths at which views registered actions in this evaluation.
        var present: Set<ViewPath> = []
        var observed: [ViewPath: Any] = [:]
        var externalContents: [String: [ViewPath: Int]] = [:]
        var focusNumbers: [ViewPath: Int] = [:]
    }

    /// The stored values, created if needed.
    private var keeping: Kept {
        if let kept { return kept }
        let kept = Kept()
        self.kept = kept
        return kept
    }

    /// The storage of a value, created on first access.
    func location<Value>(for key: Key, initial: () -> Value) -> StateLocation<Value> {
        if let known = kept?.locations[key] as? StateLocation<Value> { return known }
        let made = StateLocation(initial(), store: self)
        keeping.locations[key] = made
        return made
    }

    /// Schedules an action to run after the bodies have been evaluated; only the first one per path.
    func performOnce(at path: ViewPath, _ action: @escaping () -> Void) {
        keeping.present.insert(path)
        guard keeping.performed.insert(path).inserted else { return }
        perform(action)
    }

    /// Schedules an action for when the view at a path is no longer evaluated; its last evaluation sets the action.
    func performWhenGone(from path: ViewPath, _ action: @escaping () -> Void) {
        let scope = EnvironmentScope.capture()
        let kept = keeping
        kept.present.insert(path)
        let number = kept.departures[path]?.number ?? kept.departureCount
        if number == kept.departureCount { kept.departureCount += 1 }
        kept.departures[path] = (number, { scope.open(action) })
    }

    /// Ends an evaluation with all content known: schedules the actions of views that have gone. They may appear again.
    func endEvaluation() {
        guard let kept, !kept.departures.isEmpty else { return }
        let gone = kept.departures.filter { !kept.present.contains($0.key) }
        guard !gone.isEmpty else { return }
        for path in gone.keys { kept.departures[path] = nil }
        kept.performed.formIntersection(kept.present)
        pending += gone.values.sorted { $0.number < $1.number }.map(\.action)
    }

    /// Schedules an action to run after the bodies have been evaluated, with the environment of the view that set it.
    func perform(_ action: @escaping () -> Void) {
        let scope = EnvironmentScope.capture()
        pending.append { scope.open(action) }
    }

    /// Registers a check for each step of settling until the next evaluation; it returns whether it did something.
    func check(_ question: @escaping () -> Bool) {
        let scope = EnvironmentScope.capture()
        checks.append { scope.open(question) }
    }

    /// Stores a value and returns the previous one at the path.
    func note<Value>(_ value: Value, at path: ViewPath) -> Value? {
        defer { keeping.observed[path] = value }
        guard let before = kept?.observed[path] else { return nil }
        return before as? Value
    }

    /// The number of the external content at a path within its kind, in the order of creation.
    func numberOfExternalContent(_ kind: String, at path: ViewPath) -> Int {
        let kept = keeping
        if let known = kept.externalContents[kind]?[path] { return known }
        let number = kept.externalContents[kind]?.count ?? 0
        kept.externalContents[kind, default: [:]][path] = number
        return number
    }

    /// The number of a view among the focusable views, in the order of their evaluation.
    func focusNumber(at path: ViewPath) -> Int {
        let kept = keeping
        if let known = kept.focusNumbers[path] { return known }
        let number = kept.focusNumbers.count
        kept.focusNumbers[path] = number
        return number
    }

    /// Presents something above everything; a view that presents again replaces its presentation.
    func present(_ presentation: Presentation, at path: ViewPath) {
        presented.append((path, presentation))
    }

    /// Moves what views have presented into a list. The store does not keep it: presentations keep the store.
    func takePresented(into list: inout [(path: ViewPath, presentation: Presentation)]) {
        guard !presented.isEmpty else { return }
        for entry in presented {
            if let known = list.firstIndex(where: { $0.path == entry.path }) {
                list[known] = entry
            } else {
                list.append(entry)
            }
        }
        presented = []
    }

    /// Runs the scheduled actions and checks, and returns whether there was anything to do.
    func runPending() -> Bool {
        if pending.isEmpty, checks.isEmpty { return false }
        let actions = pending
        pending = []
        for action in actions { action() }
        return checks.reduce(!actions.isEmpty) { $1() || $0 }
    }

    /// Discards everything: scheduled work and presentations keep the store that holds them, and would do so for ever
    /// in a store that no host uses.
    func discardAll() {
        startEvaluation()
        kept = nil
    }

    /// Discards scheduled work before the bodies are evaluated again.
    func startEvaluation() {
        // Usually there is nothing, and writing costs more than reading.
        if !pending.isEmpty { pending = [] }
        if !checks.isEmpty { checks = [] }
        if !presented.isEmpty { presented = [] }
        if preferredColorScheme != nil { preferredColorScheme = nil }
        kept?.present = []
        kept?.focusNumbers = [:]
        kept?.externalContents = [:]
    }
}

/// What the views of one host keep from one evaluation of their bodies to the next, and what they want done between.
///
/// A still picture shows views as they are once all has settled: bodies are evaluated, then the actions of
/// `onAppear`, `task`, `onChange` and `onReceive` run, each once, and bodies are evaluated again, until nothing is left
/// to do.
final class StateStore {
    struct Key: Hashable {
        let path: ViewPath
        let key: AnyHashable
        let type: ObjectIdentifier
    }

    /// While true, values stay as they are: what is cancelled has no say any more.
    var isFrozen = false
    /// Adds what only few views ask of the environment, where they do: setting it for each host would copy all values.
    var completeEnvironment: ((EnvironmentValues) -> EnvironmentValues)?
    /// Whether some view makes content only when it is drawn, which may ask for more.
    var hasDeferredContent = false
    // Every host starts an evaluation and asks what is to be done, and most find nothing: no access calls anything.
    @exclusivity(unchecked) private var pending: [() -> Void] = []
    @exclusivity(unchecked) private var checks: [() -> Bool] = []
    /// What is kept; nil until something is, since most views keep nothing.
    @exclusivity(unchecked) private var kept: Kept?
    /// The innermost types of views that are nested deep, while they are made.
    var deepTypes: [Any.Type] = []
    /// How often values were set.
    var changeCount = 0

    private final class Kept {
        var locations: [Key: AnyObject] = [:]
        var performed: Set<ViewPath> = []
        /// What is to be done for views that leave, in the order in which they came.
        var departures: [ViewPath: (number: Int, action: () -> Void)] = [:]
        var departureCount = 0
        /// Where views asked for something at this evaluation.
        var present: Set<ViewPath> = []
        var observed: [ViewPath: Any] = [:]
        var externalContents: [String: [ViewPath: Int]] = [:]
        var focusNumbers: [ViewPath: Int] = [:]
    }

    /// What is kept, to add to it.
    private var keeping: Kept {
        if let kept { return kept }
        let kept = Kept()
        self.kept = kept
        return kept
    }

    /// The place of a value, which is made when it is asked for the first time.
    func location<Value>(for key: Key, initial: () -> Value) -> StateLocation<Value> {
        if let known = kept?.locations[key] as? StateLocation<Value> { return known }
        let made = StateLocation(initial(), store: self)
        keeping.locations[key] = made
        return made
    }

    /// Has an action done when the bodies are evaluated; only the first of those at a path.
    func performOnce(at path: ViewPath, _ action: @escaping () -> Void) {
        keeping.present.insert(path)
        guard keeping.performed.insert(path).inserted else { return }
        perform(action)
    }

    /// Has an action done once the view at a path is no longer evaluated: the action of its last evaluation.
    func performWhenGone(from path: ViewPath, _ action: @escaping () -> Void) {
        let scope = EnvironmentScope.capture()
        let kept = keeping
        kept.present.insert(path)
        let number = kept.departures[path]?.number ?? kept.departureCount
        if number == kept.departureCount { kept.departureCount += 1 }
        kept.departures[path] = (number, { scope.open(action) })
    }

    /// Ends an evaluation after which all content is known: what has left is told so, and may appear again.
    func endEvaluation() {
        guard let kept, !kept.departures.isEmpty else { return }
        let gone = kept.departures.filter { !kept.present.contains($0.key) }
        guard !gone.isEmpty else { return }
        for path in gone.keys { kept.departures[path] = nil }
        kept.performed.formIntersection(kept.present)
        pending += gone.values.sorted { $0.number < $1.number }.map(\.action)
    }

    /// Has an action done when the bodies are evaluated, with the values of the view that wrote it.
    func perform(_ action: @escaping () -> Void) {
        let scope = EnvironmentScope.capture()
        pending.append { scope.open(action) }
    }

    /// Has a question asked at each step of settling, until the next evaluation; it answers whether it did something.
    func check(_ question: @escaping () -> Bool) {
        let scope = EnvironmentScope.capture()
        checks.append { scope.open(question) }
    }

    /// Notes a value and answers the one noted before at the path.
    func note<Value>(_ value: Value, at path: ViewPath) -> Value? {
        defer { keeping.observed[path] = value }
        guard let before = kept?.observed[path] else { return nil }
        return before as? Value
    }

    /// The number of the external content at a path among those of its kind, in the order in which they are made first.
    func numberOfExternalContent(_ kind: String, at path: ViewPath) -> Int {
        let kept = keeping
        if let known = kept.externalContents[kind]?[path] { return known }
        let number = kept.externalContents[kind]?.count ?? 0
        kept.externalContents[kind, default: [:]][path] = number
        return number
    }

    /// The number of a view among those that can have the focus, in the order of their evaluation.
    func focusNumber(at path: ViewPath) -> Int {
        let kept = keeping
        if let known = kept.focusNumbers[path] { return known }
        let number = kept.focusNumbers.count
        kept.focusNumbers[path] = number
        return number
    }

    /// Runs what is to be done, and answers whether there was anything.
    func runPending() -> Bool {
        if pending.isEmpty, checks.isEmpty { return false }
        let actions = pending
        pending = []
        for action in actions { action() }
        return checks.reduce(!actions.isEmpty) { $1() || $0 }
    }

    /// Forgets what is to be done, before the bodies are evaluated again.
    func startEvaluation() {
        // Mostly there is nothing, and writing costs more than reading.
        if !pending.isEmpty { pending = [] }
        if !checks.isEmpty { checks = [] }
        kept?.present = []
        kept?.focusNumbers = [:]
        kept?.externalContents = [:]
    }
}

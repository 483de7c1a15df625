import Foundation

/// Where the focus went, key by key.
///
/// ```
/// start c 0, 0
/// right c 0, 1
/// down c 1, 1
/// down stays
/// select c 1, 1
/// ```
public struct FocusPath {
    /// A key and what came of it.
    public struct Step {
        /// The key.
        public var key: FocusKey
        /// What has the focus after it; nil for nothing.
        public var target: FocusTarget?
        /// Whether the key did something: moved the focus, or pressed what has it.
        public var hasEffect: Bool

        /// A step.
        public init(key: FocusKey, target: FocusTarget?, hasEffect: Bool) {
            self.key = key
            self.target = target
            self.hasEffect = hasEffect
        }
    }

    /// What had the focus before the first key; nil for nothing.
    public var start: FocusTarget?
    /// The keys.
    public var steps: [Step] = []

    /// A path that no key was pressed on.
    public init(start: FocusTarget?) {
        self.start = start
    }

    /// What had the focus, one after the other: the start, and the target of each step.
    public var targets: [FocusTarget?] { [start] + steps.map(\.target) }
}

extension FocusPath: CustomStringConvertible {
    /// The path as stable text, one line a key.
    public var description: String {
        let lines = steps.map { step in
            "\(step.key.rawValue) " + (step.hasEffect ? step.target?.id.description ?? "-" : "stays")
        }
        return (["start \(start?.id.description ?? "-")"] + lines).map { $0 + "\n" }.joined()
    }
}

import Foundation

/// The path of the focus, key by key.
///
/// ```
/// start c 0, 0
/// right c 0, 1
/// down c 1, 1
/// down stays
/// select c 1, 1
/// ```
public struct FocusPath {
    /// A key and its result.
    public struct Step {
        /// The key.
        public var key: FocusKey
        /// The focused target after the key; nil for none.
        public var target: FocusTarget?
        /// Whether the key moved the focus or pressed the focused target.
        public var hasEffect: Bool

        /// Creates a step.
        public init(key: FocusKey, target: FocusTarget?, hasEffect: Bool) {
            self.key = key
            self.target = target
            self.hasEffect = hasEffect
        }
    }

    /// The focused target before the first key; nil for none.
    public var start: FocusTarget?
    /// The keys and their results.
    public var steps: [Step] = []

    /// Creates a path without steps.
    public init(start: FocusTarget?) {
        self.start = start
    }

    /// The focused targets in order: the start, then the target of each step.
    public var targets: [FocusTarget?] { [start] + steps.map(\.target) }
}

extension FocusPath: CustomStringConvertible {
    /// The path as stable text, one line per key.
    public var description: String {
        let lines = steps.map { step in
            "\(step.key.rawValue) " + (step.hasEffect ? step.target?.id.description ?? "-" : "stays")
        }
        return (["start \(start?.id.description ?? "-")"] + lines).map { $0 + "\n" }.joined()
    }
}

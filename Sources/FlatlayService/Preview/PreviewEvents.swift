import FlatlayTemplates
import Synchronization

/// The pages that are open, and what they have not been told yet.
///
/// A page that reads slowly costs nothing: what is to be told is a set of names, however often each changes.
final class PreviewEvents: Sendable {
    /// A page that is open.
    final class Listener: Sendable {
        /// Has an element whenever there may be something to tell.
        let wakes: AsyncStream<Void>
        fileprivate let continuation: AsyncStream<Void>.Continuation
        private let waiting = Mutex((names: Set<String>(), hasListChanged: false))

        fileprivate init() {
            (wakes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        }

        fileprivate func tell(_ names: Set<String>, hasListChanged: Bool) {
            waiting.withLock { waiting in
                waiting.names.formUnion(names)
                waiting.hasListChanged = waiting.hasListChanged || hasListChanged
            }
            continuation.yield()
        }

        /// Ends the stream, since the page has gone.
        func end() { continuation.finish() }

        /// What to tell now.
        func take() -> (names: Set<String>, hasListChanged: Bool) {
            waiting.withLock { waiting in
                defer { waiting = ([], false) }
                return waiting
            }
        }
    }

    private struct State {
        var listeners: [ObjectIdentifier: Listener] = [:]
        var isEnded = false
    }

    private let state = Mutex(State())

    /// How many pages are open.
    var count: Int { state.withLock { $0.listeners.count } }

    func join() -> Listener {
        let listener = Listener()
        let isEnded = state.withLock { state in
            if !state.isEnded { state.listeners[ObjectIdentifier(listener)] = listener }
            return state.isEnded
        }
        if isEnded { listener.end() }
        return listener
    }

    func leave(_ listener: Listener) {
        listener.end()
        state.withLock { _ = $0.listeners.removeValue(forKey: ObjectIdentifier(listener)) }
    }

    /// Tells all pages which pictures have to be drawn again.
    func tell(_ names: Set<String>, hasListChanged: Bool = false) {
        guard !names.isEmpty || hasListChanged else { return }
        for listener in state.withLock({ Array($0.listeners.values) }) {
            listener.tell(names, hasListChanged: hasListChanged)
        }
    }

    /// Lets every page know that the connection is alive; one that has gone is found so.
    func beat() {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.continuation.yield() }
    }

    /// Ends all streams.
    func end() {
        let listeners = state.withLock { state in
            state.isEnded = true
            defer { state.listeners = [:] }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.end() }
    }
}

/// The text of events for pages (server-sent events, WHATWG HTML, section 9.2).
enum EventText {
    /// A value on one line: JSON has no line breaks outside of texts, where they are escaped.
    static func event(_ name: String, _ value: TemplateValue) -> String { "event: \(name)\ndata: \(value.json)\n\n" }

    /// What keeps a connection open, and means nothing.
    static let beat = ": \n\n"
}

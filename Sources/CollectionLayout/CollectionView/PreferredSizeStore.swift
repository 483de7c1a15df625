import Foundation

/// Preferred sizes already asked for.
///
/// Source: compositional layout rules, self-sizing: a measured size holds until the element is reloaded or its fixed
/// length changes. The width available to an element whose width is estimated counts as fixed, too.
struct PreferredSizeStore {
    private struct Entry {
        var request: PreferredSizeRequest
        var answer: CGSize?
    }

    private var entries: [ElementIdentity: Entry] = [:]

    mutating func size(for request: PreferredSizeRequest, asking provider: PreferredSizeProvider) -> CGSize? {
        if let entry = entries[request.element], Self.holds(entry.request, for: request) { return entry.answer }
        let answer = provider(request)
        entries[request.element] = Entry(request: request, answer: answer)
        return answer
    }

    func known(for request: PreferredSizeRequest) -> CGSize? {
        guard let entry = entries[request.element], Self.holds(entry.request, for: request) else { return nil }
        return entry.answer
    }

    mutating func forget(_ elements: some Sequence<ElementIdentity>) {
        for element in elements { entries[element] = nil }
    }

    mutating func forgetAll() {
        entries.removeAll()
    }

    private static func holds(_ old: PreferredSizeRequest, for new: PreferredSizeRequest) -> Bool {
        guard old.estimatedAxes == new.estimatedAxes else { return false }
        for axis in Axis.both where !new.estimatedAxes.contains(axis) {
            if old.proposedSize[axis] != new.proposedSize[axis] { return false }
        }
        return !new.estimatedAxes.contains(.horizontal) || old.availableSize.width == new.availableSize.width
    }
}

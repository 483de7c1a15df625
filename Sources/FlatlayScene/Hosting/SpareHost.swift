import FlatlayViews

/// The views of a cell that was drawn and is not needed any more. The next cell takes them over if it differs in the
/// strings of its texts alone, which takes less time than to create views of its own.
struct SpareHost {
    private var host: ViewHost?
    /// The remaining credit for failing attempts, each of which costs as much time as two others save.
    private var credit = SpareHost.greatestCredit

    private static let greatestCredit = 4

    /// Keeps the views of a cell, unless too few cells could take over those before.
    mutating func keep(_ host: ViewHost) {
        if credit > 0 { self.host = host }
    }

    /// Returns the host, which shows another view now; nil if that needs a host of its own.
    mutating func take(for view: AnyView) -> ViewHost? {
        guard let host else { return nil }
        self.host = nil
        guard host.update(to: view) else {
            credit -= 2
            return nil
        }
        credit = min(credit + 1, SpareHost.greatestCredit)
        return host
    }

    /// Frees the views.
    mutating func removeAll() { host = nil }
}

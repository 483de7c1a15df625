/// What drawing on several threads needs.
package struct DrawingThreads: Sendable {
    /// How many threads draw at most, the one that asks for the picture included.
    package let limit: Int
    /// Lends the thread that calls it a shaper, which answers as that of the picture does.
    package let lend: @Sendable () -> LentShaper

    package init(limit: Int, lend: @escaping @Sendable () -> LentShaper) {
        self.limit = limit
        self.lend = lend
    }
}

/// A shaper that a thread has for itself as long as it keeps this.
package struct LentShaper {
    /// The shaper.
    package let shaper: any TextShaping
    /// Gives the shaper back when nobody keeps it any more.
    private let owner: AnyObject?

    package init(_ shaper: any TextShaping, owner: AnyObject? = nil) {
        self.shaper = shaper
        self.owner = owner
    }
}

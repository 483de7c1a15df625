/// Resources for drawing on several threads.
package struct DrawingThreads: Sendable {
    /// The maximum number of drawing threads, including the rendering one.
    package let limit: Int
    /// Lends the calling thread a shaper that gives the same results as that of the image.
    package let lend: @Sendable () -> LentShaper

    package init(limit: Int, lend: @escaping @Sendable () -> LentShaper) {
        self.limit = limit
        self.lend = lend
    }
}

/// A shaper that one thread uses as long as it retains this value.
package struct LentShaper {
    /// The shaper.
    package let shaper: any TextShaping
    /// Returns the shaper to its pool when it is released.
    private let owner: AnyObject?

    package init(_ shaper: any TextShaping, owner: AnyObject? = nil) {
        self.shaper = shaper
        self.owner = owner
    }
}

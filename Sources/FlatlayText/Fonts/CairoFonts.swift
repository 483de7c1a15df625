import Foundation

/// A process-wide lock for the fonts that Cairo and Pango share between threads.
///
/// Both libraries claim to be thread-safe, and mostly are. But Cairo 1.16 changes its list of a file's faces without a
/// lock, which led to crashes by use after free, and Pango 1.50 records in one variable for all threads that it is
/// measuring a font, which broke lines in other threads. With one lock, we need not know what else is shared.
///
/// Hold the lock for everything that may create, query or release a Cairo font. Texts are itemized, shaped and broken
/// without it: Pango itemizes them with a font map of their thread, HarfBuzz provides their glyphs, and these are painted
/// from cached masks. Only the extents of an ellipsis, and of a box for a missing character, are Cairo's.
package enum CairoFonts {
    /// Recursive, since a font map that drops its fonts holds the lock, as each font does when it is released.
    private static let turn = NSRecursiveLock()

    /// Runs a closure while no other thread uses fonts.
    package static func exclusively<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        turn.lock()
        defer { turn.unlock() }
        return try body()
    }
}

import Foundation

/// Has the threads of the process take turns with what Cairo and Pango share between them: fonts.
///
/// Both say that threads may use them at once, and mostly they may. But Cairo 1.16 changes its list of a file's faces
/// without a lock, which ended programs in memory that was given back, and Pango 1.50 notes in one variable for all
/// threads that it is measuring a font, which broke lines elsewhere. Turns need not know what else is shared.
///
/// Everything that may make, ask or drop a font of Cairo is done within a turn. Most texts need none: their glyphs come
/// from HarfBuzz, and are painted from masks that are there.
package enum CairoFonts {
    /// A thread may take a turn within its turn, as when a font map goes while a text is laid out.
    private static let turn = NSRecursiveLock()

    /// Does something while no other thread does anything with fonts.
    package static func exclusively<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        turn.lock()
        defer { turn.unlock() }
        return try body()
    }
}

import Foundation

/// Settings of the process that would change how FreeType draws.
enum FreeTypeEnvironment {
    private static let pinned: Void = {
        // FreeType reads this variable when it starts, and `cff:no-stem-darkening=0` in it changes the pixels of every
        // OpenType font.
        unsetenv("FREETYPE_PROPERTIES")
    }()

    /// Removes them. It must come before the first use of FreeType in the process, Cairo's included.
    static func pin() {
        _ = pinned
    }
}

import CHarfBuzz
import CPangoCairo
import FlatlayDrawing
import Foundation

/// Keeps the environment of the process from affecting images; see ``EnvironmentVariable`` for how each variable is
/// handled.
///
/// Variables that matter are set to the empty string, which these libraries treat as unset. Removing a variable would
/// move the others, while replacing a value only swaps one pointer, and glibc never frees the old string. So a thread
/// of the host that reads the environment at the same time still finds every variable. Only one debugging variable has
/// to be removed. Variables that a library reads once are read here, and then get the host's values back before the
/// first image. If the host has already used Pango or HarfBuzz, these have read their variables before.
package enum LibraryEnvironment {
    private static let pinned: Void = {
        for name in EnvironmentVariable.names(where: { if case .removed = $0 { true } else { false } })
        where getenv(name) != nil { unsetenv(name) }
        empty(EnvironmentVariable.names { if case .emptied = $0 { true } else { false } })
        // libthai has no other way to be told where the dictionary is that a moved program carries.
        if let carried = InstalledFiles.carried { setenv("LIBTHAI_DICTDIR", carried + "/libthai", 1) }
        let values = empty(EnvironmentVariable.names { if case .readEmpty = $0 { true } else { false } })
        readAll()
        for (name, value) in values { setenv(name, value, 1) }
    }()

    /// Handles all variables, once per process. Call it before the first use of Pango, HarfBuzz, fontconfig and
    /// FreeType.
    package static func pin() {
        _ = pinned
    }

    /// Sets variables that are not empty to the empty string, and returns their previous values.
    @discardableResult
    private static func empty(_ names: [String]) -> [(name: String, value: String)] {
        names.compactMap { name in
            guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
            setenv(name, "", 1)
            return (name, value)
        }
    }

    /// Makes each library read the variables that it reads only once.
    private static func readAll() {
        // Pango: its list of languages.
        flatlay_read_preferred_languages()
        // HarfBuzz: its list of shapers.
        _ = hb_shape_list_shapers()
    }
}

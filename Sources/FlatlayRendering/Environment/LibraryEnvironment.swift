import CHarfBuzz
import CPangoCairo
import Foundation

/// Keeps the environment of the process out of pictures: see ``EnvironmentVariable`` for what is done about each variable.
///
/// A variable that matters is made empty, which each of these libraries takes for one that is not set. It is not removed:
/// glibc replaces the value of a variable that is there by one pointer and gives the old text back to nobody, so that a
/// thread of the host's that reads the environment meanwhile finds every variable; removing one moves the others, which
/// is done to the one variable of debuggers alone that needs it.
/// What a library reads once is read here, and the host has its value back before the first picture. A host that has
/// used Pango or HarfBuzz before has made them read their variables already.
package enum LibraryEnvironment {
    private static let pinned: Void = {
        for name in EnvironmentVariable.names(where: { if case .removed = $0 { true } else { false } })
        where getenv(name) != nil { unsetenv(name) }
        empty(EnvironmentVariable.names { if case .emptied = $0 { true } else { false } })
        let values = empty(EnvironmentVariable.names { if case .readEmpty = $0 { true } else { false } })
        readAll()
        for (name, value) in values { setenv(name, value, 1) }
    }()

    /// Settles them. It must come before the first use of Pango, HarfBuzz, fontconfig and FreeType in the process.
    package static func pin() {
        _ = pinned
    }

    /// Makes variables that are set empty, and answers what they were.
    @discardableResult
    private static func empty(_ names: [String]) -> [(name: String, value: String)] {
        names.compactMap { name in
            guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
            setenv(name, "", 1)
            return (name, value)
        }
    }

    /// Has each library read what it reads once.
    private static func readAll() {
        // Pango: its list of languages.
        flatlay_read_preferred_languages()
        // HarfBuzz: its list of shapers.
        _ = hb_shape_list_shapers()
    }
}

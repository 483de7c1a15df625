import CHarfBuzz
import CPangoCairo
import Foundation

/// The version of Flatlay.
package enum FlatlayVersion {
    /// The version of the package, as `flatlay --version` prints it.
    package static let current = "0.2.0"
}

/// The versions of the libraries that determine pixels, as they are loaded: programs are often built with others.
///
/// Libraries that read or write files have no effect on pixels, and are not listed.
package enum LibraryVersions {
    /// The versions by name, such as `FreeType` and `2.12.1`.
    package static let all: [String: String] = {
        LibraryEnvironment.pin()
        return [
            "Cairo": String(cString: cairo_version_string()),
            // Describes faces: their weights, and the characters that they have.
            "fontconfig": version(number: Int(FcGetVersion())),
            "FreeType": freeType,
            // The order of characters in right-to-left text.
            "FriBidi": friBidi,
            // Properties of characters, which decide where lines may break.
            "GLib": "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)",
            "HarfBuzz": String(cString: hb_version_string()),
            "Pango": String(cString: pango_version_string()),
            "pixman": pixman,
        ].compactMapValues { $0 }
    }()

    private static var freeType: String? {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// Cairo and Pango load these two; nothing here is linked to them.
    private static var pixman: String? {
        typealias Version = @convention(c) () -> UnsafePointer<CChar>?
        guard let symbol = dlsym(nil, "pixman_version_string") else { return nil }
        return unsafeBitCast(symbol, to: Version.self)().map { String(cString: $0) }
    }

    private static var friBidi: String? {
        guard let symbol = dlsym(nil, "fribidi_version_info"),
            let text = symbol.assumingMemoryBound(to: UnsafePointer<CChar>?.self).pointee
        else { return nil }
        // The first line is "(GNU FriBidi) 1.0.8".
        return String(cString: text).split(separator: "\n").first?.split(separator: " ").last.map(String.init)
    }

    private static func version(number: Int) -> String {
        "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }
}

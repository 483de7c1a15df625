import CPangoCairo

/// Keeps Pango from reading the machine's font configuration, which no render uses.
///
/// The first font map of a process makes fontconfig read the machine's configuration and its list of all fonts, and
/// waits for it. This takes as long as everything else for the first text together. Setting a configuration first
/// avoids it.
enum FontconfigStart {
    /// A configuration without fonts. Nothing changes it, and fontconfig counts references to it atomically.
    struct EmptyConfiguration: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    /// The configuration of font maps that are being freed, so that they don't fall back to the machine's fonts.
    static let empty = EmptyConfiguration(pointer: FcConfigCreate())

    private static let started: Void = {
        // If the host has used Pango before in this process, it may have a configuration of its own.
        guard g_type_from_name("PangoFcFontMap") == 0, let empty = empty.pointer, FcConfigSetCurrent(empty) != 0 else {
            return
        }
        if let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) {
            // Returns once fontconfig has initialized with the current configuration.
            pango_fc_font_map_set_config(OpaquePointer(map), empty)
            g_object_unref(UnsafeMutableRawPointer(map))
        }
        // Other code in the process gets the machine's fonts when it first needs them.
        FcConfigSetCurrent(nil)
    }()

    /// Initializes Pango and fontconfig, once per process and before its first font map.
    static func start() {
        _ = started
    }
}

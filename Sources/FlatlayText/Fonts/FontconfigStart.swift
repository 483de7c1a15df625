import CPangoCairo

/// Keeps Pango from reading the machine's font configuration, of which no render uses anything.
///
/// The first font map of a process lets fontconfig read the machine's configuration and the lists of all its fonts, and
/// waits for that: it takes as long as all else that is done for the first text. A process that has a configuration is
/// spared it.
enum FontconfigStart {
    /// A configuration without fonts. Nothing changes it, and fontconfig counts references to it atomically.
    struct EmptyConfiguration: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    /// What font maps are left with when they end, so that they do not fall back on the machine's fonts.
    static let empty = EmptyConfiguration(pointer: FcConfigCreate())

    private static let started: Void = {
        // Whoever has used Pango before in this process may have a configuration of their own.
        guard g_type_from_name("PangoFcFontMap") == 0, let empty = empty.pointer, FcConfigSetCurrent(empty) != 0 else {
            return
        }
        if let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) {
            // Returns once fontconfig has started, with the configuration that is there.
            pango_fc_font_map_set_config(OpaquePointer(map), empty)
            g_object_unref(UnsafeMutableRawPointer(map))
        }
        // Others who share the process get the machine's fonts as soon as they ask.
        FcConfigSetCurrent(nil)
    }()

    /// Lets Pango and fontconfig start, once for the process and before its first font map.
    static func start() {
        _ = started
    }
}

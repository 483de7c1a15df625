import CPangoCairo

/// The options for drawing glyphs, independent of the machine's settings: greyscale antialiasing and no hinting, so
/// that widths are proportional to the size.
enum PinnedFontOptions {
    /// Calls `body` with the options.
    static func with<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        return body(options)
    }
}

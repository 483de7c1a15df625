/// An environment variable that a library reads, and how we keep it from changing any byte of an image.
struct EnvironmentVariable: Sendable {
    /// How a variable is handled.
    enum Treatment: Sendable {
        /// Not at all, since an explicit setting overrides it: this one.
        case overridden(by: String)
        /// Empty until the library has read it, once per process; then restored.
        case readEmpty
        /// Empty from the first use on, since the library reads it repeatedly, or at an unknown time.
        case emptied
        /// Removed, since the library prints something even if it is empty.
        case removed
        /// Read when the process starts, before any of our code: the command restarts itself without it.
        case readAtStart
        /// Not at all: the reason why it changes no byte.
        case harmless(String)
    }

    let name: String
    /// The libraries that read it, and what for.
    let readers: String
    let treatment: Treatment

    private init(_ name: String, _ readers: String, _ treatment: Treatment) {
        self.name = name
        self.readers = readers
        self.treatment = treatment
    }

    /// Every variable that the libraries read, according to their sources and the names in their binaries: Cairo 1.16,
    /// expat 2.5, fontconfig 2.14, FreeType 2.12, GLib 2.74, HarfBuzz 6.0, jemalloc 5.3, libaom 3.6, libavif 0.11 with
    /// its dependencies, libjpeg-turbo 2.1, libthai 0.1, Pango 1.50, pixman 0.42, glibc 2.36, Foundation with its ICU.
    /// FriBidi, Graphite, libdeflate, libpng, libwebp, ISA-L and zlib read none.
    static let all: [EnvironmentVariable] = changing + printing + places + locales + others

    /// Variables that change how an image is drawn.
    private static let changing: [EnvironmentVariable] = [
        EnvironmentVariable("PANGO_LANGUAGE", "Pango: the language of each script", .readEmpty),
        EnvironmentVariable("LANGUAGE", "Pango, where PANGO_LANGUAGE is not set", .readEmpty),
        EnvironmentVariable("HB_SHAPER_LIST", "HarfBuzz: what shapes, for Pango too", .readEmpty),
        // HarfBuzz's subsetting library reads it separately, with the first font of a PDF file.
        EnvironmentVariable("HB_OPTIONS", "HarfBuzz: faults of other shapers", .emptied),
        // Read for each `FT_Library`; Cairo and fontconfig have their own.
        EnvironmentVariable("FREETYPE_PROPERTIES", "FreeType: hinting and stem darkening", .emptied),
        EnvironmentVariable("TJ_ARITHMETIC", "libjpeg-turbo: how files are packed", .emptied),
        EnvironmentVariable("TJ_OPTIMIZE", "libjpeg-turbo: how files are packed", .emptied),
        EnvironmentVariable("TJ_PROGRESSIVE", "libjpeg-turbo: in which order files are packed", .emptied),
        EnvironmentVariable("TJ_RESTART", "libjpeg-turbo: where files can be read from", .emptied),
        // Read with the first Thai text.
        EnvironmentVariable("LIBTHAI_DICTDIR", "libthai: the dictionary that Thai lines are broken with", .emptied),
        EnvironmentVariable("PIXMAN_DISABLE", "pixman: ways to blend; it prints, too", .readAtStart),
        EnvironmentVariable(
            "PANGOCAIRO_BACKEND", "Pango: kind of font map", .overridden(by: "a font map of FreeType's kind")),
        EnvironmentVariable(
            "FC_LANG", "fontconfig: language of patterns", .overridden(by: "the language of the context")),
        EnvironmentVariable(
            "CAIRO_DEBUG_PDF", "Cairo: streams that are not packed",
            .harmless("our own writer makes the files, of pages that Cairo has drawn too")),
        EnvironmentVariable(
            "TZ", "glibc, ICU: time zone", .overridden(by: "the time zone of the view's environment, GMT by default")),
    ]

    /// Variables that make libraries print, some to the standard output, which may receive an image.
    private static let printing: [EnvironmentVariable] = [
        EnvironmentVariable("FC_DEBUG", "fontconfig", .removed),
        EnvironmentVariable("FC_DBG_MATCH_FILTER", "fontconfig", .harmless("read where FC_DEBUG is set only")),
        EnvironmentVariable("FT2_DEBUG", "FreeType", .harmless("not part of release builds")),
        EnvironmentVariable("G_MESSAGES_DEBUG", "GLib", .harmless("Pango prints nothing that is only for debugging")),
        EnvironmentVariable("G_MESSAGES_PREFIXED", "GLib", .harmless("as G_MESSAGES_DEBUG")),
        EnvironmentVariable("G_DEBUG", "GLib", .harmless("ends the process at warnings; no picture is written")),
        EnvironmentVariable("CAIRO_DEBUG", "Cairo's xcb surfaces", .harmless("no such surface is made")),
        EnvironmentVariable("EXPAT_ACCOUNTING_DEBUG", "expat", .harmless("prints on the standard error")),
        EnvironmentVariable("EXPAT_ENTITY_DEBUG", "expat", .harmless("prints on the standard error")),
        EnvironmentVariable("EXPAT_ENTROPY_DEBUG", "expat", .harmless("prints on the standard error")),
    ]

    /// Paths of files and folders.
    private static let places: [EnvironmentVariable] =
        [
            "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FONTCONFIG_USE_MMAP", "SOURCE_DATE_EPOCH",
            "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS",
        ].map {
            EnvironmentVariable(
                $0, "fontconfig: files and caches", .overridden(by: "a configuration of our own, whose faces are named")
            )
        }
        + ["HOME", "TMPDIR", "PATH", "USER"].map {
            EnvironmentVariable(
                $0, "Foundation, GLib, fontconfig", .harmless("no file that is drawn is looked for there"))
        }

    /// The language and the region of the user.
    private static let locales: [EnvironmentVariable] = [
        "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LANG", "CHARSET",
    ].map {
        EnvironmentVariable(
            $0, "glibc, GLib, Pango, Foundation, ICU",
            .overridden(by: "the locale of the view's environment, and the language of the context"))
    }

    /// All other variables.
    private static let others: [EnvironmentVariable] =
        ["G_SLICE", "G_RANDOM_VERSION", "G_FILENAME_ENCODING", "G_BROKEN_FILENAMES", "GOBJECT_DEBUG"].map {
            EnvironmentVariable($0, "GLib", .harmless("concerns what is not used, or where memory comes from"))
        }
        + ["MALLOC_CONF", "MALLOC_ARENA_MAX", "MALLOC_PERTURB_", "GLIBC_TUNABLES"].map {
            EnvironmentVariable($0, "jemalloc, glibc", .harmless("concerns where memory comes from, and how fast"))
        }
        + ["JSIMD_FORCENONE", "JSIMD_FORCESSE2", "JSIMD_FORCEAVX2", "JSIMD_NOHUFFENC"].map {
            EnvironmentVariable($0, "libjpeg-turbo", .harmless("all its ways give the same pixels and bytes"))
        }
        + ["AOM_SIMD_CAPS", "AOM_SIMD_CAPS_MASK"].map {
            EnvironmentVariable($0, "libaom", .harmless("all its ways are made to give the same bytes"))
        }
        + ["SVT_LOG", "SVT_LOG_FILE"].map {
            EnvironmentVariable($0, "SVT-AV1, which libavif brings", .harmless("it is not what encodes"))
        }
        + ["SWIFT_DETERMINISTIC_HASHING", "SWIFT_BACKTRACE"].map {
            EnvironmentVariable($0, "Swift", .harmless("nothing is written in the order of a hash table"))
        }

    /// The names of the variables with a matching treatment.
    static func names(where isMeant: (Treatment) -> Bool) -> [String] {
        all.filter { isMeant($0.treatment) }.map(\.name)
    }
}

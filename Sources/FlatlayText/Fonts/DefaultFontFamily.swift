/// A family that every library includes if it is installed.
struct DefaultFontFamily: Sendable {
    /// The name of the family.
    var name: String
    /// The Debian package that contains it.
    var package: String
    /// The folder of its files, relative to `/usr/share/fonts`, or to the fonts that the program carries.
    var folder: String
    /// The part of its file names before the hyphen.
    var stem: String
    /// The index of the family's faces in their files.
    var index = 0
    /// The role for which the family is used by default, if any.
    var role: FontRole?
    /// The characters for which it is a fallback.
    var fallback = FontFamilyRecord.Fallback.never

    /// Whether a style is part of the library. DejaVu Sans ExtraLight is not, since it lacks most of the characters.
    func allows(_ style: FontStyleName) -> Bool {
        stem != "DejaVuSans" || style.weight >= 400
    }

    /// The default families in fallback order: first the families of one script, then those for any character, and
    /// emoji last, since their font has digits too.
    static let all: [DefaultFontFamily] =
        [
            DefaultFontFamily(
                name: "Inter", package: "fonts-inter", folder: "opentype/inter", stem: "Inter", role: .system,
                fallback: .scripts(["Latn", "Grek", "Cyrl"])),
            DefaultFontFamily(
                name: "Inter Display", package: "fonts-inter", folder: "opentype/inter", stem: "InterDisplay"),
            DefaultFontFamily(
                name: "Quicksand", package: "fonts-quicksand", folder: "truetype/quicksand", stem: "Quicksand",
                role: .rounded),
            DefaultFontFamily(
                name: "JetBrains Mono", package: "fonts-jetbrains-mono", folder: "truetype/jetbrains-mono",
                stem: "JetBrainsMono", role: .monospaced),
            dejaVu("DejaVu Sans Mono"),
            dejaVu("DejaVu Serif"),
            noto("Noto Serif", role: .serif),
        ] + scripts + cjk + [
            noto("Noto Sans", fallback: .anything),
            noto("Noto Sans Symbols", fallback: .anything),
            noto("Noto Sans Symbols2", name: "Noto Sans Symbols 2", fallback: .anything),
            noto("Noto Sans Math", fallback: .anything),
            noto("Noto Music", fallback: .anything),
            dejaVu("DejaVu Sans", fallback: .anything),
            DefaultFontFamily(
                name: "Noto Color Emoji", package: "fonts-noto-color-emoji", folder: "truetype/noto",
                stem: "NotoColorEmoji", role: .emoji, fallback: .anything),
        ]

    /// One family per script, by the script's ISO 15924 code.
    private static let scripts: [DefaultFontFamily] = [
        ("Noto Sans Arabic", "Arab"), ("Noto Sans Hebrew", "Hebr"), ("Noto Sans Devanagari", "Deva"),
        ("Noto Sans Bengali", "Beng"), ("Noto Sans Gurmukhi", "Guru"), ("Noto Sans Gujarati", "Gujr"),
        ("Noto Sans Oriya", "Orya"), ("Noto Sans Tamil", "Taml"), ("Noto Sans Telugu", "Telu"),
        ("Noto Sans Kannada", "Knda"), ("Noto Sans Malayalam", "Mlym"), ("Noto Sans Sinhala", "Sinh"),
        ("Noto Sans Thai", "Thai"), ("Noto Sans Lao", "Laoo"), ("Noto Sans Khmer", "Khmr"),
        ("Noto Sans Myanmar", "Mymr"), ("Noto Serif Tibetan", "Tibt"), ("Noto Sans Georgian", "Geor"),
        ("Noto Sans Armenian", "Armn"), ("Noto Sans Ethiopic", "Ethi"), ("Noto Sans Cherokee", "Cher"),
        ("Noto Sans Canadian Aboriginal", "Cans"), ("Noto Sans Mongolian", "Mong"), ("Noto Sans Syriac", "Syrc"),
        ("Noto Sans Thaana", "Thaa"), ("Noto Sans NKo", "Nkoo"), ("Noto Sans Tifinagh", "Tfng"),
        ("Noto Sans Yi", "Yiii"), ("Noto Sans Javanese", "Java"), ("Noto Sans Balinese", "Bali"),
        ("Noto Sans Sundanese", "Sund"), ("Noto Sans Cham", "Cham"), ("Noto Sans Adlam", "Adlm"),
        ("Noto Sans Vai", "Vaii"), ("Noto Sans Osage", "Osge"), ("Noto Sans Ol Chiki", "Olck"),
        ("Noto Sans Meetei Mayek", "Mtei"), ("Noto Sans Coptic", "Copt"), ("Noto Sans Gothic", "Goth"),
        ("Noto Sans Runic", "Runr"), ("Noto Sans Ogham", "Ogam"), ("Noto Sans Phoenician", "Phnx"),
        ("Noto Sans Cuneiform", "Xsux"), ("Noto Sans Egyptian Hieroglyphs", "Egyp"),
    ].map { family, script in noto(family, fallback: .scripts([script])) }

    /// The families of one font for all of East Asia. Shared characters are drawn in the Japanese or Korean form next
    /// to characters of these languages, otherwise in the simplified Chinese form.
    private static let cjk: [DefaultFontFamily] = [
        ("JP", 0, FontFamilyRecord.Fallback.scripts(["Hira", "Kana", "Hrkt"])), ("KR", 1, .scripts(["Hang"])),
        ("SC", 2, .scripts(["Hani"])), ("TC", 3, .scripts(["Bopo"])), ("HK", 4, .never),
    ].map { region, index, fallback in
        DefaultFontFamily(
            name: "Noto Sans CJK \(region)", package: "fonts-noto-cjk", folder: "opentype/noto", stem: "NotoSansCJK",
            index: index, fallback: fallback)
    }

    private static func dejaVu(
        _ name: String, fallback: FontFamilyRecord.Fallback = .never
    ) -> DefaultFontFamily {
        DefaultFontFamily(
            name: name, package: "fonts-dejavu-core", folder: "truetype/dejavu",
            stem: name.filter { $0 != " " }, fallback: fallback)
    }

    private static func noto(
        _ family: String, name: String? = nil, role: FontRole? = nil, fallback: FontFamilyRecord.Fallback = .never
    ) -> DefaultFontFamily {
        DefaultFontFamily(
            name: name ?? family, package: "fonts-noto-core", folder: "truetype/noto",
            stem: family.filter { $0 != " " }, role: role, fallback: fallback)
    }
}

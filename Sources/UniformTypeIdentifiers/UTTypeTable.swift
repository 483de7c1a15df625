/// A table of types. Source: Apple's documentation of uniform type identifiers.
struct UTTypeTable {
    let type: UTType
    /// The identifiers of the types that it conforms to.
    let parents: [String]
    /// The extensions of files, the preferred one first.
    let extensions: [String]
    /// The MIME types, the preferred one first.
    let mimeTypes: [String]
    let description: String

    private init(
        _ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String], _ description: String
    ) {
        type = .declared(identifier)
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.description = description
    }

    static let byIdentifier = [String: UTTypeTable](uniqueKeysWithValues: all.map { ($0.type.identifier, $0) })

    static let all = [
        UTTypeTable("public.item", [], [], [], "item"),
        UTTypeTable("public.content", [], [], [], "content"),
        UTTypeTable("public.composite-content", ["public.content"], [], [], "composite content"),
        UTTypeTable("public.data", ["public.item"], [], [], "data"),
        UTTypeTable("public.directory", ["public.item"], [], [], "directory"),
        UTTypeTable("public.folder", ["public.directory"], [], [], "folder"),
        UTTypeTable("public.volume", ["public.folder"], [], [], "volume"),
        UTTypeTable("com.apple.package", ["public.directory"], [], [], "package"),
        UTTypeTable("com.apple.bundle", ["public.directory"], [], [], "bundle"),
        UTTypeTable("com.apple.application", [], [], [], "application"),
        UTTypeTable("public.executable", ["public.item"], [], [], "executable"),
        UTTypeTable("public.symlink", ["public.item"], [], [], "alias"),
        UTTypeTable("public.archive", ["public.data"], [], [], "archive"),
        UTTypeTable("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"], "ZIP archive"),
        UTTypeTable(
            "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"], ["application/gzip", "application/x-gzip"],
            "gzip archive"),
        UTTypeTable("public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"], "bzip2 archive"),
        UTTypeTable("public.text", ["public.data", "public.content"], [], [], "text"),
        UTTypeTable("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "text"),
        UTTypeTable("public.utf8-plain-text", ["public.plain-text"], [], [], "Unicode text"),
        UTTypeTable("public.utf16-plain-text", ["public.plain-text"], [], [], "Unicode text"),
        UTTypeTable("public.delimited-values-text", ["public.text"], [], [], "text"),
        UTTypeTable(
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"], "CSV text"),
        UTTypeTable(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
            ["text/tab-separated-values"], "TSV text"),
        UTTypeTable("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"], "rich text document"),
        UTTypeTable("public.html", ["public.text"], ["html", "htm", "shtml"], ["text/html"], "HTML text"),
        UTTypeTable("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML text"),
        UTTypeTable("public.yaml", ["public.text"], ["yaml", "yml"], ["application/x-yaml"], "YAML document"),
        UTTypeTable("public.json", ["public.text"], ["json"], ["application/json"], "JSON document"),
        UTTypeTable("com.apple.property-list", ["public.data"], ["plist"], [], "property list"),
        UTTypeTable("public.source-code", ["public.plain-text"], [], [], "source code"),
        UTTypeTable("public.swift-source", ["public.source-code"], ["swift"], [], "Swift source code"),
        UTTypeTable("public.c-source", ["public.source-code"], ["c"], [], "C source code"),
        UTTypeTable("public.objective-c-source", ["public.source-code"], ["m"], [], "Objective-C source code"),
        UTTypeTable(
            "public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "cc", "cxx"], [], "C++ source code"),
        UTTypeTable("public.c-header", ["public.source-code"], ["h"], [], "C header"),
        UTTypeTable("public.script", ["public.source-code"], [], [], "script"),
        UTTypeTable("public.shell-script", ["public.script"], ["sh"], [], "shell script"),
        UTTypeTable("public.python-script", ["public.script"], ["py"], ["text/x-python-script"], "Python script"),
        UTTypeTable(
            "com.netscape.javascript-source", ["public.source-code"], ["js"], ["text/javascript"], "JavaScript script"),
        UTTypeTable("public.image", ["public.data", "public.content"], [], [], "image"),
        UTTypeTable("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"], "JPEG image"),
        UTTypeTable("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
        UTTypeTable("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
        UTTypeTable("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
        UTTypeTable("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"], "BMP image"),
        UTTypeTable("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], "icon"),
        UTTypeTable("com.apple.icns", ["public.image"], ["icns"], [], "Apple icon image"),
        UTTypeTable("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
        UTTypeTable("public.heic", ["public.heif-standard"], ["heic"], ["image/heic"], "HEIC image"),
        UTTypeTable("public.heif", ["public.heif-standard"], ["heif"], ["image/heif"], "HEIF image"),
        UTTypeTable("public.camera-raw-image", ["public.image"], [], [], "raw image"),
        UTTypeTable("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"], "SVG image"),
        UTTypeTable("com.apple.live-photo", [], [], [], "Live Photo"),
        UTTypeTable(
            "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"], "PDF document"),
        UTTypeTable(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"],
            "EPUB document"),
        UTTypeTable("public.audiovisual-content", ["public.data", "public.content"], [], [], "audiovisual content"),
        UTTypeTable("public.movie", ["public.audiovisual-content"], [], [], "movie"),
        UTTypeTable("public.video", ["public.movie"], [], [], "video"),
        UTTypeTable("public.audio", ["public.audiovisual-content"], [], [], "audio"),
        UTTypeTable(
            "com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], "QuickTime movie"),
        UTTypeTable("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"], "MPEG-4 movie"),
        UTTypeTable("public.avi", ["public.movie"], ["avi"], ["video/avi"], "AVI movie"),
        UTTypeTable("public.mp3", ["public.audio"], ["mp3", "mpga"], ["audio/mpeg"], "MP3 audio"),
        UTTypeTable(
            "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], ["audio/vnd.wave", "audio/wav"],
            "Waveform audio"),
        UTTypeTable("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"], "AIFF audio"),
        UTTypeTable("public.mpeg-4-audio", ["public.audio"], ["mp4a", "m4a"], ["audio/mp4"], "MPEG-4 audio"),
        UTTypeTable("public.url", ["public.data"], [], [], "URL"),
        UTTypeTable("public.file-url", ["public.url"], [], [], "file URL"),
        UTTypeTable("public.contact", [], [], [], "contact"),
        UTTypeTable("public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], ["text/vcard"], "vCard"),
        UTTypeTable("public.calendar-event", [], ["ics"], [], "calendar event"),
        UTTypeTable("public.message", [], [], [], "message"),
        UTTypeTable("public.email-message", ["public.message"], ["eml"], [], "email message"),
        UTTypeTable("public.spreadsheet", ["public.content"], [], [], "spreadsheet"),
        UTTypeTable("public.presentation", ["public.composite-content"], [], [], "presentation"),
        UTTypeTable("public.font", ["public.data"], [], [], "font"),
        UTTypeTable("public.database", ["public.data"], [], [], "database"),
        UTTypeTable(
            "com.pixar.universal-scene-description-mobile", ["public.data"], ["usdz"], ["model/vnd.usdz+zip"],
            "USDZ model"),
        UTTypeTable("public.heif-standard", ["public.image"], [], [], "HEIF image"),
    ]
}

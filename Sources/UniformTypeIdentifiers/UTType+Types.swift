extension UTType {
    /// Item: `public.item`.
    public static let item = declared("public.item")
    /// Content: `public.content`.
    public static let content = declared("public.content")
    /// Composite content: `public.composite-content`.
    public static let compositeContent = declared("public.composite-content")
    /// Data: `public.data`.
    public static let data = declared("public.data")
    /// Directory: `public.directory`.
    public static let directory = declared("public.directory")
    /// Folder: `public.folder`.
    public static let folder = declared("public.folder")
    /// Volume: `public.volume`.
    public static let volume = declared("public.volume")
    /// Package: `com.apple.package`.
    public static let package = declared("com.apple.package")
    /// Bundle: `com.apple.bundle`.
    public static let bundle = declared("com.apple.bundle")
    /// Application: `com.apple.application`.
    public static let application = declared("com.apple.application")
    /// Executable: `public.executable`.
    public static let executable = declared("public.executable")
    /// Alias: `public.symlink`.
    public static let symbolicLink = declared("public.symlink")
    /// Archive: `public.archive`.
    public static let archive = declared("public.archive")
    /// ZIP archive: `public.zip-archive`.
    public static let zip = declared("public.zip-archive")
    /// Gzip archive: `org.gnu.gnu-zip-archive`.
    public static let gzip = declared("org.gnu.gnu-zip-archive")
    /// Bzip2 archive: `public.bzip2-archive`.
    public static let bz2 = declared("public.bzip2-archive")
    /// Text: `public.text`.
    public static let text = declared("public.text")
    /// Text: `public.plain-text`.
    public static let plainText = declared("public.plain-text")
    /// Unicode text: `public.utf8-plain-text`.
    public static let utf8PlainText = declared("public.utf8-plain-text")
    /// Unicode text: `public.utf16-plain-text`.
    public static let utf16PlainText = declared("public.utf16-plain-text")
    /// Text: `public.delimited-values-text`.
    public static let delimitedText = declared("public.delimited-values-text")
    /// CSV text: `public.comma-separated-values-text`.
    public static let commaSeparatedText = declared("public.comma-separated-values-text")
    /// TSV text: `public.tab-separated-values-text`.
    public static let tabSeparatedText = declared("public.tab-separated-values-text")
    /// Rich text document: `public.rtf`.
    public static let rtf = declared("public.rtf")
    /// HTML text: `public.html`.
    public static let html = declared("public.html")
    /// XML text: `public.xml`.
    public static let xml = declared("public.xml")
    /// YAML document: `public.yaml`.
    public static let yaml = declared("public.yaml")
    /// JSON document: `public.json`.
    public static let json = declared("public.json")
    /// Property list: `com.apple.property-list`.
    public static let propertyList = declared("com.apple.property-list")
    /// Source code: `public.source-code`.
    public static let sourceCode = declared("public.source-code")
    /// Swift source code: `public.swift-source`.
    public static let swiftSource = declared("public.swift-source")
    /// C source code: `public.c-source`.
    public static let cSource = declared("public.c-source")
    /// Objective-C source code: `public.objective-c-source`.
    public static let objectiveCSource = declared("public.objective-c-source")
    /// C++ source code: `public.c-plus-plus-source`.
    public static let cPlusPlusSource = declared("public.c-plus-plus-source")
    /// C header: `public.c-header`.
    public static let cHeader = declared("public.c-header")
    /// Script: `public.script`.
    public static let script = declared("public.script")
    /// Shell script: `public.shell-script`.
    public static let shellScript = declared("public.shell-script")
    /// Python script: `public.python-script`.
    public static let pythonScript = declared("public.python-script")
    /// JavaScript script: `com.netscape.javascript-source`.
    public static let javaScript = declared("com.netscape.javascript-source")
    /// Image: `public.image`.
    public static let image = declared("public.image")
    /// JPEG image: `public.jpeg`.
    public static let jpeg = declared("public.jpeg")
    /// PNG image: `public.png`.
    public static let png = declared("public.png")
    /// GIF image: `com.compuserve.gif`.
    public static let gif = declared("com.compuserve.gif")
    /// TIFF image: `public.tiff`.
    public static let tiff = declared("public.tiff")
    /// BMP image: `com.microsoft.bmp`.
    public static let bmp = declared("com.microsoft.bmp")
    /// Icon: `com.microsoft.ico`.
    public static let ico = declared("com.microsoft.ico")
    /// Apple icon image: `com.apple.icns`.
    public static let icns = declared("com.apple.icns")
    /// WebP image: `org.webmproject.webp`.
    public static let webP = declared("org.webmproject.webp")
    /// HEIC image: `public.heic`.
    public static let heic = declared("public.heic")
    /// HEIF image: `public.heif`.
    public static let heif = declared("public.heif")
    /// Raw image: `public.camera-raw-image`.
    public static let rawImage = declared("public.camera-raw-image")
    /// SVG image: `public.svg-image`.
    public static let svg = declared("public.svg-image")
    /// Live Photo: `com.apple.live-photo`.
    public static let livePhoto = declared("com.apple.live-photo")
    /// PDF document: `com.adobe.pdf`.
    public static let pdf = declared("com.adobe.pdf")
    /// EPUB document: `org.idpf.epub-container`.
    public static let epub = declared("org.idpf.epub-container")
    /// Audiovisual content: `public.audiovisual-content`.
    public static let audiovisualContent = declared("public.audiovisual-content")
    /// Movie: `public.movie`.
    public static let movie = declared("public.movie")
    /// Video: `public.video`.
    public static let video = declared("public.video")
    /// Audio: `public.audio`.
    public static let audio = declared("public.audio")
    /// QuickTime movie: `com.apple.quicktime-movie`.
    public static let quickTimeMovie = declared("com.apple.quicktime-movie")
    /// MPEG-4 movie: `public.mpeg-4`.
    public static let mpeg4Movie = declared("public.mpeg-4")
    /// AVI movie: `public.avi`.
    public static let avi = declared("public.avi")
    /// MP3 audio: `public.mp3`.
    public static let mp3 = declared("public.mp3")
    /// Waveform audio: `com.microsoft.waveform-audio`.
    public static let wav = declared("com.microsoft.waveform-audio")
    /// AIFF audio: `public.aiff-audio`.
    public static let aiff = declared("public.aiff-audio")
    /// MPEG-4 audio: `public.mpeg-4-audio`.
    public static let mpeg4Audio = declared("public.mpeg-4-audio")
    /// URL: `public.url`.
    public static let url = declared("public.url")
    /// File URL: `public.file-url`.
    public static let fileURL = declared("public.file-url")
    /// Contact: `public.contact`.
    public static let contact = declared("public.contact")
    /// VCard: `public.vcard`.
    public static let vCard = declared("public.vcard")
    /// Calendar event: `public.calendar-event`.
    public static let calendarEvent = declared("public.calendar-event")
    /// Message: `public.message`.
    public static let message = declared("public.message")
    /// Email message: `public.email-message`.
    public static let emailMessage = declared("public.email-message")
    /// Spreadsheet: `public.spreadsheet`.
    public static let spreadsheet = declared("public.spreadsheet")
    /// Presentation: `public.presentation`.
    public static let presentation = declared("public.presentation")
    /// Font: `public.font`.
    public static let font = declared("public.font")
    /// Database: `public.database`.
    public static let database = declared("public.database")
    /// USDZ model: `com.pixar.universal-scene-description-mobile`.
    public static let usdz = declared("com.pixar.universal-scene-description-mobile")
}

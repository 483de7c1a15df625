import FlatlayRendering
import CPangoCairo
import FlatlayDrawing
import Foundation
import Synchronization

/// The fonts available to a render: the installed default families, and those that the user adds. Other fonts of the
/// machine, and its settings, have no effect.
///
/// ```swift
/// let fonts = try FontLibrary(files: ["Fonts/Nunito-Bold.ttf", "Fonts/Icons"])
/// let shaper = PangoTextShaper(fonts: fonts)
/// ```
///
/// A library may be used from several threads at once. It opens fonts when a text first needs them; which ones are open
/// never changes what is drawn.
public final class FontLibrary: Sendable {
    /// A package of default fonts that is not installed.
    public struct MissingPackage: Hashable, Sendable, CustomStringConvertible {
        /// The name of the Debian package.
        public let package: String
        /// The families that it would provide.
        public let families: [String]
        /// The folder of the program's own fonts, if it does not use those of the machine.
        var folder: String?

        /// What is missing and how to install it.
        public var description: String {
            let noun = families.count == 1 ? "family" : "families"
            return "no font files of the \(noun) \(families.joined(separator: ", ")); "
                + (folder.map { "put those of Debian's package \(package) into '\($0)'" }
                    ?? "install them with 'apt-get install \(package)'")
        }
    }

    /// The default packages that are not installed; text that needs them is drawn in other fonts.
    public let missingPackages: [MissingPackage]

    /// Every face, those of the user first. The index of a face is its number throughout the library.
    let sources: [FontFaceSource]
    /// Every family, in fallback order.
    let families: [FontFamilyRecord]
    /// The names of all families, which each picture of a template asks for.
    package let familyNameSet: Set<String>
    let familyByName: [String: Int]
    let faceByName: [String: Int]
    /// The face for emoji.
    let emojiFace: Int?
    /// The faces of the user, which are the first ones.
    private let listed: [ListedFontFace]
    /// The faces opened so far, as fontconfig describes them: at most one per face of the library, kept as long as the
    /// library exists.
    private let opened: Mutex<[FontFaceRecord?]>

    /// Creates a library of the installed default families and the given fonts.
    ///
    /// - Parameters:
    ///   - files: font files, and folders that are searched recursively. A family given here replaces a default family
    ///     of the same name.
    ///   - includesDefaults: whether the default families are part of the library.
    /// - Throws: ``FontLibraryError``.
    public convenience init(files: [String] = [], includesDefaults: Bool = true) throws(FontLibraryError) {
        try self.init(
            files: files, defaults: includesDefaults ? DefaultFontFamily.all : [],
            root: InstalledFiles.shared + "/fonts", isCarried: InstalledFiles.carried != nil)
    }

    /// Creates a library whose default families are located below `root`.
    ///
    /// - Parameter isCarried: whether the program carries them along, so that packages install them elsewhere.
    init(
        files: [String], defaults: [DefaultFontFamily], root: String, isCarried: Bool = false
    ) throws(FontLibraryError) {
        LibraryEnvironment.pin()
        var table = FontTable()
        listed = try table.addUserFonts(files)
        missingPackages = table.addDefaults(defaults, root: root).map {
            MissingPackage(package: $0.package, families: $0.families, folder: isCarried ? root : nil)
        }
        guard !table.sources.isEmpty else {
            if isCarried, !defaults.isEmpty { throw .noCarriedFonts(folder: root) }
            throw .noFonts(packages: defaults.isEmpty ? [] : ["fonts-inter"])
        }
        sources = table.sources
        families = table.families
        familyNameSet = Set(table.families.map(\.name))
        familyByName = table.familyByName
        faceByName = table.faceByName
        emojiFace = table.emojiFace
        opened = Mutex(Array(repeating: nil, count: table.sources.count))
    }

    /// Returns a face by its number, opening it first if needed; nil if its file can no longer be read.
    func record(_ id: Int) -> FontFaceRecord? {
        opened.withLock { opened in
            if let record = opened[id] { return record }
            let source = sources[id]
            let record = FontFaceRecord(
                id: id, family: families[source.family].name, source: source, drawsEmoji: id == emojiFace,
                listed: listed.indices.contains(id) ? listed[id] : nil)
            opened[id] = record
            return record
        }
    }
}

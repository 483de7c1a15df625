import FlatlayRendering
import CPangoCairo
import FlatlayDrawing
import Foundation
import Synchronization

/// The fonts that a render can see: the default families that are installed, and those that the user adds. No other
/// font of the machine, and no setting of it, has any effect.
///
/// ```swift
/// let fonts = try FontLibrary(files: ["Fonts/Nunito-Bold.ttf", "Fonts/Icons"])
/// let shaper = PangoTextShaper(fonts: fonts)
/// ```
///
/// A library may be used from several threads at once. Fonts are opened when a text first needs them; which ones are
/// open never changes what is drawn.
public final class FontLibrary: Sendable {
    /// A package of default fonts that is not installed.
    public struct MissingPackage: Hashable, Sendable, CustomStringConvertible {
        /// The name of the Debian package.
        public let package: String
        /// The families that it would give.
        public let families: [String]

        /// What is missing and how to install it.
        public var description: String {
            let noun = families.count == 1 ? "family" : "families"
            return "no font files of the \(noun) \(families.joined(separator: ", ")); "
                + "install them with 'apt-get install \(package)'"
        }
    }

    /// The default packages that are not installed; text that needs them is drawn in other fonts.
    public let missingPackages: [MissingPackage]

    /// Every face, those of the user first. A face's place in the list is its number in the whole package.
    let sources: [FontFaceSource]
    /// Every family, in the order in which they stand in for characters that the wanted font lacks.
    let families: [FontFamilyRecord]
    let familyByName: [String: Int]
    let faceByName: [String: Int]
    /// The face that emoji are drawn in.
    let emojiFace: Int?
    /// The faces that a text has needed, each of which is what fontconfig says of it: at most all of the library, and as
    /// long as the library is there.
    private let opened: Mutex<[FontFaceRecord?]>

    /// A library of the installed default families and the fonts given.
    ///
    /// - Parameters:
    ///   - files: font files, and folders that are searched for font files in all their subfolders. A family given here
    ///     takes the place of a default family of the same name.
    ///   - includesDefaults: whether the default families are part of the library.
    /// - Throws: ``FontLibraryError``.
    public convenience init(files: [String] = [], includesDefaults: Bool = true) throws(FontLibraryError) {
        try self.init(files: files, defaults: includesDefaults ? DefaultFontFamily.all : [], root: "/usr/share/fonts")
    }

    /// The library with its default families looked for below `root`.
    init(files: [String], defaults: [DefaultFontFamily], root: String) throws(FontLibraryError) {
        LibraryEnvironment.pin()
        var table = FontTable()
        let records = try table.addUserFonts(files)
        missingPackages = table.addDefaults(defaults, root: root)
        guard !table.sources.isEmpty else { throw .noFonts(packages: defaults.isEmpty ? [] : ["fonts-inter"]) }
        sources = table.sources
        families = table.families
        familyByName = table.familyByName
        faceByName = table.faceByName
        emojiFace = table.emojiFace
        opened = Mutex(records + Array(repeating: nil, count: table.sources.count - records.count))
    }

    /// The face of a number, opened; nil where its file cannot be read any more.
    func record(_ id: Int) -> FontFaceRecord? {
        opened.withLock { opened in
            if let record = opened[id] { return record }
            let source = sources[id]
            let record = FontFaceRecord(
                id: id, family: families[source.family].name, source: source, drawsEmoji: id == emojiFace)
            opened[id] = record
            return record
        }
    }
}

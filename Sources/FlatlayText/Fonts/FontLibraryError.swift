/// The reason that a ``FontLibrary`` could not be created.
public enum FontLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No default font is installed and none was given; the packages would provide one.
    case noFonts(packages: [String])
    /// A program with a folder of fonts of its own, which stands for those of the machine, has none in it.
    case noCarriedFonts(folder: String)
    /// There is no file or folder at the path.
    case notFound(path: String)
    /// The file is not a font, or is damaged.
    case notAFont(path: String)
    /// The path is that of something other than a file, such as a pipe.
    case notAFile(path: String, kind: String)
    /// The file has a font format that is not supported; `format` says which.
    case unsupportedFormat(path: String, format: String)
    /// The file is a font that is truncated, or lacks a part that drawing needs.
    case damaged(path: String, reason: String)
    /// The folder contains no font file.
    case emptyFolder(path: String)

    /// The problem, its location, and how to fix it.
    public var description: String {
        switch self {
        case .noFonts(let packages) where packages.isEmpty:
            "there is no font to draw text with: name font files, or let the library include the default families"
        case .noFonts(let packages):
            "no font is installed: install one with 'apt-get install \(packages.joined(separator: " "))', "
                + "or name font files of your own"
        case .noCarriedFonts(let folder):
            "no font is installed: this program has its fonts in '\(folder)', where there are none; put them there as in "
                + "/usr/share/fonts, such as the folder opentype/inter of Debian's package fonts-inter, or name font files "
                + "of your own"
        case .notFound(let path):
            "font '\(path)' was not found: check the path, which is relative to the current folder unless it starts with /"
        case .notAFont(let path):
            "'\(path)' is not a font that can be read: give a TrueType or OpenType file (.ttf, .otf, .ttc, .woff, .woff2)"
        case .unsupportedFormat(let path, let format):
            "'\(path)' is \(format), not a font that can be drawn: give a TrueType or OpenType file (.ttf, .otf, .ttc, "
                + ".woff, .woff2), or convert it, for example with FontForge"
        case .damaged(let path, let reason):
            "font '\(path)' is damaged: \(reason); fetch or convert the file again"
        case .notAFile(let path, let kind):
            "font '\(path)' is \(kind), not a file: give a TrueType or OpenType file (.ttf, .otf, .ttc, .woff, .woff2)"
        case .emptyFolder(let path):
            "folder '\(path)' contains no font files (.ttf, .otf, .ttc, .otc, .woff, .woff2)"
        }
    }
}

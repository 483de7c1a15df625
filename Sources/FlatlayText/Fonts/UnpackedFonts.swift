import FlatlayRendering
import CMalloc
import CPangoCairo
import FlatlayDrawing
import Foundation
import Synchronization

/// Files of the Web Open Font Format (WOFF and WOFF2), unpacked to the OpenType files that are in them.
///
/// FreeType reads packed files, but HarfBuzz, which shapes and which cuts glyphs out for PDF, and fontconfig do not or not
/// wholly. So a packed file is unpacked when it is first asked for, into memory that has a path of its own, and everything
/// opens that. It stays until the process ends, as every font file does that was drawn from (see ``OpenFontFiles``).
enum UnpackedFonts {
    /// A file in memory, and which version of which file it was made from.
    private struct Unpacked {
        let version: FileVersion
        let path: String
    }

    private static let files = Mutex<[String: Unpacked]>([:])

    /// What is to be opened for a font file: itself, or what was unpacked from it.
    static func path(of file: String) -> String {
        files.withLock { $0[file]?.path } ?? file
    }

    /// Unpacks a file, unless that was done and it has not changed.
    static func unpack(_ file: String) throws(FontLibraryError) {
        guard let version = FileVersion(ofRegularFile: file) else { throw .notFound(path: file) }
        if files.withLock({ $0[file]?.version == version }) { return }
        guard let bytes = openTypeFile(in: file) else {
            throw .damaged(path: file, reason: "it can't be unpacked")
        }
        guard let path = pathInMemory(of: bytes) else {
            throw .damaged(path: file, reason: "there is no memory, or no open file left, to unpack it")
        }
        files.withLock { $0[file] = Unpacked(version: version, path: path) }
    }

    /// The file that FreeType has made of a packed one: table 0 stands for all of it.
    private static func openTypeFile(in file: String) -> [UInt8]? {
        LibraryEnvironment.pin()
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        defer { FT_Done_FreeType(library) }
        var face: FT_Face?
        guard FT_New_Face(library, file, 0, &face) == 0, let face else { return nil }
        defer { FT_Done_Face(face) }
        var length: FT_ULong = 0
        guard FT_Load_Sfnt_Table(face, 0, 0, nil, &length) == 0, length > 12 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(length))
        guard FT_Load_Sfnt_Table(face, 0, 0, &bytes, &length) == 0 else { return nil }
        return bytes
    }

    /// `MFD_CLOEXEC` of Linux.
    private static let closesOnExec: UInt32 = 1

    /// Puts a file into memory that has a path as long as the process lives, and that programs it starts do not get.
    private static func pathInMemory(of bytes: [UInt8]) -> String? {
        let descriptor = memfd_create("font", closesOnExec)
        guard descriptor >= 0 else { return nil }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else {
                close(descriptor)
                return nil
            }
            written += count
        }
        return "/proc/self/fd/\(descriptor)"
    }
}

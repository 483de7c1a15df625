import FlatlayRendering
import CMalloc
import CPangoCairo
import FlatlayDrawing
import Foundation
import Synchronization

/// Web fonts (WOFF and WOFF2), decompressed to the OpenType files that they contain.
///
/// FreeType reads compressed files, but fontconfig and HarfBuzz, which shapes text and subsets fonts for PDF, don't
/// support them or not fully. So a compressed file is decompressed on first use into a memory file with its own path,
/// and all libraries open that. It stays until the process ends, as does every font file in use (see
/// ``OpenFontFiles``).
enum UnpackedFonts {
    /// A memory file, and the version of the file that it was created from.
    private struct Unpacked {
        let version: FileVersion
        let path: String
    }

    private static let files = Mutex<[String: Unpacked]>([:])

    /// The path to open for a font file: the file itself, or its decompressed copy.
    static func path(of file: String) -> String {
        files.withLock { $0[file]?.path } ?? file
    }

    /// Decompresses a file, unless this has been done and the file has not changed.
    static func unpack(_ file: String) throws(FontLibraryError) {
        guard let version = FileVersion(ofRegularFile: file) else { throw .notFound(path: file) }
        if files.withLock({ $0[file]?.version == version }) { return }
        guard let bytes = openTypeFile(in: file) else {
            throw .damaged(path: file, reason: "it can't be decompressed")
        }
        guard let path = pathInMemory(of: bytes) else {
            throw .damaged(path: file, reason: "there is no memory, or no open file left, to decompress it")
        }
        files.withLock { $0[file] = Unpacked(version: version, path: path) }
    }

    /// The file that FreeType has decompressed: table 0 means the whole file.
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

    /// Writes a file to memory. Its path is valid as long as the process lives; child processes don't inherit it.
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

import FlatlayRendering
import CMalloc
import CPangoCairo
import Foundation

/// Decompresses web fonts (WOFF and WOFF2) to the OpenType files that they contain.
///
/// FreeType reads compressed files, but fontconfig and HarfBuzz, which shapes text and subsets fonts for PDF, don't
/// support them or not fully. So ``FontFileTable`` decompresses a file into a memory file on first use, and all
/// libraries open that.
enum WebFontFile {
    /// Whether an open file starts as web fonts do.
    static func isCompressed(_ descriptor: Int32) -> Bool {
        var start = [UInt8](repeating: 0, count: 4)
        return pread(descriptor, &start, 4, 0) == 4 && isCompressed(start)
    }

    /// Whether the first four bytes of a file are those of a web font.
    static func isCompressed(_ start: [UInt8]) -> Bool {
        start.elementsEqual("wOFF".utf8) || start.elementsEqual("wOF2".utf8)
    }

    /// The file that FreeType has decompressed: table 0 means the whole file. Returns nil if it is damaged.
    static func openTypeFile(in file: String) -> [UInt8]? {
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

    /// Writes bytes to a file in memory and returns its descriptor, which child processes don't inherit. Returns nil if
    /// there is no memory or no descriptor left.
    static func memoryFile(of bytes: [UInt8]) -> Int32? {
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
        return descriptor
    }
}

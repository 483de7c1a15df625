import FlatlayDrawing
import Foundation
import Synchronization

/// The font files that the process uses.
///
/// A file is opened when a text first needs it, and stays open until the process ends: Cairo, Pango, FreeType and
/// HarfBuzz open the path of its descriptor, `/proc/self/fd/N`, so all of them read the same file at any time. A
/// descriptor is never closed while a library may know its path, since the next file would get the same path. So one
/// descriptor is used for each version of a file. A compressed file is decompressed into memory, which has a descriptor
/// too.
///
/// Fonts use at most half of the descriptors that the process may have. Further files, and all files if there is no
/// `/proc`, are opened by their own paths; if one of them changes, drawing fails with an error. What changes the bytes
/// of a file in place, instead of replacing it, also changes the font that is in use.
enum FontFileTable {
    private struct Key: Hashable {
        var path: String
        var version: FileVersion
    }

    private struct Entries {
        var files: [Key: FontFile] = [:]
        /// The number of descriptors in use.
        var descriptorCount = 0
        /// The number of versions that have no descriptor, by path.
        var unheldCounts: [String: Int] = [:]
    }

    private static let entries = Mutex(Entries())

    /// The number of descriptors in use, for tests.
    static var descriptorCount: Int { entries.withLock { $0.descriptorCount } }

    /// Returns the current version of the file at a path, opened and decompressed if necessary.
    ///
    /// - Throws: an error if there is no file, or it can't be decompressed. Whether it is a font is not checked.
    static func file(at path: String) throws(FontLibraryError) -> FontFile {
        guard let version = FileVersion(ofRegularFile: path) else { throw .notFound(path: path) }
        if let known = entries.withLock({ $0.files[Key(path: path, version: version)] }) { return known }
        // Without blocking, in case a pipe has replaced the file meanwhile.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { return unheld(Key(path: path, version: version)) }
        guard let version = FileVersion(ofRegularFileWith: descriptor) else {
            close(descriptor)
            throw .notFound(path: path)
        }
        let key = Key(path: path, version: version)
        guard WebFontFile.isCompressed(descriptor) else {
            return held(descriptor, key, limit: descriptorLimit) ?? unheld(key)
        }
        defer { close(descriptor) }
        guard let bytes = WebFontFile.openTypeFile(in: procPath(of: descriptor) ?? path) else {
            throw .damaged(path: path, reason: "it can't be decompressed")
        }
        guard let memory = WebFontFile.memoryFile(of: bytes), let file = held(memory, key, limit: .max) else {
            throw .damaged(path: path, reason: "there is no memory, no open file left or no /proc to decompress it")
        }
        return file
    }

    /// Half of the descriptors that the process may have: fonts must not use those of connections and outputs.
    private static var descriptorLimit: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 0 }
        return Int(clamping: limit.rlim_cur / 2)
    }

    /// Takes ownership of a descriptor. Closes it and returns nil if too many are in use, or no path refers to it.
    private static func held(_ descriptor: Int32, _ key: Key, limit: Int) -> FontFile? {
        let openPath = procPath(of: descriptor)
        return entries.withLock { entries in
            // Another thread may have been faster.
            if let known = entries.files[key] {
                close(descriptor)
                return known
            }
            guard let openPath, entries.descriptorCount < limit else {
                close(descriptor)
                return nil
            }
            let file = FontFile(path: key.path, version: key.version, openPath: openPath, isHeld: true)
            entries.files[key] = file
            entries.descriptorCount += 1
            return file
        }
    }

    /// A file that is opened by its own path.
    ///
    /// Cairo knows open files by their paths, and takes the first version for all. So each version has a spelling of
    /// the path that no other has.
    private static func unheld(_ key: Key) -> FontFile {
        entries.withLock { entries in
            if let known = entries.files[key] { return known }
            let count = entries.unheldCounts[key.path, default: 0]
            let detour = String(repeating: "./", count: count)
            let spelling = key.path.hasPrefix("/") ? "/" + detour + key.path.dropFirst() : detour + key.path
            let file = FontFile(path: key.path, version: key.version, openPath: spelling, isHeld: false)
            entries.files[key] = file
            entries.unheldCounts[key.path] = count + 1
            return file
        }
    }

    /// The path of an open file; nil if it can't be opened, as in a sandbox without `/proc`.
    private static func procPath(of descriptor: Int32) -> String? {
        let path = "/proc/self/fd/\(descriptor)"
        let again = open(path, O_RDONLY | O_CLOEXEC)
        guard again >= 0 else { return nil }
        defer { close(again) }
        return FileIdentity(descriptor: again) == FileIdentity(descriptor: descriptor) ? path : nil
    }
}

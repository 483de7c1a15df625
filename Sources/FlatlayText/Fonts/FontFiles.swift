import CPangoCairo
import FlatlayDrawing
import Foundation

/// Finds font files and reads their names and headers.
enum FontFiles {
    /// A file of a default family: `Inter-SemiBoldItalic.otf` has the name `Inter-SemiBoldItalic`.
    struct Named {
        var path: String
        var name: String
        var style: FontStyleName
    }

    private static let plainExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
    private static let extensions = plainExtensions.union(["woff", "woff2"])

    /// The font files at a path from the user: the file itself, or the files of the folder, sorted.
    static func expand(_ path: String) throws(FontLibraryError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .notFound(path: path)
        }
        guard isFolder.boolValue else {
            // Opening a pipe would block until another process writes to it.
            if let kind = FileKind(of: path), kind != .regular { throw .notAFile(path: path, kind: kind.noun) }
            return [path]
        }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { name in
            extensions.contains((name as NSString).pathExtension.lowercased())
                && FileKind(of: (path as NSString).appendingPathComponent(name)) == .regular
        }.sorted()
        guard !files.isEmpty else { throw .emptyFolder(path: path) }
        return files.map { (path as NSString).appendingPathComponent($0) }
    }

    /// The faces of a file. For a variable font only the variable face, not the named instances.
    static func patterns(of path: String) -> [OpaquePointer] {
        guard let set = FcFontSetCreate() else { return [] }
        defer { FcFontSetDestroy(set) }
        var count: Int32 = 0
        FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
        let all = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont)).compactMap { $0 }
        let variable = Set(
            all.filter { FontPattern.bool($0, FC_VARIABLE) == true }.map { faceIndex(of: $0) & 0xffff })
        return all.filter { pattern in
            let index = faceIndex(of: pattern)
            let isInstance = index >> 16 != 0 || variable.contains(index & 0xffff)
            guard FontPattern.bool(pattern, FC_VARIABLE) == true || !isInstance else { return false }
            FcPatternReference(pattern)
            return true
        }
    }

    /// Converts a fontconfig weight to a weight from 1 to 1000.
    static func openTypeWeight(_ weight: Double) -> Int {
        Int(min(max(FcWeightToOpenTypeDouble(weight), 1), 1000))
    }

    /// The file name without folder and extension.
    static func stem(of path: String) -> String {
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// The font files of default families below `root`, by `folder/stem`, sorted by name.
    ///
    /// Font folders contain thousands of files, most of which belong to no default family, so the work per file must be
    /// small.
    static func byStem(of families: [DefaultFontFamily], root: String) -> [String: [Named]] {
        let stems = families.reduce(into: [String: Set<Substring>]()) {
            $0[$1.folder, default: []].insert($1.stem[...])
        }
        var result: [String: [Named]] = [:]
        var styles: [Substring: FontStyleName?] = [:]
        for (folder, stems) in stems {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
            for file in names {
                let hyphen = file.utf8.firstIndex(of: UInt8(ascii: "-"))
                guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")),
                    case let stem = file[..<min(hyphen ?? dot, dot)], stems.contains(stem),
                    plainExtensions.contains(String(file[file.utf8.index(after: dot)...]))
                else { continue }
                let styleName = hyphen.map { $0 < dot ? file[file.utf8.index(after: $0)..<dot] : "" } ?? "Regular"
                let style = styles[styleName] ?? FontStyleName(String(styleName))
                styles[styleName] = .some(style)
                guard let style else { continue }
                result[folder + "/" + stem, default: []].append(
                    Named(path: "\(root)/\(folder)/\(file)", name: String(file[..<dot]), style: style))
            }
        }
        return result.mapValues { $0.sorted { $0.path < $1.path } }
    }

    private static func faceIndex(of pattern: OpaquePointer) -> Int {
        FontPattern.int(pattern, FC_INDEX) ?? 0
    }
}

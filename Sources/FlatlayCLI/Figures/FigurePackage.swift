import Flatlay
import FlatlaySnapshots
import Foundation

/// The folder that figures belong to. All paths of figures are relative to it, and none leads out of it.
struct FigurePackage {
    /// The names of the list of figures, in the order in which they are looked for.
    static let listNames = ["Figures/figures", "figures"].flatMap { name in
        ["yaml", "yml", "json"].map { "\(name).\($0)" }
    }

    /// The absolute path, with its links followed.
    let root: String
    /// The path of the list of figures, in the package.
    let list: String

    /// Finds a list of figures.
    ///
    /// - Parameter path: the folder that holds it; nil for the current one or the nearest above it.
    init(path: String?) throws(CommandFailure) {
        var folder = path ?? "."
        guard let start = RealPath.of(folder), FileKind(of: start) == .folder else {
            throw .usage("--package-path: there is no folder '\(folder)'")
        }
        folder = start
        while true {
            if let list = Self.listNames.first(where: { FileKind(of: FileName.join(folder, $0)) == .regular }) {
                (root, self.list) = (folder, list)
                return
            }
            guard path == nil, folder != "/" else { break }
            folder = (folder as NSString).deletingLastPathComponent
        }
        throw .usage(
            "there is no list of figures in '\(path ?? start)'; write Figures/figures.yaml, as in docs/figures.md, or name "
                + "the folder that has it: --package-path FOLDER")
    }

    /// The path of the record of what was rendered, beside the list.
    var lock: String { (list as NSString).deletingPathExtension + ".lock" }

    /// The folder with pictures that wait for acceptance.
    var pending: String { ".build/flatlay-figures" }

    /// The absolute path of a path in the package.
    func absolute(_ path: String) -> String { FileName.join(root, path) }

    /// The path in the package of an absolute one, with its links followed; nil if it is elsewhere.
    func relative(_ absolute: String) -> String? {
        guard let real = RealPath.of(absolute) else { return nil }
        let start = root == "/" ? "/" : root + "/"
        return real.hasPrefix(start) ? String(real.dropFirst(start.count)) : nil
    }

    /// Why a path can't be one in the package; nil if it can. The file need not exist.
    func problem(ofPath path: String) -> String? {
        if path.isEmpty { return "the path is empty" }
        if path.utf8.contains(0) { return "a path can't contain the character NUL" }
        if path.utf8.count > 2000 { return "the path is longer than 2000 characters" }
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        if path.hasPrefix("/") || steps.contains("..") {
            return "'\(path.visible)' leads out of the package; paths are relative to \(root.visible), without '..'"
        }
        // A folder that is not there has no links; its parents may be.
        var existing = absolute(path)
        while existing.count > root.count, FileKind(of: existing) == nil {
            existing = (existing as NSString).deletingLastPathComponent
        }
        guard existing == root || relative(existing) != nil || RealPath.of(existing) == root else {
            return "'\(path.visible)' leads out of the package by a symbolic link; name a folder in it"
        }
        return nil
    }

    /// Whether files in a folder have DocC's rules, because it is in a catalogue.
    static func catalogue(of folder: String) -> String? {
        var path: [Substring] = []
        for step in folder.split(separator: "/") {
            path.append(step)
            if step.hasSuffix(".docc") { return path.joined(separator: "/") }
        }
        return nil
    }

    /// The hash of a file or of a folder with all files in it; nil if there is nothing. Hidden files don't count, nor do
    /// those of catalogues: no program is built from them, and figures write their pictures there.
    func hash(of path: String) -> String? {
        let absolute = absolute(path)
        guard FileKind(of: absolute) == .folder else { return PixelHash.text(ofFile: absolute) }
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: absolute) else { return nil }
        var text = ""
        for name in names.sorted() {
            guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") || $0.hasSuffix(".docc") }) else {
                continue
            }
            let file = FileName.join(absolute, name)
            guard FileKind(of: file) == .regular else { continue }
            text += "\(name)\0\(PixelHash.text(ofFile: file) ?? "")\n"
        }
        return Self.hash(ofText: text)
    }

    static func hash(ofText text: String) -> String {
        Array(text.utf8).withUnsafeBytes { PixelHash.text(of: $0) }
    }

    static func hash(of data: Data) -> String { data.withUnsafeBytes { PixelHash.text(of: $0) } }
}

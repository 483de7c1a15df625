import Flatlay
import FlatlaySnapshots
import Foundation

/// Stores the node trees of files that passed, by the hash of their bytes.
///
/// A gallery file is for readers, so it contains only its image. The tree from when it last passed on this machine
/// explains later what changed. Without it, a failure names the nodes whose pixels differ.
struct TreeStore {
    /// The folder, which is made when the first tree is kept.
    let folder: String

    private static let sizeLimit = 16 << 20
    private static let countLimit = 2000

    /// Returns the nodes of a file; nil if it never passed here.
    func tree(of data: Data) -> SnapshotTree? {
        guard let bytes = try? RegularFile.read(path(data), limit: Self.sizeLimit) else { return nil }
        return try? JSONDecoder().decode(SnapshotTree.self, from: bytes)
    }

    /// Keeps the nodes of a file that passed. Nothing depends on it, so a folder that can't be written is no error.
    func keep(_ tree: () throws -> SnapshotTree?, of data: Data) {
        let path = path(data)
        guard FileKind(of: path) == nil, let tree = try? tree(), let bytes = try? JSONEncoder().encode(tree),
            bytes.count <= Self.sizeLimit
        else { return }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let count = (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
        if count >= Self.countLimit { removeAll() }
        try? AtomicFile.write(bytes, to: path)
    }

    private func removeAll() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".tree") {
            unlink((folder as NSString).appendingPathComponent(name))
        }
    }

    private func path(_ data: Data) -> String {
        let hash = data.withUnsafeBytes { PixelHash.text(of: $0) }
        return (folder as NSString).appendingPathComponent("\(hash).tree")
    }
}

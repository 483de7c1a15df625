import Flatlay
import Foundation

/// Writes the file of a starter.
enum StarterFile {
    /// Writes the file in one step, and returns its path.
    ///
    /// - Parameter folder: the folder of the file; it is created if it is missing.
    /// - Throws: ``CommandFailure/renderFailed(_:)`` if the file exists, which is then unchanged, or can't be written.
    static func write(_ starter: Starter, to folder: String) throws(CommandFailure) -> String {
        let path = FileName.join(folder, starter.fileName)
        let isNew: Bool
        do throws(FileWriteError) {
            try OutputFolder.make(folder)
            isNew = try AtomicFile.create(Data(starter.template), at: path)
        } catch {
            throw .renderFailed("\(error)")
        }
        guard isNew else { throw .renderFailed("\(path) exists and is left as it is; name another folder") }
        return path
    }
}

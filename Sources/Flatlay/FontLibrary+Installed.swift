import FlatlayText
import Synchronization

extension FontLibrary {
    private static let shared = Mutex<FontLibrary?>(nil)

    /// Returns the installed default families, which are searched once per process.
    ///
    /// - Throws: ``FontLibraryError`` if none is installed.
    public static func installed() throws(FontLibraryError) -> FontLibrary {
        let result = shared.withLock { library -> Result<FontLibrary, FontLibraryError> in
            if let library { return .success(library) }
            do throws(FontLibraryError) {
                let made = try FontLibrary()
                library = made
                return .success(made)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

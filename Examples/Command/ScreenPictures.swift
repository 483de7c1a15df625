import Flatlay
import FlatlayPreviews
import Foundation

/// The pictures of the previews in `Examples/Screens`, on a phone.
enum ScreenPictures {
    /// The module of the screens.
    static let module = "Screens"

    /// Renders each preview in the light and the dark appearance.
    ///
    /// - Returns: the names of the files with their bytes.
    @MainActor
    static func files() async throws -> [(name: String, bytes: Data)] {
        var files: [(name: String, bytes: Data)] = []
        for preview in try await Previews.all(in: module) {
            var name = preview.declaration.place
            if let own = preview.name { name += "-" + own.lowercased().replacingOccurrences(of: " ", with: "-") }
            for scheme in [ColorScheme.light, .dark] {
                let renderer = try preview.renderer(on: .iPhone16)
                renderer.colorScheme = scheme
                files.append(("\(name)-\(scheme == .light ? "light" : "dark").png", try renderer.pngData()))
            }
        }
        return files
    }
}

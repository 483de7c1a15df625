import Flatlay
import Foundation
import Synchronization

/// SwiftPM's descriptions of packages. SwiftPM takes a second, so it runs once for each version of a manifest.
final class PackageManifests: Sendable {
    private struct Answer {
        /// The files that it is about.
        var manifests: [Data]
        var description: Data
    }

    private let answers = Mutex<[String: Answer]>([:])

    /// The output of `swift package dump-package`.
    func description(of folder: String) throws(CommandFailure) -> Data {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasPrefix("Package") && $0.hasSuffix(".swift")
        }
        let manifests = names.sorted().compactMap {
            FileManager.default.contents(atPath: FileName.join(folder, $0))
        }
        if let known = answers.withLock({ $0[folder] }), known.manifests == manifests { return known.description }
        let description = try SwiftCommand.output(["package", "--package-path", folder, "dump-package"])
        answers.withLock { $0[folder] = Answer(manifests: manifests, description: description) }
        return description
    }
}

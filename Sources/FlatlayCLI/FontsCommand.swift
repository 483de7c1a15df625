import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay fonts`, which lists the font families.
struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "Lists the font families that images can use.",
        discussion: "Text is drawn in these families only, whatever else the machine has installed.")

    @Option(help: "A font file or folder to add. Repeatable.", completion: .file())
    var font: [String] = []

    @Flag(help: "Also lists each face with its file.")
    var faces = false

    func run() throws {
        let library: FontLibrary
        do {
            library = try FontLibrary(files: font)
        } catch {
            throw CommandFailure.renderFailed("\(error)")
        }
        for family in library.listing {
            let role = family.role.map { "  (\($0.rawValue))" } ?? ""
            let count = family.faces.count
            StandardOutput.write("\(family.family)\(role)  \(count) \(count == 1 ? "face" : "faces")")
            guard faces else { continue }
            for face in family.faces { StandardOutput.write("    \(face.style)  \(face.weight)  \(face.path)") }
        }
        for missing in library.missingPackages { StandardError.write("warning: \(missing)") }
    }
}

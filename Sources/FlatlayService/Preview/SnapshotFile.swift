import FlatlayDrawing
import Foundation

/// The snapshot of a picture: a PNG file of the template's name, as `flatlay snapshots verify` looks for it.
struct SnapshotFile {
    let path: String
    /// Pixels per point, if its name tells: `card@2x.png`.
    let scale: Int?

    /// The parameters that the name of a file can tell.
    private static let named: Set<String> = ["variant", "colorScheme", "scale"]

    /// Looks for the file of a picture.
    ///
    /// - Parameters:
    ///   - template: the path of the template.
    ///   - parameters: what the picture is like.
    init(in folder: String, template: String, _ parameters: [PictureParameter]) throws(ServiceFailure) {
        if let other = parameters.first(where: { !Self.named.contains($0.name) }) {
            throw ServiceFailure(.notFound, "there are no snapshots with another '\(other.name.shortened(to: 40))'")
        }
        let values = Dictionary(parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let file = template.split(separator: "/").last.map(String.init) ?? template
        let name = ([Self.stem(file)] + ["variant", "colorScheme"].compactMap { values[$0] }).joined(separator: "-")
        guard !name.contains("/"), !name.utf8.contains(0) else {
            throw ServiceFailure(.notFound, "there is no snapshot with this name")
        }
        // One with the scale in its name is of that scale, another of the template's own.
        let scales = values["scale"].map { [Int($0)] } ?? [nil, 1, 2, 3]
        for scale in scales {
            let path = "\(folder)/\(name)" + (scale.map { "@\($0)x" } ?? "") + ".png"
            if FileKind(of: path) == .regular {
                (self.path, self.scale) = (path, scale)
                return
            }
        }
        let wanted = values["scale"].map { "\(name)@\($0)x.png" } ?? "\(name).png"
        throw ServiceFailure(.notFound, "there is no snapshot '\(wanted.shortened(to: 80))'")
    }

    private static func stem(_ file: String) -> String {
        file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
}

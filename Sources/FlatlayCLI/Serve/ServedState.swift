import Flatlay
import Foundation

/// Everything that served pictures depend on besides their templates and addresses, as text.
enum ServedState {
    /// Pictures that another program, other options or other fonts drew are not used.
    static func text(of command: ServeCommand) -> String {
        let picture = command.picture
        var parts = [flatlayVersion, version(of: "/proc/self/exe")]
        parts += picture.data.flatMap { [$0.name ?? "", $0.path, version(of: $0.path)] }
        parts += picture.set.flatMap { [$0.keyPath, $0.value] }
        parts += [
            "\(picture.setup)", picture.locale ?? "", picture.direction?.rawValue ?? "", picture.svgText.rawValue,
        ]
        parts += [
            "\(command.colorScheme?.rawValue ?? "")", "\(command.png?.rawValue ?? "")", "\(command.quality ?? -1)",
        ]
        parts += picture.symbols.map { $0 + version(of: $0) }
        parts += picture.allowPath + picture.allowNet + ["\(picture.strict)", "\(picture.pixelLimit ?? 0)"]
        let fonts = picture.font.isEmpty ? try? FontLibrary.installed() : try? FontLibrary(files: picture.font)
        parts += Set(fonts?.listing.flatMap { $0.faces.map(\.path) } ?? []).sorted().map { $0 + version(of: $0) }
        return parts.map { "\($0.utf8.count):\($0)" }.joined()
    }

    private static func version(of path: String) -> String {
        guard let version = FileVersion(of: path), let json = try? encoder.encode(version) else { return "" }
        return String(decoding: json, as: UTF8.self)
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}

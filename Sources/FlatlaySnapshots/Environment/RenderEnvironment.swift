import Flatlay
import Foundation

/// The versions of libraries and fonts, which determine an image's pixels besides the input.
///
/// ```swift
/// let environment = RenderEnvironment.current(for: list)
/// // ["Cairo": "1.16.0", "FreeType": "2.12.1", "font Inter-Regular.otf": "3.19 5d8a…", …]
/// RenderEnvironment.changes(from: reference.environment, to: environment)
/// ```
package enum RenderEnvironment {
    /// Returns the versions of Flatlay, of the libraries, and of the fonts in a display list.
    package static func current(for list: DisplayList) -> [String: String] {
        current(fonts: fonts(of: list))
    }

    /// Returns the versions of Flatlay, of the libraries, and of some fonts. Several faces may be in one file, which is
    /// listed once.
    package static func current(fonts: some Sequence<FontFace> = []) -> [String: String] {
        var environment = LibraryVersions.all
        environment["Flatlay"] = FlatlayVersion.current
        for file in Set(fonts.map(\.file)).sorted(by: { $0.path < $1.path }) {
            let name = "font " + (file.path.split(separator: "/").last.map(String.init) ?? file.path)
            guard let version = FontVersions.shared.text(of: file) else { continue }
            // Files in two folders may have one name.
            environment[environment[name] == nil ? name : "font " + file.path] = version
        }
        return environment
    }

    /// Returns the faces of all texts in a display list.
    package static func fonts(of list: DisplayList) -> Set<FontFace> {
        var faces: Set<FontFace> = []
        add(list.items, to: &faces)
        return faces
    }

    private static func add(_ items: DisplayList.Items, to faces: inout Set<FontFace>) {
        for item in items {
            switch item.command {
            case .glyphs(let run, _, _): faces.insert(run.face)
            case .group(_, let items): add(items, to: &faces)
            case .fill, .stroke, .image: break
            }
        }
    }

    /// Returns what differs between the environment of a reference and another one, by name. Without a recorded
    /// environment, nothing is known to differ.
    ///
    /// Fonts are compared only if both images use them: one that only the new image uses is a change of the image.
    package static func changes(from before: [String: String], to after: [String: String]) -> [EnvironmentChange] {
        guard !before.isEmpty, !after.isEmpty else { return [] }
        return Set(before.keys).union(after.keys).sorted().compactMap { name in
            guard before[name] != after[name] else { return nil }
            if name.hasPrefix("font "), before[name] == nil || after[name] == nil { return nil }
            return EnvironmentChange(name: name, before: before[name], after: after[name])
        }
    }
}

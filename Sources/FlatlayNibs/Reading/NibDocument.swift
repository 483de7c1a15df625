import CoreGeometry
import Foundation
import UIKitValues

/// A xib file or a storyboard, read but not yet built.
package final class NibDocument: Sendable {
    /// The name of the file.
    package let file: String
    /// The element of the whole file.
    let root: NibElement
    /// The colours of the file by name: named ones and the system's.
    let colors: [String: UIColor]

    /// The identifiers of all objects.
    let identifiers: Set<String>
    /// Modules that may have the classes, as the place of the file says.
    let modules: [String]

    /// Reads a file. Throws ``NibError``.
    package init(_ data: Data, file: String, modules: [String] = []) throws {
        (self.file, self.modules) = (file, modules)
        root = try NibReader.read(data, file: file)
        guard root.name == "document" else { throw root.error(.notANib) }
        if let type = root.attributes["type"], !type.contains("CocoaTouch") {
            guard type.contains("InterfaceBuilder") else { throw root.error(.notANib) }
            throw root.error(.otherPlatform("macOS"))
        }
        if let runtime = root.attributes["targetRuntime"], runtime.contains("watch") || runtime.contains("AppleTV") {
            throw root.error(.otherPlatform(runtime.contains("watch") ? "watchOS" : "tvOS"))
        }
        var colors: [String: UIColor] = [:]
        for resource in root.children(of: "resources") where ["namedColor", "systemColor"].contains(resource.name) {
            guard let name = resource.attributes["name"],
                let color = resource.children.first(where: { $0.name == "color" })
            else { continue }
            colors[name] = try NibColor.value(of: color, resources: [:])
        }
        self.colors = colors
        var seen: Set<String> = []
        for part in root.children where ["objects", "scenes"].contains(part.name) {
            try part.forEachInTree { element in
                guard let id = element.id, !seen.insert(id).inserted, !element.isReference else { return }
                throw element.error(.duplicateIdentifier(id))
            }
        }
        identifiers = seen
    }

    /// Whether the file is a storyboard.
    var isStoryboard: Bool { root.child("scenes") != nil }
    /// The objects of a xib file.
    var objects: [NibElement] { root.children(of: "objects") }
    /// The scenes of a storyboard.
    var scenes: [NibElement] { root.children(of: "scenes").filter { $0.name == "scene" } }
}

extension NibElement {
    /// Elements whose identifier is that of a connection or a place holder, which builds nothing: old versions of Xcode
    /// wrote some of them twice.
    var isReference: Bool {
        ["outlet", "outletCollection", "action", "segue", "placeholder", "point", "exclude", "include"].contains(name)
    }
}

import Foundation

/// The files and fonts that a template may use and does use. What data name is noted apart from what the document
/// names, for each picture anew: a template serves many data.
final class TemplateResources {
    /// Which files may be named.
    let paths: PathPolicy
    /// The font families that are named, with the first place of each.
    private(set) var fontFamilies: [(name: String, node: DocumentNode)] = []

    init(paths: PathPolicy) {
        self.paths = paths
    }

    /// Notes that a font family is named.
    func use(fontFamily name: String, at node: DocumentNode) {
        guard !fontFamilies.contains(where: { $0.name == name }) else { return }
        fontFamilies.append((name, node))
    }
}

import Flatlay
import Foundation

/// The files and fonts that a template may use, and those that it uses. The ones named by data are recorded separately
/// from those of the document, for each image, since a template is used with many data sets.
final class TemplateResources {
    /// The rules for the files that may be used.
    let paths: PathPolicy
    /// The locale of formats.
    let locale: Locale
    /// The font families in use, with the first node that uses each.
    private(set) var fontFamilies: [(name: String, node: DocumentNode)] = []

    /// The names that the template reads, if its data come from elsewhere, so that a misspelt name is one of the data.
    var namesOfTemplate: UsedNames?

    /// The template's own colours, by name.
    private(set) var colors: [String: Color]

    init(paths: PathPolicy, locale: Locale = .template, colors: [String: Color] = [:]) {
        self.paths = paths
        self.locale = locale
        self.colors = colors
    }

    /// Gives a colour a name.
    func define(color name: String, _ color: Color) {
        colors[name] = color
    }

    /// Records the use of a font family.
    func use(fontFamily name: String, at node: DocumentNode) {
        guard !fontFamilies.contains(where: { $0.name == name }) else { return }
        fontFamilies.append((name, node))
    }
}

extension Locale {
    /// The locale of templates that name none; the machine's own would make images differ between machines.
    static let template = Locale(identifier: "en_US")
}

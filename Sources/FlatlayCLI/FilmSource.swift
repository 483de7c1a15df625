import Flatlay
import FlatlayTemplates
import Foundation

/// Gives the film of a template's change: the seam between what templates describe and the commands that show it.
protocol FilmSource {
    /// The film of the change that the template describes; nil where it describes none.
    ///
    /// - Parameter renderer: the template's own, set up as the command line says.
    func film(of template: Template, renderer: ImageRenderer<AnyView>) throws -> AnimatedDisplayList?
}

/// The films that templates describe.
struct TemplateFilms: FilmSource {
    func film(of template: Template, renderer: ImageRenderer<AnyView>) throws -> AnimatedDisplayList? {
        try template.film(with: renderer as? InteractiveRenderer<AnyView>)
    }
}

extension FilmSource {
    /// The film of a template's change.
    ///
    /// - Throws: ``CommandFailure`` where the template describes none.
    func film(
        of template: Template, named name: String, renderer: ImageRenderer<AnyView>
    ) throws -> AnimatedDisplayList {
        guard let film = try film(of: template, renderer: renderer) else {
            throw CommandFailure.usage(
                "\(name): this template describes no change, so nothing moves; add film: { changes: [{ data: … }] }, or "
                    + "render it as it stands, with 'flatlay render' and without --at")
        }
        return film
    }
}

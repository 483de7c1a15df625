import Flatlay
import FlatlayTemplates
import Foundation

/// Creates the animation of a template's change: the interface between templates and the commands that show them.
protocol FilmSource {
    /// Returns the animation of the template's change; nil if the template describes none.
    ///
    /// - Parameter renderer: the template's renderer, configured by the command line.
    func film(of template: Template, renderer: ImageRenderer<AnyView>) throws -> AnimatedDisplayList?
}

/// The animations that templates describe.
struct TemplateFilms: FilmSource {
    func film(of template: Template, renderer: ImageRenderer<AnyView>) throws -> AnimatedDisplayList? {
        try template.film(with: renderer as? InteractiveRenderer<AnyView>)
    }
}

extension FilmSource {
    /// The animation of a template's change.
    ///
    /// - Throws: ``CommandFailure`` if the template describes none.
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

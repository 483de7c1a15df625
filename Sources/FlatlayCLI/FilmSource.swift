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

/// The films of templates. Templates have no words for changes yet, so none has one.
struct TemplateFilms: FilmSource {
    func film(of template: Template, renderer: ImageRenderer<AnyView>) throws -> AnimatedDisplayList? { nil }
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
                "\(name): this template describes no change, so nothing moves; render it as it stands, with "
                    + "'flatlay render' and without --at")
        }
        return film
    }
}

import Flatlay
import FlatlayTemplates
import Foundation

/// Creates the animation of a template's change: the interface between templates and the commands that show them.
protocol AnimationSource {
    /// Returns the animation of the template's change; nil if the template describes none.
    ///
    /// - Parameter renderer: the template's renderer, configured by the command line.
    func animation(of template: Template, renderer: ImageRenderer<AnyView>) throws -> AnimatedDisplayList?
}

/// The animations that templates describe.
struct TemplateAnimations: AnimationSource {
    func animation(of template: Template, renderer: ImageRenderer<AnyView>) throws -> AnimatedDisplayList? {
        try template.animation(with: renderer as? InteractiveRenderer<AnyView>)
    }
}

extension AnimationSource {
    /// The animation of a template's change.
    ///
    /// - Throws: ``CommandFailure`` if the template describes none.
    func animation(
        of template: Template, named name: String, renderer: ImageRenderer<AnyView>
    ) throws -> AnimatedDisplayList {
        guard let animation = try animation(of: template, renderer: renderer) else {
            throw CommandFailure.usage(
                "\(name): this template describes no change, so nothing moves; add animation: { changes: "
                    + "[{ data: … }] }, or render it as an image, with 'flatlay render' and without --at")
        }
        return animation
    }
}

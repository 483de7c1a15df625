import Flatlay
import FlatlayTemplates

/// The animation of the template that was shown last, so that going through its moments lays nothing out again.
final class KeptAnimations: AnimationSource {
    /// The parameters of the picture without its moment, on which the animation depends besides the template.
    var setup = ""
    /// When the template began to be read.
    var start = FileClock.now
    private var kept: (setup: String, files: [FileVersion?], animation: AnimatedDisplayList)?

    func animation(of template: Template, renderer: ImageRenderer<AnyView>) throws -> AnimatedDisplayList? {
        let before = versions(of: template)
        if let kept, kept.setup == setup, kept.files == before { return kept.animation }
        kept = nil
        guard let animation = try TemplateAnimations().animation(of: template, renderer: renderer) else { return nil }
        // What changed since the template was read may not be what is drawn.
        if before.allSatisfy({ $0?.isOlder(than: start) == true }) { kept = (setup, before, animation) }
        return animation
    }

    private func versions(of template: Template) -> [FileVersion?] {
        (template.files + template.fontFiles).map { FileVersion(of: $0.path) }
    }
}

import Flatlay
import FlatlayFigures
import FlatlayLive
import FlatlayService
import FlatlayTemplates
import Foundation

/// A figure of a template on the page of a preview: the picture that `flatlay figures render` writes, in the style and
/// the scale that people choose.
struct FigurePreview {
    private let run: FigureTemplateRun
    private let figure: FigureList.Figure

    init(_ run: FigureTemplateRun, _ figure: FigureList.Figure) {
        (self.run, self.figure) = (run, figure)
    }

    /// Draws the figure, or describes it.
    func picture(_ order: PictureOrder, _ declaration: CodePicture?) throws -> MadePicture {
        let choices = try LiveChoices(order.choices)
        let (source, template) = try run.template(of: figure, tracesViews: order.subject == .inspection)
        var setup = source.options.setup
        setup.colorScheme = choices.colorScheme ?? figure.options.schemes.first?.colorScheme
        setup.device = choices.device ?? setup.device
        let renderer = try source.renderer(of: template, setup)
        renderer.scale = CGFloat(figure.options.scales.max() ?? 2)
        choices.apply(to: renderer)
        if figure.options.showsFrames { renderer.content = AnyView(renderer.content.showsElementFrames()) }
        let drawing = try AnnotatedPicture(renderer, figure.annotations)
        var made = MadePicture(
            bytes: Data(), warnings: renderer.diagnostics.map(\.description) + drawing.warnings,
            inputs: run.inputs(of: template, source, [renderer]))
        switch order.subject {
        case .picture: made.bytes = try renderer.data(of: drawing.list, as: order.format)
        case .inspection:
            var page = InspectionPage(drawing.list, scale: renderer.scale, location: ViewTrace.location)
            let files = SourcePaths(template: run.package.absolute(figure.template), source: source)
            page.warnings = renderer.diagnostics.map { InspectionPage.Warning($0) }
            page.warnings += drawing.warnings.map { InspectionPage.Warning(message: $0) }
            page.setPaths(files.path)
            made.bytes = try page.json()
        }
        return made
    }
}

import Flatlay
import FlatlayLive
import FlatlayTemplates
import Foundation

/// Describes a picture for the inspector, without painting it.
struct PictureInspection {
    /// The picture's description, with the source locations of views in the template, without file paths.
    private var page: InspectionPage
    /// What could not be drawn as requested.
    let warnings: [Diagnostics.Entry]
    /// The files that it is made from.
    let inputs: PictureInputs

    /// Lays a picture out.
    ///
    /// - Parameter name: the name of the picture in messages.
    init(
        _ request: PictureRequest, of template: Template, named name: String, from source: PictureSource,
        animations: any AnimationSource
    ) throws {
        let interactive = request.keys == nil ? nil : try source.interactiveRenderer(of: template, request.setup)
        let renderer = try interactive ?? source.renderer(of: template, request.setup)
        let keyWarnings = try interactive.map { try Picture.press(request, on: $0) } ?? []
        let list: DisplayList
        var layouts: [DrawnLayout] = []
        let duration: Double?
        var motionWarnings: [Diagnostics.Entry] = []
        if let moment = request.at {
            let animation = try animations.animation(of: template, named: name, renderer: renderer)
            guard (0...animation.duration).contains(moment) else {
                throw AnimationError.moment(moment, duration: animation.duration)
            }
            list = animation.displayList(at: moment)
            duration = animation.duration
        } else {
            (list, layouts) = try renderer.displayListWithLayouts()
            do {
                // The animation leaves its renderer at its end.
                duration =
                    template.hasAnimation
                    ? try animations.animation(of: template, renderer: source.renderer(of: template, request.setup))?
                        .duration : nil
            } catch {
                duration = nil
                motionWarnings = Self.warnings(error)
            }
        }
        page = InspectionPage(
            list, layouts: layouts, scale: renderer.scale, location: ViewTrace.location)
        page.hasFocus = try Self.hasFocus(template, request, source)
        (page.variants, page.duration) = (template.variantNames, duration)
        warnings = renderer.diagnostics + motionWarnings + keyWarnings.map { Diagnostics.Entry(message: $0) }
        inputs = PictureInputs(
            template: template, dataFiles: source.options.data.map(\.path), renderer: renderer, source: source)
    }

    /// Whether keys have an effect: on a phone they have none.
    private static func hasFocus(
        _ template: Template, _ request: PictureRequest, _ source: PictureSource
    ) throws -> Bool {
        let renderer = try source.interactiveRenderer(of: template, request.setup)
        return try renderer.userInterfaceIdiom != .phone && !renderer.focusTargets().isEmpty
    }

    /// Why the change of a template can't be shown.
    private static func warnings(_ error: any Error) -> [Diagnostics.Entry] {
        guard let errors = error as? TemplateErrors else { return [Diagnostics.Entry(message: "\(error)")] }
        return errors.errors.map {
            Diagnostics.Entry(
                message: $0.message, location: Diagnostics.Location(file: $0.file, line: $0.line, column: $0.column))
        }
    }

    /// The form in which the page reads it, as JSON.
    ///
    /// - Parameter template: the path of the template.
    func json(template: String) throws -> Data {
        let files = SourcePaths(template: template, source: inputs.source)
        var page = page
        page.warnings = warnings.map { InspectionPage.Warning($0) }
        page.setPaths(files.path)
        return try page.json()
    }
}

/// The paths of the files that messages name.
struct SourcePaths {
    let template: String
    let source: PictureSource

    /// The path of a file that a message about the template names; nil if it can't be found.
    func path(of name: String) -> String? {
        let own = URL(fileURLWithPath: template)
        if name == own.lastPathComponent || name == template { return template }
        let folders = [own.deletingLastPathComponent().path] + source.options.allowPath
        let data = source.options.data.map(\.path)
        let places =
            (name.hasPrefix("/") ? [name] : folders.map { $0 + "/" + name })
            + data.filter { URL(fileURLWithPath: $0).lastPathComponent == name }
        return places.first { FileKind(of: $0) == .regular }
            .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    }
}

import Flatlay
import FlatlayTemplates
import Foundation

/// A template that was checked, with what was found.
struct CheckedTemplate {
    /// Something that is wrong.
    struct Problem {
        /// The text for people: several lines if the problem is in a file.
        var text: String
        /// The value for other programs.
        var value: TemplateValue
    }

    /// The path of the template, as given.
    let path: String
    /// The problems, each once, even if several variants have it.
    private(set) var problems: [Problem] = []
    /// Warnings about what could not be drawn as requested, each once.
    private(set) var warnings: [String] = []
    /// The exit code for this template.
    private(set) var exitCode: Int32 = 0

    /// Checks a template and its variants, or one variant if there is a name.
    init(_ path: String, variant: String?, source: PictureSource) {
        self.path = path
        let template = check(variant, source)
        guard variant == nil, let template else { return }
        for name in template.variantNames { check(name, source) }
    }

    /// Reads and lays out a variant. Returns the template if it can be read.
    @discardableResult
    private mutating func check(_ variant: String?, _ source: PictureSource) -> Template? {
        var template: Template?
        do {
            let read = try source.template(path, variant: variant, name: path)
            template = read
            note(try read.notices() + Self.warnings(of: read, source), source)
        } catch {
            note(error)
        }
        return template
    }

    /// Lays out the image and its animation. Most errors of data occur here, since cells depend on data.
    private static func warnings(
        of template: Template, _ source: PictureSource
    ) throws -> [Diagnostics.Entry] {
        let setup = source.options.setup
        let renderer: ImageRenderer<AnyView>
        if template.hasAnimation {
            let interactive = try source.interactiveRenderer(of: template, setup)
            _ = try template.animation(with: interactive)
            renderer = interactive
        } else {
            renderer = try source.renderer(of: template, setup)
            let size = try renderer.displayList().size
            if size.width * size.height == 0, let empty = EmptyPicture(template) { throw empty }
        }
        return renderer.diagnostics
    }

    private mutating func note(_ found: [Diagnostics.Entry], _ source: PictureSource) {
        for entry in found {
            // The place is in the template or in a file that it shares; without one, the template is named.
            let warning = entry.location == nil ? "\(path): \(entry)" : entry.description
            if !warnings.contains(warning) { warnings.append(warning) }
        }
        if source.options.strict, !found.isEmpty { exitCode = max(exitCode, 1) }
    }

    private mutating func note(_ error: any Error) {
        let failure = CommandFailure(error, of: path)
        exitCode = max(exitCode, failure.exitCode)
        let values = BatchError(error).values
        // The texts of a template's errors are in the order of their values.
        let texts = (error as? TemplateErrors)?.errors.map(\.rendered) ?? [failure.message]
        for (text, value) in zip(texts, values) where !problems.contains(where: { $0.text == text }) {
            problems.append(Problem(text: text, value: value))
        }
    }

    /// The summary of a template that can be drawn.
    var summary: String {
        switch warnings.count {
        case 0: "no problems"
        case 1: "1 warning"
        case let count: "\(count) warnings"
        }
    }

    /// The result as one line of JSON, with its fields in a fixed order.
    var json: String {
        TemplateValue.mapping(
            TemplateMapping([
                ("template", .string(path)), ("status", .string(exitCode == 0 ? "ok" : "failed")),
                ("problems", .list(problems.map(\.value))),
                ("warnings", .list(warnings.map { .string($0.visible) })),
            ])
        ).json
    }
}

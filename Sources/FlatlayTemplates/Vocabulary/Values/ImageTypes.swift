import Flatlay
import Foundation

extension ValueType where Value == Image {
    /// An image: the name of a file beside the template, or a mapping with options.
    static var image: ValueType {
        .forms(
            "the name of an image file, or { name: …, resizable: true }",
            scalar: ValueType<String>.imageFile.map { Image($0) },
            mapping: writtenImage)
    }

    /// An image with a name or the name of a symbol.
    private static var writtenImage: ValueType {
        let record = ValueType<Image?>.record(
            "an image such as { name: poster.png, resizable: true }",
            Field("name", .imageFile, "A PNG or JPEG file beside the template."),
            Field("systemName", .name, "Instead of name: a symbol.", excludes: ["name"]),
            Field("resizable", .flag, "Whether it fills the available space.", default: "false"),
            Field(
                "renderingMode", .word("rendering mode", ["original": .original, "template": .template]),
                "Whether it has its own colours or those of text.")
        ) { (name, symbol, resizable, mode: Image.TemplateRenderingMode?) in
            guard var image = name.map({ Image($0) }) ?? symbol.map({ Image(systemName: $0) }) else { return nil }
            if resizable == true { image = image.resizable() }
            if let mode { image = image.renderingMode(mode) }
            return image
        }
        return ValueType(record.description) { node, context in
            guard let image = record.decode(node, in: context) else { return nil }
            if image == nil { context.reporter.report(.missingKey("name"), at: node) }
            return image
        }
    }
}

extension ValueType where Value == String {
    /// The name of an image file that the template may read.
    static var imageFile: ValueType {
        let name = ValueType.name.called("the name of an image file")
        return ValueType(name.description) { node, context in
            guard let file = name.decode(node, in: context) else { return nil }
            do throws(PathProblem) {
                _ = try context.resources.paths.file(named: file)
                return file
            } catch {
                let problem = sibling(of: file, error, context.resources.paths) ?? error.problem(for: file)
                context.reporter.report(problem, at: node)
                return nil
            }
        }
    }

    /// The problem for a file name without its extension; nil if no file with an extension exists.
    private static func sibling(of name: String, _ problem: PathProblem, _ paths: PathPolicy) -> TemplateProblem? {
        guard case .notFound = problem else { return nil }
        func exists(_ name: String) -> Bool { (try? paths.file(named: name)) != nil }
        if let found = ["png", "jpg", "jpeg"].map({ name + "." + $0 }).first(where: exists) {
            return .unknownValue(kind: "image file", value: name, suggestion: found, known: [])
        }
        guard exists(name + ".svg") else { return nil }
        return .unreadableFile(
            name.shortened(to: 120) + ".svg",
            reason: "it is an SVG file, and images are read from PNG and JPEG files; convert it, or add its folder to "
                + "'symbols' and draw it with systemImage")
    }
}

import Flatlay
import Foundation

/// An image with what shows it: how it fills its frame, and what is there without it.
nonisolated struct ImageDescription: View {
    fileprivate var image: Image?
    /// The name of the image, if there may be a placeholder instead.
    fileprivate var name: String?
    fileprivate var focus: UnitPoint?
    fileprivate var contentMode: ContentMode?
    fileprivate var placeholder: AnyView?

    var body: some View {
        if let image {
            if let name, let placeholder {
                ImageWithPlaceholder(name: name, content: content(image), placeholder: placeholder)
            } else {
                content(image)
            }
        } else {
            placeholder
        }
    }

    @ViewBuilder private func content(_ image: Image) -> some View {
        if contentMode == .fill || focus != nil {
            FocusedImageLayout(focus: focus ?? .center) { image.resizable() }.clipped()
        } else if contentMode == .fit {
            image.resizable().scaledToFit()
        } else {
            image
        }
    }
}

extension ValueType where Value == ImageDescription {
    /// An image: the name of a file beside the template, or a mapping with options.
    static var image: ValueType {
        .forms(
            "the name of an image file, or { name: …, resizable: true }",
            scalar: ValueType<String>.imageFile.map { ImageDescription(image: Image($0)) },
            mapping: writtenImage)
    }

    /// An image with a name or the name of a symbol.
    private static var writtenImage: ValueType {
        let record = ValueType<Written>.record(
            "an image such as { name: poster.png, resizable: true }",
            Field(
                "name", .written,
                "A PNG, JPEG, WebP, AVIF, GIF or SVG file beside the template, a data: address with one, or an address on an allowed host."
            ),
            Field("systemName", .name, "Instead of name: a symbol.", excludes: ["name"]),
            Field("resizable", .flag, "Whether it fills the available space.", default: "false"),
            Field(
                "contentMode", .word("content mode", ["fit": .fit, "fill": .fill]),
                "How it fills the available space: all of it is shown, or no gap is left and the rest is cut off.",
                excludes: ["resizable"], example: "fill"),
            Field(
                "focus", .unitPoint, "The point of the image that stays visible where the rest is cut off.",
                excludes: ["resizable"], default: "center", example: "[0.5, 0.3]"),
            Field(
                "resizingMode", .word("resizing mode", ["stretch": .stretch, "tile": .tile]),
                "How it fills the available space without a content mode: it is stretched, or repeated as a pattern.",
                excludes: ["contentMode", "focus"]),
            Field(
                "placeholder", .placeholder,
                "What is shown if the name is empty, the address can't be read or the file can't be decoded: a colour, or a "
                    + "BlurHash. A host that is not allowed and a file that is missing are errors nevertheless.",
                example: "LEHV6nWB2yk8pyo0adR*.7kCMdnj"),
            Field(
                "renderingMode", .word("rendering mode", ["original": .original, "template": .template]),
                "Whether it has its own colours or those of text.")
        ) { name, symbol, resizable, contentMode, focus, resizingMode, placeholder, mode in
            Written(
                name: name, symbol: symbol, isResizable: resizable ?? false, contentMode: contentMode, focus: focus,
                resizingMode: resizingMode, placeholder: placeholder, mode: mode)
        }
        return ValueType(record.description) { node, context in
            guard let written = record.decode(node, in: context) else { return nil }
            var result = ImageDescription(focus: written.focus, contentMode: written.contentMode)
            result.placeholder = written.placeholder
            guard let name = written.name else {
                if written.symbol == nil { context.reporter.report(.missingOneOf(["name", "systemName"]), at: node) }
                result.image = written.symbol.map { Image(systemName: $0) }.map(written.finish)
                return written.symbol == nil ? nil : result
            }
            guard written.placeholder != nil else {
                result.image = ValueType<String>.imageFile.decode(name, in: context).map { written.finish(Image($0)) }
                return result.image == nil ? nil : result
            }
            // With a placeholder, no name, no answer and a file that can't be decoded are no errors; a file that is
            // missing still is one.
            if name.isNull || name.string == "" { return result }
            let isAddress = name.string.map(RemoteImages.isAddress) ?? false
            let reporter = isAddress ? ErrorReporter() : context.reporter
            let quiet = DecodingContext(reporter: reporter, resources: context.resources, budget: context.budget)
            let file = ValueType<String>.imageFile.decode(name, in: quiet)
            if file == nil, !isAddress { return nil }
            // A host that is not allowed is a mistake of the command, which no placeholder may hide.
            if isAddress, let refused = reporter.errors.first(where: \.problem.isForbiddenHost) {
                context.reporter.report(refused.problem, at: name)
                return nil
            }
            result.image = file.map { written.finish(Image($0)) }
            result.name = file
            return result
        }
    }
}

/// The options of an image, as they are written.
private struct Written {
    var name: DocumentNode?
    var symbol: String?
    var isResizable: Bool
    var contentMode: ContentMode?
    var focus: UnitPoint?
    var resizingMode: Image.ResizingMode?
    var placeholder: AnyView?
    var mode: Image.TemplateRenderingMode?

    func finish(_ image: Image) -> Image {
        let image =
            isResizable || resizingMode != nil ? image.resizable(resizingMode: resizingMode ?? .stretch) : image
        return mode.map { image.renderingMode($0) } ?? image
    }
}

extension ValueType where Value == DocumentNode {
    /// The name of an image, which is read once it is known whether there is a placeholder.
    fileprivate static var written: ValueType {
        ValueType(ValueType<String>.imageFile.description) { node, _ in node }
    }
}

extension ValueType where Value == AnyView {
    /// A colour, or the text of a BlurHash.
    fileprivate static var placeholder: ValueType {
        let color = ValueType<Color>.color
        let schema = { SchemaNode.any(of: [color.schema, .type("string")]) }
        return ValueType("a colour or a BlurHash", schema: schema()) { node, context in
            // A hash has at least six characters, and some that no colour has.
            if let text = node.string, NamedColors.color(named: text) == nil, context.resources.colors[text] == nil,
                let address = BlurHash.address(text)
            {
                return AnyView(Image(address).resizable())
            }
            return color.decode(node, in: context).map { AnyView($0) }
        }
    }
}

extension ValueType where Value == String {
    /// The name of an image file that the template may read.
    static var imageFile: ValueType {
        let name = ValueType.name.called("the name of an image file")
        return ValueType(name.description) { node, context in
            guard let file = name.decode(node, in: context) else { return nil }
            if DataAddress.isAddress(file) { return inline(file, node, in: context) }
            if RemoteImages.isAddress(file) { return remote(file, node, in: context) }
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
        if let found = ["png", "jpg", "jpeg", "svg", "webp", "avif", "gif"].map({ name + "." + $0 }).first(
            where: exists)
        {
            return .unknownValue(kind: "image file", value: name, suggestion: found, known: [])
        }
        return nil
    }

    /// An image within its name.
    private static func inline(_ text: String, _ node: DocumentNode, in context: DecodingContext) -> String? {
        do throws(DataAddress.Failure) {
            _ = try DataAddress.data(of: text)
            return text
        } catch {
            let reason =
                error == .tooLarge
                ? "it has more than \(DataAddress.limit >> 20) MB; save it as a file"
                : "it is malformed; write data:image/png;base64, and the bytes of the file in base64"
            context.reporter.report(.unreadableFile(DataAddress.shown(text), reason: reason), at: node)
            return nil
        }
    }

    /// An image on the web. It is read here, so that an error has its place in the template.
    private static func remote(_ address: String, _ node: DocumentNode, in context: DecodingContext) -> String? {
        do throws(RemoteImages.Failure) {
            _ = try context.resources.paths.remote.data(at: address)
            return address
        } catch {
            switch error {
            case .forbidden(let host):
                context.reporter.report(.forbiddenHost(address.shortened(to: 120), host: host), at: node)
            case .forbiddenRedirect(let host):
                context.reporter.report(.forbiddenRedirect(address.shortened(to: 120), host: host), at: node)
            case .failed(let reason):
                context.reporter.report(.unreadableFile(address.shortened(to: 120), reason: reason), at: node)
            }
            return nil
        }
    }
}

extension TemplateProblem {
    fileprivate var isForbiddenHost: Bool {
        switch self {
        case .forbiddenHost, .forbiddenRedirect: true
        default: false
        }
    }
}

import Flatlay
import Foundation

/// A document that has been read: its parts, compiled for any data.
struct TemplateDocument {
    var canvas: CanvasTemplate
    var fontFiles: [URL]
    var symbolFolders: [SymbolFolder]
    /// The data as written, which may refer to files; other data may replace it.
    var data: DocumentNode?
    /// Its parameters and variables.
    var names: GivenNames
    /// The layout of the whole collection, or nil.
    var layout: CollectionLayoutTemplate?
    var sections: [SectionTemplate]
    var state: StateDescription?
    var overlay: OverlayTemplate?
    var animation: AnimationDescription?

    /// The document that this one changes. The loader has merged the two before the other keys are read.
    static var base: Field<String> {
        Field(
            "extends", ValueType<String>.name.called("the name of a template"), "A template that this one changes.")
    }

    /// The sets of changes, one of which the loader may have applied.
    static var variants: Field<[(name: String, value: Void)]?> {
        Field(
            "variants", .optional(.names(of: .variant, "a mapping of names to changes")),
            "Sets of changes to the document, each with a name: dark, wide and others.")
    }
}

extension ValueType where Value == TemplateDocument {
    /// A document. This is the table of the outermost keys; those of other mappings are in the types of their values.
    static var document: ValueType {
        // Cells come before the views that use them. The canvas may depend on data, in which there may be further
        // errors, so there is a document even if some of its parts are invalid.
        .record(
            "a mapping with 'sections'",
            Field("title", .text, "The title of the image."),
            Field("description", .text, "What the image shows, for people who can't see it."),
            TemplateDocument.base,
            Field(
                SharedFile.key, .sharedFiles, "Files with cells, styles, colours and values that templates share.",
                example: "theme.yaml"),
            // Before what may name one of these colours.
            Field(
                "colors", .optional(.ownColors), "Colours with names of their own.",
                example: "{ accent: { light: indigo, dark: mint } }"),
            Field(
                "parameters", .optional(.parameters),
                "Values that --set or the data gives, each with the value that it has otherwise, or its type.",
                example: "{ title: { type: text }, columns: 3 }"),
            Field(
                "variables", .optional(.variables),
                "Values that expressions can use, unless the data has the name; they may be computed from each other.",
                example: "{ gap: 12, margin: \"{{ gap * 2 }}\" }"),
            Field(
                "styles", .optional(.styles), "Modifiers that several views share, by name.",
                example: "{ heading: { font: title2, bold: true } }"),
            Field("cells", .cells, "Named views, used by sections and within each other."),
            Field("canvas", .optional(.canvas), "What it is drawn on, and what surrounds the collection."),
            Field("fonts", .optional(.list(of: .fontFile, "a list of font files")), "Font files beside the template."),
            Field(
                "symbols", .optional(.list(of: .symbolFolder, "a list of folders with SVG files")),
                "Folders of SVG files beside the template: symbols by name."),
            Field("data", .optional(.data), "Values, the name of a data file, or a mapping of names to either."),
            Field(
                "layout", .optional(.collectionLayout),
                "What the sections share: in which direction they follow, and gaps.",
                example: "{ interSectionSpacing: 20 }"),
            Field(
                "sections", .list(of: .section, "a list of sections"), "The sections, from the first.",
                isRequired: true),
            Field(
                "state", .optional(.state),
                "How far things are scrolled, what has the focus, and which keys are pressed."),
            Field("overlay", .optional(.overlay), "What is on top of the collection."),
            Field(
                "animation", .optional(.animation), "What happens to the image; flatlay animate renders it.",
                formerNames: ["film"]),
            TemplateDocument.variants, makesAlways: true
        ) {
            title, description, _, _, _, parameters, variables, _, _, canvas, fonts, symbols, data, layout, sections,
            state,
            overlay, animation, _ in
            var canvas = canvas.flatMap { $0 } ?? .standard
            (canvas.title, canvas.description) = (title, description)
            return TemplateDocument(
                canvas: canvas,
                fontFiles: fonts?.flatMap { $0 } ?? [], symbolFolders: symbols?.flatMap { $0 } ?? [],
                data: data ?? nil,
                names: GivenNames(parameters: (parameters ?? nil) ?? [], variables: (variables ?? nil) ?? Variables()),
                layout: layout ?? nil, sections: sections ?? [], state: state ?? nil,
                overlay: overlay ?? nil,
                animation: animation ?? nil)
        }
    }
}

extension ValueType where Value == DocumentNode {
    /// Data as written: values, the name of a data file, or a mapping of names to either.
    static var data: ValueType {
        ValueType(
            "values, or the name of a data file", schema: .any(of: [.type("string"), .type("array"), .type("object")])
        ) { node, _ in node }
    }
}

extension ValueType where Value == Void {
    /// The names of shared files. The loader has added what they share before the other keys are read.
    fileprivate static var sharedFiles: ValueType {
        let name = ValueType<String>.name.called("the name of a shared file").map { _ in () }
        return .forms(
            "the name of a shared file, or a list of them", scalar: name,
            list: ValueType<[Void]>.list(of: name, "a list of shared files").map { _ in () })
    }

    /// The changes of a variant, which are a part of a document and are read once they are applied.
    fileprivate static var variant: ValueType {
        let expected = "a mapping of what the variant changes"
        return ValueType(expected, schema: .type("object")) { node, context in
            node.entries == nil ? context.wrongType(expected, node) : ()
        }
    }
}

extension ValueType where Value == URL {
    /// The name of a font file that the template may read.
    fileprivate static var fontFile: ValueType {
        .path { name, paths throws(PathProblem) in try paths.file(named: name) }
    }
}

extension ValueType where Value == SymbolFolder {
    /// The name of a folder of SVG files that the template may read.
    fileprivate static var symbolFolder: ValueType {
        .path { name, paths throws(PathProblem) in
            let url = try paths.folder(named: name)
            do throws(SymbolFolderError) { return try SymbolFolder(path: url.path) } catch { throw .notFound }
        }
    }
}

extension ValueType {
    /// The name of a file or folder, and what is found there.
    fileprivate static func path(_ find: @escaping (String, PathPolicy) throws(PathProblem) -> Value) -> ValueType {
        let name = ValueType<String>.name
        return ValueType(name.description) { node, context in
            guard let name = name.decode(node, in: context) else { return nil }
            do throws(PathProblem) {
                return try find(name, context.resources.paths)
            } catch {
                context.reporter.report(error.problem(for: name), at: node)
                return nil
            }
        }
    }
}

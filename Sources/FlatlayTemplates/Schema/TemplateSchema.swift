import Foundation

/// The JSON Schema of templates, for completion and validation in editors.
///
/// It is generated from the tables that also parse templates, so the two always agree.
///
/// ```yaml
/// # yaml-language-server: $schema=flatlay.schema.json
/// ```
public enum TemplateSchema {
    /// The schema (draft 2020-12) as text, ending with a newline.
    public static func json() -> String {
        SchemaWriter.text(of: [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            ("title", .text("Flatlay template")),
            ("description", .text("A collection view as data.")),
            ("type", .text("object")),
            ("properties", .object(document + [("variants", variants)])),
            ("required", .list([.text("sections")])),
            ("additionalProperties", .bool(false)),
        ])
    }

    private static var document: [(String, SchemaNode)] {
        [
            ("title", ValueType<String>.text.schema.described("The title of the image.")),
            (
                "description",
                ValueType<String>.text.schema.described("What the image shows, for people who can't see it.")
            ),
            ("extends", SchemaNode.type("string").described("A template that this one changes.")),
            ("canvas", ValueType<TemplateCanvas>.canvas.schema.described("What it is drawn on.")),
            ("fonts", .array(of: .type("string")).described("Font files beside the template.")),
            (
                "symbols",
                .array(of: .type("string")).described("Folders of SVG files beside the template: symbols by name.")
            ),
            (
                "data",
                .any(of: [.type("string"), .type("array"), .type("object")])
                    .described("Values, the name of a data file, or a mapping of names to either.")
            ),
            ("cells", .mapping(to: cell).described("Named views, used by sections and within each other.")),
            ("sections", .array(of: section).described("The sections, from the first.")),
            (
                "state",
                ValueType<StateDescription>.state.schema
                    .described("How far things are scrolled, what has the focus, and which keys are pressed.")
            ),
            ("overlay", overlay.described("What is on top of the collection.")),
            ("animation", animation.described("What happens to the image; flatlay animate renders it.")),
        ]
    }

    private static var cell: SchemaNode { ViewSchema.view }

    private static var variants: SchemaNode {
        SchemaNode.mapping(to: .type("object")).described("Named sets of changes: dark, wide, …")
    }

    private static var section: SchemaNode {
        let view = ViewSchema.view
        return .mapping(
            [
                (
                    "items",
                    .any(of: [.type("string"), .type("integer"), .type("array")])
                        .described("A path to a list, a list, or a number of items.")
                ),
                (
                    "cell",
                    SchemaNode.any(of: [.type("string"), view])
                        .described("The name of a cell, or a view.")
                ),
                (
                    "id",
                    .any(of: [.type("string"), .type("number")])
                        .described("What makes the section the same one after a change; else its number.")
                ),
                (
                    "itemID",
                    .any(of: [.type("string"), .type("number")])
                        .described("What makes an item the same one after a change; else its value.")
                ),
                ("layout", ValueType<SectionDescription>.sectionLayout.schema.described("The layout of the items.")),
                (
                    "header",
                    view.described(
                        "The view above the items; in a list with an appearance, text looks as its headers do.")
                ),
                (
                    "footer",
                    view.described(
                        "The view below the items; in a list with an appearance, text looks as its footers do.")
                ),
                (
                    "background",
                    .any(of: [ValueType.style.schema, view, insetBackground])
                        .described("What is behind the section.")
                ),
                ("supplementaryViews", .mapping(to: view).described("The views of badges and others, by their kinds.")),
                ("repeat", ViewSchema.repetition.described("Creates a section for each element of a list.")),
                ("if", ViewSchema.condition.described("Shows the section only if this is true.")),
            ], required: ["items", "cell"])
    }

    private static var overlay: SchemaNode {
        .mapping(
            [
                ("container", OverlayTemplate.containerType.schema.described("Its container; else a notification.")),
                ("content", ViewSchema.view.described("What it shows.")),
            ], required: ["content"])
    }

    private static var animation: SchemaNode {
        let change = SchemaNode.mapping(
            [
                (
                    "data",
                    .any(of: [.type("string"), .type("array"), .type("object")])
                        .described("Other values for some names of the data.")
                ),
                ("state", ValueType<StateDescription>.state.schema.described("What a person does.")),
                (
                    "overlay",
                    .any(of: [overlay, .type("null")]).described(
                        "What is on top of the collection then; null for nothing.")
                ),
            ], required: [])
        return .mapping(
            [
                (
                    "pause",
                    ValueType<CGFloat>.pause.schema.described("How long each image is shown, in seconds; otherwise 1.")
                ),
                ("changes", .array(of: change).described("What changes, one after the other.")),
            ], required: ["changes"])
    }

    private static var insetBackground: SchemaNode {
        .mapping(
            [
                ("content", .any(of: [ValueType.style.schema, ViewSchema.view])),
                ("contentInsets", ValueType.insets.schema.described("Space between the section's edges and it.")),
            ], required: ["content", "contentInsets"])
    }
}

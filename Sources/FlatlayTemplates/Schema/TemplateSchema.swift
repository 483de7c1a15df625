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
        let document = ValueType<TemplateDocument>.document.schema
        // The type is a record, whose schema is an object.
        guard case .object(let members) = document else { preconditionFailure("A document is a mapping.") }
        return SchemaWriter.text(
            of: [
                ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
                ("title", .text("Flatlay template")),
                ("description", .text("A collection view as data.")),
            ] + members)
    }
}

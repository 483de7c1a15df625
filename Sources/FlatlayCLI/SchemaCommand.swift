import ArgumentParser
import FlatlayTemplates

/// `flatlay schema`.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of templates, for editors that check while one types.")

    func run() throws {
        print(TemplateSchema.json(), terminator: "")
    }
}

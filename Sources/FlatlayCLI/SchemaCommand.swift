import ArgumentParser
import FlatlayTemplates

/// The command `flatlay schema`, which prints the JSON Schema of templates.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of templates, for editors that check while one types.")

    @Flag(help: "Prints that of the lines that 'flatlay batch' reads and writes.")
    var batch = false

    func run() throws {
        print(batch ? BatchSchema.json() : TemplateSchema.json(), terminator: "")
    }
}

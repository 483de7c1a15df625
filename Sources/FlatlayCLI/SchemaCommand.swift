import ArgumentParser
import FlatlayTemplates

/// The command `flatlay schema`, which prints the JSON Schema of templates.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of templates, for editors that check while you type.")

    @Flag(help: "Prints the schema of the lines that 'flatlay batch' reads and writes.")
    var batch = false

    func run() throws {
        print(batch ? BatchSchema.json() : TemplateSchema.json(), terminator: "")
    }
}

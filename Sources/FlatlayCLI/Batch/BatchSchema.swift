import FlatlayTemplates

/// The JSON Schema of the lines that `flatlay batch` reads and writes, generated from the table that also parses jobs.
enum BatchSchema {
    /// The schema (draft 2020-12) as text, ending with a newline.
    static func json() -> String {
        SchemaWriter.text(of: [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            ("title", .text("Flatlay batch")),
            ("description", .text("A line of flatlay batch: a job that it reads, or an answer that it writes.")),
            ("anyOf", .list([job, answer, end])),
        ])
    }

    private static var job: SchemaNode {
        .definition("job") { .mapping(BatchFields.properties).described("An image to render.") }
    }

    private static var answer: SchemaNode {
        .definition("answer") {
            .mapping(
                [
                    (
                        "id",
                        .any(of: [.type("string"), .type("number")]).described("The job's id, or its line number.")
                    ),
                    (
                        "status",
                        .words(["ok", "failed", "notStarted"])
                            .described("notStarted: the job was read, but not started before a signal.")
                    ),
                    ("path", SchemaNode.type("string").described("The file that was written.")),
                    ("bytes", SchemaNode.type("integer").described("The size of the file.")),
                    ("hash", SchemaNode.pattern("^sha256:[0-9a-f]{64}$").described("The SHA-256 of the file.")),
                    ("warnings", SchemaNode.array(of: .type("string")).described("What could not be drawn as asked.")),
                    ("error", problem.described("Why there is no image.")),
                    ("furtherErrors", SchemaNode.array(of: problem).described("Further errors.")),
                    (
                        "row",
                        SchemaNode.mapping(
                            [
                                ("file", SchemaNode.type("string")), ("line", .type("integer")),
                            ], required: ["file", "line"]
                        ).described("The row of --each with the error: its file, and its first line in it.")
                    ),
                    ("milliseconds", SchemaNode.type("number").described("How long it took, with --timing.")),
                ], required: ["id", "status"]
            ).described("The result of a job.")
        }
    }

    private static var problem: SchemaNode {
        .definition("error") {
            .mapping(
                [
                    (
                        "kind",
                        .words(BatchError.Kind.allCases.map(\.rawValue))
                            .described("What has to be changed: the job, its template or data, the image, the file.")
                    ),
                    ("message", SchemaNode.type("string").described("What is wrong, and how to fix it.")),
                    ("file", SchemaNode.type("string").described("The template or data file with the error.")),
                    ("line", .type("integer")), ("column", .type("integer")),
                ], required: ["kind", "message"])
        }
    }

    private static var end: SchemaNode {
        .definition("end") {
            .mapping(
                [
                    ("status", .words(["done", "stopped"]).described("stopped: by a signal.")),
                    ("jobs", SchemaNode.type("integer").described("The jobs read; the sum of the next three.")),
                    ("ok", .type("integer")), ("failed", .type("integer")), ("notStarted", .type("integer")),
                    ("signal", .words(["SIGINT", "SIGTERM"])),
                ], required: ["status", "jobs", "ok", "failed", "notStarted"]
            ).described("The last line; if it is missing, the answers are incomplete.")
        }
    }
}

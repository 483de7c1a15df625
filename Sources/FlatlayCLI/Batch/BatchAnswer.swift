import Flatlay
import FlatlayTemplates

/// The answer to a job.
struct BatchAnswer {
    enum Outcome {
        case ok(path: String, byteCount: Int, hash: String, warnings: [String])
        case failed(BatchError)
        /// The job was read when the run was stopped, and not started.
        case notStarted
    }

    /// The job's own identifier, or the number of its line.
    var id: TemplateValue
    var outcome: Outcome
    /// The place of the row in its file, for `flatlay render --each`.
    var row: (file: String, line: Int)?
    /// The duration of the job; nil if it was not requested.
    var milliseconds: Double?

    /// The answer as one line of JSON, with its fields in a fixed order.
    var line: String {
        var fields: [(String, TemplateValue)] = [("id", id)]
        switch outcome {
        case .ok(let path, let byteCount, let hash, let warnings):
            fields += [
                ("status", .string("ok")), ("path", .string(path)), ("bytes", .integer(byteCount)),
                ("hash", .string("sha256:" + hash)), ("warnings", .list(warnings.map { .string($0.visible) })),
            ]
        case .failed(let error):
            fields.append(("status", .string("failed")))
            fields += error.fields
            if let row {
                let place = [("file", TemplateValue.string(row.file)), ("line", .integer(row.line))]
                fields.append(("row", .mapping(TemplateMapping(place))))
            }
        case .notStarted:
            fields.append(("status", .string("notStarted")))
        }
        if let milliseconds {
            // Rounded to tenths: 12.3.
            let tenths = Int((milliseconds * 10).rounded())
            fields.append(("milliseconds", .number(Double(tenths) / 10, text: "\(tenths / 10).\(tenths % 10)")))
        }
        return TemplateValue.mapping(TemplateMapping(fields)).json
    }
}

/// The number of jobs by outcome.
struct BatchCounts: Equatable {
    var ok = 0
    var failed = 0
    var notStarted = 0

    /// The number of all jobs that were read.
    var jobs: Int { ok + failed + notStarted }

    mutating func count(_ outcome: BatchAnswer.Outcome) {
        switch outcome {
        case .ok: ok += 1
        case .failed: failed += 1
        case .notStarted: notStarted += 1
        }
    }

    /// The last line of the output; if it is missing, the answers are incomplete.
    func line(stoppedBy signal: String?) -> String {
        var fields: [(String, TemplateValue)] = [
            ("status", .string(signal == nil ? "done" : "stopped")), ("jobs", .integer(jobs)), ("ok", .integer(ok)),
            ("failed", .integer(failed)), ("notStarted", .integer(notStarted)),
        ]
        if let signal { fields.append(("signal", .string(signal))) }
        return TemplateValue.mapping(TemplateMapping(fields)).json
    }
}

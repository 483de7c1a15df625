import Flatlay
import FlatlayTemplates

/// What a job is answered.
struct BatchAnswer {
    enum Outcome {
        case ok(path: String, byteCount: Int, hash: String, warnings: [String])
        case failed(BatchError)
        /// It was read when the run was stopped, and nothing was done for it.
        case notStarted
    }

    /// The job's own, or the number of its line.
    var id: TemplateValue
    var outcome: Outcome
    /// How long it took; nil where nobody asked.
    var milliseconds: Double?

    /// The answer as JSON on one line. The order of its fields is always the same.
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
        case .notStarted:
            fields.append(("status", .string("notStarted")))
        }
        if let milliseconds {
            // In tenths: 12.3.
            let tenths = Int((milliseconds * 10).rounded())
            fields.append(("milliseconds", .number(Double(tenths) / 10, text: "\(tenths / 10).\(tenths % 10)")))
        }
        return TemplateValue.mapping(TemplateMapping(fields)).json
    }
}

/// How many jobs came to what.
struct BatchCounts: Equatable {
    var ok = 0
    var failed = 0
    var notStarted = 0

    /// All that were read.
    var jobs: Int { ok + failed + notStarted }

    mutating func count(_ outcome: BatchAnswer.Outcome) {
        switch outcome {
        case .ok: ok += 1
        case .failed: failed += 1
        case .notStarted: notStarted += 1
        }
    }

    /// The last line: without it, the answers are not complete.
    func line(stoppedBy signal: String?) -> String {
        var fields: [(String, TemplateValue)] = [
            ("status", .string(signal == nil ? "done" : "stopped")), ("jobs", .integer(jobs)), ("ok", .integer(ok)),
            ("failed", .integer(failed)), ("notStarted", .integer(notStarted)),
        ]
        if let signal { fields.append(("signal", .string(signal))) }
        return TemplateValue.mapping(TemplateMapping(fields)).json
    }
}

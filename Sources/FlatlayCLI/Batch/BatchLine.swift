import FlatlayTemplates

/// A line parsed as a job, or the error if it is not one.
struct BatchLine {
    /// The number of the line, from 1.
    let number: Int
    /// The identifier in the answer: the job's own, or the number of its line.
    let id: TemplateValue
    /// The fields of the job, or the error of the line.
    let job: Result<TemplateMapping, BatchError>

    /// - Parameter limit: the maximum length of a line, in megabytes.
    init(_ line: BatchLineReader.Line, limit: Int) {
        number = line.number
        var id = TemplateValue.integer(line.number)
        do {
            let mapping = try Self.mapping(of: line, limit: limit)
            // An invalid identifier is reported below; other errors don't affect a valid one.
            let own = try BatchFields.id.value(in: mapping)
            if let own { id = own }
            job = .success(mapping)
        } catch {
            job = .failure(BatchError(error))
        }
        self.id = id
    }

    private static func mapping(of line: BatchLineReader.Line, limit: Int) throws -> TemplateMapping {
        guard let bytes = line.bytes else {
            throw BatchError(
                .job,
                "line \(line.number) is longer than \(limit) MB; put its data into a file and name it in 'data', or raise --line-limit"
            )
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw BatchError(.job, "line \(line.number) is not UTF-8 text; write jobs as UTF-8")
        }
        let value: TemplateValue
        do {
            value = try JSONReader.value(ofLine: line.number, text, in: "jobs", refusesRepetition: true)
        } catch {
            throw BatchError(.job, "line \(line.number), column \(error.column): \(error.message)")
        }
        guard case .mapping(let mapping) = value else {
            throw BatchError(
                .job,
                "line \(line.number) is \(value.found); a job is an object such as {\"template\": \"card.yaml\", \"data\": {…}}"
            )
        }
        return mapping
    }
}

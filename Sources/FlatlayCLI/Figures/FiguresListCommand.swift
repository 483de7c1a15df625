import ArgumentParser
import FlatlayTemplates
import Foundation

/// The command `flatlay figures list`.
struct FiguresListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the figures, with their files and whether they are up to date.")

    @OptionGroup var figures: FiguresOptions

    @Flag(help: "Prints JSON.")
    var json = false

    private struct Row: Encodable {
        var name: String
        var state: String
        var source: String
        var width: Double?
        var height: Double?
        var alt: String
        var files: [String]

        var line: String {
            let size = width.map { width in "  \(number(width))×\(number(height ?? 0))" } ?? ""
            return "\(name)  \(state)\(size)  \(source)  \(files.joined(separator: " "))"
        }

        private func number(_ value: Double) -> String {
            value == value.rounded() ? "\(Int(clamping: value))" : "\(value)"
        }
    }

    func run() throws {
        let check = try figures.check()
        var rows: [Row] = []
        for figure in check.list.figures where figures.includes(figure.name) {
            let record = check.lock.figures[figure.name]
            rows.append(
                Row(
                    name: figure.name, state: check.finding(of: figure)?.state.rawValue ?? "current",
                    source: figure.template, width: record?.width, height: record?.height, alt: figure.alt,
                    files: figure.paths))
        }
        for target in check.list.targets {
            let state = check.finding(ofTarget: target)?.state.rawValue
            for name in check.names(ofTarget: target) where figures.includes(name) {
                guard let record = check.lock.figures[name] else { continue }
                rows.append(
                    Row(
                        name: name, state: state ?? check.finding(ofCode: name, record)?.state.rawValue ?? "current",
                        source: target, width: record.width, height: record.height, alt: record.alt ?? "",
                        files: record.paths.keys.sorted()))
            }
            if check.lock.targets[target] == nil, !json {
                StandardError.write(
                    "the figures of \(target) are listed when they were rendered; run 'flatlay figures render'")
            }
        }
        if json {
            try ReviewJSON.write(rows)
        } else {
            for row in rows { StandardOutput.write(row.line) }
        }
    }
}

import Flatlay
import FlatlayTemplates
import Foundation

/// The file names of `flatlay render --each`: `-o` with the fields of a row as placeholders.
struct EachName: Sendable {
    private let name: OutputName
    /// The format of the files.
    let format: ImageFormat
    /// The template's name, for `{template}`.
    private let template: String

    /// Reads `-o` and `--format`.
    ///
    /// - Throws: ``CommandFailure/usage(_:)``.
    init(_ command: RenderCommand) throws(CommandFailure) {
        template = PictureSource.name(of: command.templates.first ?? "-", variant: command.variant)
        let written = Self.written(command.output)
        do throws(OutputName.Invalid) { name = try OutputName(written) } catch { throw .usage("-o \(error)") }
        guard name.placeholders.contains(where: { !["format", "template"].contains($0) }) else {
            throw .usage(
                "-o '\(written)' is the same for all rows; add {index} or the name of a field, such as {slug}, or end it in '/'"
            )
        }
        if let format = command.format?.first ?? name.format {
            self.format = format
        } else if name.placeholders.contains("format") {
            format = .png
        } else {
            throw .usage("-o '\(written)' has no known file extension; use \(ImageFormat.list()), or add --format")
        }
    }

    /// The option with the names that it has by default: those in a folder.
    private static func written(_ option: String?) -> String {
        switch OutputDestination(option: option) {
        case .folder(let folder) where option == nil: FileName.join(folder, "{template}-{index}.{format}")
        case .folder(let folder): FileName.join(folder, "{index}.{format}")
        case .file(let path): path
        case .standardOutput: "-"
        }
    }

    /// The path of a row's file.
    ///
    /// - Throws: ``BatchError`` if the row has no name, or one in another folder.
    func path(of row: TemplateValue, index: Int) throws(BatchError) -> String {
        let path: String
        do throws(OutputName.Missing) {
            path = try name.pathBelowFolder { text(of: $0, row, index: index) }
        } catch {
            throw BatchError(.job, message(error, row))
        }
        return path
    }

    /// A field of the row, or one of the names that each row has; nil if there is none that is a text.
    private func text(of placeholder: String, _ row: TemplateValue, index: Int) -> String? {
        if let value = row.value(at: Self.path(placeholder)) { return value.text }
        switch placeholder {
        case "index": return String(index)
        case "item": return row.text
        case "format": return format.rawValue
        case "template": return template
        default: return nil
        }
    }

    private static func path(_ placeholder: String) -> [String] {
        placeholder.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    private func message(_ missing: OutputName.Missing, _ row: TemplateValue) -> String {
        switch missing {
        case .field(let field):
            if let value = row.value(at: Self.path(field)) {
                return
                    "the name '\(name.written)' needs a text or a number, but '\(field)' is \(value.found); name a value in it"
            }
            let known = row.memberNames
            let hint =
                Suggestion.nearest(to: field, in: known).map { "did you mean '\($0)'?" }
                ?? (known.isEmpty
                    ? "use {item} or {index}" : "its fields are \(known.prefix(12).joined(separator: ", "))")
            return "the name '\(name.written)' needs '\(field)', which the row doesn't have; \(hint)"
        case .empty(let field):
            return "the name '\(name.written)' needs '\(field)', which is empty; give it a value, or add {index}"
        case .outside(let path):
            return
                "the name '\(path.shortened(to: 120))' leads out of the folder of '\(name.written)'; use names without "
                + "'.', '..', empty parts and a slash at their start"
        case .control(let field):
            return "the name '\(name.written)' needs '\(field)', which has a control character; remove it"
        case .hidden(let field, let value):
            return
                "the name '\(name.written)' needs '\(field)', but '\(value.shortened(to: 40))' begins with a dot, which "
                + "hides the file; remove the dot, or add text before it, as in post-{\(field)}"
        case .long(let field, let written):
            return
                "the name '\(written.shortened(to: 40))' has \(written.utf8.count) bytes, but a file's name has at most "
                + "255; shorten '\(field)', or use {index}"
        }
    }
}

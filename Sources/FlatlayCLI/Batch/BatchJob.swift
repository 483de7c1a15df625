import Flatlay
import FlatlayTemplates

/// A job: one line of the input.
struct BatchJob {
    /// Data that replaces the template's.
    enum NewData {
        case values(TemplateValue)
        case file(String)
    }

    let number: Int
    let template: String
    let variant: String?
    let data: NewData?
    let overrides: [ValueOverride]
    let request: PictureRequest
    /// Values for placeholders.
    private let values: [String: String]
    private let output: String?

    /// Reads a job.
    ///
    /// - Throws: ``BatchError``.
    init(_ job: TemplateMapping, line number: Int, id: TemplateValue, defaults: JobDefaults) throws {
        try Self.checkNames(of: job)
        self.number = number
        guard let template = try BatchFields.template.value(in: job) ?? defaults.template else {
            throw BatchError(
                .job, "the job names no template; add \"template\": \"card.yaml\", or call the command with --template")
        }
        self.template = template
        variant = try BatchFields.variant.value(in: job) ?? defaults.variant
        data = try BatchFields.data.value(in: job).map { value in
            if case .string(let path) = value { .file(path) } else { .values(value) }
        }
        overrides = try (BatchFields.set.value(in: job) ?? []).map {
            ValueOverride(keyPath: $0.keyPath, value: $0.value)
        }
        output = try BatchFields.output.value(in: job)
        let request = try Self.request(of: job, output: output, defaults: defaults)
        self.request = request
        var values = try BatchFields.fields.value(in: job) ?? [:]
        values["id"] = id.text
        values["line"] = String(number)
        values["template"] = Self.stem(of: template)
        values["variant"] = variant
        values["format"] = request.format.rawValue
        self.values = values
    }

    /// Rejects unknown names. Values that are only for placeholders belong in `fields`.
    private static func checkNames(of job: TemplateMapping) throws {
        for name in job.keys where !BatchFields.names.contains(name) {
            let hint = Suggestion.nearest(to: name, in: BatchFields.names).map { "did you mean '\($0)'?" }
            throw BatchError(
                .job,
                "unknown field '\(name.shortened(to: 40))'; "
                    + (hint ?? "put values for --output into 'fields', and those for the template into 'data'"))
        }
    }

    private static func request(
        of job: TemplateMapping, output: String?, defaults: JobDefaults
    ) throws -> PictureRequest {
        var request = PictureRequest(setup: defaults.setup)
        request.format =
            try BatchFields.format.value(in: job) ?? output.flatMap(ImageFormat.init(endingOf:))
            ?? defaults.format ?? .png
        request.setup.colorScheme = try BatchFields.colorScheme.value(in: job) ?? defaults.colorScheme
        if let size = try BatchFields.contentSize.value(in: job) { request.setup.contentSize = size }
        if let scale = try BatchFields.scale.value(in: job) { request.setup.scale = scale }
        if let width = try BatchFields.width.value(in: job) { request.setup.width = width }
        let device = try BatchFields.device.value(in: job)
        let viewport = try BatchFields.viewport.value(in: job)
        if device != nil, viewport != nil {
            throw BatchError(.job, "'device' and 'viewport' both set the size of the image; give one of them")
        }
        if device != nil || viewport != nil {
            (request.setup.device, request.setup.viewport) = (device, viewport?.size)
        }
        request.textMode = try BatchFields.svgText.value(in: job)?.mode ?? defaults.textMode
        let png = try BatchFields.png.value(in: job)
        if png != nil, !request.format.hasPNGCompression {
            throw BatchError(.job, "'png' is for PNG files; leave it out, or give the format png")
        }
        request.png = png ?? defaults.png
        let quality = try BatchFields.quality.value(in: job)
        if quality != nil, !request.format.hasQuality {
            throw BatchError(
                .job,
                "'quality' is for \(ImageFormat.namesWithQuality) files; leave it out, or give one of those formats")
        }
        request.quality = quality ?? defaults.quality
        request.showFrames = try BatchFields.showFrames.value(in: job) ?? false
        request.keys = try BatchFields.keys.value(in: job)
        request.focusPath = try BatchFields.focusPath.value(in: job) ?? false
        request.at = try BatchFields.at.value(in: job)
        if request.at != nil, request.keys != nil || request.showFrames {
            throw BatchError(
                .job,
                "'keys' and 'showFrames' apply to a template without its change; leave them out, or leave out 'at'")
        }
        if request.focusPath, request.keys == nil {
            throw BatchError(.job, "'focusPath' draws the path of 'keys'; add 'keys'")
        }
        return request
    }

    private static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }

    /// The file to write: the job's own, or the command's name for it. Returns nil if the name needs a hash that is not
    /// known yet.
    ///
    /// - Throws: ``BatchError`` if the job lacks a value that the name needs.
    func path(_ name: OutputName, hash: String?) throws -> String? {
        if let output { return output }
        if name.needsHash, hash == nil { return nil }
        do throws(OutputName.Missing) {
            return try name.path { $0 == "hash" ? hash : values[$0] }
        } catch {
            switch error {
            case .field(let field):
                throw BatchError(.job, "the name '\(name.written)' needs '\(field)'; add it to the job's 'fields'")
            case .empty(let field), .control(let field), .outside(let field), .hidden(let field, _),
                .long(let field, _):
                throw BatchError(.job, "the name '\(name.written)' needs '\(field)', which is empty; give it a value")
            }
        }
    }
}

extension SVGTextOption {
    fileprivate var mode: SVGOptions.TextMode { self == .text ? .text : .outlines }
}

import Flatlay

/// The options of the command line, for all jobs.
struct BatchSettings {
    let command: BatchCommand
    /// The output name of jobs that don't specify one.
    let name: OutputName
    /// What jobs have that don't say otherwise.
    let defaults: JobDefaults

    init(_ command: BatchCommand) throws {
        self.command = command
        name = try command.output.map { try OutputName(option: $0) } ?? .standard
        defaults = JobDefaults(
            template: command.template, variant: command.variant, format: command.format ?? name.format,
            colorScheme: command.colorScheme?.scheme, png: command.png, quality: command.quality,
            setup: command.picture.setup, textMode: command.picture.textMode)
    }
}

/// The defaults of a job, whether a line of a batch or a URL of the service.
struct JobDefaults: Sendable {
    var template: String?
    var variant: String?
    var format: ImageFormat?
    var colorScheme: ColorScheme?
    var png: PNGCompression?
    var quality: Int?
    var setup = PictureSetup()
    var textMode = SVGOptions.TextMode.outlines
}

extension ColorSchemeOption {
    /// The scheme; nil for both.
    var scheme: ColorScheme? {
        switch self {
        case .light: .light
        case .dark: .dark
        case .both: nil
        }
    }
}

import Flatlay
import Foundation

#if !(Templates || Libraries || Command)
#error("FlatlayTemplates needs the trait 'Templates' of Flatlay: .package(…, traits: [\"Templates\"])")
#endif

/// A collection view written in YAML or JSON, with its data.
///
/// ```yaml
/// canvas: { width: 320, background: black }
/// data: { tags: [Linux, Swift, Cairo] }
/// cells:
///   tag:
///     text: "{{ item }}"
///     padding: { horizontal: 10, vertical: 3 }
///     background: { capsule: { fill: white } }
/// sections:
///   - { items: tags, cell: tag, layout: { flow: { alignment: leading } } }
/// ```
///
/// ```swift
/// let template = try Template(contentsOf: URL(fileURLWithPath: "Templates/tags.yaml"))
/// let view = try template.content()
/// ```
///
/// The initializers find errors of the document; ``content(knownFontFamilies:)`` finds errors that depend on the data.
/// Both throw all errors at once.
public struct Template {
    /// The canvas of its images.
    public private(set) var canvas: TemplateCanvas
    /// The font files that it provides.
    public let fontFiles: [URL]
    /// The installed symbols and those that it provides.
    public let symbols: SymbolLibrary
    /// The folder in which its image files are looked up.
    public let imageFolder: URL
    /// Additional folders that its files may be in.
    public let allowedFolders: [URL]
    /// The images on the web that it may read.
    var remote: RemoteImages { resources.paths.remote }
    /// The names of its variants.
    public let variantNames: [String]

    /// The animation, or nil.
    let animation: AnimationDescription?
    /// The scene state before rendering, or nil.
    let state: StateDescription?
    /// The content of the first image.
    private(set) var start: TemplateMoment
    /// The files and folders that it was read from. If one of them changes, the template may have changed.
    package let files: [URL]
    /// Their paths, which each image needs.
    package let filePaths: [String]

    private let canvasTemplate: CanvasTemplate
    private let dataNode: DocumentNode?
    private let sections: [SectionTemplate]
    private let layout: CollectionLayoutTemplate?
    private let resources: TemplateResources
    private let names: GivenNames
    let usedNames: KeptUsedNames
    /// The names of its parameters.
    package var parameterNames: [String] { names.parameters.map(\.name) }
    /// The parameters that were given when the template was read, which other data doesn't change.
    private let parameterOverrides: [ValueOverride]
    /// The device instead of that of the canvas.
    private var device: DevicePreset?
    /// Whether an image with a height should show all content: nothing in it is scrolled, and nothing changes.
    private var isShownWhole: Bool

    /// Reads a template from a file.
    ///
    /// - Throws: ``TemplateErrors`` with all errors of the document and its data files.
    public init(contentsOf url: URL, options: TemplateOptions = TemplateOptions()) throws(TemplateErrors) {
        let file: SourceFile
        do {
            file = try TextFile.read(url, name: options.sourceName ?? url.lastPathComponent)
        } catch {
            throw TemplateErrors(errors: [error])
        }
        try self.init(file, url: url, folder: url.absoluteURL.deletingLastPathComponent(), options: options)
    }

    /// Reads a template from a string.
    ///
    /// - Parameters:
    ///   - source: the text of the template.
    ///   - name: its name in errors.
    ///   - folder: the folder of the files that it refers to.
    ///   - options: changes to the template.
    /// - Throws: ``TemplateErrors`` with all errors of the document and its data files.
    public init(
        source: String, name: String, folder: URL, options: TemplateOptions = TemplateOptions()
    ) throws(TemplateErrors) {
        try self.init(SourceFile(name: name, text: source), url: nil, folder: folder, options: options)
    }

    /// Reads a template from UTF-8 data.
    ///
    /// - Throws: ``TemplateErrors``, also for bytes that are not UTF-8.
    public init(
        data: Data, name: String, folder: URL, options: TemplateOptions = TemplateOptions()
    ) throws(TemplateErrors) {
        let file: SourceFile
        do {
            file = try TextFile.text(of: data, name: name)
        } catch {
            throw TemplateErrors(errors: [error])
        }
        try self.init(file, url: nil, folder: folder, options: options)
    }

    private init(
        _ file: SourceFile, url: URL?, folder: URL, options: TemplateOptions
    ) throws(TemplateErrors) {
        let log = FileLog()
        let (document, paths) = try Self.document(file, url: url, folder: folder, options: options, log: log)
        let options = options.resolving(parametersOf: document)
        let reporter = ErrorReporter()
        let resources = TemplateResources(paths: paths)
        let reader = TemplateReader(
            document: document, options: options, context: DecodingContext(reporter: reporter, resources: resources))
        let parts = reader.read()
        try reporter.check()
        guard let parts else { throw TemplateErrors(errors: reporter.errors) }
        self.resources = resources
        canvasTemplate = parts.document.canvas
        dataNode = parts.document.data
        names = parts.document.names
        usedNames = KeptUsedNames(document)
        parameterOverrides = options.valueOverrides.filter(\.isParameter)
        files = log.files
        filePaths = files.map(\.path)
        imageFolder = folder
        allowedFolders = options.allowedFolders
        variantNames = DocumentLoader.variantNames(of: document)
        (canvas, symbols) = (parts.canvas, parts.symbols)
        (fontFiles, sections) = (parts.document.fontFiles, parts.document.sections)
        layout = parts.document.layout
        (state, animation) = (parts.document.state, parts.document.animation)
        isShownWhole = parts.document.state == nil && parts.document.animation == nil
        start = TemplateMoment(
            data: parts.data, overlay: parts.document.overlay,
            scrolled: parts.document.state?.contentOffset?.y ?? 0)
    }

    /// Reads a document with those that it extends.
    static func document(
        _ file: SourceFile, url: URL?, folder: URL, options: TemplateOptions, log: FileLog
    ) throws(TemplateErrors) -> (document: DocumentNode, paths: PathPolicy) {
        if let url { log.note(url) }
        let remote = options.allowedHosts.isEmpty ? RemoteImages.none : RemoteImages(hosts: options.allowedHosts)
        let paths = PathPolicy(folder: folder, allowedFolders: options.allowedFolders, log: log, remote: remote)
        do {
            let loader = DocumentLoader(paths: paths, variant: options.variant, overrides: options.valueOverrides)
            return (try loader.load(file, url: url), paths)
        } catch {
            throw TemplateErrors(errors: [error])
        }
    }

    /// Creates the collection view.
    ///
    /// - Parameter knownFontFamilies: the available font families; others are errors. Nil disables the check.
    /// - Throws: ``TemplateErrors`` with all errors of the document for its data.
    public func content(knownFontFamilies: Set<String>? = nil) throws(TemplateErrors) -> AnyView {
        try content(of: start, knownFontFamilies: knownFontFamilies).view
    }

    /// Creates the collection view at a moment.
    ///
    /// - Parameter budget: the budget that the images of an animation share; nil for that of a single image.
    func content(
        of moment: TemplateMoment, knownFontFamilies: Set<String>?, budget: PictureBudget? = nil
    ) throws(TemplateErrors) -> TemplateContent {
        if budget == nil { resources.paths.remote.startPicture() }
        let reporter = ErrorReporter()
        let used = TemplateResources(paths: resources.paths, locale: canvas.locale, colors: resources.colors)
        if moment.data.isGiven { used.namesOfTemplate = usedNames.value }
        let evaluation = moment.data.evaluation(reporter: reporter, resources: used, budget: budget)
        var content = TemplateContent(sections, layout: layout, in: evaluation)
        content.hasOverlays = start.overlay != nil || animation?.changes.contains(where: \.changesOverlay) == true
        content.locale = canvas.locale == .template ? nil : canvas.locale
        content.layoutDirection = canvas.layoutDirection == .leftToRight ? nil : canvas.layoutDirection
        content.screen = canvasTemplate.screen.shown(
            on: canvas, scrolled: moment.scrolled, in: evaluation.forCell([:]))
        content.isScrolled = canvas.height != nil
        if isShownWhole, canvas.height != nil, canvas.device == nil, content.screen == nil {
            content.fixedSizeOrigin = canvasTemplate.heightOrigin
        }
        content.page = page(in: evaluation, isOnDevice: content.screen?.device != nil)
        content.overlay = moment.overlay?.shown(in: evaluation)
        if let knownFontFamilies {
            checkFonts(resources, known: knownFontFamilies, reporter)
            checkFonts(used, known: knownFontFamilies, reporter)
        }
        try reporter.check()
        return content
    }

    /// The page around the collection.
    ///
    /// - Parameter isOnDevice: whether there is a device around the page, so that a colour fills only its screen.
    private func page(in evaluation: Evaluation, isOnDevice: Bool) -> PageTemplate.Shown {
        var page = canvasTemplate.page.shown(in: evaluation.forCell([:]))
        if isOnDevice, let color = canvas.background {
            page.background.insert(Layer.Shown(AnyShapeStyle(color)), at: 0)
        }
        if let style = canvas.backgroundStyle { page.background.insert(Layer.Shown(style), at: 0) }
        return page
    }

    /// Returns the template with other data, without reading its document again.
    ///
    /// ```swift
    /// let card = try Template(contentsOf: URL(fileURLWithPath: "card.yaml"))
    /// for person in people {
    ///     try card.replacingData(json: person.json).renderer().write(to: "\(person.name).png")
    /// }
    /// ```
    ///
    /// - Parameter json: the data, as in ``TemplateOptions/dataText``.
    /// - Throws: ``TemplateErrors`` if the text is not JSON, or the canvas is invalid for this data.
    public func replacingData(json: String) throws(TemplateErrors) -> Template {
        let value: TemplateValue
        do {
            value = try JSONReader.value(of: SourceFile(name: "data", text: json))
        } catch {
            throw TemplateErrors(errors: [error])
        }
        return try replacingData(value)
    }

    /// Returns the template with other data and overrides of single values. A template that was read with
    /// ``TemplateOptions/dataComeLater`` is incomplete before this.
    ///
    /// - Parameters:
    ///   - value: the data; nil for the template's own.
    ///   - overrides: only those that concern the data are applied.
    /// - Throws: ``TemplateErrors`` if the data, the parameters or the canvas are invalid.
    package func replacingData(
        _ value: TemplateValue?, overrides: [ValueOverride] = []
    ) throws(TemplateErrors) -> Template {
        var copy = self
        if let value {
            copy.start.data = DataSet(value, like: dataNode)
            copy.start.data.rowUse = start.data.rowUse
        }
        let overrides = overrides.resolving(parameters: Set(names.parameters.map(\.name)))
        do {
            if value != nil { copy.start.data = try copy.start.data.applying(parameterOverrides) }
            copy.start.data = try copy.start.data.applying(overrides).complete()
        } catch {
            throw TemplateErrors(errors: [error])
        }
        let reporter = ErrorReporter()
        let used = TemplateResources(paths: resources.paths, colors: resources.colors)
        copy.start.data = names.applied(
            to: copy.start.data, overrides: parameterOverrides + overrides,
            in: DecodingContext(reporter: reporter, resources: used))
        copy.canvas = canvasTemplate.value(
            in: copy.start.data.evaluation(reporter: reporter, resources: used), device: device)
        try reporter.check()
        return copy
    }

    /// Returns the template on the screen of another device, with its bars and the frame around it.
    ///
    /// - Throws: ``TemplateErrors`` if the canvas is invalid.
    package func shown(on device: DevicePreset) throws(TemplateErrors) -> Template {
        var copy = self
        copy.device = device
        return try copy.replacingData(nil)
    }

    /// Whether there are sections, with or without items.
    package var hasSections: Bool { !sections.isEmpty }

    /// The number of items in all sections.
    ///
    /// - Throws: ``TemplateErrors`` with all errors of the document for its data.
    package func itemCount() throws(TemplateErrors) -> Int {
        try content(of: start, knownFontFamilies: nil).itemCount
    }

    /// Notices about possible mistakes; `flatlay check` prints them.
    package func notices() -> [Diagnostics.Entry] { names.notices + ForeignText.notices(of: usedNames.document) }

    /// Returns the template for images of a part of its content, such as a window that keys scroll.
    package func shownInPart() -> Template {
        var copy = self
        copy.isShownWhole = false
        return copy
    }

    /// Reads a data file that replaces the data of a template.
    package static func values(ofDataFile path: String) throws(TemplateErrors) -> TemplateValue {
        do {
            return try DataSet.values(of: URL(fileURLWithPath: path))
        } catch {
            throw TemplateErrors(errors: [error])
        }
    }

    private func checkFonts(_ resources: TemplateResources, known: Set<String>, _ reporter: ErrorReporter) {
        let unknown = resources.fontFamilies.filter { !known.contains($0.0) }
        guard !unknown.isEmpty else { return }
        let sorted = known.sorted()
        for (family, node) in unknown {
            let suggestion = Suggestion.nearest(to: family, in: sorted)
            reporter.report(
                .unknownValue(kind: "font family", value: family, suggestion: suggestion, known: sorted), at: node)
        }
    }
}

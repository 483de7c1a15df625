import Flatlay
import FlatlayService
import FlatlayTemplates

/// Renders the pictures of a service: the same ones that `flatlay render` writes.
struct ServedPictures: PictureMaking {
    let source: PictureSource
    let defaults: JobDefaults

    func makeWorker() -> any PictureWorker { ServedPictureWorker(source: source, defaults: defaults) }
}

/// Renders pictures one at a time on one thread. Its caches are its own, so threads never wait for each other.
struct ServedPictureWorker: PictureWorker {
    private(set) var source: PictureSource
    private let defaults: JobDefaults
    /// Whether errors have the paths of files and lines of them, which are not for everyone.
    private let showsSources: Bool
    /// The animations of a preview.
    let animations: KeptAnimations?
    private var templates = TemplateStore()
    /// The same templates, whose views name their places.
    private var traced = TemplateStore(tracesViews: true)

    init(source: PictureSource, defaults: JobDefaults, showsSources: Bool = false) {
        self.source = source
        self.source.cache = RenderCache()
        self.source.threadLimit = 1
        self.defaults = defaults
        self.showsSources = showsSources
        animations = showsSources ? KeptAnimations() : nil
    }

    mutating func picture(_ order: PictureOrder, template path: String) throws(ServiceFailure) -> MadePicture {
        try explained(order, template: path) { worker throws in
            let (job, template) = try worker.job(order, template: path)
            worker.animations?.setup = Self.setup(of: order)
            let picture = try Picture(
                job.request, of: template, named: order.name, from: worker.source,
                animations: worker.animations ?? TemplateAnimations())
            try StrictWarnings.check(picture.warnings, worker.source.options)
            return MadePicture(bytes: picture.bytes, warnings: picture.warnings, inputs: picture.inputs.paths)
        }
    }

    /// All that an animation depends on besides its template.
    static func setup(of order: PictureOrder) -> String {
        let others = order.parameters.filter { $0.name != "at" }.map { "\($0.name)=\($0.value)" }
        return ([order.name, order.subject.rawValue] + others).joined(separator: "\n")
    }

    /// Handles an order; any error becomes a response.
    mutating func explained<Made>(
        _ order: PictureOrder, template path: String, _ make: (inout Self) throws -> Made
    ) throws(ServiceFailure) -> Made {
        do {
            return try make(&self)
        } catch let failure as ServiceFailure {
            throw failure
        } catch let errors as TemplateErrors {
            throw failure(errors, order, template: path)
        } catch {
            throw ServiceFailure(error)
        }
    }

    /// The job of an order, and its template with its data.
    ///
    /// - Parameter isTraced: whether the views of the template name their places.
    mutating func job(
        _ order: PictureOrder, template path: String, isTraced: Bool = false
    ) throws -> (BatchJob, Template) {
        animations?.start = FileClock.now
        var query = ServedQuery(order)
        if query.hasBareNames { query.parameterNames = try parameterNames(ofTemplate: path) }
        let job = try BatchJob(try query.job(template: path), line: 1, id: .string(order.name), defaults: defaults)
        let template =
            isTraced
            ? try traced.template(of: job, from: source) : try templates.template(of: job, from: source)
        for name in query.dataNames {
            if let problem = template.problem(ofDataName: name) { throw ServiceFailure(.address, problem) }
        }
        return (job, template)
    }

    /// The names of the template's parameters; nil if it can't be read.
    private mutating func parameterNames(ofTemplate path: String) throws -> [String]? {
        do {
            return try templates.parameterNames(ofTemplate: path, from: source)
        } catch is TemplateErrors {
            return nil
        }
    }

    /// A template that has the same error without the values of the request is wrong itself.
    private mutating func failure(
        _ errors: TemplateErrors, _ order: PictureOrder, template path: String
    ) -> ServiceFailure {
        let problems = errors.errors.map { error in
            var problem = ServiceFailure.Problem(
                message: error.message, file: error.file, line: error.line, column: error.column)
            guard showsSources else { return problem }
            problem.path = SourcePaths(template: path, source: source).path(of: error.file)
            let lines = error.rendered.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            if !lines.isEmpty { problem.excerpt = lines.joined(separator: "\n") }
            return problem
        }
        var isOwn = order.parameters.isEmpty && order.body == nil
        if !isOwn {
            do {
                _ = try templates.template(at: path, variant: defaults.variant, overrides: [], from: source)
            } catch let own as TemplateErrors {
                isOwn = own.errors.first?.message == errors.errors.first?.message
            } catch {
                isOwn = true
            }
        }
        return ServiceFailure(isOwn ? .template : .data, problems)
    }
}

extension ServiceFailure {
    /// Converts any error of rendering a picture.
    init(_ error: any Error) {
        switch error {
        case let error as ServiceFailure: self = error
        case let error as RenderError:
            switch error {
            case .tooLarge, .tooManyPixels, .tooMuchPainting, .outOfReach: self.init(.size, "\(error)")
            case .invalidSize, .invalidScale, .invalidQuality: self.init(.picture, "\(error)")
            case .outOfMemory, .memoryLimit: self.init(.queue, "\(error)", retryAfter: 10)
            case .unreadableFont, .drawing, .encoding, .missingLibrary: self.init(.service, "\(error)")
            }
        default:
            let error = BatchError(error)
            let problems = error.problems.map {
                Problem(message: $0.message, file: $0.file, line: $0.line, column: $0.column)
            }
            switch error.kind {
            case .job: self.init(.address, problems)
            case .template: self.init(.data, problems)
            case .picture: self.init(.picture, problems)
            case .file: self.init(.service, problems)
            }
        }
    }
}

import Flatlay
import FlatlayTemplates
import Foundation

/// The reason that the image of a template has no area: its sections have no items.
struct EmptyPicture: Error, CustomStringConvertible {
    /// Whether the image is as high as its content.
    private let fitsContent: Bool

    /// Returns nil if the template has no sections, or if they have items.
    init?(_ template: Template) {
        guard template.hasSections, (try? template.itemCount()) == 0 else { return nil }
        fitsContent = template.canvas.height == nil
    }

    var description: String {
        "the sections have no items, so the image is \(fitsContent ? "0 points high" : "empty"); give them items "
            + "in the data" + (fitsContent ? ", or the canvas a height" : "")
    }
}

/// The rendered image of a template.
struct Picture {
    /// The bytes of the file.
    var bytes: Data
    /// What could not be drawn as requested.
    var warnings: [String]
    /// The files that it is made from.
    var inputs: PictureInputs

    /// Renders an image.
    ///
    /// - Parameter name: the name of the image in messages.
    init(
        _ request: PictureRequest, of template: Template, named name: @autoclosure () -> String,
        from source: PictureSource, animations: any AnimationSource = TemplateAnimations()
    ) throws {
        let isInteractive = request.keys != nil || request.dump == .focus
        let interactive = isInteractive ? try source.interactiveRenderer(of: template, request.setup) : nil
        let renderer = try interactive ?? source.renderer(of: template, request.setup)
        if let compression = request.png { renderer.pngCompression = compression }
        renderer.imageQuality = request.quality
        if request.showFrames { renderer.content = AnyView(renderer.content.showsElementFrames()) }
        let keyWarnings = try interactive.map { try Self.press(request, on: $0) } ?? []
        do {
            bytes =
                try interactive.flatMap { try Self.focus(request, of: $0) }
                ?? Self.bytes(request, of: template, named: name, renderer: renderer, animations: animations)
        } catch let error as RenderError {
            if case .invalidSize = error, let empty = EmptyPicture(template) { throw empty }
            throw error
        }
        warnings = renderer.diagnostics.map(\.description) + keyWarnings
        inputs = PictureInputs(
            template: template, dataFiles: source.options.data.map(\.path), renderer: renderer, source: source)
    }

    /// Presses the keys. If they have no effect, returns a warning that says why.
    static func press(_ request: PictureRequest, on renderer: InteractiveRenderer<AnyView>) throws -> [String] {
        renderer.showsFocusPath = request.focusPath
        guard let keys = request.keys else { return [] }
        try renderer.run(keys)
        if renderer.userInterfaceIdiom == .phone {
            return ["a phone has no focus, so keys do nothing; use canvas.device=tv or tablet"]
        }
        guard try renderer.focusTargets().isEmpty, renderer.focusPath.steps.allSatisfy({ !$0.hasEffect }) else {
            return []
        }
        return ["nothing in the image is focusable, so keys do nothing; add focusable: true to a view"]
    }

    /// The dump of the focus, if requested.
    private static func focus(_ request: PictureRequest, of renderer: InteractiveRenderer<AnyView>) throws -> Data? {
        guard request.dump == .focus else { return nil }
        let path = request.keys == nil ? "" : renderer.focusPath.description
        return Data((try renderer.focusDescription() + path).utf8)
    }

    /// The image, or the requested dump.
    private static func bytes(
        _ request: PictureRequest, of template: Template, named name: () -> String, renderer: ImageRenderer<AnyView>,
        animations: any AnimationSource
    ) throws -> Data {
        if let moment = request.at {
            if let longest = template.longestAnimation, moment > longest {
                throw CommandFailure.renderFailed(
                    "\(name()): there is no moment \(moment) in an animation of at most \(longest) seconds; give a smaller number"
                )
            }
            let animation = try animations.animation(of: template, named: name(), renderer: renderer)
            guard (0...animation.duration).contains(moment) else {
                throw AnimationError.moment(moment, duration: animation.duration)
            }
            return try bytes(request, of: animation.displayList(at: moment), renderer: renderer)
        }
        switch request.dump {
        case .frames: return Data(try renderer.frameDescription().utf8)
        case .displayList: return Data(try renderer.displayList().description.utf8)
        case .tree: return Data(try renderer.displayList().treeDescription.utf8)
        case .focus, nil: break
        }
        return try renderer.data(as: request.format, textMode: request.textMode)
    }

    /// The image at a moment of the animation.
    private static func bytes(
        _ request: PictureRequest, of list: DisplayList, renderer: ImageRenderer<AnyView>
    ) throws -> Data {
        switch request.dump {
        case .displayList: return Data(list.description.utf8)
        case .tree: return Data(list.treeDescription.utf8)
        case .frames, .focus, nil: break
        }
        return try renderer.data(of: list, as: request.format, textMode: request.textMode)
    }
}

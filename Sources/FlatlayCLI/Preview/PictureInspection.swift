import Flatlay
import FlatlaySnapshots
import FlatlayTemplates
import Foundation

/// What there is to know about a picture, without painting it.
struct PictureInspection {
    /// The size in points, and pixels per point.
    let size: CGSize
    let scale: CGFloat
    /// What is drawn, with the places of views in the template.
    let nodes: [InspectedNode]
    /// What could not be drawn as requested.
    let warnings: [Diagnostics.Entry]
    /// What can be chosen.
    let variants: [String]
    /// How long the change of the template takes, in seconds; nil if it describes none.
    let duration: Double?
    /// Whether something in it can have the focus.
    let hasFocus: Bool
    /// The files that it is made from.
    let inputs: PictureInputs

    /// Lays a picture out.
    ///
    /// - Parameter name: the name of the picture in messages.
    init(
        _ request: PictureRequest, of template: Template, named name: String, from source: PictureSource,
        animations: any AnimationSource
    ) throws {
        let interactive = request.keys == nil ? nil : try source.interactiveRenderer(of: template, request.setup)
        let renderer = try interactive ?? source.renderer(of: template, request.setup)
        let keyWarnings = try interactive.map { try Picture.press(request, on: $0) } ?? []
        let list: DisplayList
        var motionWarnings: [Diagnostics.Entry] = []
        if let moment = request.at {
            let animation = try animations.animation(of: template, named: name, renderer: renderer)
            guard (0...animation.duration).contains(moment) else {
                throw AnimationError.moment(moment, duration: animation.duration)
            }
            list = animation.displayList(at: moment)
            duration = animation.duration
        } else {
            list = try renderer.displayList()
            do {
                // The animation leaves its renderer at its end.
                duration =
                    template.hasAnimation
                    ? try animations.animation(of: template, renderer: source.renderer(of: template, request.setup))?
                        .duration : nil
            } catch {
                duration = nil
                motionWarnings = Self.warnings(error)
            }
        }
        hasFocus = try Self.hasFocus(template, request, source)
        (size, scale) = (list.size, renderer.scale)
        nodes = InspectedNode.nodes(of: SnapshotTree(list))
        warnings = renderer.diagnostics + motionWarnings + keyWarnings.map { Diagnostics.Entry(message: $0) }
        variants = template.variantNames
        inputs = PictureInputs(
            template: template, dataFiles: source.options.data.map(\.path), renderer: renderer, source: source)
    }

    /// Whether keys have an effect: on a phone they have none.
    private static func hasFocus(
        _ template: Template, _ request: PictureRequest, _ source: PictureSource
    ) throws -> Bool {
        let renderer = try source.interactiveRenderer(of: template, request.setup)
        return try renderer.userInterfaceIdiom != .phone && !renderer.focusTargets().isEmpty
    }

    /// Why the change of a template can't be shown.
    private static func warnings(_ error: any Error) -> [Diagnostics.Entry] {
        guard let errors = error as? TemplateErrors else { return [Diagnostics.Entry(message: "\(error)")] }
        return errors.errors.map {
            Diagnostics.Entry(
                message: $0.message, location: Diagnostics.Location(file: $0.file, line: $0.line, column: $0.column))
        }
    }

    /// The form in which the page reads it.
    private struct Page: Encodable {
        struct Warning: Encodable {
            var message: String
            var node: String?
            var file: String?
            var line: Int?
            var column: Int?
            var path: String?
        }

        /// A node, with rectangles as four numbers.
        struct Node: Encodable {
            var parent: Int?
            var name: String
            var identifier: String?
            var frame: [Double]
            var area: [Double]?
            var lines: [String]
            var fonts: [String]
            var colors: [String]
            var isTruncated: Bool
            var file: String?
            var line: Int?
            var column: Int?
            var path: String?
        }

        var size: [Double]
        var scale: Double
        var nodes: [Node]
        var warnings: [Warning]
        var variants: [String]
        var duration: Double?
        var hasFocus: Bool
    }

    /// - Parameter template: the path of the template.
    func json(template: String) throws -> Data {
        let files = SourcePaths(template: template, source: inputs.source)
        let page = Page(
            size: [Double(size.width), Double(size.height)], scale: Double(scale),
            nodes: nodes.map { inspected in
                let (node, location) = (inspected.node, inspected.location)
                return Page.Node(
                    parent: node.parent, name: node.name, identifier: node.identifier, frame: Self.numbers(node.frame),
                    area: node.area.map(Self.numbers), lines: node.lines, fonts: node.fonts, colors: node.colors,
                    isTruncated: node.isTruncated, file: location?.file, line: location?.line,
                    column: location?.column, path: location.flatMap { files.path(of: $0.file) })
            },
            warnings: warnings.map { entry in
                Page.Warning(
                    message: entry.message.visible, node: entry.location == nil ? entry.node : nil,
                    file: entry.location?.file, line: entry.location?.line, column: entry.location?.column,
                    path: entry.location.flatMap { files.path(of: $0.file) })
            }, variants: variants, duration: duration, hasFocus: hasFocus)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(page)
    }
}

extension PictureInspection {
    /// Origin and size, rounded to thousandths. Numbers that JSON cannot hold become 0.
    private static func numbers(_ rectangle: CGRect) -> [Double] {
        [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { length in
            length.isFinite ? (Double(length) * 1000).rounded() / 1000 : 0
        }
    }
}

/// A node of a picture, and where the view is written that it is of.
struct InspectedNode {
    /// The node; its parent is the index of one that is kept.
    var node: SnapshotTree.Node
    var location: Diagnostics.Location?

    /// The nodes of a tree without those that only name a place, whose place the nodes in them have.
    static func nodes(of tree: SnapshotTree) -> [InspectedNode] {
        var kept: [InspectedNode] = []
        // For each node of the tree, the kept node that it is or is in, and the place that holds there.
        var indices: [Int?] = []
        var places: [Diagnostics.Location?] = []
        for node in tree.nodes {
            let parent = node.parent.flatMap { indices.indices.contains($0) ? $0 : nil }
            let own = node.identifier.flatMap(ViewTrace.location)
            let place = own ?? parent.flatMap { places[$0] }
            places.append(place)
            // One that draws something itself is a view without a name; effects are those of the views in it.
            let isDrawn =
                !node.lines.isEmpty || !node.colors.isEmpty || node.drawings.contains { $0.hasPrefix("image") }
            if own != nil, !isDrawn {
                indices.append(parent.flatMap { indices[$0] })
                continue
            }
            var node = node
            node.parent = parent.flatMap { indices[$0] }
            if own != nil { (node.name, node.identifier) = ("view", nil) }
            indices.append(kept.count)
            kept.append(InspectedNode(node: node, location: place))
        }
        return kept.enumerated().map { index, inspected in
            var inspected = inspected
            // A cell is written where its view is.
            if inspected.location == nil || index > 0 && numbersAtEnd(of: inspected.node.name) {
                let child = kept[(index + 1)...].first { $0.node.parent == index }
                if index > 0, let place = child?.location { inspected.location = place }
            }
            return inspected
        }
    }

    /// Whether a node is an element of a collection, such as `cell-0-3`.
    private static func numbersAtEnd(of name: String) -> Bool {
        name.split(separator: "-").count > 1 && name.split(separator: "-").last.flatMap { Int($0) } != nil
    }
}

/// The paths of the files that messages name.
struct SourcePaths {
    let template: String
    let source: PictureSource

    /// The path of a file that a message about the template names; nil if it can't be found.
    func path(of name: String) -> String? {
        let own = URL(fileURLWithPath: template)
        if name == own.lastPathComponent || name == template { return template }
        let folders = [own.deletingLastPathComponent().path] + source.options.allowPath
        let data = source.options.data.map(\.path)
        let places =
            (name.hasPrefix("/") ? [name] : folders.map { $0 + "/" + name })
            + data.filter { URL(fileURLWithPath: $0).lastPathComponent == name }
        return places.first { FileKind(of: $0) == .regular }
            .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    }
}

import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import FlatlayText
import FlatlayDrawing
import Foundation

/// An SVG file as it is written: the drawings, and the definitions to which they refer.
///
/// Each extension writes one kind of drawing.
///
/// Accesses to its hot properties are not checked for exclusivity: one thread writes a document, and no access lasts
/// longer than reading or changing one value.
package final class SVGDocument {
    let list: DisplayList
    let options: SVGOptions
    let glyphs: GlyphStore
    @exclusivity(unchecked) package private(set) var body = SVGText(capacity: 65_536)
    let definitions = SVGText()
    /// The definitions of glyphs, pairs and stretches: most follow when all shapes are written.
    let glyphDefinitions = SVGText()
    /// Whether `body` is that of the file, and not of a part that is written elsewhere.
    @exclusivity(unchecked) private(set) var isInBody = true
    /// Whether texts are written at the end, by all threads.
    @exclusivity(unchecked) var textsWait = true
    /// The texts that are missing in the body.
    @exclusivity(unchecked) var waiting = SVGWaitingTexts()
    package var ids: SVGIdentifiers
    /// The identifiers of definitions, keyed by their content.
    var defined: [String: String] = [:]
    /// The outlines of glyphs, which are kept from image to image.
    let outlines: SVGGlyphOutlines
    /// The survey of the texts, which another thread makes while this one writes the shapes.
    private let surveyWork: BackgroundWork<SVGTextSurvey>
    @exclusivity(unchecked) private var knownSurvey: SVGTextSurvey?
    /// The definitions of glyphs, of pairs, and of stretches that appear more than once, by their numbers in the
    /// survey.
    @exclusivity(unchecked) var glyphUses = SVGUses()
    @exclusivity(unchecked) var pairUses = SVGUses()
    @exclusivity(unchecked) var stretchUses = SVGUses()
    /// The most frequent style of text, which the root element states for the whole file.
    var textStyle: SVGTextStyle? { options.textMode == .text ? survey.commonStyle : nil }
    /// The identifiers of images.
    var images: [SVGImageKey: String] = [:]
    /// The shapes that were drawn before.
    @exclusivity(unchecked) var elements = SVGElementTable()
    /// Whether repeated shapes are defined once.
    @exclusivity(unchecked) package var definesElements = true
    /// The node whose group is open.
    @exclusivity(unchecked) private var openNode: DisplayList.NodeID?
    private let topNodes: [DisplayList.NodeID?]

    /// Whether planes in space are drawn by the nearest affine transform instead of as images: an animation would need
    /// an image for each of its moments.
    package var drawsPlanesFlat = false

    package init(list: DisplayList, options: SVGOptions, worker: RenderWorker) {
        self.list = list
        self.options = options
        glyphs = worker.resource()
        outlines = worker.resource()
        ids = SVGIdentifiers(prefix: options.idPrefix)
        let mode = options.textMode
        // Text elements need the survey at once, and a small image is surveyed sooner than another thread begins.
        let isDivided = mode == .outlines && list.items.count > SVGRunList.itemsPerPart
        let threads = isDivided ? options.threadLimit ?? ConcurrentWork.coreCount : 1
        surveyWork = BackgroundWork(threads: threads) { SVGTextSurvey(list, mode: mode, threads: $0) }
        topNodes = SVGDocument.topNodes(of: list)
    }

    /// The survey of the texts. Waits for it, so shapes are written before the first access.
    var survey: SVGTextSurvey {
        if let knownSurvey { return knownSurvey }
        let survey = surveyWork.value
        knownSurvey = survey
        return survey
    }

    func writeBody() {
        writeBackground()
        write(list.items)
    }

    package func writeBackground() {
        if let background = options.background, background.opacity > 0 {
            body.raw("<rect width=\"100%\" height=\"100%\"")
            writeColor(background, .fill)
            body.raw("/>\n")
        }
    }

    /// Writes items. Those of a node below the root, such as a cell, go into a group that names the node.
    package func write(_ items: DisplayList.Items) {
        items.withPlaces { places in
            guard let first = places.baseAddress else { return }
            let outer = openNode
            var (place, end) = (first, first + places.count)
            while place < end {
                let own = place.pointee.node
                let node = outer == nil ? topNode(of: own) : outer
                if node != openNode {
                    if openNode != outer { body.raw("</g>\n") }
                    openNode = node
                    if let node { openGroup(of: node) }
                }
                let stroke = stroke(after: place, before: end) { outer != nil || topNode(of: $0) == node }
                if let stroke, writeOutlined(place, stroke) {
                    place = stroke + 1
                    continue
                }
                place.withCommand { write($0, of: own) }
                place += 1
            }
            if openNode != outer { body.raw("</g>\n") }
            openNode = outer
        }
    }

    /// Writes a command that a node drew.
    private func write(_ command: borrowing DisplayList.Command, of node: DisplayList.NodeID) {
        guard node != openNode else { return write(command) }
        switch command {
        case .group(.node, let inner): writeGroup(of: node) { write(inner) }
        default: write(command)
        }
    }

    /// Writes the content of a cell. Its name is relative to that of the group around it, like a file path.
    package func writeGroup(of node: DisplayList.NodeID, _ content: () -> Void) {
        let outer = openNode
        openGroup(of: node, in: outer)
        openNode = node
        content()
        openNode = outer
        body.raw("</g>\n")
    }

    private func openGroup(of node: DisplayList.NodeID, in outer: DisplayList.NodeID? = nil) {
        // Read once: each access to the property counts references.
        let body = body
        body.raw("<g")
        body.attribute("data-node", escaping: name(of: node, in: outer))
        body.raw(">")
    }

    /// The names below `outer` down to a node, joined with slashes.
    private func name(of node: DisplayList.NodeID, in outer: DisplayList.NodeID?) -> String {
        // Usually a cell in its collection, or a collection in the image.
        let parent = list.nodes.indices.contains(node.index) ? list.nodes[node.index].parent : nil
        if let parent, parent == outer ?? .root { return list.nodes[node.index].name }
        let prefix = outer.map { shownPath(of: $0) + "/" } ?? ""
        let path = shownPath(of: node)
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// The path of a node without identifiers: a file is the same with and without them.
    private func shownPath(of id: DisplayList.NodeID) -> String {
        var names: [String] = []
        var current: DisplayList.NodeID? = id
        while let node = current, list.nodes.indices.contains(node.index), let parent = list.nodes[node.index].parent {
            if !list.nodes[node.index].hasIdentifier { names.append(list.nodes[node.index].name) }
            current = parent
        }
        return names.reversed().joined(separator: "/")
    }

    func write(_ command: borrowing DisplayList.Command) {
        switch command {
        case .fill(let shape, let paint, let style): writeFill(shape, paint, style)
        case .stroke(let shape, let paint, let style): writeStroke(shape, paint, style)
        case .image(let drawing): writeImage(drawing)
        case .glyphs(let run, let origin, let paint): writeGlyphs(run, at: origin, paint)
        case .group(let effect, let items): write(items, under: effect)
        }
    }

    /// The node below the root that contains a node; nil for the whole image.
    private func topNode(of node: DisplayList.NodeID) -> DisplayList.NodeID? {
        topNodes.indices.contains(node.index) ? topNodes[node.index] : nil
    }

    private static func topNodes(of list: DisplayList) -> [DisplayList.NodeID?] {
        // Nodes have names, so they are read in place and not copied.
        let nodes = list.nodes
        var result: [DisplayList.NodeID?] = []
        result.reserveCapacity(nodes.count)
        for index in nodes.indices {
            guard let parent = nodes[index].parent, parent.index < index else {
                result.append(nil)
                continue
            }
            // What has only identifiers around it is below the root.
            let top = parent == .root ? nil : result[parent.index]
            result.append(top ?? (nodes[index].hasIdentifier ? nil : DisplayList.NodeID(index)))
        }
        return result
    }

    /// Returns the source of items, without adding it to the body.
    func source(of items: DisplayList.Items) -> String {
        let (outer, outerNode, outerElements, wasInBody) = (body, openNode, definesElements, isInBody)
        body = SVGText()
        isInBody = false
        // Equal sources share a definition, so the same items must always have the same source.
        definesElements = false
        // Parts of definitions belong to no node.
        openNode = openNode ?? .root
        write(items)
        defer { (body, openNode, definesElements, isInBody) = (outer, outerNode, outerElements, wasInBody) }
        return body.buffer.text
    }

    /// Redirects what `write` adds to the body to the definitions.
    func defining(_ write: () -> Void) {
        let (outer, wasInBody) = (body, isInBody)
        (body, isInBody) = (definitions, false)
        write()
        (body, isInBody) = (outer, wasInBody)
    }

    /// Returns the identifier of a definition. Calls `write` the first time, which writes the definition with its
    /// identifier.
    func define(_ content: String, _ write: (_ id: String, SVGText) -> Void) -> String {
        if let known = defined[content] { return known }
        let id = ids.next()
        defined[content] = id
        write(id, definitions)
        return id
    }
}

import Flatlay
import Foundation

extension SnapshotTree {
    /// Creates the tree of a display list.
    package init(_ list: DisplayList) {
        var writer = TreeWriter(list)
        writer.add(list.items)
        writer.addAreas(list.items)
        self.init(size: list.size, nodes: writer.nodes)
    }
}

/// Collects what each node draws.
private struct TreeWriter {
    /// The drawings of a node that are kept as text; the rest is a hash.
    private static let drawingLimit = 12
    private static let lengthLimit = 240
    private static let textLimit = 2_000

    private(set) var nodes: [SnapshotTree.Node]
    /// The baseline of the last line of each node.
    private var baselines: [CGFloat?]
    /// The hash of the drawings that are not kept.
    private var rests: [Int: String] = [:]

    init(_ list: DisplayList) {
        nodes = list.nodes.map { node in
            var result = SnapshotTree.Node(parent: node.parent?.index, name: node.name, frame: node.frame)
            result.identifier = node.identifier
            result.isTruncated = node.isTruncated
            return result
        }
        baselines = Array(repeating: nil, count: nodes.count)
    }

    mutating func add(_ items: DisplayList.Items) {
        for item in items {
            let node = nodes.indices.contains(item.node.index) ? item.node.index : 0
            switch item.command {
            case .fill(_, let paint, _), .stroke(_, let paint, _):
                addColors(of: paint, to: node)
                addDrawing(item, to: node)
            case .image(let drawing):
                drawing.templateColor.map { addColor("\($0)", to: node) }
                addDrawing(item, to: node)
                let pixels = drawing.image.pixels.withUnsafeBytes { PixelHash.text(of: $0) }
                append("pixels of \(drawing.image.name.visible) \(pixels.prefix(12))", to: node)
            case .glyphs(let run, let origin, let paint):
                add(run, at: origin, to: node)
                addColors(of: paint, to: node)
                if case .color = paint { break }
                addDrawing(item, to: node)
            case .group(.node, let items): add(items)
            case .group(let effect, let items):
                addDrawing(DisplayList.Item(node: item.node, command: .group(effect, DisplayList.Items([]))), to: node)
                // A material draws what is below it a second time; the nodes there have it already.
                if case .backdrop = effect { continue }
                add(items)
            }
        }
    }

    /// Finds where nodes are in the image that are drawn in other coordinates, such as rotated ones.
    mutating func addAreas(_ items: DisplayList.Items) {
        var maps: [Int: CGAffineTransform] = [:]
        collect(items, map: .identity, outer: 0, into: &maps)
        guard !maps.isEmpty else { return }
        for (index, node) in nodes.enumerated() {
            // Nodes without drawings have the coordinates of their parent.
            guard let map = maps[index] ?? node.parent.flatMap({ maps[$0] }) else { continue }
            maps[index] = map
            if !map.isIdentity { nodes[index].area = node.frame.applying(map) }
        }
    }

    /// - Parameter outer: the node around the group of the items: it and its parents have other coordinates.
    private func collect(
        _ items: DisplayList.Items, map: CGAffineTransform, outer: Int, into maps: inout [Int: CGAffineTransform]
    ) {
        for item in items {
            var index: Int? = nodes.indices.contains(item.node.index) ? item.node.index : nil
            while let each = index, each != outer, maps[each] == nil {
                maps[each] = map
                index = nodes[each].parent
            }
            guard case .group(let effect, let inner) = item.command else { continue }
            if case .transform(let transform) = effect {
                collect(inner, map: transform.concatenating(map), outer: item.node.index, into: &maps)
            } else {
                collect(inner, map: map, outer: outer, into: &maps)
            }
        }
    }

    private mutating func add(_ run: GlyphRun, at origin: CGPoint, to node: Int) {
        let text = String(run.text.prefix(Self.textLimit))
        if baselines[node] == origin.y, !nodes[node].lines.isEmpty {
            nodes[node].lines[nodes[node].lines.count - 1] += text
        } else {
            nodes[node].lines.append(text)
            let frame = nodes[node].frame
            append("text at \(number(origin.x - frame.minX)) \(number(origin.y - frame.minY))", to: node)
        }
        baselines[node] = origin.y
        let font = "\(run.face.family) \(run.face.style) \(number(run.size))"
        if !nodes[node].fonts.contains(font) { nodes[node].fonts.append(font) }
    }

    private mutating func addColors(of paint: Paint, to node: Int) {
        switch paint {
        case .color(let color): addColor("\(color)", to: node)
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            for stop in stops { addColor("\(stop.color)", to: node) }
        }
    }

    private mutating func addColor(_ color: String, to node: Int) {
        guard nodes[node].colors.count < Self.drawingLimit, !nodes[node].colors.contains(color) else { return }
        nodes[node].colors.append(color)
    }

    /// Adds a drawing as in the dump of a display list, relative to the frame of its node.
    private mutating func addDrawing(_ item: DisplayList.Item, to node: Int) {
        let frame = nodes[node].frame
        let items = DisplayList.Items([DisplayList.Item(node: .root, command: item.command)])
        let moved = items.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let dump = DisplayList(size: .zero, nodes: [], items: moved).description
        for line in dump.split(separator: "\n").dropFirst() where !line.hasPrefix("@") {
            append(line.trimmingCharacters(in: .whitespaces), to: node)
        }
    }

    private mutating func append(_ line: String, to node: Int) {
        if nodes[node].drawings.count < Self.drawingLimit, line.utf8.count <= Self.lengthLimit {
            nodes[node].drawings.append(line)
            return
        }
        let text = (rests[node] ?? "") + line
        let hash = Array(text.utf8).withUnsafeBytes { PixelHash.text(of: $0) }
        if rests[node] != nil { nodes[node].drawings.removeAll { $0.hasPrefix("further drawings ") } }
        rests[node] = hash
        nodes[node].drawings.append("further drawings \(hash.prefix(12))")
    }

    private func number(_ value: CGFloat) -> String { SnapshotTree.number(value) }
}

extension SnapshotTree {
    /// A length in points with at most three digits after the point.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

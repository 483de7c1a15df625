import CoreGeometry
import Foundation

extension DisplayList: CustomStringConvertible {
    /// The display list as text, one drawing per line, indented by groups. Equal lists have equal text, for tests and
    /// people.
    ///
    /// ```
    /// display-list 320 160
    /// @cell-0-0
    ///   fill capsule 10 10 50 27 #ffffff
    ///   glyphs "A" Inter Regular 17 at 29.255 30.636 #000000
    /// ```
    ///
    /// A line that starts with `@` names the node of the following lines.
    public var description: String {
        var dump = DisplayListDump(list: self)
        dump.write(items, depth: 1)
        return "display-list \(DumpFormat.numbers(size.width, size.height))\n" + dump.text
    }

    /// The tree of nodes as text, one node per line, indented, with its name and frame.
    ///
    /// ```
    /// root 0 0 320 160
    ///   cell-0-0 10 10 50 27
    ///     text 20 13 30 21 truncated
    /// ```
    public var treeDescription: String {
        var depths = [Int](repeating: 0, count: nodes.count)
        var text = ""
        for (index, node) in nodes.enumerated() {
            if let parent = node.parent { depths[index] = depths[parent.index] + 1 }
            text += String(repeating: "  ", count: depths[index]) + node.name + " " + DumpFormat.rect(node.frame)
            text += node.isTruncated ? " truncated\n" : "\n"
        }
        return text
    }
}

/// Formats items as lines of text.
struct DisplayListDump {
    let list: DisplayList
    var text = ""
    private var currentNode: DisplayList.NodeID?

    init(list: DisplayList) {
        self.list = list
    }

    mutating func write(_ items: DisplayList.Items, depth: Int) {
        for item in items {
            if item.node != currentNode {
                currentNode = item.node
                line("@" + list.path(of: item.node), depth: depth - 1)
            }
            write(item.command, depth: depth)
        }
    }

    private mutating func line(_ content: String, depth: Int) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }

    private mutating func write(_ command: DisplayList.Command, depth: Int) {
        switch command {
        case .fill(let shape, let paint, let style):
            line("fill \(Self.describe(shape)) \(describe(paint))\(style.isEOFilled ? " even-odd" : "")", depth: depth)
        case .stroke(let shape, let paint, let style):
            line("stroke \(Self.describe(shape)) \(describe(paint)) \(describe(style))", depth: depth)
        case .image(let drawing):
            let template = drawing.templateColor.map { " as \($0)" } ?? ""
            line(
                "image \(DumpFormat.quoted(drawing.image.name)) \(DumpFormat.rect(drawing.rect))\(template)",
                depth: depth)
        case .glyphs(let run, let origin, let paint):
            let font = "\(run.face.family) \(run.face.style) \(DumpFormat.number(run.size))"
            line(
                "glyphs \(DumpFormat.quoted(run.text)) \(font) at \(DumpFormat.point(origin)) \(describe(paint))",
                depth: depth)
        case .group(let effect, let items):
            write(effect, depth: depth)
            write(items, depth: depth + 1)
        }
    }

    mutating func write(_ effect: DisplayList.Effect, depth: Int, prefix: String = "") {
        line(prefix + effect.line, depth: depth)
        guard case .mask(let mask) = effect else { return }
        line("by", depth: depth + 1)
        write(mask, depth: depth + 2)
    }

    static func describe(_ shape: DrawnShape) -> String {
        switch shape {
        case .rectangle(let rect): return "rectangle \(DumpFormat.rect(rect))"
        case .ellipse(let rect): return "ellipse \(DumpFormat.rect(rect))"
        case .roundedRectangle(let rect, let corner, let style):
            if shape == .capsule(rect) { return "capsule \(DumpFormat.rect(rect))" }
            let radius =
                corner.width == corner.height
                ? DumpFormat.number(corner.width) : DumpFormat.numbers(corner.width, corner.height)
            return
                "rounded-rectangle \(DumpFormat.rect(rect)) radius \(radius)\(style == .continuous ? " continuous" : "")"
        case .path(let path): return "path \(path.svgData)"
        }
    }

    private func describe(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): return color.description
        case .linearGradient(let stops, let start, let end):
            return "linear-gradient(\(DumpFormat.point(start)) to \(DumpFormat.point(end)): \(describe(stops)))"
        case .radialGradient(let stops, let center, let start, let end):
            let radii = "\(DumpFormat.number(start)) to \(DumpFormat.number(end))"
            return "radial-gradient(\(DumpFormat.point(center)) radius \(radii): \(describe(stops)))"
        case .angularGradient(let stops, let center, let start, let end):
            let angles = "\(DumpFormat.number(start)) to \(DumpFormat.number(end))"
            return "angular-gradient(\(DumpFormat.point(center)) angle \(angles): \(describe(stops)))"
        }
    }

    private func describe(_ stops: [GradientStop]) -> String {
        stops.map { "\($0.color) \(DumpFormat.number($0.location))" }.joined(separator: ", ")
    }

    private func describe(_ style: StrokeStyle) -> String {
        var text = "width \(DumpFormat.number(style.lineWidth))"
        if style.lineCap != .butt { text += " cap \(style.lineCap)" }
        if style.lineJoin != .miter { text += " join \(style.lineJoin)" }
        if let dash = style.drawableDash {
            text += " dash \(dash.map(DumpFormat.number).joined(separator: ","))"
            if style.dashPhase != 0 { text += " phase \(DumpFormat.number(style.dashPhase))" }
        }
        return text
    }
}

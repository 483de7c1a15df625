import Foundation

extension AnimatedDisplayList: CustomStringConvertible {
    /// A dump with one line per layer, track or drawing, indented by layer. Equal animations have equal dumps.
    ///
    /// ```
    /// animated-display-list 320 160 duration 0.3
    /// layer cell-0-0
    ///   translation 0: 40 0 ease-in-out, 0.3: 0 0
    ///   effect node
    ///   from 0
    ///   @cell-0-0
    ///     fill rectangle 0 0 100 44 #ffffff
    /// ```
    ///
    /// Properties with default values are omitted.
    public var description: String {
        let head = "animated-display-list \(DumpFormat.numbers(size.width, size.height))"
        var text = "\(head) duration \(DumpFormat.number(CGFloat(duration)))\n"
        for layer in layers { text += describe(layer, depth: 0) }
        return text
    }

    private func describe(_ layer: Layer, depth: Int) -> String {
        var text = ""
        func line(_ content: String, _ depth: Int) {
            text += String(repeating: "  ", count: depth) + content + "\n"
        }
        let start = layer.start > 0 ? " from \(DumpFormat.number(CGFloat(layer.start)))" : ""
        let end = layer.end.map { " until \(DumpFormat.number(CGFloat($0)))" } ?? ""
        line("layer \(layer.name)\(start)\(end)", depth)
        if layer.translation != AnimationTrack(.zero) { line("translation \(layer.translation)", depth + 1) }
        if layer.scale != AnimationTrack(CGSize(width: 1, height: 1)) {
            line("scale about \(DumpFormat.point(layer.anchor)) \(layer.scale)", depth + 1)
        }
        if layer.opacity != AnimationTrack(1) { line("opacity \(layer.opacity)", depth + 1) }
        for effect in layer.effects {
            var dump = DisplayListDump(list: DisplayList(size: size, nodes: nodes, items: []))
            dump.write(effect, depth: depth + 1, prefix: "effect ")
            text += dump.text
        }
        for drawing in layer.drawings {
            if drawing.items.isEmpty, drawing.time <= layer.start, layer.drawings.count == 1 { continue }
            line("from \(DumpFormat.number(CGFloat(drawing.time)))", depth + 1)
            var dump = DisplayListDump(list: DisplayList(size: size, nodes: nodes, items: []))
            dump.write(drawing.items, depth: depth + 2)
            text += dump.text
        }
        for sublayer in layer.sublayers { text += describe(sublayer, depth: depth + 1) }
        return text
    }
}

import Foundation

extension DisplayList {
    /// Returns the list with a filled rectangle in place of each word, as high as capital letters, in the colour of the
    /// text. No font is needed to draw it.
    package func withTextBlocks() -> DisplayList {
        DisplayList(size: size, nodes: nodes, items: items.withTextBlocks())
    }
}

extension DisplayList.Items {
    fileprivate func withTextBlocks() -> DisplayList.Items {
        DisplayList.Items(
            flatMap { item -> [DisplayList.Item] in
                switch item.command {
                case .fill, .stroke, .image: return [item]
                case .glyphs(let run, let origin, let paint):
                    return run.words.map { word in
                        let rectangle = word.offsetBy(dx: origin.x, dy: origin.y)
                        return DisplayList.Item(
                            node: item.node, command: .fill(.rectangle(rectangle), paint, FillStyle()))
                    }
                case .group(.mask(let mask), let items):
                    return [
                        DisplayList.Item(
                            node: item.node, command: .group(.mask(mask.withTextBlocks()), items.withTextBlocks()))
                    ]
                case .group(let effect, let items):
                    return [DisplayList.Item(node: item.node, command: .group(effect, items.withTextBlocks()))]
                }
            })
    }
}

extension GlyphRun {
    /// The rectangles of the words, relative to the origin: glyphs between spaces.
    fileprivate var words: [CGRect] {
        var rectangles: [CGRect] = []
        var isOpen = false
        let height = size * BlockTextShaper.capHeight
        for (glyph, isSpace) in zip(glyphs, spaces) {
            guard !isSpace, glyph.advance > 0 else {
                if isSpace { isOpen = false }
                continue
            }
            let rectangle = CGRect(
                x: glyph.position.x, y: glyph.position.y - height, width: glyph.advance, height: height)
            if isOpen, let last = rectangles.last {
                rectangles[rectangles.count - 1] = last.union(rectangle)
            } else {
                rectangles.append(rectangle)
            }
            isOpen = true
        }
        return rectangles
    }

    /// For each glyph, whether it is a space.
    private var spaces: [Bool] {
        var result: [Bool] = []
        var rest = text.utf8[...]
        for cluster in clusters {
            let characters = String(decoding: rest.prefix(cluster.byteCount), as: UTF8.self)
            rest = rest.dropFirst(cluster.byteCount)
            let isSpace = characters.allSatisfy(\.isWhitespace)
            result += Array(repeating: isSpace, count: cluster.glyphCount)
        }
        // Clusters are in reading order, glyphs from left to right.
        if isRightToLeft { result.reverse() }
        if result.count < glyphs.count { result += Array(repeating: false, count: glyphs.count - result.count) }
        return result
    }
}

import FlatlayBytes
import FlatlayText
import FlatlayDrawing
import Foundation

/// What the texts of an image have in common, collected before the first one is written.
struct SVGTextSurvey {
    /// A stretch of several glyphs.
    struct Stretch {
        let shape: SVGRunShape
        /// Whether it appears more than once, and is then defined once.
        var isRepeated = false
    }

    /// The stretches, in the order in which they first appear.
    private(set) var stretches: [Stretch] = []
    /// The stretch of each run, so that its glyphs are examined once.
    private var places = RunTable()
    /// How often each pair of neighbouring glyphs appears in different stretches.
    private var pairs = NumberTable()
    /// The most frequent style; the first one of equally frequent styles.
    private(set) var commonStyle: SVGTextStyle?

    /// The faces of the texts.
    private(set) var faces = FaceNumbers()

    init(_ list: DisplayList, mode: SVGOptions.TextMode) {
        var faces = FaceNumbers()
        switch mode {
        case .outlines:
            var known: [SVGRunShape: Int] = [:]
            var counts = NumberTable()
            var runs = RunTable()
            SVGTextSurvey.visit(list.items) { run in
                guard run.glyphs.count > 1, !run.face.isColor else { return }
                if let place = runs[run] { return stretches[place].isRepeated = true }
                let shape = SVGRunShape(run, face: faces.number(of: run.face))
                if let place = known[shape] {
                    runs[run] = place
                    return stretches[place].isRepeated = true
                }
                known[shape] = stretches.count
                runs[run] = stretches.count
                stretches.append(Stretch(shape: shape))
                for index in shape.glyphs.indices {
                    if let pair = shape.pair(at: index)?.number { counts[pair] += 1 }
                }
            }
            (pairs, places) = (counts, runs)
        case .text:
            var counts: [SVGTextStyle: Int] = [:]
            var order: [SVGTextStyle] = []
            SVGTextSurvey.visit(list.items) { run in
                guard !run.face.isColor else { return }
                let style = SVGTextStyle(face: faces.number(of: run.face), size: run.size)
                if counts[style] == nil { order.append(style) }
                counts[style, default: 0] += 1
            }
            for style in order where counts[style, default: 0] > commonStyle.map({ counts[$0, default: 0] }) ?? 0 {
                commonStyle = style
            }
        }
        self.faces = faces
    }

    /// The index of the stretch that a run of the image consists of; nil for a single glyph.
    func place(of run: GlyphRun) -> Int? { places[run] }

    /// Whether a pair appears so often that defining it saves space.
    func isFrequent(_ pair: SVGGlyphPair) -> Bool {
        pair.number.map { pairs[$0] >= 4 } ?? false
    }

    private static func visit(_ items: DisplayList.Items, _ body: (GlyphRun) -> Void) {
        // Items are large, so they are read in place and not copied.
        let items = items.array
        for index in items.indices {
            switch items[index].command {
            case .glyphs(let run, _, _): body(run)
            case .group(let effect, let items):
                if case .mask(let mask) = effect { visit(mask, body) }
                visit(items, body)
            case .fill, .stroke, .image: break
            }
        }
    }
}

/// A hash table from glyph runs to numbers. Most runs have a hash of their own, and then it is as fast as a table of
/// integers.
private struct RunTable {
    /// The index of the first run with a hash, counted from 1.
    private var indices = NumberTable()
    private var entries: [(run: GlyphRun, value: Int)] = []
    /// Runs whose hash another one had before.
    private var others: [GlyphRun: Int] = [:]

    subscript(run: GlyphRun) -> Int? {
        get {
            let index = indices[UInt64(bitPattern: Int64(run.contentHash))]
            guard index > 0 else { return nil }
            let entry = entries[index - 1]
            return entry.run == run ? entry.value : others[run]
        }
        set {
            guard let newValue else { return }
            let hash = UInt64(bitPattern: Int64(run.contentHash))
            let index = indices[hash]
            if index == 0 {
                entries.append((run, newValue))
                indices[hash] = entries.count
            } else if entries[index - 1].run == run {
                entries[index - 1].value = newValue
            } else {
                others[run] = newValue
            }
        }
    }
}

import FlatlayBytes
import FlatlayText
import FlatlayDrawing
import Foundation

/// Collects what the texts of an image share, before the first one is written.
///
/// Every glyph of the image is visited here, so glyphs and pairs have numbers and are stored in plain memory. Accesses
/// are not checked for exclusivity: one thread makes a survey, and passes it on to the one that writes the document.
final class SVGTextSurvey {
    /// A stretch of several glyphs of one face.
    struct Stretch {
        let face: Int
        let glyphs: Range<Int>
        /// Whether it appears more than once, and is then defined once.
        var isRepeated = false
    }

    /// The stretches, in the order in which they first appear.
    @exclusivity(unchecked) private(set) var stretches: [Stretch] = []
    /// The glyphs of all stretches.
    @exclusivity(unchecked) private(set) var glyphs = SVGGlyphList()
    /// The stretch of each run, so that its glyphs are examined once.
    @exclusivity(unchecked) private var places = RunTable()
    /// The runs in their order with their stretches, if several threads surveyed them.
    @exclusivity(unchecked) private var order = SVGRunOrder()
    /// The index of each stretch, counted from 1, by the hash of its glyphs.
    @exclusivity(unchecked) private var stretchesByHash = NumberTable()
    /// The most frequent style; the first one of equally frequent styles.
    private(set) var commonStyle: SVGTextStyle?
    /// The faces of the texts.
    var faces: FaceNumbers {
        get { glyphs.faces }
        set { glyphs.faces = newValue }
    }

    init(_ list: DisplayList, mode: SVGOptions.TextMode, threads: WorkThreads) {
        switch mode {
        case .outlines where threads.limit > 1:
            let runs = SVGRunList(of: list.items, threads: threads, faces: &glyphs.faces)
            if runs.isLong {
                add(runs, threads: threads)
            } else {
                for run in runs.runs { add(run) }
            }
        case .outlines:
            SVGTextSurvey.visit(list.items) { run in
                if SVGTextSurvey.isStretch(run) { add(run) }
            }
        case .text:
            var counts: [SVGTextStyle: Int] = [:]
            var order: [SVGTextStyle] = []
            SVGTextSurvey.visit(list.items) { run in
                guard !run.isColor else { return }
                let style = SVGTextStyle(face: glyphs.faces.number(ofFaceOf: run), size: run.size)
                if counts[style] == nil { order.append(style) }
                counts[style, default: 0] += 1
            }
            for style in order where counts[style, default: 0] > commonStyle.map({ counts[$0, default: 0] }) ?? 0 {
                commonStyle = style
            }
        }
    }

    /// The run that was asked for last: a text on an outlined shape is asked for twice.
    /// Retained, so that no other run has its identity.
    @exclusivity(unchecked) private var last: (run: GlyphRun, place: Int?)?

    /// The index of the stretch that a run of the image consists of; nil for a single glyph.
    func place(of run: GlyphRun) -> Int? {
        if let last, last.run.identity == run.identity { return last.place }
        let place = find(run)
        last = (run, place)
        return place
    }

    private func find(_ run: GlyphRun) -> Int? {
        if let place = order.next(run.identity) { return place }
        guard !order.isEmpty, run.glyphCount > 1 else { return places[run] }
        // Out of order, such as below a group that is not written: from now on, runs are also found by their hashes.
        order.takeAll { if places[$0] == nil { places[$0] = $1 } }
        return places[run]
    }

    /// Returns the number of a glyph.
    func number(of id: UInt32, face: Int) -> Int32 { glyphs.number(of: id, face: face) }

    /// Adds a run that is not a stretch: a single glyph, or one that is not in the image.
    func append(_ run: GlyphRun) -> Range<Int> {
        let added = glyphs.append(run).glyphs
        glyphs.findPairs(in: added)
        return added
    }

    private func add(_ run: GlyphRun) {
        if let place = places[run] { return stretches[place].isRepeated = true }
        let (added, mixture) = glyphs.append(run)
        var hash = mixture
        while true {
            let place = stretchesByHash.value(of: hash, orAdd: stretches.count + 1) - 1
            guard place < stretches.count else { break }
            let known = stretches[place]
            if known.face == glyphs.faces.number(ofFaceOf: run), glyphs.areEqual(known.glyphs, added) {
                glyphs.removeLast(added.count)
                places[run] = place
                return stretches[place].isRepeated = true
            }
            // Different glyphs with the same hash are stored under the next one.
            hash &+= 1
        }
        places[run] = stretches.count
        stretches.append(Stretch(face: glyphs.faces.number(ofFaceOf: run), glyphs: added))
        glyphs.countPairs(in: added)
    }

    /// Adds all runs of an image, which several threads read.
    private func add(_ runs: SVGRunList, threads: WorkThreads) {
        let firsts = glyphs.append(runs, threads: threads)
        var placesOfRuns: [Int32] = []
        placesOfRuns.reserveCapacity(firsts.count)
        for (run, first) in firsts.enumerated() {
            if Int(first) == run {
                placesOfRuns.append(Int32(truncatingIfNeeded: stretches.count))
                stretches.append(Stretch(face: Int(runs.faces[run]), glyphs: runs.glyphs(of: run)))
            } else {
                let place = placesOfRuns[Int(first)]
                stretches[Int(place)].isRepeated = true
                placesOfRuns.append(place)
            }
        }
        order = SVGRunOrder(runs: runs.runs, places: placesOfRuns)
    }

    /// Whether a run has several glyphs that are written as outlines.
    static func isStretch(_ run: GlyphRun) -> Bool { run.glyphCount > 1 && !run.isColor }

    /// Calls `body` with the runs of items.
    static func visit(_ items: DisplayList.Items, _ body: (GlyphRun) -> Void) {
        visit(items, items.indices, body)
    }

    static func visit(_ items: DisplayList.Items, _ range: Range<Int>, _ body: (GlyphRun) -> Void) {
        items.forEachPlace(in: range) { item in item.withCommand { visit($0, body) } }
    }

    private static func visit(_ command: borrowing DisplayList.Command, _ body: (GlyphRun) -> Void) {
        switch command {
        case .glyphs(let run, _, _): body(run)
        case .group(let effect, let items):
            if case .mask(let mask) = effect { visit(mask, body) }
            visit(items, body)
        case .fill, .stroke, .image: break
        }
    }
}

/// Runs with their stretches, in the order in which most of them are written.
private struct SVGRunOrder {
    private var runs: [GlyphRun] = []
    /// The identities of the runs, which are compared without reading the runs.
    private var identities: [ObjectIdentifier] = []
    private var places: [Int32] = []
    private var index = 0
    private var isTaken = false

    /// How many runs are skipped at most, such as those that are written as one path.
    private static let reach = 8

    init() {}

    init(runs: [GlyphRun], places: [Int32]) {
        (self.runs, self.places) = (runs, places)
        identities = runs.map(\.identity)
    }

    var isEmpty: Bool { runs.isEmpty }

    /// The stretch of a run; nil if it is not one of the next runs.
    mutating func next(_ run: ObjectIdentifier) -> Int? {
        for candidate in index..<min(index + SVGRunOrder.reach, identities.count) where identities[candidate] == run {
            index = candidate + 1
            return Int(places[candidate])
        }
        return nil
    }

    /// Passes all runs on, the first time that it is called.
    mutating func takeAll(_ body: (GlyphRun, Int) -> Void) {
        guard !isTaken else { return }
        isTaken = true
        for (run, place) in zip(runs, places) { body(run, Int(place)) }
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
            let index = indices.value(of: hash, orAdd: entries.count + 1)
            if index > entries.count {
                entries.append((run, newValue))
            } else if entries[index - 1].run == run {
                entries[index - 1].value = newValue
            } else {
                others[run] = newValue
            }
        }
    }
}

import FlatlayDrawing
import FlatlayText
import Foundation

/// The runs of an image with several glyphs, which several threads read.
struct SVGRunList: Sendable {
    /// The minimum number of glyphs for which several threads take less time than one.
    private static let leastGlyphs = 4096
    /// The number of parts that threads read. Each has pairs of its own, which one thread joins.
    private static let partCount = 8
    /// The number of items whose runs one thread looks for at a time.
    static let itemsPerPart = 64

    private(set) var runs: [GlyphRun] = []
    /// The numbers of the runs' faces.
    private(set) var faces: [Int32] = []
    /// The index of the first glyph of each run, followed by the number of all glyphs.
    private var starts = [0]

    /// - Parameter faces: numbers the faces in the order in which they first appear.
    init(of items: DisplayList.Items, threads: WorkThreads, faces: inout FaceNumbers) {
        let length = SVGRunList.itemsPerPart
        let parts = ConcurrentWork.map(count: (items.count + length - 1) / length, threads: threads, context: {}) {
            _, part in Part(items, part * length..<min(items.count, part * length + length))
        }
        for part in parts {
            let numbers = part.faces.all.map { Int32(truncatingIfNeeded: faces.number(of: $0)) }
            runs += part.runs
            self.faces += part.numbers.lazy.map { numbers[Int($0)] }
            for count in part.counts { starts.append(starts[starts.count - 1] + Int(count)) }
        }
    }

    /// The number of glyphs.
    var glyphCount: Int { starts[starts.count - 1] }
    /// Whether several threads are worth their cost.
    var isLong: Bool { glyphCount >= SVGRunList.leastGlyphs }

    /// The indices of the glyphs of a run.
    @inline(__always)
    func glyphs(of run: Int) -> Range<Int> { starts[run]..<starts[run + 1] }

    /// The runs in parts of about the same number of glyphs, whatever the number of threads.
    var parts: [Range<Int>] {
        let length = glyphCount / SVGRunList.partCount + 1
        var result: [Range<Int>] = []
        var first = 0
        for run in runs.indices where starts[run + 1] - starts[first] >= length {
            result.append(first..<run + 1)
            first = run + 1
        }
        if first < runs.count { result.append(first..<runs.count) }
        return result
    }
}

/// The runs of consecutive items.
private struct Part: Sendable {
    var runs: [GlyphRun] = []
    var counts: [Int32] = []
    /// The faces of the runs, and their numbers in ``faces``.
    var numbers: [Int32] = []
    var faces = FaceNumbers()

    init(_ items: DisplayList.Items, _ range: Range<Int>) {
        SVGTextSurvey.visit(items, range) { run in
            guard SVGTextSurvey.isStretch(run) else { return }
            runs.append(run)
            counts.append(Int32(truncatingIfNeeded: run.glyphCount))
            numbers.append(Int32(truncatingIfNeeded: faces.number(ofFaceOf: run)))
        }
    }
}

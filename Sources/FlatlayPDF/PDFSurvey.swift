import FlatlayText
import FlatlayDrawing

/// A survey of an image before its first drawing is written: the glyphs of each face, since their numbers
/// in the file depend on all of them.
struct PDFSurvey: Sendable {
    /// The faces of all text that stays text.
    private(set) var faces = FaceNumbers()
    /// The glyphs of each face, as one bit per glyph number.
    private(set) var glyphs: [[UInt64]] = []
    /// Whether there is a blend mode that PDF lacks.
    private(set) var hasForeignBlending = false

    /// The number of items that one thread examines at a time.
    private static let itemsPerPart = 64

    /// - Parameter threads: the maximum number of threads.
    init(_ items: DisplayList.Items, threads: Int = 1) {
        let length = PDFSurvey.itemsPerPart
        guard threads > 1, items.count > length else {
            visit(items, items.indices)
            return
        }
        ConcurrentWork.forEach(count: (items.count + length - 1) / length, threads: threads, context: {}) { _, part in
            PDFSurvey(items, part * length..<min((part + 1) * length, items.count))
        } take: { _, part in
            add(part)
        }
    }

    private init(_ items: DisplayList.Items, _ range: Range<Int>) {
        visit(items, range)
    }

    /// Adds what follows: faces have numbers in the order in which they first appear.
    private mutating func add(_ later: PDFSurvey) {
        hasForeignBlending = hasForeignBlending || later.hasForeignBlending
        for (face, bits) in zip(later.faces.all, later.glyphs) {
            let number = faces.number(of: face)
            if number == glyphs.count { glyphs.append([]) }
            let missing = bits.count - glyphs[number].count
            if missing > 0 { glyphs[number] += repeatElement(0, count: missing) }
            for word in bits.indices { glyphs[number][word] |= bits[word] }
        }
    }

    /// Returns the numbers of a face's glyphs, in ascending order.
    func glyphNumbers(of face: Int) -> [UInt32] {
        var numbers: [UInt32] = []
        for (index, word) in glyphs[face].enumerated() where word != 0 {
            for bit in 0..<64 where word >> UInt64(bit) & 1 == 1 { numbers.append(UInt32(index * 64 + bit)) }
        }
        return numbers
    }

    private mutating func visit(_ items: DisplayList.Items, _ range: Range<Int>) {
        items.forEachPlace(in: range) { item in item.withCommand { visit($0) } }
    }

    private mutating func visit(_ command: borrowing DisplayList.Command) {
        switch command {
        case .fill, .stroke, .image: break
        case .glyphs(let run, _, _): add(run)
        case .group(let effect, let items):
            // These become images, which support all blend modes and need no fonts.
            if effect.composition == .filtered { break }
            if case .blendMode(let mode) = effect, mode.pdfName == nil { hasForeignBlending = true }
            if case .mask(let mask) = effect { visit(mask, mask.indices) }
            visit(items, items.indices)
        }
    }

    private mutating func add(_ run: GlyphRun) {
        guard !run.isColor else { return }
        let face = faces.number(ofFaceOf: run)
        if face == glyphs.count { glyphs.append([]) }
        let added = run.glyphs
        // Taken out, so that the array is not copied.
        var bits: [UInt64] = []
        swap(&bits, &glyphs[face])
        for index in added.indices {
            // Fonts have at most 65,536 glyphs.
            let number = Int(added[index].id & 0xffff)
            let word = number >> 6
            if word >= bits.count { bits += Array(repeating: 0, count: word + 1 - bits.count) }
            bits[word] |= 1 << UInt64(number & 63)
        }
        swap(&bits, &glyphs[face])
    }
}

extension BlendMode {
    /// The mode's name in PDF; nil if PDF lacks it.
    package var pdfName: String? {
        switch self {
        case .normal: "Normal"
        case .multiply, .plusDarker: "Multiply"
        case .screen: "Screen"
        case .overlay: "Overlay"
        case .darken: "Darken"
        case .lighten: "Lighten"
        case .colorDodge: "ColorDodge"
        case .colorBurn: "ColorBurn"
        case .softLight: "SoftLight"
        case .hardLight: "HardLight"
        case .difference: "Difference"
        case .exclusion: "Exclusion"
        case .hue: "Hue"
        case .saturation: "Saturation"
        case .color: "Color"
        case .luminosity: "Luminosity"
        case .sourceAtop, .destinationOver, .destinationOut, .plusLighter: nil
        }
    }
}

import FlatlayBytes
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

/// The operators of a page, or of a part of it that is drawn as one, as they are written (ISO 32000-1, 8.2).
///
/// It tracks the graphics state, so that it does not write redundant operators. Accesses to the state are not checked for
/// exclusivity, since no access lasts longer than reading or changing one value.
final class PDFContent {
    /// The graphics state; nil for values that are unknown because something else was drawn before.
    struct State {
        /// The map from the current coordinates to those that the content started with.
        var matrix = CGAffineTransform.identity
        /// The visible rectangle, in the coordinates that the content started with.
        var clip: CGRect
        /// The number of decimals that coordinates need.
        var decimals: Int
        /// Colours, as numbers `0xrrggbb`.
        var fill: UInt32?
        var stroke: UInt32?
        /// The opacity in thousandths.
        var alpha = 1000
        var lineWidth: CGFloat?
        var lineCap: CGLineCap?
        var lineJoin: CGLineJoin?
        var miterLimit: CGFloat?
        var dash: [CGFloat]?
        var dashPhase: CGFloat = 0
        var font: String?
        var fontSize: CGFloat = 0
    }

    let source: ByteBuffer
    /// Points of the page per unit of the coordinates that the content started with.
    let scale: CGFloat
    @exclusivity(unchecked) private(set) var state: State
    private var saved: [State] = []
    /// Whether texts are written at the end, by all threads.
    let textsWait: Bool
    @exclusivity(unchecked) private(set) var waiting: [WaitingText] = []
    /// The approximate length of the texts that wait.
    @exclusivity(unchecked) private var waitingLength = 0
    /// Where the content can be cut into pieces.
    @exclusivity(unchecked) private(set) var cuts: [Cut] = []

    init(scale: CGFloat, clip: CGRect, capacity: Int = 1024, textsWait: Bool = false) {
        self.textsWait = textsWait
        source = ByteBuffer(capacity: capacity)
        state = State(clip: clip, decimals: PDFContent.decimals(scale: scale))
        self.scale = scale
    }

    /// Marks the start of a drawing, before any of its operators is written.
    func beginDrawing() {
        guard textsWait, length - (cuts.last?.length ?? 0) >= PDFContent.cutDistance else { return }
        cuts.append(Cut(offset: source.count, texts: waiting.count, length: length))
    }

    /// The approximate length with the texts that wait.
    var length: Int { source.count + waitingLength }

    /// Adds a text that is written at the end.
    func append(_ text: PDFText) {
        waiting.append(WaitingText(offset: source.count, text: text))
        waitingLength += 24 + text.run.glyphCount * PDFContent.bytesPerGlyph
    }

    /// The visible rectangle, in the current coordinates; empty if the current transform shrinks everything to nothing.
    var visibleRect: CGRect {
        let rect = state.clip.applying(state.matrix.inverted())
        return rect.isFinite ? rect : .zero
    }

    /// Runs `body` and then restores the graphics state.
    func saving(_ body: () -> Void) {
        source.append("q\n")
        saved.append(state)
        body()
        if let outer = saved.popLast() { state = outer }
        source.append("Q\n")
    }

    /// Transforms the current coordinates.
    func transform(_ t: CGAffineTransform) {
        matrix(t)
        source.append("cm\n")
        state.matrix = t.concatenating(state.matrix)
        state.decimals = PDFContent.decimals(scale: state.matrix.averageScale * scale)
    }

    /// Coordinates need more decimals if a unit is larger than a point.
    private static func decimals(scale: CGFloat) -> Int {
        scale > 80 ? 5 : scale > 8 ? 4 : 3
    }

    /// Clips to the inside of the path that was written.
    func clip(_ bounds: CGRect, isEvenOdd: Bool) {
        source.append(isEvenOdd ? "W* n\n" : "W n\n")
        state.clip = state.clip.intersection(bounds.applying(state.matrix))
    }

    // MARK: Numbers

    func number(_ value: CGFloat) {
        source.append(coordinate: value, decimals: state.decimals)
    }

    func point(_ point: CGPoint) {
        number(point.x)
        number(point.y)
    }

    func matrix(_ t: CGAffineTransform) {
        for value in [t.a, t.b, t.c, t.d] {
            source.append(min(max(value, -1e7), 1e7), decimals: 6)
            source.append(UInt8(ascii: " "))
        }
        number(t.tx)
        number(t.ty)
    }

    // MARK: Paint

    func setFill(_ color: ResolvedColor) {
        let number = color.number
        guard state.fill != number else { return }
        state.fill = number
        write(number, gray: "g\n", color: "rg\n")
    }

    func setStroke(_ color: ResolvedColor) {
        let number = color.number
        guard state.stroke != number else { return }
        state.stroke = number
        write(number, gray: "G\n", color: "RG\n")
    }

    func setFill(pattern: String) {
        state.fill = nil
        source.append("/Pattern cs/\(pattern) scn\n")
    }

    func setStroke(pattern: String) {
        state.stroke = nil
        source.append("/Pattern CS/\(pattern) SCN\n")
    }

    private func write(_ color: UInt32, gray: StaticString, color operation: StaticString) {
        let (red, green, blue) = (color >> 16, color >> 8 & 0xff, color & 0xff)
        component(red)
        if red == green, green == blue { return source.append(gray) }
        component(green)
        component(blue)
        source.append(operation)
    }

    private func component(_ byte: UInt32) {
        source.append((Int(byte) * 1000 + 127) / 255, decimals: 3)
        source.append(UInt8(ascii: " "))
    }

    /// Applies a named graphics state, which lasts until the end of ``saving(_:)``.
    func use(_ name: String) {
        source.append(UInt8(ascii: "/"))
        source.append(name)
        source.append(" gs\n")
    }

    func setAlpha(_ thousandths: Int, name: String) {
        state.alpha = thousandths
        use(name)
    }

    // MARK: Lines

    func setLine(_ style: StrokeStyle, dash: [CGFloat], phase: CGFloat) {
        if state.lineWidth != style.lineWidth {
            state.lineWidth = style.lineWidth
            number(style.lineWidth)
            source.append("w\n")
        }
        if state.lineCap != style.lineCap {
            state.lineCap = style.lineCap
            source.append(style.lineCap == .butt ? "0 J\n" : style.lineCap == .round ? "1 J\n" : "2 J\n")
        }
        if state.lineJoin != style.lineJoin {
            state.lineJoin = style.lineJoin
            source.append(style.lineJoin == .miter ? "0 j\n" : style.lineJoin == .round ? "1 j\n" : "2 j\n")
        }
        let limit = style.miterLimit
        if style.lineJoin == .miter, state.miterLimit != limit {
            state.miterLimit = limit
            number(limit)
            source.append("M\n")
        }
        if state.dash != dash || state.dashPhase != phase {
            (state.dash, state.dashPhase) = (dash, phase)
            source.append("[")
            for length in dash { number(length) }
            source.append("]")
            number(phase)
            source.append("d\n")
        }
    }

    // MARK: Text

    func setFont(_ name: String, size: CGFloat) {
        guard state.font != name || state.fontSize != size else { return }
        (state.font, state.fontSize) = (name, size)
        source.append(UInt8(ascii: "/"))
        source.append(name)
        source.append(UInt8(ascii: " "))
        number(size)
        source.append("Tf\n")
    }
}

extension ResolvedColor {
    /// The colour as a number `0xrrggbb`, without its opacity.
    fileprivate var number: UInt32 {
        let (red, green, blue, _) = bytes
        return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
}

extension ByteBuffer {
    /// Appends a coordinate and a space.
    func append(coordinate value: CGFloat, decimals: Int) {
        // Farther away than any page reaches; readers use 32-bit numbers.
        append(min(max(value, -1e7), 1e7), decimals: decimals)
        append(UInt8(ascii: " "))
    }
}

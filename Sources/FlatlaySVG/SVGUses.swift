import CoreGeometry
import FlatlayBytes
import Foundation

/// References to definitions as they are written, without their position. Each definition has a number.
struct SVGUses {
    /// How a definition is referred to.
    enum Use {
        /// It was not requested.
        case unknown
        /// It would be empty.
        case blank
        /// The start of an element that refers to it, as a part of ``SVGUses``.
        case element(Range<Int>)
    }

    private var places: [Int32] = []
    private var starts: [Range<Int>] = []
    private let source = ByteBuffer()

    subscript(number: Int) -> Use {
        @inline(__always) get {
            let place = number < places.count ? places[number] : 0
            return place == 0 ? .unknown : place < 0 ? .blank : .element(starts[Int(place) - 1])
        }
    }

    /// Notes that a definition would be empty.
    mutating func setBlank(_ number: Int) { set(number, -1) }

    /// Notes the identifier of a definition, and returns how it is referred to.
    mutating func define(_ number: Int, id: String) -> Range<Int> {
        let start = source.count
        source.append("<use href=\"#")
        source.append(id)
        source.append("\"")
        starts.append(start..<source.count)
        set(number, Int32(truncatingIfNeeded: starts.count))
        return start..<source.count
    }

    private mutating func set(_ number: Int, _ place: Int32) {
        let missing = number + 1 - places.count
        if missing > 0 { places += repeatElement(0, count: missing + 63) }
        places[number] = place
    }

    /// Writes a reference up to its position.
    func write(_ use: Range<Int>, to text: SVGText) {
        text.buffer.append(UnsafeRawBufferPointer(start: source.start + use.lowerBound, count: use.count))
    }

    /// Writes a reference at a position.
    func write(_ use: Range<Int>, x: Int32, y: Int32, to text: SVGText) {
        let buffer = text.buffer
        // With two numbers of up to eleven characters.
        let start = buffer.reserve(use.count + 48)
        start.copyMemory(from: source.start + use.lowerBound, byteCount: use.count)
        var end = (start + use.count).assumingMemoryBound(to: UInt8.self)
        if x != 0 {
            end.write(" x=\"")
            end.write(digits: x)
            end.write("\"")
        }
        if y != 0 {
            end.write(" y=\"")
            end.write(digits: y)
            end.write("\"")
        }
        end.write("/>")
        buffer.advance(by: UnsafeMutableRawPointer(end) - start)
    }
}

extension UnsafeMutablePointer<UInt8> {
    @inline(__always)
    fileprivate mutating func write(_ text: StaticString) {
        update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        self += text.utf8CodeUnitCount
    }

    @inline(__always)
    fileprivate mutating func write(digits value: Int32) {
        if value < 0 { write("-") }
        var rest = value.magnitude
        var count = 1
        var limit: UInt32 = 10
        while rest >= limit, count < 10 {
            count += 1
            limit = count < 10 ? limit * 10 : limit
        }
        for index in stride(from: count - 1, through: 0, by: -1) {
            self[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        self += count
    }
}

/// The start of the transformation of texts of one size.
struct SVGTextScale {
    private var scale: CGFloat = 0
    private var start = ""

    /// Returns the attribute up to its translation.
    mutating func start(of scale: CGFloat) -> String {
        if scale != self.scale || start.isEmpty {
            let text = SVGText(capacity: 64)
            text.transformStart(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
            (self.scale, start) = (scale, text.buffer.text)
        }
        return start
    }
}

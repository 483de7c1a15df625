import FlatlayBytes
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// A PDF file while it is written: its objects, and where each stands (ISO 32000-1, 7.5).
///
/// Streams, and what tools look for without reading the whole file, stand as they are; all other objects are packed
/// together into one object stream, and so is the table of all places.
final class PDFFile {
    /// Where an object stands.
    private enum Place {
        case nowhere
        case offset(Int)
        case packed(index: Int)
    }

    private let output = ByteBuffer(capacity: 65_536)
    /// By the number of the object; no object has the number 0.
    private var places: [Place] = [.nowhere]
    private let packedObjects = ByteBuffer()
    private var packedPlaces: [(number: Int, offset: Int)] = []
    private let deflater: WholeDeflater

    /// How hard streams are packed: libdeflate's levels beyond it take far more time for a few per cent.
    static let level: Int32 = 6

    init() throws(RenderError) {
        deflater = try WholeDeflater(level: PDFFile.level)
        // Bytes beyond ASCII tell programs that copy files that this one is not text.
        output.append("%PDF-1.5\n%")
        for byte: UInt8 in [0xe2, 0xe3, 0xcf, 0xd3, 0x0a] { output.append(byte) }
    }

    /// The number of an object that will be written later.
    func reserve() -> Int {
        places.append(.nowhere)
        return places.count - 1
    }

    /// Writes an object, such as a dictionary, into the object stream.
    func pack(_ number: Int, _ write: (ByteBuffer) -> Void) {
        places[number] = .packed(index: packedPlaces.count)
        packedPlaces.append((number, packedObjects.count))
        write(packedObjects)
        packedObjects.append(UInt8(ascii: "\n"))
    }

    /// Writes an object where everyone can see it.
    func write(_ number: Int, _ write: (ByteBuffer) -> Void) {
        places[number] = .offset(output.count)
        output.append(digits: number)
        output.append(" 0 obj\n")
        write(output)
        output.append("\nendobj\n")
    }

    /// Writes a stream, packed where that makes it smaller.
    ///
    /// - Parameter entries: of its dictionary, other than those about its length.
    func stream(_ number: Int, entries: String, _ bytes: UnsafeRawBufferPointer) {
        if bytes.count > 64, let packed = deflater.stream(of: bytes), packed.count + 20 < bytes.count {
            packed.withUnsafeBytes { stream(number, entries: entries + "/Filter/FlateDecode", asIs: $0) }
        } else {
            stream(number, entries: entries, asIs: bytes)
        }
    }

    /// Writes a stream whose bytes are what its entries say.
    func stream(_ number: Int, entries: String, asIs bytes: UnsafeRawBufferPointer) {
        write(number) { output in
            output.append("<<")
            output.append(entries)
            output.append("/Length ")
            output.append(digits: bytes.count)
            output.append(">>stream\n")
            output.append(bytes)
            output.append("\nendstream")
        }
    }

    /// Ends the file and hands it over.
    func finish(catalog: Int, info: Int) -> Data {
        let objects = writeObjectStream()
        let table = reserve()
        let start = output.count
        places[table] = .offset(start)
        let entries = ByteBuffer(capacity: places.count * 8)
        for place in places {
            switch place {
            case .nowhere: PDFFile.entry(0, 0, 0, to: entries)
            case .offset(let offset): PDFFile.entry(1, offset, 0, to: entries)
            case .packed(let index): PDFFile.entry(2, objects, index, to: entries)
            }
        }
        let head = "/Type/XRef/Size \(places.count)/W[1 4 3]/Root \(catalog) 0 R/Info \(info) 0 R"
        stream(table, entries: head, entries.bytes)
        output.append("startxref\n")
        output.append(digits: start)
        output.append("\n%%EOF\n")
        return output.takeData()
    }

    /// The number of the stream that holds all packed objects (7.5.7).
    private func writeObjectStream() -> Int {
        guard !packedPlaces.isEmpty else { return 0 }
        let source = ByteBuffer(capacity: packedObjects.count + packedPlaces.count * 12)
        for (number, offset) in packedPlaces {
            source.append(digits: number)
            source.append(UInt8(ascii: " "))
            source.append(digits: offset)
            source.append(UInt8(ascii: " "))
        }
        let first = source.count
        source.append(packedObjects.bytes)
        let number = reserve()
        stream(number, entries: "/Type/ObjStm/N \(packedPlaces.count)/First \(first)", source.bytes)
        return number
    }

    /// A line of the table of places (7.5.8): the kind, and two numbers of four and three bytes.
    private static func entry(_ kind: UInt8, _ second: Int, _ third: Int, to table: ByteBuffer) {
        table.append(kind)
        table.append(bigEndian: UInt32(truncatingIfNeeded: second))
        for shift in [16, 8, 0] { table.append(UInt8(truncatingIfNeeded: third >> shift)) }
    }
}

extension ByteBuffer {
    /// The bytes, which are valid until the next one is appended.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
}

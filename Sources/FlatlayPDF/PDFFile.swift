import FlatlayBytes
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// A PDF file as it is written: its objects, and the position of each (ISO 32000-1, 7.5).
///
/// Streams, and objects that tools look for without reading the whole file, are written in plain sight. All other
/// objects are compressed together in one object stream; the cross-reference table is compressed, too.
final class PDFFile {
    /// The position of an object.
    private enum Place {
        case nowhere
        case offset(Int)
        case packed(index: Int)
    }

    private let output = ByteBuffer(capacity: 65_536)
    /// Indexed by object number; no object has the number 0.
    private var places: [Place] = [.nowhere]
    private let packedObjects = ByteBuffer()
    private var packedPlaces: [(number: Int, offset: Int)] = []
    private let deflater: WholeDeflater

    /// The compression level of streams: higher levels of libdeflate take far more time for a few per cent.
    static let level: Int32 = 6

    init() throws(RenderError) {
        deflater = try WholeDeflater(level: PDFFile.level)
        // Bytes beyond ASCII tell programs that copy files that this one is binary.
        output.append("%PDF-1.5\n%")
        for byte: UInt8 in [0xe2, 0xe3, 0xcf, 0xd3, 0x0a] { output.append(byte) }
    }

    /// Reserves the number of an object that will be written later.
    func reserve() -> Int {
        places.append(.nowhere)
        return places.count - 1
    }

    /// Adds an object, such as a dictionary, to the object stream.
    func pack(_ number: Int, _ write: (ByteBuffer) -> Void) {
        places[number] = .packed(index: packedPlaces.count)
        packedPlaces.append((number, packedObjects.count))
        write(packedObjects)
        packedObjects.append(UInt8(ascii: "\n"))
    }

    /// Writes an object outside the object stream, uncompressed.
    func write(_ number: Int, _ write: (ByteBuffer) -> Void) {
        places[number] = .offset(output.count)
        output.append(digits: number)
        output.append(" 0 obj\n")
        write(output)
        output.append("\nendobj\n")
    }

    /// Writes a stream, compressed if that makes it smaller.
    ///
    /// - Parameter entries: the entries of its dictionary, without those about its length.
    func stream(_ number: Int, entries: String, _ bytes: UnsafeRawBufferPointer) {
        stream(number, entries: entries, data(of: bytes))
    }

    /// Returns the bytes of a stream, compressed if that makes them smaller.
    func data(of bytes: UnsafeRawBufferPointer) -> PDFStreamData { PDFStreamData(bytes, deflater) }

    /// Writes a stream whose bytes are already compressed if that makes them smaller.
    func stream(_ number: Int, entries: String, _ data: PDFStreamData) {
        let entries = data.isPacked ? entries + "/Filter/FlateDecode" : entries
        data.bytes.withUnsafeBytes { stream(number, entries: entries, asIs: $0) }
    }

    /// Writes a stream whose bytes are already encoded as its entries say.
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

    /// Completes the file and returns its bytes.
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

    /// Writes the stream that holds all compressed objects (7.5.7), and returns its number.
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

    /// Appends an entry of the cross-reference table (7.5.8): the kind, and two numbers of four and three bytes.
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

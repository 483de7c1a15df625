import Foundation

/// The chunks of a PNG file, parsed by code that is independent of the encoder.
package struct PNGChunks {
    package struct Chunk {
        package var type: String
        package var body: Data

        package func number(_ offset: Int) -> Int {
            body.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }

        func short(_ offset: Int) -> Int {
            body.dropFirst(offset).prefix(2).reduce(0) { $0 << 8 | Int($1) }
        }
    }

    /// A frame: the values of its control chunk, and its compressed rows.
    package struct Frame {
        package var width: Int
        package var height: Int
        package var x: Int
        package var y: Int
        package var numerator: Int
        package var denominator: Int
        package var dispose: UInt8
        package var blend: UInt8
        package var rows: Data

        package var rectangle: [Int] { [x, y, width, height] }
        package var seconds: Double { Double(numerator) / Double(denominator) }
    }

    package private(set) var chunks: [Chunk] = []
    /// What is wrong with the file; empty if nothing is.
    package private(set) var faults: [String] = []

    package init(_ file: Data) {
        var rest = file.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let typed = rest.dropFirst(4).prefix(4 + length)
            let sum = rest.dropFirst(8 + length).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
            let type = String(decoding: typed.prefix(4), as: UTF8.self)
            if sum != PNGChunks.checksum(typed) { faults.append("checksum of \(type)") }
            chunks.append(Chunk(type: type, body: Data(typed.dropFirst(4))))
            rest = rest.dropFirst(12 + length)
        }
        if !rest.isEmpty { faults.append("\(rest.count) bytes at the end") }
        let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.number(0) }
        if numbers != Array(numbers.indices) { faults.append("sequence \(numbers)") }
        if let control = self["acTL"], control.number(0) != frames.count {
            faults.append("\(control.number(0)) frames")
        }
    }

    package subscript(type: String) -> Chunk? { chunks.first { $0.type == type } }

    package var types: [String] { chunks.map(\.type) }

    package var frames: [Frame] {
        var frames: [Frame] = []
        for chunk in chunks {
            switch chunk.type {
            case "fcTL":
                frames.append(
                    Frame(
                        width: chunk.number(4), height: chunk.number(8), x: chunk.number(12), y: chunk.number(16),
                        numerator: chunk.short(20), denominator: chunk.short(22), dispose: chunk.body[24],
                        blend: chunk.body[25], rows: Data()))
            case "IDAT" where !frames.isEmpty: frames[frames.count - 1].rows += chunk.body
            case "fdAT": frames[frames.count - 1].rows += chunk.body.dropFirst(4)
            default: break
            }
        }
        return frames
    }

    /// CRC-32, bit by bit, as defined in the appendix of the PNG specification.
    package static func checksum(_ bytes: Data) -> UInt32 {
        var sum: UInt32 = 0xffff_ffff
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xedb8_8320 ^ sum >> 1 : sum >> 1 }
        }
        return ~sum
    }
}

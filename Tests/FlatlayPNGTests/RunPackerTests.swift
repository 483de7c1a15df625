import CZlib
import FlatlayBytes
import Foundation
import TestSupport
import Testing
@testable import FlatlayPNG

/// zlib reads back what is packed for rows of photos.
@Suite("Bytes and runs")
struct RunPackerTests {
    /// Bytes of all kinds: noise around 0 of some width, rare bytes, and runs.
    private static func bytes(_ generator: inout SeededGenerator) -> [UInt8] {
        let count = generator.pick([0, 1, 2, 5, Int.random(in: 0...300, using: &generator), 9_000])
        let (width, runs) = (Int.random(in: 0...7, using: &generator), generator.pick([0, 1, 20]))
        var bytes: [UInt8] = []
        while bytes.count < count {
            let noise = Int.random(in: -(1 << width) + 1...(1 << width) - 1, using: &generator)
            let byte = UInt8(truncatingIfNeeded: noise)
            let isRun = Int.random(in: 0..<100, using: &generator) < runs
            let length = isRun ? generator.pick([2, 4, 7, 258, 259, 262, .random(in: 1...900, using: &generator)]) : 1
            bytes += Array(repeating: byte, count: min(length, count - bytes.count))
        }
        // Parts that repeat at one distance, or at several.
        for _ in 0..<generator.pick([0, 0, 1, 6]) where count > 2_000 {
            let distance = generator.pick([100, 705, Int.random(in: 64...1_500, using: &generator)])
            let start = Int.random(in: 0..<count - distance, using: &generator)
            for index in start..<min(start + 900, count - distance) { bytes[index + distance] = bytes[index] }
        }
        return bytes
    }

    @Test("are read back")
    func readBack() throws {
        let packer = RunPacker()
        for seed in 0..<300 {
            var generator = SeededGenerator(seed: 44_000 &+ seed &* 1_000_003)
            let output = ByteBuffer()
            var all: [UInt8] = []
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                var bytes = Self.bytes(&generator)
                all += bytes
                // Memory of its own: what lies behind the bytes is not read.
                let (count, rows) = (bytes.count, Int.random(in: 1...3, using: &generator))
                try bytes.withUnsafeMutableBufferPointer { buffer in
                    guard let start = buffer.baseAddress else { return }
                    try packer.write(start, count: count, rowLength: max(1, count / rows), to: output)
                }
            }
            #expect(try Inflate.bytes(of: output.takeData(), count: all.count) == all, "seed \(seed)")
        }
    }

    @Test("that repeat in a row take little more than once", arguments: [64, 705, 1_410, 20_000, 32_768])
    func repetitions(distance: Int) throws {
        var generator = SeededGenerator(seed: 46_000 &+ distance &* 1_000_003)
        let output = ByteBuffer()
        var all: [UInt8] = []
        for _ in 0..<4 {
            let row = (0..<distance).map { _ in UInt8.random(in: 0...255, using: &generator) }
            all += row + row
        }
        let expected = all
        try all.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            try RunPacker().write(start, count: buffer.count, rowLength: 2 * distance, to: output)
        }
        let data = output.takeData()
        #expect(try Inflate.bytes(of: data, count: expected.count) == expected)
        if distance > 500 { #expect(data.count < expected.count * 55 / 100 + 300) }
    }

    @Test("with codes of the greatest length are read back")
    func longCodes() throws {
        // Each byte is half as frequent as the one before; no two equal bytes are side by side for long.
        var bytes = (1..<(1 << 16)).map { UInt8($0.trailingZeroBitCount * 3) }
        let output = ByteBuffer()
        let (packer, expected) = (RunPacker(), bytes)
        try bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            try packer.write(start, count: buffer.count, rowLength: 3_000, to: output)
        }
        let data = output.takeData()
        #expect(try Inflate.bytes(of: data, count: expected.count) == expected)
        // Two bits for each byte are the least that a code takes.
        #expect(data.count < expected.count / 4 + 200)
    }

    @Test("take hardly more bits than the bytes have information")
    func closeToEntropy() throws {
        let packer = RunPacker()
        for seed in 0..<20 {
            var generator = SeededGenerator(seed: 45_000 &+ seed &* 1_000_003)
            let width = Int.random(in: 4...100, using: &generator)
            var bytes = (0..<30_000).map { _ in
                UInt8(
                    truncatingIfNeeded: Int.random(in: -width...width, using: &generator)
                        + Int.random(in: -width...width, using: &generator))
            }
            var counts = [Double](repeating: 0, count: 256)
            for byte in bytes { counts[Int(byte)] += 1 }
            let bits = counts.reduce(0.0) { $1 == 0 ? $0 : $0 - $1 * log2($1 / 30_000) }
            let output = ByteBuffer()
            try bytes.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                try packer.write(start, count: buffer.count, rowLength: 3_000, to: output)
            }
            #expect(Double(output.count) < bits / 8 * 1.02 + 250, "seed \(seed)")
        }
    }
}

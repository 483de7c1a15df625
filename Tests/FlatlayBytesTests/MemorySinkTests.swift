import FlatlayRendering
import Foundation
import TestSupport
import Testing

@testable import FlatlayBytes

@Suite struct MemorySinkTests {
    /// Files of all sizes around those at which memory is mapped, grows, and ends with a page.
    @Test(arguments: [0, 1, 4095, 4096, 1 << 20, 4 << 20, 5_000_001, 8 << 20, 16 << 20, 40_000_000])
    func holdsWhatWasWritten(size: Int) throws {
        var dice = SeededGenerator(seed: UInt64(size))
        for change in [-1, 0, 1] where size + change >= 0 {
            let sink = MemorySink()
            try sink.write(Data(repeating: 7, count: Int.random(in: 0...6_000_000, using: &dice)))
            sink.restart()
            var expected = Data()
            while expected.count < size + change {
                let count = min(size + change - expected.count, Int.random(in: 0...2_000_000, using: &dice))
                let byte = UInt8.random(in: 0 ... .max, using: &dice)
                let piece = Data(repeating: byte, count: Int.random(in: 0...count, using: &dice))
                try sink.write(piece)
                expected += piece
            }
            #expect(sink.takeData() == expected)
            #expect(sink.takeData().isEmpty)
            try sink.write(Data([1, 2]))
            #expect(sink.takeData() == Data([1, 2]))
        }
    }

    @Test func dataOutlivesTheSink() throws {
        var data = Data()
        do {
            let sink = MemorySink()
            try sink.write(Data(repeating: 3, count: 9_000_000))
            data = sink.takeData()
        }
        var copy = data
        copy[8_999_999] = 4
        #expect(data.count == 9_000_000)
        #expect(data.allSatisfy { $0 == 3 })
        #expect(copy.last == 4)
    }

    @Test func moreThanTheSystemHasIsAnError() throws {
        var memory = MappedMemory()
        #expect(throws: RenderError.outOfMemory(bytes: 1 << 60)) { try memory.reserve(1 << 60, keeping: 0) }
        _ = try memory.reserve(1, keeping: 0)
        #expect(memory.capacity >= 1)
        #expect(throws: RenderError.self) { try memory.reserve(1 << 60, keeping: 1) }
        #expect(memory.takeData(count: 1) == Data([0]))
    }
}

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
        #expect(throws: RenderError.outOfMemory(bytes: 1 << 60)) { try memory.reserve(1 << 60) }
        try memory.reserve(1).storeBytes(of: 5, as: UInt8.self)
        #expect(memory.capacity >= 1)
        #expect(throws: RenderError.self) { try memory.reserve(1 << 60) }
        #expect(memory.takeData(count: 1) == Data([5]))
    }

    private static func file(of count: Int, _ byte: UInt8) throws -> Data {
        let sink = MemorySink()
        for start in stride(from: 0, to: count, by: 1_000_000) {
            try sink.write(Data(repeating: byte, count: min(1_000_000, count - start)))
        }
        return sink.takeData()
    }

    private static func start(of data: Data) -> UInt {
        data.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    }

    /// In a process of its own, since the memory is shared by all sinks.
    @Test func theNextFileTakesTheMemoryOfTheLastOne() async {
        await #expect(processExitsWith: .success) {
            #expect(MappedMemory.spareSize == 0)
            var file: Data? = try Self.file(of: 9_000_000, 1)
            #expect(MappedMemory.spareSize == 0)
            let first = Self.start(of: try #require(file))
            file = nil
            #expect((9_000_000..<9_100_000).contains(MappedMemory.spareSize))
            // Nobody else gets memory that is in use.
            let (second, third) = (try Self.file(of: 8_000_000, 2), try Self.file(of: 8_000_000, 3))
            #expect(Self.start(of: second) == first)
            #expect(Self.start(of: third) != first)
            #expect(MappedMemory.spareSize == 0)
            #expect(second.allSatisfy { $0 == 2 })
            #expect(third.allSatisfy { $0 == 3 })
        }
    }

    @Test func theLargestBlockWithinTheLimitIsKept() async {
        await #expect(processExitsWith: .success) {
            var files = try [6_000_000, 20_000_000, 5_000_000].map { try Self.file(of: $0, 1) }
            while !files.isEmpty { files.removeFirst() }
            #expect((20_000_000..<20_100_000).contains(MappedMemory.spareSize))
            files = [try Self.file(of: MappedMemory.spareLimit + 1, 4)]
            #expect(MappedMemory.spareSize == 0)
            files = []
            #expect(MappedMemory.spareSize == 0)
        }
    }

    @Test func threadsThatWriteFilesAtOnceShareNoMemory() async throws {
        try await withThrowingTaskGroup { group in
            for byte in 0..<8 as Range<UInt8> {
                group.addTask {
                    for round in 0..<6 {
                        let file = try Self.file(of: 5_000_000 + round * 3_000_000, byte)
                        #expect(file.allSatisfy { $0 == byte })
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}

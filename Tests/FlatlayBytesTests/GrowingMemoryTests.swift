import FlatlayRendering
import Foundation
import TestSupport
import Testing

@testable import FlatlayBytes

@Suite struct GrowingMemoryTests {
    @Test(arguments: 0..<20) func holdsWhatAnArrayHolds(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        var memory = GrowingMemory<Int32>(capacity: Int.random(in: 0...100, using: &dice))
        var array: [Int32] = []
        for _ in 0..<200 {
            switch Int.random(in: 0..<10, using: &dice) {
            case 0:
                memory.removeAll()
                array.removeAll()
            case 1...3 where !array.isEmpty:
                let (index, value) = (
                    array.indices.randomElement(using: &dice) ?? 0, Int32.random(in: 0...99, using: &dice)
                )
                memory[index] = value
                array[index] = value
            case 4...6:
                // More is reserved than is written.
                let count = Int.random(in: 0...300, using: &dice)
                let start = memory.reserve(count + Int.random(in: 0...100, using: &dice))
                for place in 0..<count { start[place] = Int32(place) }
                memory.advance(by: count)
                array += (0..<count).map { Int32($0) }
            default:
                memory.append(Int32(array.count))
                array.append(Int32(array.count))
            }
            #expect(memory.count == array.count && memory.byteCount >= array.count * 4)
            let isSame = array.indices.allSatisfy { memory[$0] == array[$0] }
            #expect(isSame)
        }
    }

    @Test func growsByHalfAtLeast() {
        var memory = GrowingMemory<UInt8>()
        #expect(memory.byteCount == 0)
        var sizes: Set<Int> = []
        for _ in 0..<1_000_000 {
            memory.append(1)
            sizes.insert(memory.byteCount)
        }
        #expect(sizes.count < 30)
    }

    @Test func scratchIsReusedAndExact() throws {
        var memory = GrowingMemory<UInt8>()
        let first = try memory.scratch(1000)
        first.initialize(repeating: 7, count: 1000)
        #expect(memory.byteCount == 1000)
        #expect(try memory.scratch(10) == first)
        #expect(memory.count == 0)
        _ = try memory.scratch(5000)
        #expect(memory.byteCount == 5000)
    }

    @Test("scratch that can't be had is an error, and the memory can be used afterwards")
    func outOfMemory() throws {
        var memory = GrowingMemory<UInt64>()
        _ = try memory.scratch(100)
        #expect(throws: RenderError.outOfMemory(bytes: 1 << 62)) { _ = try memory.scratch(1 << 59) }
        #expect(throws: RenderError.outOfMemory(bytes: .max)) { _ = try memory.scratch(.max) }
        #expect(memory.byteCount == 0)
        memory.append(3)
        #expect(memory[0] == 3)
    }

    @Test("appending without memory traps")
    func trap() async {
        await #expect(processExitsWith: .failure) {
            var memory = GrowingMemory<UInt8>()
            memory.append(1)
            _ = memory.reserve(.max)
        }
        await #expect(processExitsWith: .failure) {
            let buffer = ByteBuffer()
            _ = buffer.reserve(1 << 62)
        }
    }

    @Test func releasesItsValuesToTheCaller() {
        var memory = GrowingMemory<UInt8>()
        for value in 0..<100 as Range<UInt8> { memory.append(value) }
        let (start, count) = memory.release()
        defer { free(start) }
        #expect(Array(UnsafeBufferPointer(start: start, count: count)) == Array(0..<100))
        #expect(memory.count == 0 && memory.byteCount == 0)
        #expect(memory.release().start == nil)
    }

    @Test("memory is freed by its owner's end")
    func freesItsMemory() throws {
        // More than there are addresses, if it were not freed. Nothing is written to it, so it takes no pages.
        for _ in 0..<200_000 {
            var memory = GrowingMemory<UInt8>()
            _ = try memory.scratch(1 << 30)
        }
    }
}

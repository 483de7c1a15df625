import Foundation
import TestSupport
import Testing

@testable import FlatlayBytes

@Suite struct ByteBufferTests {
    @Test(arguments: 0..<10) func holdsWhatWasAppended(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let buffer = ByteBuffer(capacity: Int.random(in: 0...100, using: &dice))
        var bytes: [UInt8] = []
        for _ in 0..<300 {
            switch Int.random(in: 0..<6, using: &dice) {
            case 0:
                buffer.append("stroke")
                bytes += Array("stroke".utf8)
            case 1:
                let text = String(repeating: "ä", count: Int.random(in: 0...40, using: &dice))
                buffer.append(text)
                bytes += Array(text.utf8)
            case 2:
                let value = UInt32.random(in: 0 ... .max, using: &dice)
                buffer.append(bigEndian: value)
                bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
            case 3:
                let value = Int.random(in: -100_000...100_000, using: &dice)
                buffer.append(digits: value)
                bytes += Array("\(value)".utf8)
            case 4:
                let more = (0..<Int.random(in: 0...500, using: &dice)).map { UInt8($0 & 255) }
                more.withUnsafeBytes { buffer.append($0) }
                bytes += more
            default:
                buffer.append(UInt8(ascii: "x"))
                bytes.append(UInt8(ascii: "x"))
            }
        }
        #expect(buffer.count == bytes.count)
        #expect(buffer.takeData() == Data(bytes))
    }

    @Test func canBeUsedAfterItsDataWereTaken() {
        let buffer = ByteBuffer()
        #expect(buffer.takeData() == Data())
        buffer.append("one")
        let first = buffer.takeData()
        #expect(buffer.count == 0 && buffer.text == "")
        buffer.append("another")
        buffer.write(bigEndian: 0x6162_6364, at: 0)
        #expect(buffer.takeData() == Data("abcdher".utf8))
        #expect(first == Data("one".utf8), "the data don't change with the buffer")
    }
}

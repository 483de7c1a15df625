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

    @Test func numbersAreShortAndRounded() {
        var dice = SeededGenerator(seed: 7)
        for index in 0..<4000 {
            let decimals = dice.next(7)
            var value = Double.random(in: -1...1, using: &dice) * pow(10, Double(dice.next(17)))
            // Values in the middle between two, and such as are just below it.
            if index % 4 == 0 { value = (value.rounded() + 0.5) / 8 }
            if index % 8 == 0 { value = value.nextDown }
            let buffer = ByteBuffer()
            buffer.append(CGFloat(value), decimals: decimals)
            #expect(buffer.text == model(value, decimals: decimals), "\(value) with \(decimals) decimals")
        }
    }

    /// A number as text, by way of all its digits.
    private func model(_ value: Double, decimals: Int) -> String {
        let units = (value * [1, 10, 100, 1000, 10_000, 100_000, 1_000_000][decimals]).rounded()
        guard abs(units) < 1e15 else { return "0" }
        let digits = String(Int(abs(units)))
        let all = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        var (whole, fraction) = (String(all.dropLast(decimals)), String(all.suffix(decimals)))
        while fraction.last == "0" { fraction.removeLast() }
        if whole == "0" { whole = "" }
        let text = fraction.isEmpty ? whole : whole + "." + fraction
        return text.isEmpty ? "0" : (units < 0 ? "-" : "") + text
    }
}

import Foundation
import Testing
import UIKitViews

@testable import FlatlayNibs

/// Whatever a file holds: objects or an error, never a trap.
@Suite(.serialized) @MainActor struct NibFuzzTests {
    init() { _ = FilmCell.registered }

    @Test func everyTruncationIsAnError() {
        let data = xib(NibConnectionTests.cell)
        for length in stride(from: 0, to: data.count - 1, by: 3) {
            #expect(failure(data.prefix(length)) != nil)
        }
    }

    @Test func changedBytesAreHarmless() {
        let data = xib(NibConnectionTests.cell)
        var state: UInt64 = 42
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        for _ in 0..<300 {
            var changed = data
            for _ in 0...random(4) { changed[random(data.count)] = UInt8(random(256)) }
            _ = failure(changed)
            _ = warnings()
        }
    }

    @Test func swappedValuesAreHarmless() throws {
        // Every attribute gets values that are right for others.
        let text = String(decoding: xib(NibConnectionTests.cell), as: UTF8.self)
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        for index in stride(from: 1, to: parts.count, by: 2) {
            for value in ["", "-1", "1e308", "YES", "t1", "c1", "cv", "top", "0", "1:1", "\u{1F600}"] {
                var changed = parts
                changed[index] = value
                if let objects = try? objects(Data(changed.joined(separator: "\"").utf8)) {
                    for case let view as UIView in objects { view.layoutIfNeeded() }
                }
            }
        }
        _ = warnings()
    }
}

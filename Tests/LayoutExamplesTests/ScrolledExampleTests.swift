import Flatlay
import Foundation
import LayoutExamples
import Testing

/// The examples show what they claim to show.
@Suite struct ScrolledExampleTests {
    private func frames(of name: String) throws -> [String: CGRect] {
        let example = try #require(LayoutExample.all.first { $0.name == name })
        var frames: [String: CGRect] = [:]
        for line in try example.renderer().frameDescription().split(separator: "\n").dropFirst() {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst(2).compactMap { Double($0) }.map { CGFloat($0) }
            guard numbers.count >= 4 else { continue }
            frames["\(words[0]) \(words[1])"] = CGRect(
                x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        return frames
    }

    @Test func theFirstHeaderIsPinnedWhereTheContentIsScrolledTo() throws {
        let frames = try frames(of: "pinned-headers")
        #expect(frames["header 0.0"]?.minY == 84)
        #expect(try #require(frames["c 0.0"]).minY < 84)
        #expect(try #require(frames["header 1.0"]).minY > 84)
    }

    /// Groups are 331.5 points wide: 0.85 of 390.
    @Test func eachBehaviorRestsWhereItsRuleSays() throws {
        let frames = try frames(of: "orthogonal-behaviors")
        let starts = (0..<6).compactMap { frames["c \($0).0"]?.minX }
        // The first item is 10 points after the start of its group, and a centred group 29.25 after that of the screen;
        // frames are on pixels.
        let expected: [CGFloat] = [-230, -321.5, -380, -321.5, -292.5, 10]
        #expect(starts == expected)
    }

    @Test func newsCardsAreAsHighAsTheirText() throws {
        let frames = try frames(of: "conference-news")
        let heights = (0..<4).compactMap { frames["c 0.\($0)"]?.height }
        #expect(heights.count == 4)
        #expect(Set(heights).count >= 3)
        #expect(heights.allSatisfy { $0 != 100 })
    }
}

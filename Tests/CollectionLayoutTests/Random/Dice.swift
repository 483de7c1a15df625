import Foundation
import TestSupport

/// Draws random values for descriptions.
struct Dice {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func chance(_ percent: Int) -> Bool { count(0...99) < percent }
    mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(count(range)) }
    /// A number that may end in a half or a third.
    mutating func length(_ range: ClosedRange<Int>) -> CGFloat { number(range) + pick([0, 0, 0, 0.5, 1 / 3]) }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[count(0...elements.count - 1)] }
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &generator) }
    /// A rectangle with edges between pixels, so that no frame just touches it.
    mutating func rect() -> CGRect {
        CGRect(
            x: number(-60...300) + 0.11, y: number(-60...900) + 0.11, width: number(1...300), height: number(1...300))
    }
}

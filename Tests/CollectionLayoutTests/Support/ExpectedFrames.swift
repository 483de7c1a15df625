import CollectionLayout
import Foundation

/// The expected frames of a fixture, and the differences of an actual layout.
struct ExpectedFrames {
    struct Line {
        var name: String
        var numbers: [Double]
        var zIndex: Int?
    }

    var content: [Double] = []
    var lines: [String: Line] = [:]

    init(_ text: [String]) {
        for entry in text {
            var words = entry.split(separator: " ").map(String.init)
            if words[0] == "content" {
                content = words.dropFirst().compactMap(Double.init)
                continue
            }
            var order: Int?
            if let last = words.last, last.hasPrefix("z"), let number = Int(last.dropFirst()) {
                order = number
                words.removeLast()
            }
            let name = "\(words[0]) \(words[1])"
            lines[name] = Line(name: name, numbers: words.dropFirst(2).compactMap(Double.init), zIndex: order)
        }
    }

    /// The differences, or none. The tolerance only covers the rounding of the text.
    @MainActor
    func differences(from actual: [UICollectionViewLayoutAttributes], content size: CGSize) -> [String] {
        var found: [String] = []
        if !Self.equal(content, [size.width, size.height]) { found.append("content \(content) is \(size)") }
        var seen: Set<String> = []
        for attributes in actual {
            let name = attributes.elementIdentity.description
            seen.insert(name)
            let frame = attributes.frame
            let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map { Double($0) }
            guard let line = lines[name] else {
                found.append("unexpected \(name) \(numbers)")
                continue
            }
            if !Self.equal(line.numbers, numbers) { found.append("\(name): \(line.numbers) is \(numbers)") }
            if let order = line.zIndex, order != attributes.zIndex {
                found.append("\(name): z\(order) is z\(attributes.zIndex)")
            }
        }
        for name in lines.keys where !seen.contains(name) { found.append("missing \(name)") }
        return found
    }

    static func equal(_ expected: [Double], _ actual: [Double]) -> Bool {
        expected.count == actual.count && zip(expected, actual).allSatisfy { abs($0 - $1) <= 1e-3 }
    }
}

extension StandaloneLayoutHost {
    /// All elements of the layout, or only the visible ones.
    func attributes(onlyVisible: Bool) -> [UICollectionViewLayoutAttributes] {
        let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
        return layoutAttributes(in: onlyVisible ? bounds : everything)
    }
}

import CoreGeometry
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An animated SVG as a browser would interpret it. The style sheet and the tree are read back from the file, and the
/// state at a point in time is computed by the rules of CSS Animations, with its own solver for easing curves.
package final class SVGAnimation: NSObject, XMLParserDelegate {
    /// A visible rectangle of the file at a point in time: its frame in the image, and its opacity.
    package struct Seen: Equatable {
        package var fill: String
        package var frame: CGRect
        package var opacity: Double

        package init(fill: String, frame: CGRect, opacity: Double) {
            (self.fill, self.frame, self.opacity) = (fill, frame, opacity)
        }
    }

    /// An element with its attributes.
    final class Element {
        let name: String
        let attributes: [String: String]
        var children: [Element] = []

        init(_ name: String, _ attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }
    }

    package struct Step {
        var part: Double
        var property: String
        var value: String
        var easing: String
    }

    private(set) var root: Element?
    package private(set) var identifiers: [String] = []
    package private(set) var style = ""
    package private(set) var keyframes: [String: [Step]] = [:]
    private(set) var animations: [String: [String]] = [:]
    private var open: [Element] = []

    package init?(_ source: Data) {
        super.init()
        let parser = XMLParser(data: source)
        parser.delegate = self
        guard parser.parse() else { return nil }
        readStyle()
    }

    package func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let element = Element(name, attributes)
        if let id = attributes["id"] { identifiers.append(id) }
        open.last?.children.append(element)
        root = root ?? element
        open.append(element)
    }

    package func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
    {
        open.removeLast()
    }

    package func parser(_ parser: XMLParser, foundCharacters text: String) {
        if open.last?.name == "style" { style += text }
    }

    // MARK: The style sheet

    private func readStyle() {
        for line in style.split(separator: "\n") {
            guard let brace = line.firstIndex(of: "{") else { continue }
            let head = line[..<brace]
            let body = line[line.index(after: brace)...].dropLast()
            if head.hasPrefix("@keyframes ") {
                keyframes[String(head.dropFirst(11))] = steps(body)
            } else if let dot = head.firstIndex(of: "."), body.hasPrefix("animation-name:") {
                animations[String(head[head.index(after: dot)...])] = body.dropFirst(15).split(separator: ",")
                    .map(String.init)
            }
        }
    }

    private func steps(_ body: Substring) -> [Step] {
        var steps: [Step] = []
        for rule in body.split(separator: "}") {
            let halves = rule.split(separator: "{")
            let declarations = halves[1].split(separator: ";").map { $0.split(separator: ":").map(String.init) }
            for place in halves[0].split(separator: ",") {
                steps.append(
                    Step(
                        part: (Double(place.dropLast()) ?? .nan) / 100, property: declarations[0][0],
                        value: declarations[0][1], easing: declarations.count > 1 ? declarations[1][1] : "linear"))
            }
        }
        return steps
    }

    /// The numbers of a property at a fraction of the animation's cycle.
    private func value(of name: String, at part: Double) -> (property: String, value: [Double])? {
        guard let steps = keyframes[name], let last = steps.last(where: { $0.part <= part }) else { return nil }
        let start = SVGAnimation.numbers(last.value)
        guard let next = steps.first(where: { $0.part > part }) else { return (last.property, start) }
        let progress = SVGAnimation.ease((part - last.part) / (next.part - last.part), last.easing)
        let end = SVGAnimation.numbers(next.value)
        return (last.property, zip(start, end).map { $0 + ($1 - $0) * progress })
    }

    private static func numbers(_ value: String) -> [Double] {
        switch value {
        case "visible": return [1]
        case "hidden": return [0]
        default:
            let inside = value.split(separator: "(").last ?? ""
            return inside.split(whereSeparator: { ",)".contains($0) })
                .compactMap { Double($0.replacingOccurrences(of: "px", with: "")) }
        }
    }

    /// Computes an easing by small steps along the curve.
    private static func ease(_ time: Double, _ name: String) -> Double {
        let curves = [
            "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
        ]
        if name == "linear" { return time }
        if name == "step-end" { return time < 1 ? 0 : 1 }
        let curve = curves[name] ?? numbers(name)
        func coordinate(_ s: Double, _ a: Double, _ b: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        var s = 0.0
        while s < 1, coordinate(s, curve[0], curve[2]) < time { s += 0.00002 }
        return coordinate(s, curve[1], curve[3])
    }

    // MARK: Moments

    /// The visible rectangles at a fraction of the animation's cycle; pass nil for programs that do not support
    /// keyframes.
    package func seen(at part: Double?) -> [Seen] {
        var result: [Seen] = []
        if let root { collect(root, part, .identity, 1, true, &result) }
        return result
    }

    private func collect(
        _ element: Element, _ part: Double?, _ outer: CGAffineTransform, _ outerOpacity: Double, _ outerShown: Bool,
        _ result: inout [Seen]
    ) {
        guard element.name != "defs" else { return }
        var transform = element.attributes["transform"].map(SVGAnimation.transform) ?? .identity
        var opacity = element.attributes["opacity"].flatMap(Double.init) ?? 1
        var isShown = element.attributes["visibility"].map { $0 == "visible" } ?? outerShown
        if let part, let name = element.attributes["class"] {
            for animation in animations[name] ?? [] {
                guard let (property, numbers) = value(of: animation, at: part) else { continue }
                switch property {
                case "opacity": opacity = numbers[0]
                case "visibility": isShown = numbers[0] > 0
                default:
                    let isScale = keyframes[animation]?.first?.value.hasPrefix("scale") == true
                    let (x, y) = (numbers[0], numbers.count > 1 ? numbers[1] : numbers[0])
                    transform =
                        isScale
                        ? CGAffineTransform(scaleX: x, y: y)
                        : CGAffineTransform(translationX: x, y: numbers.count > 1 ? y : 0)
                }
            }
        }
        let matrix = transform.concatenating(outer)
        let total = opacity * outerOpacity
        if element.name == "rect", isShown, total > 0 {
            func number(_ name: String) -> Double { element.attributes[name].flatMap(Double.init) ?? 0 }
            let frame = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            result.append(
                Seen(fill: element.attributes["fill"] ?? "", frame: frame.applying(matrix), opacity: total))
        }
        for child in element.children { collect(child, part, matrix, total, isShown, &result) }
    }

    private static func transform(_ text: String) -> CGAffineTransform {
        let name = text.prefix { $0 != "(" }
        let n = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: " ").compactMap { Double($0) }
        return name == "translate"
            ? CGAffineTransform(translationX: n[0], y: n[1])
            : CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}

import CoreGeometry
import Foundation

/// Reads the `transform` attribute: SVG 1.1, section 7.6, without skewing.
enum SVGTransform {
    static func read(_ text: String) throws(SVGIconError) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for function in text.split(separator: ")") {
            let parts = function.split(separator: "(", maxSplits: 1)
            let numbers = parts.count == 2 ? SVGNumbers.list(String(parts[1])) : nil
            guard let numbers, let step = transform(SVGNumbers.words(String(parts[0])).first ?? "", numbers) else {
                if function.allSatisfy(\.isWhitespace) { continue }
                throw .invalid(attribute: "transform", value: text)
            }
            result = step.concatenating(result)
        }
        return result
    }

    private static func transform(_ name: String, _ v: [CGFloat]) -> CGAffineTransform? {
        switch (name, v.count) {
        case ("matrix", 6): CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
        case ("translate", 1): CGAffineTransform(translationX: v[0], y: 0)
        case ("translate", 2): CGAffineTransform(translationX: v[0], y: v[1])
        case ("scale", 1): CGAffineTransform(scaleX: v[0], y: v[0])
        case ("scale", 2): CGAffineTransform(scaleX: v[0], y: v[1])
        case ("rotate", 1): CGAffineTransform(rotationAngle: v[0] * .pi / 180)
        case ("rotate", 3):
            CGAffineTransform(translationX: v[1], y: v[2]).rotated(by: v[0] * .pi / 180)
                .translatedBy(x: -v[1], y: -v[2])
        default: nil
        }
    }
}

/// Parses lists of numbers in attributes, separated by spaces or commas.
enum SVGNumbers {
    /// The numbers; nil if the text contains anything else.
    static func list(_ text: String) -> [CGFloat]? {
        var numbers: [CGFloat] = []
        for word in words(text) {
            guard let number = Double(word), number.isFinite else { return nil }
            numbers.append(CGFloat(number))
        }
        return numbers
    }

    /// A length without a unit, or in pixels; nil for anything else.
    static func length(_ text: String) -> CGFloat? {
        let plain = text.hasSuffix("px") ? String(text.dropLast(2)) : text
        guard let numbers = list(plain), numbers.count == 1 else { return nil }
        return numbers[0]
    }

    static func words(_ text: String) -> [String] {
        text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    }
}

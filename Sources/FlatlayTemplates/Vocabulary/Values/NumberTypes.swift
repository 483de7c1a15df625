import Foundation

extension ValueType where Value == CGFloat {
    /// A finite number.
    static var number: ValueType {
        ValueType("a number", schema: .type("number").orInterpolation) { node, context in
            guard case .number(let value, let text)? = node.scalar else { return context.wrongType("a number", node) }
            guard value.isFinite, abs(value) <= largestNumber else {
                return context.outOfRange(text, "a number between -1000000 and 1000000", node)
            }
            return CGFloat(value)
        }
    }

    /// A finite number that is not negative.
    static var length: ValueType {
        ValueType("a length", schema: .object([("type", .text("number")), ("minimum", .number(0))]).orInterpolation) {
            node, context in
            guard let value = number.decode(node, in: context) else { return nil }
            guard value >= 0 else { return context.outOfRange("\(node.shown)", "zero or more", node) }
            return value
        }
    }

    /// A length, or `infinity` for all available space.
    static var lengthOrInfinity: ValueType {
        ValueType("a length or 'infinity'", schema: .any(of: [length.schema, .words(["infinity"])])) { node, context in
            switch node.scalar {
            case .string("infinity"): return .infinity
            case .number(let value, _) where value == .infinity: return .infinity
            case .number: return length.decode(node, in: context)
            default: return context.wrongType("a length or 'infinity'", node)
            }
        }
    }

    /// A number from 0 to 1.
    static var fraction: ValueType {
        let schema = {
            SchemaNode.object([("type", .text("number")), ("minimum", .number(0)), ("maximum", .number(1))])
        }
        return ValueType("a number from 0 to 1", schema: schema().orInterpolation) { node, context in
            guard let value = number.decode(node, in: context) else { return nil }
            guard value >= 0, value <= 1 else { return context.outOfRange(node.shown, "from 0 to 1", node) }
            return value
        }
    }
}

/// Far larger than any image, and small enough that sums and products of such numbers stay exact.
private let largestNumber = 1_000_000.0

extension ValueType where Value == Int {
    /// An integer from `minimum` to `maximum`.
    static func integer(from minimum: Int, through maximum: Int = 1_000_000) -> ValueType {
        let schema = { SchemaNode.object([("type", .text("integer")), ("minimum", .number(minimum))]) }
        return ValueType("a whole number", schema: schema().orInterpolation) { node, context in
            guard case .number(let value, let text)? = node.scalar else {
                return context.wrongType("a whole number", node)
            }
            guard let integer = Int(exactly: value), (minimum...maximum).contains(integer) else {
                return context.outOfRange(text, "a whole number from \(minimum) to \(maximum)", node)
            }
            return integer
        }
    }
}

extension DocumentNode {
    /// A scalar as it was written.
    var shown: String { scalar?.text ?? found }
}

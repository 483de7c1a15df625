import Flatlay
import Foundation

extension ValueType where Value == DimensionDescription {
    /// A length along an axis.
    ///
    /// | written | means |
    /// |---|---|
    /// | `44` | 44 points |
    /// | `50%` | half of the container, along the given axis |
    /// | `50%w`, `50%h` | half of the container's width, of its height |
    /// | `~44` | estimated at 44, then as long as the content |
    /// | `~~44` | estimated, and the same for all siblings |
    static func dimension(along axis: Axis) -> ValueType {
        let expected = "a dimension such as 44, 50%, ~44 or ~~44"
        let schema = SchemaNode.definition("dimension") {
            .any(of: [
                .object([("type", .text("number")), ("minimum", .number(0))]),
                .pattern(#"^(~{0,2}[0-9]+(\.[0-9]+)?|[0-9]+(\.[0-9]+)?%[wh]?)$"#), .interpolation,
            ]).described("Points (44), a part of the container (50%, 50%w, 50%h), or an estimate (~44, ~~44).")
        }
        return ValueType(expected, schema: schema) { node, context in
            switch node.scalar {
            case .number:
                return ValueType<CGFloat>.length.decode(node, in: context).map(DimensionDescription.absolute)
            case .string(let text):
                return dimension(text, axis) ?? context.wrongType(expected, node)
            default: return context.wrongType(expected, node)
            }
        }
    }

    private static func dimension(_ text: String, _ axis: Axis) -> DimensionDescription? {
        if text.hasPrefix("~~") {
            return length(text.dropFirst(2)).map(DimensionDescription.uniformAcrossSiblings(estimate:))
        }
        if text.hasPrefix("~") { return length(text.dropFirst()).map(DimensionDescription.estimated) }
        let refersToWidth = text.hasSuffix("%w") || (text.hasSuffix("%") && axis == .horizontal)
        guard let percent = text.firstIndex(of: "%"), ["%", "%w", "%h"].contains(text[percent...]),
            let value = length(text[..<percent])
        else { return nil }
        return refersToWidth ? .fractionalWidth(value / 100) : .fractionalHeight(value / 100)
    }

    private static func length(_ text: Substring) -> CGFloat? {
        guard case .number(let value, _) = PlainScalar.value(of: text.trimmingSpaces()), value.isFinite, value >= 0,
            value <= 1_000_000
        else { return nil }
        return CGFloat(value)
    }
}

extension ValueType where Value == SizeDescription {
    /// A width and a height: `[100%, 44]` or `{ width: 100%, height: 44 }`.
    static var layoutSize: ValueType {
        let width = ValueType<DimensionDescription>.dimension(along: .horizontal)
        let height = ValueType<DimensionDescription>.dimension(along: .vertical)
        let expected = "a size such as [100%, 44]"
        return ValueType<(DimensionDescription, DimensionDescription)>.forms(
            expected, list: .pair(width, height, expected),
            mapping: .record(
                expected, Field("width", width, "The width.", isRequired: true),
                Field("height", height, "The height.", isRequired: true)
            ) { ($0 ?? .absolute(0), $1 ?? .absolute(0)) }
        ).map { SizeDescription(width: $0.0, height: $0.1) }
    }
}

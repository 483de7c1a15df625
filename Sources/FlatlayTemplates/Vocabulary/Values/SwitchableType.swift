extension ValueType {
    /// A mapping with options, or true or nothing for the standard ones; false for none.
    static func switchable<Options>(
        _ expected: String, _ standard: Options, _ mapping: ValueType<Options>
    ) -> ValueType where Value == Options? {
        let flag = ValueType<Bool>.flag
        let description = TypeDescription(
            expected, schema: { .any(of: [flag.schema, mapping.schema]) }, table: { mapping.table })
        return ValueType(description) { node, context in
            if node.entries != nil { return mapping.decode(node, in: context).map(Optional.some) }
            switch node.scalar?.typed {
            case .null?, .bool(true)?: return .some(standard)
            case .bool(false)?: return .some(nil)
            default: return context.wrongType(expected, node)
            }
        }
    }
}

import Flatlay

extension ValueType where Value == Void {
    /// The template's own colours by name. Values that are read afterwards know them; a colour may name one before it.
    static var ownColors: ValueType {
        let color = ValueType<Color>.color
        let description = TypeDescription("a mapping of names to colours", schema: { .mapping(to: color.schema) })
        return ValueType(description) { node, context in
            guard let entries = node.entries else { return context.wrongType(description.expected, node) }
            for entry in entries {
                guard let value = color.decode(entry.value, in: context) else { continue }
                context.resources.define(color: entry.key, value)
            }
            return ()
        }
    }
}

import Flatlay

/// A view behind or in front of another one.
struct Layer {
    private let content: CompiledView
    private let alignment: Dynamic<Alignment>?

    fileprivate init(content: CompiledView, alignment: Dynamic<Alignment>?) {
        self.content = content
        self.alignment = alignment
    }

    /// The layer for the names in scope.
    func shown(in evaluation: Evaluation) -> Shown {
        let alignment = alignment.map { $0.value(in: evaluation) ?? .center } ?? .center
        return Shown(content: ViewList(content.evaluate(evaluation)), alignment: alignment)
    }

    /// A layer with its data.
    struct Shown {
        let content: ViewList
        let alignment: Alignment

        fileprivate init(content: ViewList, alignment: Alignment) {
            self.content = content
            self.alignment = alignment
        }

        /// A layer that a style fills.
        init(_ style: AnyShapeStyle) {
            self.init(content: ViewList([AnyView(Rectangle().fill(style))]), alignment: .center)
        }
    }
}

extension ValueType where Value == Layer {
    /// A view or a style, or one of them with its alignment.
    fileprivate static var layer: ValueType {
        let placed = ValueType.record(
            "a view such as { content: …, alignment: top }",
            Field("content", .layerContent, "What is added.", isRequired: true),
            Field("alignment", .dynamic(.alignment), "Its alignment.", default: "center")
        ) { Layer(content: $0 ?? .none, alignment: $1) }
        let content = ValueType<CompiledView>.layerContent.map { Layer(content: $0, alignment: nil) }
        return .content(content, orPlaced: placed)
    }
}

extension ValueType where Value == [Layer] {
    /// A layer, or a list of them from the back.
    static var layers: ValueType {
        let one = ValueType<Layer>.layer
        let list = ValueType.list(of: one, "a list of layers")
        let description = TypeDescription(
            one.expected, name: "layers", schema: { .any(of: [one.schema, list.schema]) }, table: { one.table })
        return ValueType(description) { node, context in
            node.elements == nil ? one.decode(node, in: context).map { [$0] } : list.decode(node, in: context)
        }
    }
}

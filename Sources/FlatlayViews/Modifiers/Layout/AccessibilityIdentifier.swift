import FlatlayDrawing

nonisolated extension View {
    /// Names the view in the node tree of the image, where snapshot tests find it. No pixel changes.
    ///
    /// ```swift
    /// Text(film.price).accessibilityIdentifier("price")
    /// assertSnapshot(of: row, as: .image.ignoring(.identifier("price")))
    /// ```
    ///
    /// The node is named `#price`. An empty identifier adds none.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        wrappingNodes { node, context in
            guard !identifier.isEmpty else { return node }
            return TraitNode(
                node, name: DisplayList.Node.name(forIdentifier: identifier), environment: context.environment)
        }
    }

    /// Names the view in the tree of the image, as ``accessibilityIdentifier(_:)`` does.
    public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }
}

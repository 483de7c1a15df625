/// A view or a guide of a ``LayoutTree``.
public struct LayoutItem: Hashable, Sendable {
    let index: Int
    let generation: Int
}

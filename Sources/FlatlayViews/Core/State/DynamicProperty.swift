/// A property of a view that is more than a plain value: SwiftUI's `DynamicProperty`.
///
/// Custom properties may contain others, such as ``State``:
///
/// ```swift
/// struct Toggled: DynamicProperty {
///     @State var isOn = false
/// }
/// ```
public protocol DynamicProperty {
    /// Called on a copy before the body of the view is evaluated: changes must be made through references.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property whose value the host of the view stores, not the view.
protocol LinkedProperty: DynamicProperty {
    /// Whether there is anything to link. All values of one view type must return the same.
    var needsLinking: Bool { get }

    /// Finds the storage of the property's value.
    func link(with linker: inout PropertyLinker)
}

extension LinkedProperty {
    var needsLinking: Bool { true }
}

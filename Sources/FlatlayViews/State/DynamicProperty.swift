/// A property of a view that holds more than a plain value: SwiftUI's `DynamicProperty`.
///
/// Properties of your own may hold others, such as ``State``:
///
/// ```swift
/// struct Toggled: DynamicProperty {
///     @State var isOn = false
/// }
/// ```
public protocol DynamicProperty {
    /// Called before the body of the view is evaluated, on a copy: what it changes lies behind references.
    mutating func update()
}

extension DynamicProperty {
    /// Changes nothing.
    public mutating func update() {}
}

/// A property whose value is kept by the host of the view, not by the view.
protocol LinkedProperty: DynamicProperty {
    /// Whether there is anything to link. Answered alike by all values of a view's type.
    var needsLinking: Bool { get }

    /// Finds the place of the property's value.
    func link(with linker: inout PropertyLinker)
}

extension LinkedProperty {
    var needsLinking: Bool { true }
}

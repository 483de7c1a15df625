/// The name of a method, as `addTarget(_:action:for:)` takes it.
///
/// Nothing calls the method: there is no Objective-C runtime, and there are no taps. The plugin `AppSources` creates
/// one from `#selector(save(_:))`.
///
/// ```swift
/// button.addTarget(self, action: Selector("save:"), for: .touchUpInside)
/// ```
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name, such as `save:`.
    public let description: String

    /// Creates a selector of a name.
    public init(_ name: String) { description = name }

    /// Creates a selector of a name.
    public init(stringLiteral value: String) { description = value }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

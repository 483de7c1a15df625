import Foundation

/// Controls in rows: a list of cards whose controls fill their rows.
///
/// ```swift
/// Form {
///     Section("Profile") {
///         TextField("Name", text: $name)
///         Toggle("Public", isOn: $isPublic)
///     }
/// }
/// ```
public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the node of the form.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if context.environment.formStyle == .columns {
            VStack(alignment: .leading) { content }.addNodes(in: context, into: &nodes)
        } else {
            nodes.append(ListNode(content, surroundings: .form, selection: nil, in: context))
        }
    }
}

/// The appearance of a form.
public protocol FormStyle: Sendable {
    /// The style as a value. Not for use in apps.
    var _kind: _FormStyleKind { get }
}

/// The styles of forms. Not for use in apps.
public enum _FormStyleKind: Hashable, Sendable {
    /// Cards.
    case grouped
    /// Controls below each other, without rows.
    case columns
}

/// The style that fits the device: cards, as on iOS.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _FormStyleKind { .grouped }
}

/// A form of cards.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _FormStyleKind { .grouped }
}

/// A form without rows. Labels and controls are not aligned in columns.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _FormStyleKind { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style that fits the device.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// No rows.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
    private struct FormStyleKey: EnvironmentKey {
        static let defaultValue = _FormStyleKind.grouped
    }

    var formStyle: _FormStyleKind {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the forms inside.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
        environment(\.formStyle, style._kind)
    }
}

import ActorLeases
import FlatlayControls
import Foundation

/// The parts of a text field, for its style.
struct TextFieldStyleConfiguration {
    /// The text, which may follow the locale of the environment.
    let text: TextValue
    let prompt: Text?
    let axis: Axis
    let label: AnyView
}

/// The appearance of text fields.
///
/// ```swift
/// struct Filled: TextFieldStyle {
///     func _body(configuration: TextField<_Label>) -> some View {
///         configuration.padding(12).background(.quaternary, in: .rect(cornerRadius: 10))
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The view that the style creates.
    associatedtype _Body: View
    /// The label of a field in a style.
    typealias _Label = _TextFieldStyleLabel

    /// Creates the view of a field.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field in a style.
public struct _TextFieldStyleLabel: PrimitiveView {
    /// Adds no nodes: the field draws its label itself.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {}
}

nonisolated extension View {
    /// Sets the style of the text fields inside.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        modifier(
            StyleSetter(style: style, slot: \.textFieldStyle) { style, configuration in
                leased { $0._body(configuration: TextField<_TextFieldStyleLabel>($1)) }(style, configuration)
            })
    }
}

/// The inherited style; by default, text without a background.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a field.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text without a background.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a field.
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.transformCommonValues { $0.textFieldStyle = nil }
    }
}

/// Text in a rounded border, as UIKit's rounded text field.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the view of a field.
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.transformCommonValues { $0.textFieldStyle = nil }
            .padding(.horizontal, FieldLook.margin.width).padding(.vertical, FieldLook.margin.height)
            .background { FieldBorder() }
    }
}

/// The border of a field, which is on iOS UIKit's.
nonisolated private struct FieldBorder: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { ControlPicture(FieldLook(isEnabled: isEnabled)) }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The inherited style.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Text without a background.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Text in a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
    /// The list or the form around the view.
    var rowSurroundings: RowSurroundings { common.rowSurroundings }
}

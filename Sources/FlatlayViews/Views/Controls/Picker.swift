import FlatlayControls
import Foundation

/// A choice among options, each with a tag.
///
/// ```swift
/// Picker("Size", selection: $size) {
///     Text("Small").tag(Size.small)
///     Text("Large").tag(Size.large)
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// In a `ForEach`, the identifier of an element is the tag of its view unless that has one. A tag matches an optional
/// selection by its value.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: AnyHashable
    private let label: Label
    private let content: Content
    private let valueLabel: AnyView?

    init(selection: AnyHashable, content: Content, label: Label, valueLabel: AnyView? = nil) {
        self.selection = selection
        self.content = content
        self.label = label
        self.valueLabel = valueLabel
    }

    /// Creates a picker.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: AnyHashable(selection.wrappedValue), content: content(), label: label())
    }

    /// Creates a picker whose closed form shows a view of its own.
    public init<Value: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            selection: AnyHashable(selection.wrappedValue), content: content(), label: label(),
            valueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker.
    @available(*, deprecated, message: "use init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: AnyHashable(selection.wrappedValue), content: content(), label: label)
    }

    /// Adds the nodes of the picker in the style of the environment.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let style = context.environment.pickerStyle
        if context.environment.isInMenu {
            if style == .menu {
                return MenuRow(label: AnyView(label), mark: .submenu)._makeNodes(in: context, into: &nodes)
            }
            return MenuOptions(content: content, selection: selection)
                ._makeNodes(in: context.entering(2), into: &nodes)
        }
        let surroundings = context.environment.rowSurroundings
        let options =
            style == .segmented
            ? PickerOptions.segments(content, selection: selection, in: context.entering(0))
            : PickerOptions(makeOptions(in: context, style: style), selection: selection)
        let picker = PickerContent(
            options: options, label: AnyView(label), valueLabel: valueLabel,
            style: style, surroundings: surroundings,
            isLabelHidden: context.environment.areLabelsHidden
        )
        let inner = context.entering(1)
        let isMenu = style == .automatic || style == .menu || (style == .inline && surroundings == .none)
        guard isMenu, context.environment.menuOpening != nil else { return picker._makeNodes(in: inner, into: &nodes) }
        picker.modifier(
            MenuModifier(
                items: MenuOptions(content: content, selection: selection), keepsOrder: true,
                isTrailing: surroundings != .none)
        )
        ._makeNodes(in: inner, into: &nodes)
    }

    /// Makes the nodes of the options with the fonts and colours of a style.
    private func makeOptions(in context: ViewContext, style: _PickerStyleKind) -> [ViewNode] {
        var inner = context.entering(0).inStack(nil)
        let surroundings = context.environment.rowSurroundings
        inner.environment.common.rowSurroundings = .none
        inner.rows = RowCollector(.options)
        let isInRow = surroundings != .none
        switch style {
        case .wheel:
            inner.environment.common.font = Font(WheelLook.rowFont)
        case .inline where isInRow:
            break
        case .automatic, .menu, .navigationLink, .inline, .segmented:
            let color = isInRow ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(TintShapeStyle())
            inner.environment.common.foreground = ForegroundStyles(primary: color)
        }
        if style != .inline || !isInRow { inner.environment.lineLimit = 1 }
        return content.makeNodes(in: inner)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == FlatlayViews.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { FlatlayViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a title and a symbol.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { FlatlayViews.Label(title, systemImage: systemImage) }
    }
}

/// The options of a picker.
struct PickerOptions {
    /// The nodes of the options in order.
    var nodes: [ViewNode]
    /// The index of the chosen one; nil if no tag equals the selection.
    let chosen: Int?

    init(_ nodes: [ViewNode], selection: AnyHashable) {
        self.nodes = nodes
        let selected = OptionTag(selection)
        chosen = nodes.firstIndex { node in
            let tag = node.layoutValue(for: RowKeys.tag) as? AnyHashable
            let element = node.layoutValue(for: RowKeys.element) as? RowElement
            return (tag ?? element?.id).map { OptionTag($0) == selected } ?? false
        }
    }

    /// Makes the options of segments, whose titles have fonts of their own.
    static func segments(_ content: some View, selection: AnyHashable, in context: ViewContext) -> PickerOptions {
        func nodes(isSelected: Bool) -> [ViewNode] {
            var inner = context.inStack(nil)
            inner.environment.common.rowSurroundings = .none
            inner.rows = RowCollector(.options)
            inner.environment.common.font = Font(SegmentLook.font(isSelected: isSelected))
            inner.environment.common.foreground = ForegroundStyles(primary: AnyShapeStyle(Color.primary))
            inner.environment.lineLimit = 1
            return content.makeNodes(in: inner)
        }
        var options = PickerOptions(nodes(isSelected: false), selection: selection)
        if let chosen = options.chosen { options.nodes[chosen] = nodes(isSelected: true)[chosen] }
        return options
    }

    var chosenNode: ViewNode? { chosen.map { nodes[$0] } }
}

/// A tag without the optionals around its value, so that `.tag(1)` matches a selection of the type `Int?`.
struct OptionTag: Hashable {
    /// The value; nil for none.
    let value: AnyHashable?

    init(_ tag: AnyHashable) {
        var value: AnyHashable? = tag
        while let optional = value?.base as? any OptionalTag { value = optional.hashable }
        self.value = value
    }
}

private protocol OptionalTag {
    var hashable: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
    fileprivate var hashable: AnyHashable? { map { AnyHashable($0) } }
}

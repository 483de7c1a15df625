import Foundation

/// A label with collapsible content below it. The binding decides whether the content is visible; without one, it is
/// hidden.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    @Binding private var isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    /// Creates a group whose binding decides whether the content is visible.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        _isExpanded = isExpanded
    }

    /// Creates a collapsed group.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: .constant(false), content: content, label: label)
    }

    /// The label with an arrow at its trailing edge, and the content if the group is expanded: below it, or as the next
    /// rows of a list.
    public var body: some View {
        RowLevel {
            VStackIfSeveral(view: label)
                .rowValue(RowKeys.accessory, RowAccessory.disclosure(isExpanded: isExpanded))
                .focusableControl { isExpanded.toggle() }
            if isExpanded { content().rowIndented() }
        } inner: {
            group
        }
    }

    private var group: some View {
        VStack(alignment: .leading) {
            HStack {
                label
                Spacer()
                Chevron()
                    .stroke(.tint, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                    .frame(width: 6, height: 11)
                    .rotationEffect(isExpanded ? .degrees(direction == .leftToRight ? 90 : -90) : .zero)
                    .frame(width: 14, height: 14)
            }
            .systemFocusEffect(.rect(cornerRadius: 8))
            .focusableControl { isExpanded.toggle() }
            if isExpanded { content() }
        }
    }

    private struct Chevron: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.addLines([
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                    CGPoint(x: rect.minX, y: rect.maxY),
                ])
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title, whose binding decides whether the content is visible.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a collapsed group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title, whose binding decides whether the content is visible.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }

    /// Creates a collapsed group with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension View {
    /// Indents the rows of a group.
    fileprivate func rowIndented() -> some View {
        wrappingNodes { node, context in
            let depth = node.layoutValue(for: RowKeys.indentation) as? Int ?? 0
            return LayoutValueNode(
                node, key: RowKeys.indentation, value: depth + 1, environment: context.environment)
        }
    }
}

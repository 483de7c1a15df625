import Foundation

nonisolated extension View {
    /// Sets the style of the lists inside.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        environment(\.listSettings.style, style._kind)
    }

    /// Sets the space between the content of a row and its edges; nil for that of the list.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(OptionalRowValue(key: RowKeys.insets, value: insets))
    }

    /// Replaces the background of a row; nil for that of the list.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(view: view))
    }

    /// Hides or shows the separators at the edges of a row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SeparatorModifier(key: RowKeys.separators, visibility: visibility, edges: edges))
    }

    /// Sets the colour of the separators at the edges of a row; nil for that of the list.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        wrappingNodes { node, context in
            var tints = node.layoutValue(for: RowKeys.separatorTints) as? EdgeTints ?? EdgeTints()
            if edges.contains(.top) { tints.top = color }
            if edges.contains(.bottom) { tints.bottom = color }
            return LayoutValueNode(
                node, key: RowKeys.separatorTints, value: tints, environment: context.environment)
        }
    }

    /// Hides or shows the separators above and below the rows of a section.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SeparatorModifier(key: RowKeys.sectionSeparators, visibility: visibility, edges: edges))
    }

    /// Sets the colour of the separators at the edges of a section; the separators of its rows keep theirs.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Sets the space between the rows of the lists inside, in points.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listSettings.rowSpacing, spacing.flatMap { $0.isFinite ? $0 : nil })
    }

    /// Sets the space above sections, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSettings.sectionSpacing, spacing.isFinite ? max(0, spacing) : nil)
    }

    /// Sets the space above sections.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSettings.sectionSpacing, spacing.length)
    }

    /// Sets the colour of the icons of labels in rows; nil for the tint.
    public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listSettings.itemTint, tint)
    }

    /// Sets the prominence of the headers of sections.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.listSettings.prominence, prominence)
    }

    /// Hides the backgrounds of the lists, forms and text editors inside.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.listSettings.isBackgroundHidden, visibility == .hidden)
    }

    /// Adds a number to a tab, or to a row of a list at its trailing edge; 0 adds none.
    public func badge(_ count: Int) -> some View {
        modifier(OptionalRowValue(key: RowKeys.badge, value: count == 0 ? nil : Text(verbatim: "\(count)")))
    }

    /// Adds a text to a tab, or to a row of a list at its trailing edge; nil adds none.
    public func badge(_ label: Text?) -> some View {
        modifier(OptionalRowValue(key: RowKeys.badge, value: label))
    }

    /// Adds a text to a tab, or to a row of a list at its trailing edge.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        badge(key.map { Text($0) })
    }

    /// Adds a text to a tab, or to a row of a list at its trailing edge.
    @_disfavoredOverload
    public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
        badge(label.map { Text($0) })
    }

    /// Sets the value with which a picker, a list or a tab view selects the view.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TagModifier(tag: tag))
    }

    /// Sets the value with which a picker, a list or a tab view selects the view.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
        modifier(TagModifier(tag: tag))
    }
}

/// The space above the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    let length: CGFloat?

    /// The space of the list's style.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less space: 16 points, chosen by eye.
    public static let compact = ListSectionSpacing(length: 16)

    /// A space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing.isFinite ? max(0, spacing) : nil)
    }
}

private struct TagModifier<Tag: Hashable>: NodeModifier {
    typealias Body = Never
    let tag: Tag

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        LayoutValueNode(node, key: RowKeys.tag, value: AnyHashable(tag), environment: context.environment)
    }
}

/// A value of a row that may be absent; an inner view's value counts.
private struct OptionalRowValue<Value>: NodeModifier {
    typealias Body = Never
    let key: ObjectIdentifier
    let value: Value?

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        guard let value, node.layoutValue(for: key) == nil else { return node }
        return LayoutValueNode(node, key: key, value: value, environment: context.environment)
    }
}

private struct SeparatorModifier: NodeModifier {
    typealias Body = Never
    let key: ObjectIdentifier
    let visibility: Visibility
    let edges: VerticalEdge.Set

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        let own = node.layoutValue(for: key) as? EdgeVisibility ?? EdgeVisibility()
        let value = own.merged(
            into: EdgeVisibility(
                top: edges.contains(.top) ? visibility : .automatic,
                bottom: edges.contains(.bottom) ? visibility : .automatic))
        return LayoutValueNode(node, key: key, value: value, environment: context.environment)
    }
}

private struct RowBackgroundModifier<Background: View>: NodeModifier {
    typealias Body = Never
    let view: Background?

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        guard let view, node.layoutValue(for: RowKeys.background) == nil else { return node }
        var inner = context.entering(1)
        inner.rows = nil
        return LayoutValueNode(
            node, key: RowKeys.background, value: RowBackground(node: view.makeLayeredNode(in: inner)),
            environment: context.environment)
    }
}

extension ForEach {
    /// Lets the list delete elements: while it is edited, rows have a mark for that. The action is never run.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var result = self
        result.editing.canDelete = action != nil
        return result
    }

    /// Lets the list move elements: while it is edited, rows have a mark for that. The action is never run.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var result = self
        result.editing.canMove = action != nil
        return result
    }
}

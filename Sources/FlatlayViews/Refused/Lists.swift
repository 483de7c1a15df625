import Foundation

private let listAdvice =
    "show its rows in a CollectionView whose layout is UICollectionViewCompositionalLayout.list(using:), "
    + "or one below the other in a VStack"

/// Rows that scroll. Refused: collections show rows.
public struct List<SelectionValue: Hashable, Content: View>: View {
    /// Refused.
    public var body: some View { RefusedView("List", listAdvice) }

    /// Rows, of which some may be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}

    /// Rows, of which one may be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
}

extension List where SelectionValue == Never {
    /// Rows.
    public init(@ViewBuilder content: () -> Content) {}

    /// A row for each element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}

    /// A row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
}

/// Controls in rows. Refused: collections show rows.
public struct Form<Content: View>: View {
    /// Controls.
    public init(@ViewBuilder content: () -> Content) {}

    /// Refused.
    public var body: some View { RefusedView("Form", listAdvice) }
}

/// Screens, of which one is seen. Refused: a picture shows one screen.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    /// Screens, of which one is chosen.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}

    /// Refused.
    public var body: some View { RefusedView("TabView", "render the screen that you want to see") }
}

extension TabView where SelectionValue == Int {
    /// Screens.
    public init(@ViewBuilder content: () -> Content) {}
}

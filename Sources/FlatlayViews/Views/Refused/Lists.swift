import Foundation

private let listAdvice =
    "show its rows in a CollectionView whose layout is UICollectionViewCompositionalLayout.list(using:), "
    + "or one below the other in a VStack"

/// A list of rows. Refused: collections show rows.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    /// Refused: rendering throws ``UnsupportedViewError``.
    public var body: some View { RefusedView("List", listAdvice) }

    /// Creates a list in which several rows can be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}

    /// Creates a list in which one row can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
}

extension List where SelectionValue == Never {
    /// Creates a list of rows.
    public init(@ViewBuilder content: () -> Content) {}

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
}

/// A form of controls. Refused: collections show rows.
nonisolated public struct Form<Content: View>: View {
    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {}

    /// Refused: rendering throws ``UnsupportedViewError``.
    public var body: some View { RefusedView("Form", listAdvice) }
}

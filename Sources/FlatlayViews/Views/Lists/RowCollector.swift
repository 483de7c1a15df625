import Foundation

/// The state of a list or a picker while its content is turned into rows.
///
/// A list creates no more rows than fill its frame. Rows have a minimum height, so their number has a limit;
/// ``ForEach`` counts the rows that it creates, and stops at the limit.
final class RowCollector {
    /// The use of the rows.
    enum Purpose {
        case list(ListLook)
        case options
        case menu
    }

    let purpose: Purpose
    /// The number of rows that are needed.
    let limit: Int
    /// The number of rows made so far, as far as they have been counted.
    var made = 0
    /// Whether rows were left out because the limit was reached.
    private(set) var isCut = false
    /// Whether a section collects the rows.
    var isInSection = false
    /// The search that counts rows and looks for one; nil while rows are created for the image.
    let search: RowSearch?
    /// The rows of a long list that are made; nil for all up to the limit.
    let window: RowWindow?
    /// The identifier of the requested row.
    let sought: AnyHashable?
    /// The scroll requests of readers inside the list.
    var requests: [ScrollRequest] = []

    init(
        _ purpose: Purpose, limit: Int = .max, search: RowSearch? = nil, window: RowWindow? = nil,
        sought: AnyHashable? = nil
    ) {
        self.purpose = purpose
        self.limit = limit
        self.search = search
        self.window = window
        self.sought = sought
    }

    /// Whether the rows are items of a menu.
    var isMenu: Bool {
        if case .menu = purpose { return true }
        return false
    }

    /// The look of the list; nil in a picker and a menu.
    var look: ListLook? {
        if case .list(let look) = purpose { return look }
        return nil
    }

    /// Whether more rows are needed; called before a row that there is.
    var needsMore: Bool {
        if made >= limit { isCut = true }
        return made < limit
    }
}

/// The list or the form around a view.
enum RowSurroundings: Hashable {
    case none
    case list
    case form
}

/// The editing operations on the elements of a `ForEach` while a list is edited.
struct RowEditing: Hashable {
    var canDelete = false
    var canMove = false
}

/// The element of a `ForEach` that a row shows.
struct RowElement {
    let id: AnyHashable
    let editing: RowEditing
}

/// The mark at the trailing edge of a row.
enum RowAccessory: Hashable {
    /// The row leads to another screen.
    case link
    /// The row shows and hides the rows after it.
    case disclosure(isExpanded: Bool)
    /// The row is the chosen option of a picker.
    case checkmark
}

/// The keys of the values that the content of a row passes to its list.
enum RowKeys {
    private enum Element {}
    private enum Accessory {}
    private enum Indentation {}
    private enum Insets {}
    private enum Background {}
    private enum Separators {}
    private enum SeparatorTints {}
    private enum SectionSeparators {}
    private enum Section {}
    private enum Identity {}

    /// A ``RowElement``.
    static let element = ObjectIdentifier(Element.self)
    /// The tag as an `AnyHashable`.
    static let tag = ObjectIdentifier(ContainerTrait.Tag.self)
    /// A `Text`.
    static let badge = ObjectIdentifier(ContainerTrait.Badge.self)
    /// A ``RowAccessory``.
    static let accessory = ObjectIdentifier(Accessory.self)
    /// The number of enclosing groups of rows.
    static let indentation = ObjectIdentifier(Indentation.self)
    /// `EdgeInsets`, or nothing.
    static let insets = ObjectIdentifier(Insets.self)
    /// A ``RowBackground``.
    static let background = ObjectIdentifier(Background.self)
    /// The `EdgeVisibility` of a row's separators.
    static let separators = ObjectIdentifier(Separators.self)
    /// The `EdgeTints` of a row's separators.
    static let separatorTints = ObjectIdentifier(SeparatorTints.self)
    /// The `EdgeVisibility` of the separators around a section.
    static let sectionSeparators = ObjectIdentifier(SectionSeparators.self)
    /// The identifier of a requested view, as an `AnyHashable`.
    static let identity = ObjectIdentifier(Identity.self)
    /// A ``ListSectionNode``.
    static let section = ObjectIdentifier(Section.self)
}

/// The background that a row sets; without a node it has none.
struct RowBackground {
    let node: ViewNode?
}

/// The visibility of separators by edge.
struct EdgeVisibility {
    var top = Visibility.automatic
    var bottom = Visibility.automatic

    /// The values, with those of a view around where they are automatic.
    func merged(into outer: EdgeVisibility?) -> EdgeVisibility {
        guard let outer else { return self }
        return EdgeVisibility(
            top: top == .automatic ? outer.top : top, bottom: bottom == .automatic ? outer.bottom : bottom)
    }
}

/// The colours of separators by edge.
struct EdgeTints {
    var top: Color?
    var bottom: Color?
}

/// Views with one look as the content of a row, and another one inside of it.
struct RowLevel<Row: View, Inner: View>: PrimitiveView {
    @ViewBuilder let row: () -> Row
    @ViewBuilder let inner: () -> Inner

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if context.rows?.look != nil {
            row().addNodes(in: context.entering(0), into: &nodes)
        } else {
            inner().addNodes(in: context.entering(1), into: &nodes)
        }
    }
}

nonisolated extension View {
    /// Passes a value to the list whose row the view is.
    func rowValue(_ key: ObjectIdentifier, _ value: Any) -> some View {
        wrappingNodes { LayoutValueNode($0, key: key, value: value, environment: $1.environment) }
    }
}

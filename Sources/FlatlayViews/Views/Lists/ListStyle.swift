import CollectionLayout
import Foundation

/// The appearance of a list.
///
/// ```swift
/// List(fruits, id: \.self) { Text($0) }.listStyle(.plain)
/// ```
public protocol ListStyle: Sendable {
    /// The style as a value. Not for use in apps.
    var _kind: _ListStyleKind { get }
}

/// The styles of lists. Not for use in apps.
public enum _ListStyleKind: Hashable, Sendable {
    /// The style that fits the device.
    case automatic
    /// Rows from edge to edge.
    case plain
    /// Groups from edge to edge.
    case grouped
    /// Cards.
    case insetGrouped
    /// Rows without a background of their own.
    case inset
    /// A sidebar.
    case sidebar
}

/// The style that fits the device: cards, as on iOS.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _ListStyleKind { .automatic }
}

/// Rows that extend from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _ListStyleKind { .plain }
}

/// Grouped sections that extend from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _ListStyleKind { .grouped }
}

/// Grouped sections as cards.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _ListStyleKind { .insetGrouped }
}

/// Rows without a background of their own.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _ListStyleKind { .inset }
}

/// A sidebar: cards with large headers in narrow windows, rows without backgrounds and separators in wide ones.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The style as a value.
    public var _kind: _ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style that fits the device.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows that extend from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Grouped sections that extend from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Grouped sections as cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows without a background of their own.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look of a list style in the layout.
struct ListLook: Hashable {
    typealias Appearance = UICollectionLayoutListConfiguration.Appearance

    let style: _ListStyleKind
    let appearance: Appearance

    init(_ style: _ListStyleKind, isCompact: Bool) {
        self.style = style
        appearance =
            switch style {
            case .plain, .inset: .plain
            case .grouped: .grouped
            case .automatic, .insetGrouped: .insetGrouped
            case .sidebar: isCompact ? .insetGrouped : .sidebar
            }
    }

    /// Whether headers are set in small capitals, as between groups.
    var hasSmallHeaders: Bool { style != .sidebar && (appearance == .grouped || appearance == .insetGrouped) }
}

/// The settings of lists, inherited through the environment.
struct ListSettings: Sendable {
    var style = _ListStyleKind.automatic
    var rowSpacing: CGFloat?
    var sectionSpacing: CGFloat?
    var isBackgroundHidden = false
    var prominence = Prominence.standard
    var itemTint: Color?
    var minimumRowHeight: CGFloat = ListMetrics.rowEstimate
    var minimumHeaderHeight: CGFloat?
}

extension EnvironmentValues {
    private struct ListSettingsKey: EnvironmentKey {
        static let defaultValue = ListSettings()
    }

    var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }

    /// The least height of rows in lists, in points; 44 by default. Rows are at least 1 point high.
    public var defaultMinListRowHeight: CGFloat {
        get { listSettings.minimumRowHeight }
        set { listSettings.minimumRowHeight = newValue.isFinite ? max(newValue, 1) : ListMetrics.rowEstimate }
    }

    /// The least height of headers in lists, in points; nil for that of their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listSettings.minimumHeaderHeight }
        set { listSettings.minimumHeaderHeight = newValue.flatMap { $0.isFinite ? max($0, 0) : nil } }
    }

    /// The prominence of headers.
    public var headerProminence: Prominence {
        get { listSettings.prominence }
        set { listSettings.prominence = newValue }
    }
}

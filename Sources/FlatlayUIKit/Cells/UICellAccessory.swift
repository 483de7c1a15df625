import FlatlayViews
import Foundation

/// A view beside the content of a row, such as a disclosure arrow, a checkmark or a label.
///
/// ```swift
/// cell.accessories = [.label(text: "12"), .disclosureIndicator()]
/// ```
///
/// Nothing can be tapped: action handlers are stored and never called. Nothing is ever edited, so accessories displayed
/// ``DisplayedState/whenEditing`` are never visible.
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// In every state.
        case always
        /// Only while the collection view is being edited.
        case whenEditing
        /// Only while the collection view is not being edited.
        case whenNotEditing
    }

    /// The width that is reserved for an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// The standard width of its kind.
        case standard
        /// The accessory's own width.
        case actual
        /// A length in points.
        case custom(CGFloat)
    }

    /// The options that all accessories have.
    public struct Options: Hashable, Sendable {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the default of its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// The accessory's colour; nil for its default colour.
        public var tintColor: UIColor?

        /// Creates options; by default the accessory is visible and has its default width and colour.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a disclosure arrow.
    public typealias DisclosureIndicatorOptions = Options
    /// The options of a checkmark.
    public typealias CheckmarkOptions = Options
    /// The options of a detail button.
    public typealias DetailOptions = Options
    /// The options of a delete button.
    public typealias DeleteOptions = Options
    /// The options of an insert button.
    public typealias InsertOptions = Options
    /// The options of a reordering handle.
    public typealias ReorderOptions = Options
    /// The options of a selection circle.
    public typealias MultiselectOptions = Options

    /// The options of an arrow that expands and collapses an outline.
    public struct OutlineDisclosureOptions: Hashable, Sendable {
        /// The position of the arrow.
        public enum Style: Hashable, Sendable {
            /// After the content, as in ``header``.
            case automatic
            /// After the content.
            case header
            /// Before the content.
            case cell
        }

        /// The position of the arrow.
        public var style: Style
        /// The options that all accessories have.
        public var options: Options

        /// Creates options of an outline arrow.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a label.
    public struct LabelOptions: Hashable, Sendable {
        /// The options that all accessories have.
        public var options: Options
        /// The font of the label.
        public var font: UIFont

        /// Creates options of a label.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.font = font
        }
    }

    enum Kind: Hashable {
        case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect
        case outlineDisclosure(isLeading: Bool)
        case label(String, UIFont)
        case custom(CustomAccessory)
    }

    let kind: Kind
    let displayed: DisplayedState
    let options: Options

    /// An arrow that indicates more content behind the row.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { .init(kind: .disclosureIndicator, displayed: displayed, options: options) }

    /// A checkmark, as in a selected row.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { .init(kind: .checkmark, displayed: displayed, options: options) }

    /// An arrow that expands and collapses an outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        .init(
            kind: .outlineDisclosure(isLeading: options.style == .cell), displayed: displayed,
            options: options.options)
    }

    /// A detail button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(kind: .detail, displayed: displayed, options: options) }

    /// A label with a text, such as a count.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        .init(kind: .label(text, options.font), displayed: displayed, options: options.options)
    }

    /// A delete button.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(kind: .delete, displayed: displayed, options: options) }

    /// An insert button.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(kind: .insert, displayed: displayed, options: options) }

    /// A handle for moving the row.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { .init(kind: .reorder, displayed: displayed, options: options) }

    /// A circle for selecting the row.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { .init(kind: .multiselect, displayed: displayed, options: options) }
}

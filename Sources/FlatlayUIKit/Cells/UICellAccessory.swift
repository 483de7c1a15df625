import FlatlayViews
import Foundation

/// What stands beside the content of a row: an arrow that says that there is more, a checkmark, a label.
///
/// ```swift
/// cell.accessories = [.label(text: "12"), .disclosureIndicator()]
/// ```
///
/// Nothing can be tapped: action handlers are kept and never called. Nothing is edited, so that what is shown
/// ``DisplayedState/whenEditing`` is not.
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the collection is edited.
        case whenEditing
        /// While it is not.
        case whenNotEditing
    }

    /// The room that is kept for an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// That of accessories of the kind.
        case standard
        /// As much as the accessory takes.
        case actual
        /// A length in points.
        case custom(CGFloat)
    }

    /// What every accessory may say of itself.
    public struct Options: Hashable, Sendable {
        /// Whether it is hidden.
        public var isHidden: Bool
        /// The room that is kept for it; nil for that of its kind.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil for its own.
        public var tintColor: UIColor?

        /// Options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of an arrow.
    public typealias DisclosureIndicatorOptions = Options
    /// The options of a checkmark.
    public typealias CheckmarkOptions = Options
    /// The options of a button for details.
    public typealias DetailOptions = Options
    /// The options of a button that removes.
    public typealias DeleteOptions = Options
    /// The options of a button that adds.
    public typealias InsertOptions = Options
    /// The options of a handle.
    public typealias ReorderOptions = Options
    /// The options of a circle to select with.
    public typealias MultiselectOptions = Options

    /// The options of an arrow that opens and closes.
    public struct OutlineDisclosureOptions: Hashable, Sendable {
        /// Where it stands.
        public enum Style: Hashable, Sendable {
            /// As in a row.
            case automatic
            /// After the content.
            case header
            /// Before the content.
            case cell
        }

        /// Where it stands.
        public var style: Style
        /// What every accessory may say.
        public var options: Options

        /// Options.
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
        /// What every accessory may say.
        public var options: Options
        /// The font.
        public var font: UIFont

        /// Options.
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

    /// An arrow: there is more behind the row.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { .init(kind: .disclosureIndicator, displayed: displayed, options: options) }

    /// A checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { .init(kind: .checkmark, displayed: displayed, options: options) }

    /// An arrow that opens and closes an outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        .init(
            kind: .outlineDisclosure(isLeading: options.style == .cell), displayed: displayed,
            options: options.options)
    }

    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(kind: .detail, displayed: displayed, options: options) }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        .init(kind: .label(text, options.font), displayed: displayed, options: options.options)
    }

    /// A button that removes the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(kind: .delete, displayed: displayed, options: options) }

    /// A button that adds a row.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(kind: .insert, displayed: displayed, options: options) }

    /// A handle to move the row by.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { .init(kind: .reorder, displayed: displayed, options: options) }

    /// A circle to select the row by.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { .init(kind: .multiselect, displayed: displayed, options: options) }
}

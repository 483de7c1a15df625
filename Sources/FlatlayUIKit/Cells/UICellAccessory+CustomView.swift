import FlatlayViews
import Foundation

extension UICellAccessory {
    /// Where an accessory of an app's own stands.
    public enum Placement {
        /// Finds the place among the accessories of one side: 0 is before the first of them.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content; by default in the order of the cell's accessories.
        case leading(displayed: DisplayedState = .always, at: Position = { _ in .max })
        /// After the content; by default in the order of the cell's accessories.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in .max })

        /// The place before the accessory of a kind, or at the end where there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.isKind(of: accessory) } ?? accessories.count }
        }

        /// The place after the accessory of a kind, or at the end where there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in accessories.lastIndex { $0.isKind(of: accessory) }.map { $0 + 1 } ?? accessories.count }
        }
    }

    /// A view of an app's own as an accessory.
    ///
    /// In UIKit the view is a `UIView`. There are none here, so it is a view, which may be what a configuration makes:
    ///
    /// ```swift
    /// let badge = UIHostingConfiguration { Text("New").font(.caption.bold()) }.margins(.all, 0)
    /// cell.accessories = [
    ///     .customView(configuration: .init(customView: badge.makeContentView(), placement: .trailing())),
    ///     .disclosureIndicator(),
    /// ]
    /// ```
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: AnyView
        /// Where it stands.
        public let placement: Placement
        /// Whether it is hidden.
        public var isHidden: Bool
        /// The room that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint inside it; nil for that of the surroundings.
        public var tintColor: UIColor?
        /// Whether it keeps its own size also where there is less room.
        public var maintainsFixedSize: Bool

        /// A view and its place.
        public init(
            customView: some View, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = AnyView(customView)
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// A view of an app's own. A cell may have several.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (displayed, isLeading, position) =
            switch configuration.placement {
            case .leading(let displayed, let position): (displayed, true, position)
            case .trailing(let displayed, let position): (displayed, false, position)
            }
        let custom = CustomAccessory(
            view: configuration.customView, isLeading: isLeading, position: position,
            keepsSize: configuration.maintainsFixedSize)
        return .init(
            kind: .custom(custom), displayed: displayed,
            options: Options(
                isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
                tintColor: configuration.tintColor))
    }

    /// The accessories of one side in their order: those that have a place of their own are put there last.
    static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var ordered: [UICellAccessory] = []
        var placed: [(UICellAccessory, CustomAccessory)] = []
        for accessory in accessories {
            if case .custom(let custom) = accessory.kind, custom.position([]) != .max {
                placed.append((accessory, custom))
            } else {
                ordered.append(accessory)
            }
        }
        for (accessory, custom) in placed {
            ordered.insert(accessory, at: min(max(0, custom.position(ordered)), ordered.count))
        }
        return ordered
    }

    private func isKind(of other: UICellAccessory) -> Bool {
        switch (kind, other.kind) {
        case (.custom(let first), .custom(let second)): first == second
        case (.label, .label), (.outlineDisclosure, .outlineDisclosure): true
        default: kind == other.kind
        }
    }
}

/// A view of an app's own among accessories. It equals itself alone, as views can't be compared.
final class CustomAccessory: Hashable {
    let view: AnyView
    let isLeading: Bool
    let position: UICellAccessory.Placement.Position
    let keepsSize: Bool

    init(
        view: AnyView, isLeading: Bool, position: @escaping UICellAccessory.Placement.Position, keepsSize: Bool
    ) {
        self.view = view
        self.isLeading = isLeading
        self.position = position
        self.keepsSize = keepsSize
    }

    static func == (left: CustomAccessory, right: CustomAccessory) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension UIContentConfiguration {
    /// The view of the configuration, for what takes views: the custom view of an accessory. In UIKit it is a `UIView`.
    public func makeContentView() -> AnyView { makeContent() }
}

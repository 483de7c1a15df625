import FlatlayViews
import Foundation
import UIKitViews

extension UICellAccessory {
    /// The position of a custom accessory.
    public enum Placement {
        /// Returns the index at which to insert an accessory into those of its side; 0 is the first.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content; by default in the order of the cell's accessories.
        case leading(displayed: DisplayedState = .always, at: Position = { _ in .max })
        /// After the content; by default in the order of the cell's accessories.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in .max })

        /// Returns the position before the accessory of the same kind, or at the end if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.isKind(of: accessory) } ?? accessories.count }
        }

        /// Returns the position after the accessory of the same kind, or at the end if there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in accessories.lastIndex { $0.isKind(of: accessory) }.map { $0 + 1 } ?? accessories.count }
        }
    }

    /// A custom view as an accessory.
    ///
    /// It is a `UIView`, as in UIKit, or a SwiftUI-style view, which a content configuration can make:
    ///
    /// ```swift
    /// let badge = UIHostingConfiguration { Text("New").font(.caption.bold()) }.margins(.all, 0)
    /// cell.accessories = [
    ///     .customView(configuration: .init(customView: badge.makeContentView(), placement: .trailing())),
    ///     .disclosureIndicator(),
    /// ]
    /// ```
    public struct CustomViewConfiguration {
        /// The custom view.
        public let customView: AnyView
        /// The side of the content, and the position among the accessories there.
        public let placement: Placement
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint inside the view; nil for the inherited tint.
        public var tintColor: UIColor?
        /// Whether the view keeps its own size even if there is less space.
        public var maintainsFixedSize: Bool

        /// Creates a configuration of a view of UIKit, which has its natural size, or that of its frame.
        @MainActor @preconcurrency
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.init(
                customView: HostedUIView(customView) { view, _ in
                    if view.isLaidOutByConstraints {
                        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                    }
                    let (natural, own) = (view.intrinsicContentSize, view.bounds.size)
                    return CGSize(
                        width: natural.width == UIView.noIntrinsicMetric ? own.width : natural.width,
                        height: natural.height == UIView.noIntrinsicMetric ? own.height : natural.height)
                }, placement: placement, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor, maintainsFixedSize: maintainsFixedSize)
        }

        /// Creates a configuration of a custom view.
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

    /// An accessory with a custom view. A cell may have several.
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

    /// Sorts the accessories of one side: those with a position of their own are inserted last.
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

/// A custom accessory. It is compared by identity, because views are not comparable.
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
    /// Returns the content as a view, for example for the custom view of an accessory. In UIKit it is a `UIView`.
    @MainActor @preconcurrency public func makeContentView() -> AnyView { makeContent() }
}

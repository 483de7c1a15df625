import CoreGeometry
import Foundation

/// Where scrolling comes to rest. In an image that is where `scrollOffset(x:y:)` leads.
///
/// ```swift
/// ScrollView(.horizontal) { … }.scrollTargetBehavior(.paging).scrollOffset(x: 500)
/// ```
public protocol ScrollTargetBehavior {
    /// The context of the behaviour.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the place to which the scroll view would scroll.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The place to which a scroll view would scroll.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that will be visible.
    public var rect: CGRect
    /// Where the rectangle lies in the scroll view, if their sizes differ.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The context of a behaviour: its scroll view, with the values of the environment.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the scroll view was when scrolling began; in an image, where it would come to rest.
    public let originalTarget: ScrollTarget
    /// The speed of scrolling; zero in an image.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The axes along which the content scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues

    /// A value of the environment of the scroll view.
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
        environment[keyPath: path]
    }
}

/// Scrolling comes to rest at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates the behaviour.
    public init() {}

    /// Moves the target to the nearest page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (offset / length).rounded() * length : offset
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, context.containerSize.height)
        }
    }
}

/// Scrolling comes to rest at the views of a `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one movement may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private enum Kind: Hashable { case automatic, always, never, alwaysByFew, alwaysByOne }

        private let kind: Kind

        /// Chosen by the scroll view.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// A few.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// Any number.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
        /// A few.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
        /// One.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    }

    /// Creates the behaviour. The limit has no effect: in an image nothing moves.
    public init(limitBehavior: LimitBehavior = .automatic) {}

    /// Leaves the target as it is: the scroll view itself knows where its views are.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At the views of a `scrollTargetLayout()`.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// At the views of a `scrollTargetLayout()`.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

nonisolated extension View {
    /// Sets where scrolling comes to rest in the scroll views inside: it moves what `scrollOffset(x:y:)` asks for to a
    /// page or a view.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollValues.behavior, behavior)
    }
}

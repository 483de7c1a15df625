import Foundation

// Images receive no touches. These modifiers compile and have no effect.

nonisolated extension View {
    /// Never runs its action: images receive no touches.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

    /// Never runs its action: images receive no touches.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }

    /// Never runs its action: images receive no touches.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }

    /// Never runs its action: images receive no touches.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View { self }

    /// Never recognises its gesture: images receive no touches.
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View { self }

    /// Never recognises its gesture: images receive no touches.
    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View { self }

    /// Never recognises its gesture: images receive no touches.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View { self }

    /// Never recognises its gesture: images receive no touches.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View { self }

    /// Has no effect: images receive no touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }

    /// Has no effect: images receive no touches.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Sets the shape with which a context menu lifts the view; touches have no effect.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        wrappingNodes { node, context in
            kind.contains(.contextMenuPreview)
                ? LayoutValueNode(
                    node, key: MenuKeys.shape, value: AnyShape(shape), environment: context.environment) : node
        }
    }

    /// Never runs its action: images have no pointer.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Never shows its text: images have no pointer.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Never shows its text: images have no pointer.
    public func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Has no effect: images play no feedback.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Has no effect: images play no feedback.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { self }

    /// Has no effect: nothing can be dragged in an image.
    public func onDrag(_ data: @escaping () -> NSObject) -> some View { self }

    /// Never runs its action: nothing can be dropped on an image.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSObject]) -> Bool
    ) -> some View { self }

    /// Has no effect: nothing can be dragged in an image.
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

    /// Has no effect: nothing can be dragged in an image.
    public func draggable<T, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }

    /// Never runs its action: nothing can be dropped on an image.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}

/// The uses of a view's content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Previews while dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Previews of context menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// Haptic or audible feedback.
public struct SensoryFeedback: Hashable, Sendable {
    private enum Kind: Hashable {
        case success, warning, error, selection, increase
        case decrease, start, stop, alignment, levelChange
        case impact(Weight, Double)
    }

    private let kind: Kind

    /// A task succeeded.
    public static let success = SensoryFeedback(kind: .success)
    /// A task ended with a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task failed.
    public static let error = SensoryFeedback(kind: .error)
    /// The selection changed.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value increased.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value decreased.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity started.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity stopped.
    public static let stop = SensoryFeedback(kind: .stop)
    /// An element was aligned.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A level changed.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// Two elements collided.
    public static let impact = SensoryFeedback.impact()

    /// Returns the feedback for a collision of elements with a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, intensity))
    }

    /// The weight of colliding elements.
    public enum Weight: Hashable, Sendable {
        /// Light elements.
        case light
        /// Medium weight.
        case medium
        /// Heavy elements.
        case heavy
    }
}

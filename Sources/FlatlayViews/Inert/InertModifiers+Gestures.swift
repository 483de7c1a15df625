import Foundation

// Nobody touches a picture: what these modifiers wait for never happens. They compile, and change nothing.

extension View {
    /// Never runs its action: nobody taps a picture.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

    /// Never runs its action: nobody taps a picture.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }

    /// Never runs its action: nobody presses a picture.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }

    /// Never runs its action: nobody presses a picture.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View { self }

    /// Never recognises its gesture.
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View { self }

    /// Never recognises its gesture.
    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View { self }

    /// Never recognises its gesture.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View { self }

    /// Never recognises its gesture.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View { self }

    /// Has no effect: nobody touches a picture.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }

    /// Has no effect: nobody touches a picture.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Has no effect: nobody touches a picture.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }

    /// Never runs its action: no pointer is over a picture.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Never shows its words: no pointer is over a picture.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Never shows its words: no pointer is over a picture.
    public func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Never plays its feedback.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Never plays its feedback.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { self }

    /// Never hands anything over: nobody drags a picture.
    public func onDrag(_ data: @escaping () -> NSObject) -> some View { self }

    /// Never runs its action: nobody drops anything on a picture.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSObject]) -> Bool
    ) -> some View { self }

    /// Never hands anything over: nobody drags a picture.
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

    /// Never hands anything over: nobody drags a picture.
    public func draggable<T, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }

    /// Never runs its action: nobody drops anything on a picture.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}

/// What may be touched of a view.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: Int

    /// Kinds from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// For touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// For previews while dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// For previews of menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// For pointers.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// What a device does to be felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
    private enum Kind: Hashable {
        case success, warning, error, selection, increase
        case decrease, start, stop, alignment, levelChange
        case impact(Weight, Double)
    }

    private let kind: Kind

    /// Something was done.
    public static let success = SensoryFeedback(kind: .success)
    /// Something may be wrong.
    public static let warning = SensoryFeedback(kind: .warning)
    /// Something went wrong.
    public static let error = SensoryFeedback(kind: .error)
    /// Something was chosen.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value rose.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value fell.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Something began.
    public static let start = SensoryFeedback(kind: .start)
    /// Something ended.
    public static let stop = SensoryFeedback(kind: .stop)
    /// Something met its place.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A level changed.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// Things met.
    public static let impact = SensoryFeedback.impact()

    /// Things of a weight met.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, intensity))
    }

    /// How heavy things are that meet.
    public enum Weight: Hashable, Sendable {
        /// Light.
        case light
        /// Neither light nor heavy.
        case medium
        /// Heavy.
        case heavy
    }
}

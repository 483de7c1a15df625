import Foundation

/// A touch gesture. Gestures are never recognised in an image.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
}

nonisolated extension Gesture {
    /// Never runs its action.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

    /// Never runs its action.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

    /// Never updates the state.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }

    /// Combines the gesture with another, so that both can be recognised at once.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines the gesture with another that follows it.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Combines the gesture with another, so that only one of them is recognised.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// The set of gestures that are enabled.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// One bit per group.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A tap gesture.
nonisolated public struct TapGesture: Gesture, Sendable {
    /// A tap has no value.
    public typealias Value = Void

    /// Creates a gesture of one or more taps.
    public init(count: Int = 1) {}
}

/// A tap gesture with a location.
nonisolated public struct SpatialTapGesture: Gesture, Sendable {
    /// The value of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the tap.
        public var location: CGPoint
    }

    /// Creates a gesture of one or more taps.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A long press gesture.
nonisolated public struct LongPressGesture: Gesture, Sendable {
    /// Whether the press continues.
    public typealias Value = Bool

    /// Creates a long press gesture.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag gesture.
nonisolated public struct DragGesture: Gesture, Sendable {
    /// The value of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The current location.
        public var location: CGPoint
        /// The location where the drag started.
        public var startLocation: CGPoint
        /// The velocity in points per second.
        public var velocity: CGSize
        /// The distance from the start location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The predicted location of the end.
        public var predictedEndLocation: CGPoint
        /// The predicted distance from the start location.
        public var predictedEndTranslation: CGSize
    }

    /// Creates a drag gesture that starts after a minimum distance.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A pinch gesture.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    /// The scale factor.
    public typealias Value = CGFloat

    /// Creates a pinch gesture that starts after a minimum change.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation gesture.
nonisolated public struct RotationGesture: Gesture, Sendable {
    /// The angle of the rotation.
    public typealias Value = Angle

    /// Creates a rotation gesture that starts after a minimum angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two gestures that can be recognised at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    /// Creates the combined gesture.
    public init(_ first: First, _ second: Second) {}
}

/// Two gestures, one after the other.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of the gestures so far.
    public enum Value {
        /// The first gesture has started.
        case first(First.Value)
        /// The first gesture has ended; the second may have started.
        case second(First.Value, Second.Value?)
    }

    /// Creates the combined gesture.
    public init(_ first: First, _ second: Second) {}
}

/// Two gestures, of which only one is recognised.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the recognised gesture.
    public enum Value {
        /// The first gesture was recognised.
        case first(First.Value)
        /// The second gesture was recognised.
        case second(Second.Value)
    }

    /// Creates the combined gesture.
    public init(_ first: First, _ second: Second) {}
}

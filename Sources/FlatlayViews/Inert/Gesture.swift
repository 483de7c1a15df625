import Foundation

/// A movement of fingers. In a picture none is ever recognised.
public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value
}

extension Gesture {
    /// Never runs its action.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

    /// Never runs its action.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

    /// Never changes the state.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }

    /// The gesture together with another.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// The gesture, and then another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// The gesture, or else another.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Which gestures take part.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// One bit for each group.
    public let rawValue: UInt32

    /// Groups from their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// None.
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A tap.
public struct TapGesture: Gesture, Sendable {
    /// It tells nothing.
    public typealias Value = Void

    /// Taps in a row.
    public init(count: Int = 1) {}
}

/// A tap and its place.
public struct SpatialTapGesture: Gesture, Sendable {
    /// What a tap tells.
    public struct Value: Equatable, Sendable {
        /// The place.
        public var location: CGPoint
    }

    /// Taps in a row.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A finger that stays.
public struct LongPressGesture: Gesture, Sendable {
    /// Whether it stays.
    public typealias Value = Bool

    /// A finger that stays for a time.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves.
public struct DragGesture: Gesture, Sendable {
    /// What a moving finger tells.
    public struct Value: Equatable, Sendable {
        /// When it was there.
        public var time: Date
        /// Where it is.
        public var location: CGPoint
        /// Where it was at first.
        public var startLocation: CGPoint
        /// How fast it is, in points a second.
        public var velocity: CGSize
        /// How far it has moved.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would come to rest.
        public var predictedEndLocation: CGPoint
        /// How far it would have moved by then.
        public var predictedEndTranslation: CGSize
    }

    /// A finger that moves at least so far.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two fingers that part.
public struct MagnificationGesture: Gesture, Sendable {
    /// How much larger something becomes.
    public typealias Value = CGFloat

    /// Two fingers that part at least so far.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture, Sendable {
    /// How far they have turned.
    public typealias Value = Angle

    /// Two fingers that turn at least so far.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two gestures together.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What both tell.
    public struct Value {
        /// What the first tells.
        public var first: First.Value?
        /// What the second tells.
        public var second: Second.Value?
    }

    /// Two gestures.
    public init(_ first: First, _ second: Second) {}
}

/// One gesture after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What they tell.
    public enum Value {
        /// The first has begun.
        case first(First.Value)
        /// The first is over, and the second may have begun.
        case second(First.Value, Second.Value?)
    }

    /// Two gestures.
    public init(_ first: First, _ second: Second) {}
}

/// One gesture, or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What the one that happens tells.
    public enum Value {
        /// The first.
        case first(First.Value)
        /// The second.
        case second(Second.Value)
    }

    /// Two gestures.
    public init(_ first: First, _ second: Second) {}
}

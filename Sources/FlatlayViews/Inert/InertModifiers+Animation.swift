import Foundation

// A picture shows the end of every animation: what these modifiers say about the way there changes nothing.

extension View {
    /// Has no effect: a picture shows the end of the animation.
    public func animation(_ animation: Animation?) -> some View { self }

    /// Has no effect: a picture shows the end of the animation.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Has no effect: in a picture nothing comes or goes.
    public func transition(_ transition: AnyTransition) -> some View { self }

    /// Has no effect: in a picture nothing moves from one place to another.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }

    /// Has no effect: in a picture nothing moves from one place to another.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Has no effect: in a picture nothing moves from one place to another.
    public func geometryGroup() -> some View { self }

    /// Has no effect: in a picture nothing becomes something else.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Has no effect: symbols stand still in a picture.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Has no effect: symbols stand still in a picture.
    public func symbolEffect<V: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
    ) -> some View { self }

    /// Has no effect: symbols stand still in a picture.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

    /// Has no effect: a picture shows no changes.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    /// At once.
    public static let identity = AnyTransition()
    /// By fading.
    public static let opacity = AnyTransition()
    /// By growing.
    public static let scale = AnyTransition()
    /// From one side to the other.
    public static let slide = AnyTransition()

    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// From an edge, pushing out what was there.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// From a distance.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// From a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// By growing about a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// In one way in, in another out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// By a modifier.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// With an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What two views of one identity share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// One bit for each property.
    public let rawValue: UInt32

    /// Properties from their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How content becomes other content.
public struct ContentTransition: Hashable, Sendable {
    private enum Kind: Hashable {
        case identity, opacity, interpolate, symbolEffect
        case counting(down: Bool)
        case number(Double)
    }

    private let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// By fading.
    public static let opacity = ContentTransition(kind: .opacity)
    /// By turning one outline into the other.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// As symbols do.
    public static let symbolEffect = ContentTransition(kind: .symbolEffect)

    /// As numbers roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .counting(down: countsDown))
    }
    /// As numbers roll.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number(value)) }
}

/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
    private enum Kind: Hashable {
        case bounce, pulse, variableColor, scale, appear
        case disappear, replace, rotate, breathe, wiggle
    }

    private enum Manner: Hashable { case up, down, byLayer, wholeSymbol, iterative, cumulative, reversing }

    private let kind: Kind
    private var manners: Set<Manner> = []

    private init(_ kind: Kind) {
        self.kind = kind
    }

    private func with(_ manner: Manner, insteadOf other: Manner? = nil) -> SymbolEffect {
        var effect = self
        effect.manners.insert(manner)
        if let other { effect.manners.remove(other) }
        return effect
    }

    /// It jumps.
    public static let bounce = SymbolEffect(.bounce)
    /// It fades in and out.
    public static let pulse = SymbolEffect(.pulse)
    /// Its layers change.
    public static let variableColor = SymbolEffect(.variableColor)
    /// It grows.
    public static let scale = SymbolEffect(.scale)
    /// It comes.
    public static let appear = SymbolEffect(.appear)
    /// It goes.
    public static let disappear = SymbolEffect(.disappear)
    /// It becomes another.
    public static let replace = SymbolEffect(.replace)
    /// It turns.
    public static let rotate = SymbolEffect(.rotate)
    /// It breathes.
    public static let breathe = SymbolEffect(.breathe)
    /// It wiggles.
    public static let wiggle = SymbolEffect(.wiggle)

    /// Upwards.
    public var up: SymbolEffect { with(.up, insteadOf: .down) }
    /// Downwards.
    public var down: SymbolEffect { with(.down, insteadOf: .up) }
    /// Layer by layer.
    public var byLayer: SymbolEffect { with(.byLayer, insteadOf: .wholeSymbol) }
    /// All layers at once.
    public var wholeSymbol: SymbolEffect { with(.wholeSymbol, insteadOf: .byLayer) }
    /// One layer after the other.
    public var iterative: SymbolEffect { with(.iterative, insteadOf: .cumulative) }
    /// Each layer added to those before.
    public var cumulative: SymbolEffect { with(.cumulative, insteadOf: .iterative) }
    /// Forth and back.
    public var reversing: SymbolEffect { with(.reversing) }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    private enum Repetition: Hashable {
        case standard, endless, never
        case count(Int)
    }

    private var repetition = Repetition.standard
    private var speed = 1.0

    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions(repetition: .endless)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(repetition: .never)

    /// Several times; nil for as often as usual.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Faster.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// Several times; nil for as often as usual.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(repetition: count.map { .count($0) } ?? .standard, speed: speed)
    }
    /// Faster.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repetition: repetition, speed: speed)
    }
}

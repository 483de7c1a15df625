import Foundation

// An image shows the end of every animation, so these modifiers have no effect.

nonisolated extension View {
    /// Has no effect: an image shows the end of the animation.
    public func animation(_ animation: Animation?) -> some View { self }

    /// Has no effect: an image shows the end of the animation.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Has no effect: nothing appears or disappears in an image.
    public func transition(_ transition: AnyTransition) -> some View { self }

    /// Has no effect: nothing moves in an image.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }

    /// Has no effect: nothing moves in an image.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Has no effect: nothing moves in an image.
    public func geometryGroup() -> some View { self }

    /// Has no effect: content does not change in an image.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Has no effect: symbols are not animated in an image.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Has no effect: symbols are not animated in an image.
    public func symbolEffect<V: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
    ) -> some View { self }

    /// Has no effect: symbols are not animated in an image.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

    /// Has no effect: an image shows no changes.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// The transition of a view that appears or disappears.
public struct AnyTransition: Sendable {
    /// No transition.
    public static let identity = AnyTransition()
    /// Fades the view.
    public static let opacity = AnyTransition()
    /// Scales the view.
    public static let scale = AnyTransition()
    /// Slides the view in from one side and out to the other.
    public static let slide = AnyTransition()

    /// Moves the view in from an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Moves the view in from an edge, pushing out the old one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// Moves the view from an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// Moves the view from an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// Scales the view about an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// Uses different transitions for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// Applies a modifier during the transition.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

    /// Combines both transitions.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Sets the animation of the transition.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// One bit per property.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The transition between old and new content of a view.
public struct ContentTransition: Hashable, Sendable {
    private enum Kind: Hashable {
        case identity, opacity, interpolate, symbolEffect
        case counting(down: Bool)
        case number(Double)
    }

    private let kind: Kind

    /// No transition.
    public static let identity = ContentTransition(kind: .identity)
    /// Fades the content.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Interpolates between the outlines.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// Uses the symbol's effect.
    public static let symbolEffect = ContentTransition(kind: .symbolEffect)

    /// Rolls the digits of a number.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .counting(down: countsDown))
    }
    /// Rolls the digits of a number.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number(value)) }
}

/// An animation of a symbol.
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

    /// Bounces the symbol.
    public static let bounce = SymbolEffect(.bounce)
    /// Fades the symbol in and out.
    public static let pulse = SymbolEffect(.pulse)
    /// Changes the opacity of the layers.
    public static let variableColor = SymbolEffect(.variableColor)
    /// Scales the symbol.
    public static let scale = SymbolEffect(.scale)
    /// Lets the symbol appear.
    public static let appear = SymbolEffect(.appear)
    /// Lets the symbol disappear.
    public static let disappear = SymbolEffect(.disappear)
    /// Replaces the symbol by another.
    public static let replace = SymbolEffect(.replace)
    /// Rotates the symbol.
    public static let rotate = SymbolEffect(.rotate)
    /// Makes the symbol breathe.
    public static let breathe = SymbolEffect(.breathe)
    /// Makes the symbol wiggle.
    public static let wiggle = SymbolEffect(.wiggle)

    /// Animates upwards.
    public var up: SymbolEffect { with(.up, insteadOf: .down) }
    /// Animates downwards.
    public var down: SymbolEffect { with(.down, insteadOf: .up) }
    /// Animates layer by layer.
    public var byLayer: SymbolEffect { with(.byLayer, insteadOf: .wholeSymbol) }
    /// Animates all layers at once.
    public var wholeSymbol: SymbolEffect { with(.wholeSymbol, insteadOf: .byLayer) }
    /// Animates one layer after the other.
    public var iterative: SymbolEffect { with(.iterative, insteadOf: .cumulative) }
    /// Adds each layer to the previous ones.
    public var cumulative: SymbolEffect { with(.cumulative, insteadOf: .iterative) }
    /// Animates back and forth.
    public var reversing: SymbolEffect { with(.reversing) }
}

/// The repetition and the speed of a symbol's animation.
public struct SymbolEffectOptions: Hashable, Sendable {
    private enum Repetition: Hashable {
        case standard, endless, never
        case count(Int)
    }

    private var repetition = Repetition.standard
    private var speed = 1.0

    /// The default options.
    public static let `default` = SymbolEffectOptions()
    /// Repeats forever.
    public static let repeating = SymbolEffectOptions(repetition: .endless)
    /// Plays once.
    public static let nonRepeating = SymbolEffectOptions(repetition: .never)

    /// Repeats a number of times; nil for the default.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Changes the speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// Repeats a number of times; nil for the default.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(repetition: count.map { .count($0) } ?? .standard, speed: speed)
    }
    /// Changes the speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repetition: repetition, speed: speed)
    }
}

import FlatlayDrawing
import Foundation

/// How a container shows a value above its content: where, how far from the edges, how it comes and goes.
///
/// A notification is one such container, a banner, a sheet and a badge are others. One of your own:
///
/// ```swift
/// struct Toast: OverlayContainer {
///     var placement: OverlayPlacement { .bottomSheet }
///     var insets: EdgeInsets { EdgeInsets(top: 0, leading: 16, bottom: 24, trailing: 16) }
///     var transition: OverlayTransition { .move }
/// }
///
/// RootView().overlayContainer(Toast(), presenting: $message)
/// ```
///
/// What is shown for a value is said anywhere below, by `overlayContent(for:content:)`.
public protocol OverlayContainer {
    /// What it is called in trees of nodes.
    var name: String { get }
    /// Where in the container the overlay stands.
    var placement: OverlayPlacement { get }
    /// How far from the edges of the container the overlay stays; what is left is what its content is offered.
    var insets: EdgeInsets { get }
    /// How the overlay comes and goes.
    var transition: OverlayTransition { get }
    /// How long coming and going take, in seconds.
    var transitionDuration: TimeInterval { get }
    /// After how many seconds it goes by itself; nil for never.
    var dismissalDelay: TimeInterval? { get }
    /// Whether what it shows can be touched, and can have the focus.
    var allowsHitTesting: Bool { get }
}

extension OverlayContainer {
    /// `overlay`.
    public var name: String { "overlay" }
    /// No distance.
    public var insets: EdgeInsets { EdgeInsets() }
    /// It fades.
    public var transition: OverlayTransition { .opacity }
    /// A quarter of a second.
    public var transitionDuration: TimeInterval { 0.25 }
    /// Never.
    public var dismissalDelay: TimeInterval? { nil }
    /// It can.
    public var allowsHitTesting: Bool { true }
}

/// Where in its container an overlay stands, within the insets.
public enum OverlayPlacement: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the upper edge, in the middle.
    case topBanner
    /// At the lower edge, in the middle.
    case bottomSheet
    /// At the corner where a line of text ends, above.
    case badge

    var alignment: Alignment {
        switch self {
        case .center: .center
        case .topBanner: .top
        case .bottomSheet: .bottom
        case .badge: .topTrailing
        }
    }
}

/// How an overlay comes and goes.
public enum OverlayTransition: Hashable, Sendable {
    /// It fades.
    case opacity
    /// It moves over the edge that its placement is next to; from the middle, over the lower one.
    case move
    /// At once.
    case identity
}

/// A message in the middle, which fades in, goes after three seconds, and lets touches and the focus through.
public struct NotificationOverlay: OverlayContainer, Sendable {
    /// `notification`.
    public var name: String { "notification" }
    /// In the middle.
    public var placement: OverlayPlacement { .center }
    /// 20 points from the sides, 100 from above and below.
    public var insets = EdgeInsets(top: 100, leading: 20, bottom: 100, trailing: 20)
    /// Three seconds.
    public var dismissalDelay: TimeInterval? = 3
    /// It lets them through.
    public var allowsHitTesting: Bool { false }

    /// A notification.
    public init() {}
}

/// A banner at the upper edge, which moves in from above and goes after three seconds.
public struct BannerOverlay: OverlayContainer, Sendable {
    /// `banner`.
    public var name: String { "banner" }
    /// At the upper edge.
    public var placement: OverlayPlacement { .topBanner }
    /// 8 points from the edges.
    public var insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// It moves.
    public var transition: OverlayTransition { .move }
    /// Three seconds.
    public var dismissalDelay: TimeInterval? = 3

    /// A banner.
    public init() {}
}

/// A sheet at the lower edge, which moves in from below and stays.
public struct SheetOverlay: OverlayContainer, Sendable {
    /// `sheet`.
    public var name: String { "sheet" }
    /// At the lower edge.
    public var placement: OverlayPlacement { .bottomSheet }
    /// 44 points stay free above it.
    public var insets = EdgeInsets(top: 44, leading: 0, bottom: 0, trailing: 0)
    /// It moves.
    public var transition: OverlayTransition { .move }

    /// A sheet.
    public init() {}
}

/// A badge in the upper corner, which fades in and stays.
public struct BadgeOverlay: OverlayContainer, Sendable {
    /// `badge`.
    public var name: String { "badge" }
    /// In the corner.
    public var placement: OverlayPlacement { .badge }
    /// 8 points from the edges.
    public var insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// It lets touches through.
    public var allowsHitTesting: Bool { false }

    /// A badge.
    public init() {}
}

extension OverlayContainer where Self == NotificationOverlay {
    /// A message in the middle, for three seconds.
    public static var notification: NotificationOverlay { NotificationOverlay() }
}

extension OverlayContainer where Self == BannerOverlay {
    /// A banner at the upper edge, for three seconds.
    public static var banner: BannerOverlay { BannerOverlay() }
}

extension OverlayContainer where Self == SheetOverlay {
    /// A sheet at the lower edge.
    public static var sheet: SheetOverlay { SheetOverlay() }
}

extension OverlayContainer where Self == BadgeOverlay {
    /// A badge in the upper corner.
    public static var badge: BadgeOverlay { BadgeOverlay() }
}

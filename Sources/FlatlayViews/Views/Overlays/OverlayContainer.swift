import FlatlayDrawing
import Foundation

/// How a container shows a value above its content: the placement, the insets, the transition.
///
/// Notifications, banners, sheets and badges are such containers. An app can define its own:
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
/// Any view inside sets what is shown for a value, with `overlayContent(for:content:)`.
public protocol OverlayContainer {
    /// The name in node trees.
    var name: String { get }
    /// The position of the overlay in the container.
    var placement: OverlayPlacement { get }
    /// The distances from the edges of the container; the content is proposed the space that remains.
    var insets: EdgeInsets { get }
    /// How the overlay appears and disappears.
    var transition: OverlayTransition { get }
    /// The duration of appearing and of disappearing, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The time until the overlay is dismissed automatically, in seconds; nil for never.
    var dismissalDelay: TimeInterval? { get }
    /// Whether the overlay receives touches and can take the focus.
    var allowsHitTesting: Bool { get }
}

extension OverlayContainer {
    /// `overlay`.
    public var name: String { "overlay" }
    /// No insets.
    public var insets: EdgeInsets { EdgeInsets() }
    /// Fades.
    public var transition: OverlayTransition { .opacity }
    /// A quarter of a second.
    public var transitionDuration: TimeInterval { 0.25 }
    /// Never dismissed automatically.
    public var dismissalDelay: TimeInterval? { nil }
    /// Receives touches.
    public var allowsHitTesting: Bool { true }
}

/// The position of an overlay in its container, within the insets.
public enum OverlayPlacement: Hashable, Sendable {
    /// Centred.
    case center
    /// At the top edge, centred horizontally.
    case topBanner
    /// At the bottom edge, centred horizontally.
    case bottomSheet
    /// In the top trailing corner.
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

/// How an overlay appears and disappears.
public enum OverlayTransition: Hashable, Sendable {
    /// Fades.
    case opacity
    /// Moves across the edge next to its placement; from the centre, across the bottom edge.
    case move
    /// Without a transition.
    case identity
}

/// A centred message that fades in, disappears after three seconds, and ignores touches and the focus.
public struct NotificationOverlay: OverlayContainer, Sendable {
    /// `notification`.
    public var name: String { "notification" }
    /// Centred.
    public var placement: OverlayPlacement { .center }
    /// 20 points at the sides, 100 points at the top and the bottom.
    public var insets = EdgeInsets(top: 100, leading: 20, bottom: 100, trailing: 20)
    /// Three seconds.
    public var dismissalDelay: TimeInterval? = 3
    /// Ignores touches.
    public var allowsHitTesting: Bool { false }

    /// Creates a notification.
    public init() {}
}

/// A banner at the top edge that moves in from above and disappears after three seconds.
public struct BannerOverlay: OverlayContainer, Sendable {
    /// `banner`.
    public var name: String { "banner" }
    /// At the top edge.
    public var placement: OverlayPlacement { .topBanner }
    /// 8 points from the edges.
    public var insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Moves.
    public var transition: OverlayTransition { .move }
    /// Three seconds.
    public var dismissalDelay: TimeInterval? = 3

    /// Creates a banner.
    public init() {}
}

/// A sheet at the bottom edge that moves in from below and stays.
public struct SheetOverlay: OverlayContainer, Sendable {
    /// `sheet`.
    public var name: String { "sheet" }
    /// At the bottom edge.
    public var placement: OverlayPlacement { .bottomSheet }
    /// 44 points remain free above it.
    public var insets = EdgeInsets(top: 44, leading: 0, bottom: 0, trailing: 0)
    /// Moves.
    public var transition: OverlayTransition { .move }

    /// Creates a sheet.
    public init() {}
}

/// A badge in the top trailing corner that fades in and stays.
public struct BadgeOverlay: OverlayContainer, Sendable {
    /// `badge`.
    public var name: String { "badge" }
    /// In the top trailing corner.
    public var placement: OverlayPlacement { .badge }
    /// 8 points from the edges.
    public var insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Ignores touches.
    public var allowsHitTesting: Bool { false }

    /// Creates a badge.
    public init() {}
}

extension OverlayContainer where Self == NotificationOverlay {
    /// A centred message for three seconds.
    public static var notification: NotificationOverlay { NotificationOverlay() }
}

extension OverlayContainer where Self == BannerOverlay {
    /// A banner at the top edge for three seconds.
    public static var banner: BannerOverlay { BannerOverlay() }
}

extension OverlayContainer where Self == SheetOverlay {
    /// A sheet at the bottom edge.
    public static var sheet: SheetOverlay { SheetOverlay() }
}

extension OverlayContainer where Self == BadgeOverlay {
    /// A badge in the top trailing corner.
    public static var badge: BadgeOverlay { BadgeOverlay() }
}

import Flatlay
import Foundation

/// The screen of a device for snapshots: its size, its safe area and its traits.
///
/// ```swift
/// assertSnapshot(of: card, as: .image(layout: .device(config: .iPhone13(.landscape))))
/// assertSnapshot(of: card, as: .image(layout: .device(config: ViewImageConfig(.iPhone16Pro))))
/// ```
///
/// The phones and tablets that swift-snapshot-testing names have the text size medium, as there. That of a
/// `DevicePreset` is the default, large.
public struct ViewImageConfig: Sendable {
    /// How a device is held.
    public enum Orientation: Hashable, Sendable {
        /// Wider than high.
        case landscape
        /// Higher than wide.
        case portrait
    }

    /// How a tablet is held, and the part of its screen that an app has.
    public enum TabletOrientation: Hashable, Sendable {
        /// The part of the screen of an app in portrait.
        public enum PortraitSplits: Hashable, Sendable {
            /// A third.
            case oneThird
            /// Two thirds.
            case twoThirds
            /// All of it.
            case full
        }
        /// The part of the screen of an app in landscape.
        public enum LandscapeSplits: Hashable, Sendable {
            /// A third.
            case oneThird
            /// A half.
            case oneHalf
            /// Two thirds.
            case twoThirds
            /// All of it.
            case full
        }

        /// Wider than high.
        case landscape(splitView: LandscapeSplits)
        /// Higher than wide.
        case portrait(splitView: PortraitSplits)
    }

    /// The insets of the safe area.
    public var safeArea: UIEdgeInsets
    /// The size in points; nil for that of the view.
    public var size: CGSize?
    /// The traits, among them the scale.
    public var traits: UITraitCollection

    /// Creates a screen.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// Creates the screen of a device.
    public init(_ device: DevicePreset) {
        let insets = device.safeAreaInsets
        self.init(
            safeArea: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
            size: device.size,
            traits: UITraitCollection(
                displayScale: device.scale, userInterfaceIdiom: device.userInterfaceIdiom,
                horizontalSizeClass: device.userInterfaceIdiom == .phone ? .compact : .regular,
                verticalSizeClass: .regular))
    }

    private static var textSize: UITraitCollection { UITraitCollection(preferredContentSizeCategory: .medium) }

    /// A phone: in landscape, the insets at the top and at the bottom move to the sides, and its height is compact.
    private static func phone(_ portrait: ViewImageConfig, _ orientation: Orientation) -> ViewImageConfig {
        var result = portrait
        result.traits = UITraitCollection(traitsFrom: [portrait.traits, textSize])
        guard orientation == .landscape, let size = portrait.size else { return result }
        let turned = CGSize(width: size.height, height: size.width)
        result.size = turned
        if let classes = ScreenSizeClasses(phoneInLandscape: turned) {
            result.traits = result.traits.modifyingTraits {
                $0.horizontalSizeClass = classes.horizontal
                $0.verticalSizeClass = classes.vertical
            }
        }
        let side = portrait.safeArea.bottom > 0 ? portrait.safeArea.top : 0
        result.safeArea = UIEdgeInsets(
            top: 0, left: side, bottom: portrait.safeArea.bottom > 0 ? 21 : 0, right: side)
        return result
    }

    private static func phone(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, scale: CGFloat,
        _ orientation: Orientation
    ) -> ViewImageConfig {
        let config = ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            size: CGSize(width: width, height: height),
            traits: UITraitCollection(
                displayScale: scale, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
                verticalSizeClass: .regular))
        return phone(config, orientation)
    }

    /// A tablet, or a part of its screen beside another app.
    ///
    /// Sources: the widths of the parts are those of simulators, on which the configurations of swift-snapshot-testing
    /// and tables by developers agree: the small part has 320 points, on large screens 375, and 10 points are between
    /// the apps. Size classes are those of Apple's "Adopting Multitasking Enhancements on iPad".
    private static func tablet(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0, _ orientation: TabletOrientation
    ) -> ViewImageConfig {
        let gap: CGFloat = 10
        let (whole, other): (CGFloat, CGFloat)
        let share: CGFloat
        switch orientation {
        case .portrait(let splits):
            (whole, other) = (width, height)
            let small: CGFloat = width >= 1000 ? 375 : 320
            share =
                switch splits {
                case .oneThird: small
                case .twoThirds: whole - small - gap
                case .full: whole
                }
        case .landscape(let splits):
            (whole, other) = (height, width)
            let small: CGFloat = height >= 1180 ? 375 : 320
            share =
                switch splits {
                case .oneThird: small
                case .oneHalf: ((whole - gap) / 2).rounded(.down)
                case .twoThirds: whole - small - gap
                case .full: whole
                }
        }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            size: CGSize(width: share, height: other),
            traits: UITraitCollection(
                traitsFrom: [
                    UITraitCollection(
                        displayScale: 2, userInterfaceIdiom: .pad,
                        horizontalSizeClass: share >= 670 ? .regular : .compact, verticalSizeClass: .regular), textSize,
                ]))
    }
}

// MARK: Devices

extension ViewImageConfig {
    /// iPhone SE of the first generation, in portrait.
    public static let iPhoneSe = iPhoneSe(.portrait)
    /// iPhone SE of the first generation.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(320, 568, top: 20, scale: 2, orientation)
    }
    /// iPhone 8, in portrait.
    public static let iPhone8 = iPhone8(.portrait)
    /// iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(ViewImageConfig(.iPhoneSE), orientation)
    }
    /// iPhone 8 Plus, in portrait.
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    /// iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 736, top: 20, scale: 3, orientation)
    }
    /// iPhone X, in portrait.
    public static let iPhoneX = iPhoneX(.portrait)
    /// iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 44, bottom: 34, scale: 3, orientation)
    }
    /// iPhone XS Max, in portrait.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    /// iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 44, bottom: 34, scale: 3, orientation)
    }
    /// iPhone XR, in portrait.
    public static let iPhoneXr = iPhoneXr(.portrait)
    /// iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 44, bottom: 34, scale: 2, orientation)
    }
    /// iPhone 12, in portrait.
    public static let iPhone12 = iPhone12(.portrait)
    /// iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(ViewImageConfig(.iPhone14), orientation)
    }
    /// iPhone 12 Pro, in portrait.
    public static let iPhone12Pro = iPhone12(.portrait)
    /// iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    /// iPhone 12 Pro Max, in portrait.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    /// iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(ViewImageConfig(.iPhone14Plus), orientation)
    }
    /// iPhone 13, in portrait.
    public static let iPhone13 = iPhone12(.portrait)
    /// iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    /// iPhone 13 mini, in portrait.
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    /// iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(ViewImageConfig(.iPhone13Mini), orientation)
    }
    /// iPhone 13 Pro, in portrait.
    public static let iPhone13Pro = iPhone12(.portrait)
    /// iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    /// iPhone 13 Pro Max, in portrait.
    public static let iPhone13ProMax = iPhone12ProMax(.portrait)
    /// iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { iPhone12ProMax(orientation) }

    /// iPad mini with a home button, in landscape.
    public static let iPadMini = iPadMini(.landscape)
    /// iPad mini with a home button.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini(TabletOrientation(orientation))
    }
    /// iPad mini with a home button, or a part of its screen.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(768, 1024, orientation) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad with 9.7 inches, in landscape.
    public static let iPad9_7 = iPadMini(.landscape)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad with 9.7 inches.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad with 9.7 inches, or a part of its screen.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad with 10.2 inches, in landscape.
    public static let iPad10_2 = iPad10_2(.landscape)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad with 10.2 inches.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_2(TabletOrientation(orientation))
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad with 10.2 inches, or a part of its screen.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(810, 1080, orientation) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad Pro with 10.5 inches, in landscape.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad Pro with 10.5 inches.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(TabletOrientation(orientation))
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad Pro with 10.5 inches, or a part of its screen.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(834, 1112, orientation)
    }
    /// iPad Pro with 11 inches, in landscape.
    public static let iPadPro11 = iPadPro11(.landscape)
    /// iPad Pro with 11 inches.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11(TabletOrientation(orientation))
    }
    /// iPad Pro with 11 inches, or a part of its screen.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(834, 1194, top: 24, bottom: 20, orientation)
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad Pro with 12.9 inches, in landscape.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad Pro with 12.9 inches.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(TabletOrientation(orientation))
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// iPad Pro with 12.9 inches, or a part of its screen.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(1024, 1366, top: 24, bottom: 20, orientation)
    }

    /// Apple TV at 1080p.
    public static let tv = ViewImageConfig(.appleTV)
    /// Apple TV at 2160p.
    public static let tv4K = ViewImageConfig(.appleTV4K)
}

extension ViewImageConfig.TabletOrientation {
    fileprivate init(_ orientation: ViewImageConfig.Orientation) {
        self = orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }
}

/// The size of a view in a snapshot.
public enum SwiftUISnapshotLayout: Sendable {
    /// That of a device's screen.
    case device(config: ViewImageConfig)
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The view's own size.
    case sizeThatFits
}

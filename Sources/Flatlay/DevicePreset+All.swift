import CollectionLayout
import CoreGeometry
import FlatlayViews
import Foundation

extension DevicePreset {
    /// All screens: phones, tablets, televisions and Macs, the smaller ones first.
    public static let all: [DevicePreset] = [
        .iPhoneSE, .iPhone13Mini, .iPhone14, .iPhone16, .iPhone16Pro, .iPhone14Plus, .iPhone16Plus, .iPhone16ProMax,
        .iPadMini, .iPad, .iPadPro11, .iPadPro13, .appleTV, .appleTV4K, .macWindow,
    ]

    // MARK: Phones

    /// 375×667 points, 2 pixels per point.
    public static let iPhoneSE = phone(
        "iphone-se", "iPhone SE (2nd and 3rd generation), 8, 7, 6s", 375, 667, scale: 2, top: 20, bottom: 0)
    /// 375×812 points, 3 pixels per point.
    public static let iPhone13Mini = phone(
        "iphone-13-mini", "iPhone 13 mini, 12 mini", 375, 812, top: 50, bottom: 34)
    /// 390×844 points, 3 pixels per point.
    public static let iPhone14 = phone(
        "iphone-14", "iPhone 14, 13, 13 Pro, 12, 12 Pro", 390, 844, top: 47, bottom: 34)
    /// 428×926 points, 3 pixels per point.
    public static let iPhone14Plus = phone(
        "iphone-14-plus", "iPhone 14 Plus, 13 Pro Max, 12 Pro Max", 428, 926, top: 47, bottom: 34)
    /// 393×852 points, 3 pixels per point.
    public static let iPhone16 = phone(
        "iphone-16", "iPhone 16, 15, 15 Pro, 14 Pro", 393, 852, top: 59, bottom: 34)
    /// 430×932 points, 3 pixels per point.
    public static let iPhone16Plus = phone(
        "iphone-16-plus", "iPhone 16 Plus, 15 Plus, 15 Pro Max, 14 Pro Max", 430, 932, top: 59, bottom: 34)
    /// 402×874 points, 3 pixels per point.
    public static let iPhone16Pro = phone("iphone-16-pro", "iPhone 16 Pro, 17, 17 Pro", 402, 874, top: 62, bottom: 34)
    /// 440×956 points, 3 pixels per point.
    public static let iPhone16ProMax = phone(
        "iphone-16-pro-max", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, top: 62, bottom: 34)

    // MARK: Tablets

    /// 744×1133 points, 2 pixels per point.
    public static let iPadMini = tablet("ipad-mini", "iPad mini (6th generation), mini (A17 Pro)", 744, 1133)
    /// 820×1180 points, 2 pixels per point.
    public static let iPad = tablet(
        "ipad", "iPad (10th generation), iPad (A16), iPad Air 11-inch", 820, 1180)
    /// 834×1210 points, 2 pixels per point.
    public static let iPadPro11 = tablet("ipad-pro-11", "iPad Pro 11-inch (M4)", 834, 1210)
    /// 1032×1376 points, 2 pixels per point.
    public static let iPadPro13 = tablet("ipad-pro-13", "iPad Pro 13-inch (M4)", 1032, 1376)

    // MARK: Others

    /// 1920×1080 points, 1 pixel per point.
    public static let appleTV = television("apple-tv", "Apple TV HD, at 1080p", scale: 1)
    /// 1920×1080 points, 2 pixels per point.
    public static let appleTV4K = television("apple-tv-4k", "Apple TV 4K, at 2160p", scale: 2)
    /// 1280×800 points, 2 pixels per point.
    public static let macWindow = DevicePreset(
        name: "mac-window", models: "a window on a Mac", size: CGSize(width: 1280, height: 800), scale: 2,
        userInterfaceIdiom: .mac)

    private static func phone(
        _ name: String, _ models: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat,
        bottom: CGFloat, idiom: UIUserInterfaceIdiom = .phone
    ) -> DevicePreset {
        DevicePreset(
            name: name, models: models, size: CGSize(width: width, height: height), scale: scale,
            safeAreaInsets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), userInterfaceIdiom: idiom)
    }

    private static func tablet(_ name: String, _ models: String, _ width: CGFloat, _ height: CGFloat) -> DevicePreset {
        phone(name, models, width, height, scale: 2, top: 24, bottom: 20, idiom: .pad)
    }

    private static func television(_ name: String, _ models: String, scale: CGFloat) -> DevicePreset {
        DevicePreset(
            name: name, models: models, size: CGSize(width: 1920, height: 1080), scale: scale,
            safeAreaInsets: EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80),
            userInterfaceIdiom: .tv)
    }
}

import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation

/// The screen of a device: its size, its scale and its safe area.
///
/// ```swift
/// renderer.show(on: .iPhone16Pro)
/// renderer.show(on: try DevicePreset(named: "apple-tv"))
/// ```
///
/// Screens are in portrait, except those of televisions and Macs, and show no bars of an app. `docs/devices.md` lists
/// them.
///
/// Source: sizes and scales are from the table of device screen dimensions in Apple's Human Interface Guidelines
/// (Layout, Specifications), where several models share a screen. It also has the safe areas of televisions (60 points
/// above and below, 80 at the sides). Those of phones and tablets are a window's `safeAreaInsets`, on which several
/// developers' publications agree. The Mac window has the smallest size that the App Store accepts for Mac screenshots,
/// at two pixels per point.
public struct DevicePreset: Hashable, Sendable {
    /// The name on the command line and in templates.
    public var name: String
    /// The names of the models, as they are sold.
    public var models: String
    /// The size in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The insets of the safe area, in points.
    public var safeAreaInsets: EdgeInsets
    /// The type of device: a phone has no focus, a television always has one.
    public var userInterfaceIdiom: UIUserInterfaceIdiom

    /// Creates a screen.
    public init(
        name: String, models: String, size: CGSize, scale: CGFloat, safeAreaInsets: EdgeInsets = EdgeInsets(),
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    ) {
        self.name = name
        self.models = models
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.userInterfaceIdiom = userInterfaceIdiom
    }

    /// Looks up a screen by name, such as `iphone-16-pro`, or by one of the short names `phone`, `tablet`, `tv` and
    /// `mac`, ignoring case.
    ///
    /// - Throws: ``UnknownDeviceError``.
    public init(named name: String) throws(UnknownDeviceError) {
        let wanted = name.lowercased()
        guard let found = DevicePreset.byName.first(where: { $0.name == wanted }) else {
            throw UnknownDeviceError(name: name)
        }
        self = found.preset
    }

    /// All screens with the names by which they are looked up: their own, and short ones for the most common.
    public static let byName: [(name: String, preset: DevicePreset)] =
        [("phone", .iPhone14), ("tablet", .iPad), ("tv", .appleTV), ("mac", .macWindow)] + all.map { ($0.name, $0) }
}

/// No device has the given name.
public struct UnknownDeviceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The unknown name.
    public let name: String

    /// Creates an error for an unknown name.
    public init(name: String) {
        self.name = name
    }

    /// The error, and how to fix it.
    public var description: String {
        let names = DevicePreset.byName.map(\.name)
        let wanted = name.lowercased()
        let nearest = names.min { EditDistance.between(wanted, $0) < EditDistance.between(wanted, $1) }
        let suggestion =
            nearest.flatMap { EditDistance.between(wanted, $0) <= max(2, wanted.count / 3) ? $0 : nil }
            .map { "; did you mean '\($0)'?" } ?? "."
        return "there is no device '\(name)'\(suggestion) Known: \(names.joined(separator: ", "))"
    }
}

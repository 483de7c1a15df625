import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation

/// The screen of a device: its size, its pixels, and what bars, notches and rounded corners leave free.
///
/// ```swift
/// renderer.show(on: .iPhone16Pro)
/// renderer.show(on: try DevicePreset(named: "apple-tv"))
/// ```
///
/// Screens are upright, those of televisions and Macs aside, and show no bars of an app. `docs/devices.md` lists them.
///
/// Source: sizes and scales are those of the table of device screen dimensions in Apple's Human Interface Guidelines
/// (Layout, Specifications), where several models share a screen. Safe areas of televisions stand there as well (60 points
/// above and below, 80 at the sides); those of phones and tablets are what `safeAreaInsets` of a window answers on them,
/// which several developers have published alike. The window of a Mac is the smallest of the sizes in which the App Store
/// takes pictures of Macs, at two pixels per point.
public struct DevicePreset: Hashable, Sendable {
    /// The name on the command line and in templates.
    public var name: String
    /// The names of the models, as they are sold.
    public var models: String
    /// The size in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// Room at the edges that content keeps out of, in points.
    public var safeAreaInsets: EdgeInsets
    /// The kind of device: a phone has no focus, a television always has one.
    public var userInterfaceIdiom: UIUserInterfaceIdiom

    /// A screen.
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

    /// The screen of a name, such as `iphone-16-pro`, or of one of the short names `phone`, `tablet`, `tv` and `mac`;
    /// capitals do not count.
    ///
    /// - Throws: ``UnknownDeviceError``.
    public init(named name: String) throws(UnknownDeviceError) {
        let wanted = name.lowercased()
        guard let found = DevicePreset.byName.first(where: { $0.name == wanted }) else {
            throw UnknownDeviceError(name: name)
        }
        self = found.preset
    }

    /// All screens with the names they are found by: their own, and short ones for the most common.
    public static let byName: [(name: String, preset: DevicePreset)] =
        [("phone", .iPhone14), ("tablet", .iPad), ("tv", .appleTV), ("mac", .macWindow)] + all.map { ($0.name, $0) }
}

/// There is no device of a name.
public struct UnknownDeviceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let name: String

    /// A device of no known name.
    public init(name: String) {
        self.name = name
    }

    /// What is wrong, and what to do.
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

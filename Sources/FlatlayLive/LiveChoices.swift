import Flatlay
import Foundation

/// The choices on the page of a preview for a picture of code.
package struct LiveChoices {
    /// The device; nil for that of the picture.
    package private(set) var device: DevicePreset?
    package private(set) var colorScheme: ColorScheme?
    private var contentSize: DynamicTypeSize?
    private var direction: LayoutDirection?
    private var locale: Locale?
    private var scale: CGFloat?

    /// A choice that pictures of code don't have, or one with a wrong value.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private static let names = ["device", "colorScheme", "contentSize", "direction", "scale", "locale"]

    /// - Throws: ``Failure``, or ``UnknownDeviceError``.
    package init(_ values: [String: String]) throws {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            switch name {
            case "device": device = try DevicePreset(named: value)
            case "colorScheme":
                colorScheme = try Self.one(of: [("light", .light), ("dark", .dark)], name, value)
            case "contentSize":
                contentSize = try Self.one(of: DynamicTypeSize.allCases.map { ("\($0)", $0) }, name, value)
            case "direction":
                direction = try Self.one(
                    of: [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)], name, value)
            case "scale": scale = try Self.one(of: [("1", 1), ("2", 2), ("3", 3)], name, value)
            case "locale":
                guard value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=;".contains($0)) }) else {
                    throw Failure(description: "'\(value)' is no locale; name one such as de_DE")
                }
                locale = Locale(identifier: value)
            default:
                throw Failure(
                    description: "pictures of code have no '\(name)'; they have: \(Self.names.joined(separator: ", "))")
            }
        }
    }

    private static func one<Value>(
        of values: [(String, Value)], _ name: String, _ value: String
    ) throws(Failure) -> Value {
        guard let found = values.first(where: { $0.0 == value }) else {
            throw Failure(
                description: "'\(value)' is no value of '\(name)'; these are: "
                    + values.map(\.0).joined(separator: ", "))
        }
        return found.1
    }

    /// Applies the choices to a renderer. The device is a matter of those who make it.
    package func apply(to renderer: ImageRenderer<AnyView>) {
        if let colorScheme { renderer.colorScheme = colorScheme }
        if let contentSize { renderer.dynamicTypeSize = contentSize }
        if let direction { renderer.layoutDirection = direction }
        if let scale { renderer.scale = scale }
        if let locale { renderer.content = AnyView(renderer.content.environment(\.locale, locale)) }
    }
}

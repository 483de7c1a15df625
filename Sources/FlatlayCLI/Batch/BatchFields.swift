import Flatlay
import FlatlayTemplates
import Foundation

/// The fields of a job. They have the names of `flatlay render`'s options.
enum BatchFields {
    static let id = BatchField<TemplateValue>(
        "id", "a text or a number", .any(of: [.type("string"), .type("number")]),
        "The name of the job in the answer; otherwise the number of its line."
    ) { value in
        switch value {
        case .string, .number: value
        default: nil
        }
    }
    static let template = BatchField<String>.path("template", "The template's file; otherwise that of the command.")
    static let output = BatchField<String>.path(
        "output", "The file to write, without placeholders; otherwise that of the command.")
    static let format = BatchField<ImageFormat>.word(
        "format", "The format; otherwise that of the file's extension, or that of the command.")
    static let data = BatchField<TemplateValue>(
        "data", "an object, a list or the name of a data file",
        .any(of: [.type("object"), .type("array"), .type("string")]),
        "Data that replace the template's: values, or the name of a data file."
    ) { value in
        switch value {
        case .string(let path):
            try BatchField<String>.check(path, of: "data")
            return value
        case .mapping, .list: return value
        default: return nil
        }
    }
    static let set = BatchField<[(keyPath: String, value: TemplateValue)]>(
        "set", "an object such as {\"canvas.width\": 320}", .type("object"),
        "Values that replace those of the template or of its data, by their paths."
    ) { value in
        if case .mapping(let mapping) = value { mapping.entries.map { ($0.key, $0.value) } } else { nil }
    }
    static let fields = BatchField<[String: String]>(
        "fields", "an object of texts and numbers",
        .mapping(to: .any(of: [.type("string"), .type("number")])), "Values for the placeholders of --output."
    ) { value in
        guard case .mapping(let mapping) = value else { return nil }
        var fields: [String: String] = [:]
        for entry in mapping.entries {
            switch entry.value {
            case .string(let text), .number(_, let text): fields[entry.key] = text
            default:
                throw BatchError(.job, "'fields.\(entry.key)' should be a text or a number; found \(entry.value.found)")
            }
        }
        return fields
    }
    static let variant = BatchField<String>.text("variant", "A variant that the template defines.")
    static let colorScheme = BatchField<ColorScheme>.word(
        "colorScheme", [("light", .light), ("dark", .dark)], "Light or dark; otherwise the template's own.")
    static let scale = BatchField<Double>.number("scale", "a number above 0", from: nil, "Pixels per point.")
    static let width = BatchField<Double>.number("width", "a number above 0", from: nil, "The width in points.")
    static let device = BatchField<DevicePreset>.word(
        "device", DevicePreset.byName.map { (key: $0.name, value: $0.preset) },
        "Renders the screen of a device.")
    static let viewport = BatchField<ViewportSize>(
        "viewport", "a size such as 800x600", .pattern("^[0-9.]+x[0-9.]+$"),
        "Renders only a window with a size in points."
    ) { value in
        if case .string(let text) = value { ViewportSize(argument: text) } else { nil }
    }
    static let contentSize = BatchField<DynamicTypeSize>.word(
        "contentSize", DynamicTypeSize.allCases.map { ("\($0)", $0) }, "The text size.")
    static let svgText = BatchField<SVGTextOption>.word(
        "svgText", "How an SVG contains text: as outlines, or as text that can be selected.")
    static let png = BatchField<PNGCompression>.word("png", "How strongly a PNG file is compressed.")
    static let quality = BatchField<Int>(
        "quality", "a whole number from 0 to 100", .type("integer"),
        "The quality of WebP, JPEG and AVIF files."
    ) { value in
        guard case .number(let number, _) = value, (0...100).contains(number) else { return nil }
        return Int(exactly: number)
    }
    static let showFrames = BatchField<Bool>.flag(
        "showFrames", "Outlines the frames of cells, headers and backgrounds.")
    static let keys = BatchField<KeyScript>(
        "keys", "keys such as right*2 down", .type("string"), "Keys to press first."
    ) {
        guard case .string(let text) = $0 else { return nil }
        do throws(KeyScriptError) { return try KeyScript(text) } catch { throw BatchError(.job, "\(error)") }
    }
    static let focusPath = BatchField<Bool>.flag("focusPath", "Draws the path of the focus.")
    static let at = BatchField<Double>.number(
        "at", "a number from 0", from: 0, "The moment of the change that the template describes, in seconds.")

    /// All fields with their schemas.
    static var properties: [(String, SchemaNode)] {
        [
            id.property, template.property, data.property, set.property, output.property, format.property,
            fields.property,
            variant.property, colorScheme.property, scale.property, width.property, device.property, viewport.property,
            contentSize.property, svgText.property, png.property, quality.property, showFrames.property, keys.property,
            focusPath.property,
            at.property,
        ]
    }
    static let names = properties.map(\.0)
}

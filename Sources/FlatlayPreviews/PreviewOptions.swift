import Flatlay

/// The options of ``PreviewProgram``: what it renders, and where to.
struct PreviewOptions {
    var modules: [String] = []
    var folder = "previews"
    var sheet: String?
    /// The device of previews that name no size; nil for the size of their views.
    var device: DevicePreset? = .iPhone16
    var format = "png"
    var showsConstraints = false
    /// The file that keeps what is done, from process to process; nil if nobody starts the program again.
    var journal: String?

    /// - Throws: ``PreviewOptionError``, or ``UnknownDeviceError``.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            func value() throws(PreviewOptionError) -> String {
                guard let value = rest.popFirst(), !value.isEmpty else {
                    throw PreviewOptionError(description: "'\(argument)' needs a value")
                }
                return value
            }
            switch argument {
            case "-o", "--output": folder = try value()
            case "--sheet": sheet = try value()
            case "--device": device = try DevicePreset(named: value())
            case "--fit": device = nil
            case "--journal": journal = try value()
            case "--show-constraints": showsConstraints = true
            case "--format":
                format = try value()
                guard ["png", "svg", "pdf"].contains(format) else {
                    throw PreviewOptionError(description: "'\(format)' is no format: png, svg or pdf")
                }
            case _ where argument.hasPrefix("-"):
                throw PreviewOptionError(
                    description:
                        "'\(argument)' is no option: -o, --sheet, --device, --fit, --format, --show-constraints")
            default: modules.append(argument)
            }
        }
    }
}

/// An option is wrong.
struct PreviewOptionError: Error, CustomStringConvertible {
    let description: String
}

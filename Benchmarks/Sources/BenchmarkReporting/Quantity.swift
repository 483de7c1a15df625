import Foundation

/// Figures as people read them: three digits and a unit.
public enum Quantity {
    /// A time: `1.23 ms`.
    public static func seconds(_ value: Double) -> String {
        switch value {
        case ..<1e-6: "\(digits(value * 1e9)) ns"
        case ..<1e-3: "\(digits(value * 1e6)) µs"
        case ..<1: "\(digits(value * 1e3)) ms"
        default: "\(digits(value)) s"
        }
    }

    /// A number of events: `12.3 k`.
    public static func count(_ value: Double) -> String {
        switch value {
        case ..<10_000: digits(value)
        case ..<1e6: "\(digits(value / 1e3)) k"
        case ..<1e9: "\(digits(value / 1e6)) M"
        default: "\(digits(value / 1e9)) G"
        }
    }

    /// An amount of memory: `1.50 MiB`.
    public static func bytes(_ value: Double) -> String {
        switch abs(value) {
        case ..<1024: "\(digits(value)) B"
        case ..<1_048_576: "\(digits(value / 1024)) KiB"
        default: "\(digits(value / 1_048_576)) MiB"
        }
    }

    /// A number of things, with thousands marked: `1,000,000`.
    public static func grouped(_ value: Int) -> String {
        var text = String(value.magnitude)
        var position = text.count - 3
        while position > 0 {
            text.insert(",", at: text.index(text.startIndex, offsetBy: position))
            position -= 3
        }
        return (value < 0 ? "-" : "") + text
    }

    /// Three significant digits; all digits of whole numbers.
    static func digits(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e6 { return String(Int(value)) }
        switch abs(value) {
        case ..<0.995: return String(format: "%.2f", value)
        case ..<9.995: return String(format: "%.2f", value)
        case ..<99.95: return String(format: "%.1f", value)
        default: return String(format: "%.0f", value)
        }
    }
}

import Foundation

/// Who may read a part of a message.
public struct OSLogPrivacy: Hashable, Sendable {
    /// How a private part can still be compared; here it is written as `<private>` in either way.
    public enum Mask: Hashable, Sendable {
        /// A hash of the value.
        case hash
        /// Nothing.
        case none
    }

    private enum Kind { case auto, open, hidden, sensitive }

    private var kind: Kind
    private var mask = Mask.none

    var isHidden: Bool { kind == .hidden || kind == .sensitive }

    /// Written: nobody but the developer reads the log.
    public static let auto = OSLogPrivacy(kind: .auto)
    /// Written.
    public static let `public` = OSLogPrivacy(kind: .open)
    /// Replaced by `<private>`.
    public static let `private` = OSLogPrivacy(kind: .hidden)
    /// Replaced by `<private>`.
    public static let sensitive = OSLogPrivacy(kind: .sensitive)
    /// Written.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
    /// Replaced by `<private>`.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    /// Replaced by `<private>`.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
}

/// The least number of characters that a part of a message takes.
public struct OSLogStringAlignment: Hashable, Sendable {
    private var columns = 0
    private var isLeft = false

    /// No padding.
    public static let none = OSLogStringAlignment()
    /// Padded at the start.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns())
    }
    /// Padded at the end.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    func apply(_ text: String) -> String {
        // A line of a log has no use for more.
        let padding = String(repeating: " ", count: max(0, min(columns, 1_000) - text.count))
        return isLeft ? text + padding : padding + text
    }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Hashable, Sendable {
    private var radix = 10
    private var prefix = ""
    private var isUppercase = false
    private var isSigned = false
    private var minDigits = 0

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting()
    /// Hexadecimal digits.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// Octal digits.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// Decimal digits, with a sign before positive numbers or at least a number of digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(isSigned: explicitPositiveSign, minDigits: minDigits())
    }

    /// Hexadecimal digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, isSigned: explicitPositiveSign,
            minDigits: minDigits())
    }

    func text(of number: some BinaryInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(minDigits, 1_000) - digits.count))
        return (number < 0 ? "-" : isSigned ? "+" : "") + prefix + zeros + digits
    }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Hashable, Sendable {
    private var conversion = "f"
    private var precision = 6
    private var flags = ""

    /// Six digits after the point.
    public static let fixed = OSLogFloatFormatting()
    /// With an exponent.
    public static let exponential = OSLogFloatFormatting(conversion: "e")
    /// As short as possible.
    public static let hybrid = OSLogFloatFormatting(conversion: "g")
    /// With a number of digits after the point.
    ///
    /// - Parameters:
    ///   - precision: the number of digits, at most 100.
    ///   - explicitPositiveSign: whether positive numbers have a sign.
    ///   - uppercase: whether infinity and what is no number are in capitals.
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "F" : "f", precision: precision(), flags: explicitPositiveSign ? "+" : "")
    }
    /// With an exponent and a number of digits after the point.
    ///
    /// - Parameters:
    ///   - precision: the number of digits, at most 100.
    ///   - explicitPositiveSign: whether positive numbers have a sign.
    ///   - uppercase: whether the `e` of the exponent is a capital.
    public static func exponential(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "E" : "e", precision: precision(), flags: explicitPositiveSign ? "+" : "")
    }

    func text(of number: Double) -> String {
        String(format: "%\(flags).\(max(0, min(precision, 100)))\(conversion)", number)
    }
}

/// How a Boolean is written.
public enum OSLogBoolFormat: Hashable, Sendable {
    /// `true` or `false`.
    case truth
    /// `YES` or `NO`.
    case answer

    func text(of value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}

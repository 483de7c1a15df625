import CPangoCairo

/// Reads properties of fontconfig patterns.
enum FontPattern {
    /// A custom property: the number of the face in its library.
    static let faceNumber = "flatlayface"

    static func bool(_ pattern: OpaquePointer, _ property: String) -> Bool? {
        var value: FcBool = 0
        return FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch ? value != 0 : nil
    }

    static func int(_ pattern: OpaquePointer, _ property: String) -> Int? {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    static func string(_ pattern: OpaquePointer, _ property: String, at index: Int32 = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, property, index, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    static func strings(_ pattern: OpaquePointer, _ property: String) -> [String] {
        var all: [String] = []
        while let next = string(pattern, property, at: Int32(all.count)) { all.append(next) }
        return all
    }

    /// The value of a property that has names in several languages: the English one, otherwise the first.
    static func name(_ pattern: OpaquePointer, _ property: String, languages: String) -> String? {
        let names = strings(pattern, property)
        let english = strings(pattern, languages).firstIndex { $0.hasPrefix("en") }
        return english.flatMap { names.indices.contains($0) ? names[$0] : nil } ?? names.first
    }

    /// The range of a numeric property: a single value, or the range of a variable face.
    static func range(_ pattern: OpaquePointer, _ property: String) -> ClosedRange<Double>? {
        var value: Double = 0
        if FcPatternGetDouble(pattern, property, 0, &value) == FcResultMatch { return value...value }
        var range: OpaquePointer?
        var (low, high) = (0.0, 0.0)
        guard FcPatternGetRange(pattern, property, 0, &range) == FcResultMatch, let range,
            FcRangeGetDouble(range, &low, &high) != 0, low <= high
        else { return nil }
        return low...high
    }
}

/// The warnings of an image, treated as errors with `--strict`.
struct StrictWarnings: Error, Equatable, CustomStringConvertible {
    let warnings: [String]

    /// Throws if there are warnings and `--strict` is set.
    static func check(_ warnings: [String], _ options: PictureOptions) throws(StrictWarnings) {
        guard options.strict, !warnings.isEmpty else { return }
        throw StrictWarnings(warnings: warnings)
    }

    var description: String {
        "\(warnings.count == 1 ? "a warning" : "\(warnings.count) warnings"), which --strict counts as "
            + "\(warnings.count == 1 ? "an error" : "errors"); nothing was written"
    }
}

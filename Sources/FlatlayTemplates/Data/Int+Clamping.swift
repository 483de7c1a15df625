extension Int {
    /// Truncates a number towards zero and clamps it to the range of `Int`. NaN becomes zero.
    ///
    /// `Int(_:)` ends the process for those. Numbers that come from templates, data, requests and files are converted by
    /// this, or by `Int(exactly:)` where another number is an error.
    package init(clamping number: Double) {
        if number.isNaN {
            self = 0
        } else if let exact = Int(exactly: number.rounded(.towardZero)) {
            self = exact
        } else {
            self = number < 0 ? .min : .max
        }
    }
}

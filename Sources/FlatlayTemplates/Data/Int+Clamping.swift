extension Int {
    /// The whole number nearest to a number, without its digits after the point: the smallest or the largest `Int` for
    /// one beyond them, and zero for NaN.
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

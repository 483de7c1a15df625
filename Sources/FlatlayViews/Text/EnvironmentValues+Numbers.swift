import Foundation

extension EnvironmentValues {
    /// A whole number as the language writes it.
    func formatted(_ number: Int) -> String {
        // Below a thousand there is nothing to group, and the digits are all: most numbers in cells are such, and a
        // formatter takes as long as all the rest of a text.
        if common.hasLatinDigits, (0..<1000).contains(number) { return String(number) }
        return number.formatted(.number.locale(locale))
    }
}

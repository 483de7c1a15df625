import Foundation

extension EnvironmentValues {
    /// Formats an integer in the locale of the environment.
    func formatted(_ number: Int) -> String {
        // Numbers below 1000 have no grouping, only digits. Most numbers in cells are such, and a formatter takes as
        // long as everything else about a text.
        if common.hasLatinDigits, (0..<1000).contains(number) { return String(number) }
        return number.formatted(.number.locale(locale))
    }
}

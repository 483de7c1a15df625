import Foundation

/// Texts of files that the command writes, stored beside its sources.
enum FileTemplate {
    /// Returns a text with a value in the place of each `{{name}}`.
    static func text(_ file: [UInt8], _ values: [String: String]) -> String {
        values.reduce(String(decoding: file, as: UTF8.self)) { $0.replacing("{{\($1.key)}}", with: $1.value) }
    }
}

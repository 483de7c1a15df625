import Foundation

/// What the system has room for.
package enum Memory {
    /// Whether so many bytes can be had at once. Arrays end the program where they can't.
    package static func canHold(_ bytes: Int) -> Bool {
        guard let start = malloc(bytes) else { return false }
        free(start)
        return true
    }
}

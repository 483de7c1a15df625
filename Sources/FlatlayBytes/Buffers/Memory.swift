import Foundation

/// Checks of the available memory.
package enum Memory {
    /// Returns true if a single allocation of this size succeeds. Swift arrays crash if theirs fails.
    package static func canHold(_ bytes: Int) -> Bool {
        guard let start = malloc(bytes) else { return false }
        free(start)
        return true
    }
}

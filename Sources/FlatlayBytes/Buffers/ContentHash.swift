import CPangoCairo
import Foundation

/// Hashes that identify the content of a file.
package enum ContentHash {
    /// The SHA-256 of the bytes as 64 hexadecimal digits. GLib computes it; Pango already depends on it.
    package static func sha256(_ data: Data) -> String {
        data.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: guchar.self).baseAddress
            guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count)) else {
                return ""
            }
            defer { g_free(text) }
            return String(cString: text)
        }
    }
}

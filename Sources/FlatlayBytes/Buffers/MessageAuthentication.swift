import CNettle
import Foundation

/// Codes that prove that a message comes from someone who knows a key (HMAC-SHA-256, RFC 2104).
package enum MessageAuthentication {
    /// The code of a message as 64 hexadecimal digits.
    package static func code(of message: some Sequence<UInt8>, key: [UInt8]) -> String {
        hexadecimal(digest(of: Array(message), key: key))
    }

    /// Whether a code, in hexadecimal digits, is that of the message. How long that takes does not depend on where they
    /// differ.
    package static func isCode(_ code: some StringProtocol, of message: some Sequence<UInt8>, key: [UInt8]) -> Bool {
        let given = Array(code.lowercased().utf8)
        let expected = Array(hexadecimal(digest(of: Array(message), key: key)).utf8)
        return given.count == expected.count && nettle_memeql_sec(given, expected, expected.count) == 1
    }

    private static func digest(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        var context = hmac_sha256_ctx()
        nettle_hmac_sha256_set_key(&context, key.count, key)
        nettle_hmac_sha256_update(&context, message.count, message)
        return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, count in
            nettle_hmac_sha256_digest(&context, buffer.count, buffer.baseAddress)
            count = buffer.count
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

import Flatlay
import FlatlayFormats
import FlatlayTemplates
import HTTPTypes
import Hummingbird
import NIOCore

extension HTTPField.Name {
    static let contentTypeOptions = Self("X-Content-Type-Options")!
    static let contentSecurityPolicy = Self("Content-Security-Policy")!
    static let warnings = Self("Flatlay-Warnings")!
    static let host = Self("Host")!
}

/// Makes answers.
enum Answers {
    /// An answer of text.
    static func text(
        _ text: String, status: HTTPResponse.Status = .ok, mediaType: String = "text/plain; charset=utf-8"
    ) -> Response {
        Response(
            status: status,
            headers: [.contentType: mediaType, .cacheControl: "no-store", .contentTypeOptions: "nosniff"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    static func failure(_ failure: ServiceFailure) -> Response {
        var response = text(failure.json + "\n", status: failure.status, mediaType: "application/problem+json")
        if let seconds = failure.retryAfter { response.headers[.retryAfter] = "\(seconds)" }
        if failure.kind == .method { response.headers[.allow] = "GET, HEAD, POST" }
        return response
    }

    /// How an answer with a picture is sent.
    struct Sending {
        var isHead = false
        var isPost = false
        /// Whether the client chose the format by `Accept`.
        var isNegotiated = false
        /// The field `If-None-Match`.
        var knownTags: String?
        /// How long others may keep it, in seconds.
        var maxAge: Int
        /// Whether the address always means the same picture.
        var isImmutable = false
        /// The seconds since 1970.
        var now: Double
        /// The name under which a browser saves it.
        var download: String?
    }

    static func picture(_ picture: ServedPicture, _ sending: Sending) -> Response {
        var headers: HTTPFields = [
            .contentType: picture.format.mediaType, .eTag: picture.tag, .cacheControl: cacheControl(picture, sending),
            .contentTypeOptions: "nosniff",
        ]
        if sending.isNegotiated { headers[.vary] = "Accept" }
        // A drawing that a browser opens runs no script and loads nothing.
        if picture.format == .svg {
            headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
        }
        if let name = sending.download { headers[.contentDisposition] = disposition(name) }
        if picture.warningCount > 0 { headers[.warnings] = "\(picture.warningCount)" }
        if !sending.isPost, let known = sending.knownTags, isKnown(picture.tag, in: known) {
            var response = Response(status: .notModified, headers: headers)
            response.headers[.contentType] = nil
            response.headers[.contentLength] = nil
            return response
        }
        let response = Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: picture.buffer))
        return sending.isHead ? response.createHeadResponse() : response
    }

    private static func cacheControl(_ picture: ServedPicture, _ sending: Sending) -> String {
        if sending.isPost { return "no-store" }
        if let end = picture.end {
            return "public, max-age=\(max(0, min(sending.maxAge, Int(clamping: end - sending.now))))"
        }
        if sending.isImmutable { return "public, max-age=\(sending.maxAge), immutable" }
        return "public, max-age=\(sending.maxAge)"
    }

    /// Whether `If-None-Match` lists a tag: by the weak comparison of RFC 9110, section 13.1.2.
    private static func isKnown(_ tag: String, in list: String) -> Bool {
        list.split(separator: ",").contains { part in
            let known = part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
            return known == "*" || known == tag || (known.hasPrefix("W/") && known.dropFirst(2) == tag)
        }
    }

    /// `attachment` with a name for all clients, and in UTF-8 for those that know RFC 8187.
    private static func disposition(_ name: String) -> String {
        let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_. ".contains($0)) ? $0 : "_" })
        guard plain != name else { return "attachment; filename=\"\(plain)\"" }
        let encoded = name.utf8.map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-_.".contains(character) {
                return String(character)
            }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded.joined())"
    }
}

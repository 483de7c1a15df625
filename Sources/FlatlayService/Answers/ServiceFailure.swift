import FlatlayTemplates
import HTTPTypes

/// The reason that a request has no picture.
package struct ServiceFailure: Error, Codable, Sendable {
    /// What has to change, and by whom.
    package enum Kind: String, CaseIterable, Codable, Sendable {
        /// The address is malformed, or a parameter is unknown or has a wrong value.
        case address
        /// The data of the request are no JSON.
        case body
        /// The signature is missing, wrong or has expired.
        case signature
        /// Another page asks.
        case origin
        /// There is no such template or format.
        case notFound
        case method
        /// The client accepts none of the formats.
        case notAcceptable
        case bodySize
        case addressLength
        /// The data are in another format than JSON.
        case mediaType
        /// The service has another name.
        case host
        /// The template can't be drawn with these data and values.
        case data
        /// The picture can't be drawn.
        case picture
        /// The picture has too many pixels, or painting it takes too many steps.
        case size
        /// The client asks too often.
        case rate
        /// The template has an error, whatever the request.
        case template
        /// The service lacks something, such as a library.
        case service
        /// The process that drew the picture crashed.
        case crash
        /// The body is sent in a form that is not understood.
        case transferCoding
        /// Too many pictures wait.
        case queue
        /// The picture took too long.
        case time
        /// The client has gone.
        case gone
    }

    /// A single error.
    package struct Problem: Equatable, Codable, Sendable {
        package var message: String
        /// The location of the error, if it is in a file.
        package var file: String?
        package var line: Int?
        package var column: Int?
        /// The path of the file, for whoever may know it.
        package var path: String?
        /// The lines around it, for whoever may read them.
        package var excerpt: String?

        package init(message: String, file: String? = nil, line: Int? = nil, column: Int? = nil) {
            self.message = message
            self.file = file
            self.line = line
            self.column = column
        }
    }

    package var kind: Kind
    /// All errors, at least one.
    package var problems: [Problem]
    /// After how many seconds it is worth asking again.
    package var retryAfter: Int?

    package init(_ kind: Kind, _ message: String, retryAfter: Int? = nil) {
        self.init(kind, [Problem(message: message)], retryAfter: retryAfter)
    }

    package init(_ kind: Kind, _ problems: [Problem], retryAfter: Int? = nil) {
        self.kind = kind
        self.problems = problems
        self.retryAfter = retryAfter
    }

    /// The status of the answer.
    package var status: HTTPResponse.Status {
        switch kind {
        case .address, .body: .badRequest
        case .signature, .origin: .forbidden
        case .notFound: .notFound
        case .method: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .bodySize, .size: .contentTooLarge
        case .addressLength: .uriTooLong
        case .mediaType: .unsupportedMediaType
        case .host: .misdirectedRequest
        case .data, .picture: .unprocessableContent
        case .rate: .tooManyRequests
        case .template, .service, .crash: .internalServerError
        case .transferCoding: .notImplemented
        case .queue, .time, .gone: .serviceUnavailable
        }
    }

    /// The error as JSON in the form of RFC 9457.
    package var json: String { value.json }

    /// The values of this form.
    var value: TemplateValue {
        var fields: [(String, TemplateValue)] = [
            ("title", .string(status.reasonPhrase)), ("status", .integer(status.code)),
            ("kind", .string(kind.rawValue)),
        ]
        if let first = problems.first { fields += Self.fields(of: first, message: "detail") }
        if problems.count > 1 {
            let further = problems.dropFirst().map {
                TemplateValue.mapping(TemplateMapping(Self.fields(of: $0, message: "detail")))
            }
            fields.append(("furtherErrors", .list(further)))
        }
        return .mapping(TemplateMapping(fields))
    }

    private static func fields(of problem: Problem, message: String) -> [(String, TemplateValue)] {
        var fields: [(String, TemplateValue)] = [(message, .string(problem.message))]
        if let file = problem.file { fields.append(("file", .string(file))) }
        if let line = problem.line { fields.append(("line", .integer(line))) }
        if let column = problem.column { fields.append(("column", .integer(column))) }
        if let path = problem.path { fields.append(("path", .string(path))) }
        if let excerpt = problem.excerpt { fields.append(("excerpt", .string(excerpt))) }
        return fields
    }
}

import Flatlay
import FlatlayBytes
import FlatlayFormats
import Foundation

/// A parameter of a picture.
package struct PictureParameter: Hashable, Sendable {
    package let name: String
    package let value: String
}

/// One picture that clients want.
package struct PictureOrder: Sendable {
    /// What of the picture they want.
    package enum Subject: String, Sendable {
        case picture
        /// What there is to know about it, for the page of a preview.
        case inspection
    }

    /// The name of the template, such as `cards/blog`.
    package let name: String
    package let format: ImageFormat
    /// The parameters in the order of their names.
    package let parameters: [PictureParameter]
    /// The JSON text that replaces the data of the template.
    package let body: String?
    package let subject: Subject
    /// The same for the same picture, and for no other.
    let key: String

    /// An order in a process that renders for a service, which has the keys.
    package init(_ request: RenderRequest) throws(ServiceFailure) {
        guard let format = ImageFormat(rawValue: request.format) else {
            throw ServiceFailure(.service, "the service and its worker are of different versions of Flatlay")
        }
        self.init(
            name: request.name, format: format,
            parameters: request.parameters.map { PictureParameter(name: $0.name, value: $0.value) }, body: request.body,
            state: "")
    }

    /// - Parameter state: everything else that pictures depend on.
    init(
        name: String, format: ImageFormat, parameters: [PictureParameter], body: String?, state: String,
        subject: Subject = .picture
    ) {
        self.subject = subject
        self.name = name
        self.format = format
        self.parameters = parameters
        self.body = body
        // Each part with its length: no two orders give the same text.
        var text = Data()
        for part in [state, subject.rawValue, name, format.rawValue, body ?? ""]
            + parameters.flatMap({ [$0.name, $0.value] })
        {
            text.append(contentsOf: "\(part.utf8.count):".utf8)
            text.append(contentsOf: part.utf8)
        }
        key = ContentHash.sha256(text)
    }
}

/// A rendered picture.
package struct MadePicture: Sendable {
    package var bytes: Data
    /// What could not be drawn as requested.
    package var warnings: [String]
    /// The paths of the files and folders that it is made from.
    package var inputs: [String]

    package init(bytes: Data, warnings: [String] = [], inputs: [String] = []) {
        self.bytes = bytes
        self.warnings = warnings
        self.inputs = inputs
    }
}

/// Renders pictures on one thread.
package protocol PictureWorker {
    /// Renders a picture.
    ///
    /// - Parameter template: the path of its template.
    mutating func picture(_ order: PictureOrder, template: String) throws(ServiceFailure) -> MadePicture

    /// Ends the picture under way, which then fails, from any thread; nil if nothing but the picture itself can end it.
    var interrupt: (@Sendable () -> Void)? { get }
}

extension PictureWorker {
    package var interrupt: (@Sendable () -> Void)? { nil }
}

/// Makes the workers of a service, one for each thread.
package protocol PictureMaking: Sendable {
    func makeWorker() -> any PictureWorker
}

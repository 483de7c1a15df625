import Foundation

/// An order for a picture, as a service sends it to a process that renders: a line of JSON.
package struct RenderRequest: Codable, Sendable {
    struct Parameter: Codable {
        let name: String
        let value: String
    }

    let name: String
    let format: String
    let parameters: [Parameter]
    let body: String?
    /// The path of the template.
    package let template: String

    package init(_ order: PictureOrder, template: String) {
        (name, format, body, self.template) = (order.name, order.format.rawValue, order.body, template)
        parameters = order.parameters.map { Parameter(name: $0.name, value: $0.value) }
    }
}

/// The answer to a ``RenderRequest``: a line of JSON, and the bytes of the picture.
package struct RenderAnswer: Codable, Sendable {
    /// The number of bytes that follow.
    package let count: Int
    private let warnings: [String]
    private let inputs: [String]
    private let failure: ServiceFailure?

    package init(_ result: Result<MadePicture, ServiceFailure>) {
        switch result {
        case .success(let made):
            (count, warnings, inputs, failure) = (made.bytes.count, made.warnings, made.inputs, nil)
        case .failure(let error): (count, warnings, inputs, failure) = (0, [], [], error)
        }
    }

    /// The picture that the answer and its bytes are.
    package func picture(_ bytes: Data) throws(ServiceFailure) -> MadePicture {
        if let failure { throw failure }
        return MadePicture(bytes: bytes, warnings: warnings, inputs: inputs)
    }
}

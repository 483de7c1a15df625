import Flatlay
import FlatlayTemplates

/// The parameters of an address, by name.
struct AddressQuery {
    /// What the service itself understands; everything else concerns the picture.
    enum Own: String, CaseIterable {
        /// When a signed address ends, in seconds since 1970.
        case expires
        case signature
        /// The version of the picture: an address with one always means the same picture.
        case version = "v"
        /// The name under which a browser saves the picture.
        case download
    }

    /// The parameters of the picture, in the order of their names, so that addresses in another order are the same.
    let parameters: [PictureParameter]
    private let own: [Own: String]

    private static let limit = 256

    init(_ query: Substring) throws(ServiceFailure) {
        var values: [String: String] = [:]
        for part in query.utf8.split(separator: UInt8(ascii: "&")) {
            guard values.count < Self.limit else {
                throw ServiceFailure(
                    .address, "the address has more than \(Self.limit) parameters; send data with POST")
            }
            let (name, value) = try Self.pair(part)
            guard values.updateValue(value, forKey: name) == nil else {
                throw ServiceFailure(.address, "'\(name.shortened(to: 60))' is given twice; give it once")
            }
        }
        own = Dictionary(
            uniqueKeysWithValues: Own.allCases.compactMap { name in
                values.removeValue(forKey: name.rawValue).map { (name, $0) }
            })
        parameters = values.map { PictureParameter(name: $0.key, value: $0.value) }
            // By bytes: the order of strings depends on Unicode's tables.
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    subscript(_ name: Own) -> String? { own[name] }

    private static func pair(_ part: Substring.UTF8View) throws(ServiceFailure) -> (name: String, value: String) {
        guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else {
            let name = PercentDecoding.text(of: part, plusIsSpace: true) ?? ""
            throw ServiceFailure(
                .address,
                "'\(name.shortened(to: 60))' has no value; write parameters as name=value, with & between them")
        }
        guard let name = PercentDecoding.text(of: part[..<equals], plusIsSpace: true),
            let value = PercentDecoding.text(of: part[part.index(after: equals)...], plusIsSpace: true)
        else {
            throw ServiceFailure(
                .address, "a parameter has an escape that is no UTF-8 text; write it as UTF-8, and percent signs as %25"
            )
        }
        guard !name.isEmpty else { throw ServiceFailure(.address, "a parameter has no name; write name=value") }
        guard !value.utf8.contains(0), !name.utf8.contains(0) else {
            throw ServiceFailure(.address, "a parameter contains the character NUL; remove it")
        }
        return (name, value)
    }
}

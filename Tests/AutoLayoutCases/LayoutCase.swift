import AutoLayout
import Foundation
import Testing

/// A case of `auto-layout.json`, whose header says what each key means.
package struct LayoutCase: CustomTestStringConvertible, Sendable {
    /// The case's JSON.
    private let data: Data

    private init(_ json: [String: Any]) throws { data = try JSONSerialization.data(withJSONObject: json) }

    package var json: [String: Any] { (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:] }
    package var id: String { json["id"] as? String ?? "" }
    package var testDescription: String { "\(id) \(json["name"] as? String ?? "")" }

    package static let all: [LayoutCase] = {
        guard let file = Bundle.module.url(forResource: "auto-layout", withExtension: "json", subdirectory: "Fixtures"),
            let data = try? Data(contentsOf: file),
            let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let cases = document["cases"] as? [[String: Any]]
        else { return [] }
        return (try? cases.map { try LayoutCase($0) }) ?? []
    }()

    package var isMask: Bool { json["kind"] as? String == "mask" }
    package var scale: Double { number(json["scale"]) ?? 2 }
    package var isRightToLeft: Bool { json["dir"] as? String == "rtl" }
    package var root: [String: Any] { json["root"] as? [String: Any] ?? [:] }
    package var views: [[String: Any]] { json["views"] as? [[String: Any]] ?? [] }
    package var constraints: [String] { json["constraints"] as? [String] ?? [] }
    package var isUnique: Bool { json["ambiguous"] == nil && json["broken"] == nil }
    package var broken: [String] { json["broken"] as? [String] ?? [] }
    package var ambiguous: [String: [String]] { json["ambiguous"] as? [String: [String]] ?? [:] }

    package func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }
    package func numbers(_ value: Any?) -> [Double?] { (value as? [Any])?.map { number($0) } ?? [] }

    /// The expected frames.
    package var frames: [String: CGRect] {
        (json["expect"] as? [String: Any] ?? [:]).compactMapValues { value in
            let numbers = numbers(value).compactMap { $0 }
            return numbers.count == 4
                ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        }
    }

    /// The expected fitting size.
    package var fittingSize: CGSize? {
        let size = numbers((json["expect"] as? [String: Any])?["size"]).compactMap { $0 }
        return size.count == 2 ? CGSize(width: size[0], height: size[1]) : nil
    }
}

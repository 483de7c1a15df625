import Foundation

/// A PDF page that another program wrote, embedded as a form: an SVG file that librsvg has written as PDF.
///
/// Only files with a plain table of objects are read, as Cairo 1.16 writes them; for others, the caller draws pixels.
/// The objects are copied unchanged, with new numbers (ISO 32000-1, 7.3 and 8.10).
struct PDFForeignPage {
    /// An object: its text up to a stream, and the stream.
    private struct Object {
        var head: String
        var stream: Data?
    }

    private var objects: [Int: Object] = [:]
    private let contents: Int
    private let resources: Int
    private let box: (x: Double, y: Double, width: Double, height: Double)

    /// The most objects and bytes that are copied.
    private static let objectLimit = 10_000
    private static let byteLimit = 8 << 20

    init?(_ data: Data) {
        guard data.count <= Self.byteLimit, let places = Self.table(of: data) else { return nil }
        var heads: [Int: (text: String, end: Int)] = [:]
        for (number, place) in places {
            guard let head = Self.head(of: data, at: place, number) else { return nil }
            heads[number] = head
        }
        for (number, head) in heads {
            var stream: Data?
            if head.end > 0 {
                guard let length = Self.length(of: head.text, heads), length >= 0, length <= data.count - head.end
                else {
                    return nil
                }
                stream = data.subdata(in: head.end..<head.end + length)
            }
            objects[number] = Object(head: head.text, stream: stream)
        }
        let pages = objects.values.filter { $0.head.contains(/\/Type\s*\/Page\b/) && $0.stream == nil }
        guard pages.count == 1, let page = pages.first?.head,
            let contents = page.firstMatch(of: /\/Contents\s+(\d+) 0 R/).flatMap({ Int($0.1) }),
            let resources = page.firstMatch(of: /\/Resources\s+(\d+) 0 R/).flatMap({ Int($0.1) }),
            let box = page.firstMatch(of: /\/MediaBox\s*\[([^\]]*)\]/)?.1.split(separator: " ").compactMap({
                Double($0)
            }),
            box.count == 4, box[2] > box[0], box[3] > box[1], objects[contents]?.stream != nil
        else { return nil }
        (self.contents, self.resources) = (contents, resources)
        self.box = (box[0], box[1], box[2] - box[0], box[3] - box[1])
    }

    /// Writes the page as a form whose own coordinates go from 0 to 1, as those of an image do. Returns its number.
    func write(to file: PDFFile) -> Int? {
        guard let page = objects[contents], let stream = page.stream else { return nil }
        // Only what the page uses, in the order of its numbers in the file, so that equal files give equal bytes.
        var used: Set<Int> = []
        var waiting = [resources]
        while let number = waiting.popLast() {
            guard used.insert(number).inserted else { continue }
            guard let object = objects[number] else { return nil }
            waiting += object.head.matches(of: Self.reference).compactMap { Int($0.1) }
        }
        let numbers = used.sorted().reduce(into: [Int: Int]()) { $0[$1] = file.reserve() }
        for (number, new) in numbers.sorted(by: { $0.key < $1.key }) {
            guard let object = objects[number] else { return nil }
            let head = renumbered(object.head, numbers)
            if let stream = object.stream {
                stream.withUnsafeBytes { file.stream(new, entries: Self.entries(of: head), asIs: $0) }
            } else {
                file.write(new) { $0.append(head) }
            }
        }
        let form = file.reserve()
        let filter = page.head.contains("/FlateDecode") ? "/Filter/FlateDecode" : ""
        let matrix = [1 / box.width, 0, 0, 1 / box.height, -box.x / box.width, -box.y / box.height]
        let entries =
            "/Type/XObject/Subtype/Form/BBox[\(box.x) \(box.y) \(box.x + box.width) \(box.y + box.height)]"
            + "/Matrix[\(matrix.map(Self.decimal).joined(separator: " "))]/Resources \(numbers[resources] ?? 0) 0 R"
            + "/Group<</S/Transparency/I true/CS/DeviceRGB>>\(filter)"
        stream.withUnsafeBytes { file.stream(form, entries: entries, asIs: $0) }
        return form
    }

    private static var reference: Regex<(Substring, Substring)> { /(\d+) 0 R\b/ }

    private func renumbered(_ head: String, _ numbers: [Int: Int]) -> String {
        head.replacing(Self.reference) { "\(Int($0.1).flatMap { numbers[$0] } ?? 0) 0 R" }
    }

    /// The entries of a stream's dictionary, without its brackets and its length.
    private static func entries(of head: String) -> String {
        let inner = head.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst(2).dropLast(2)
        return String(inner).replacing(/\/Length\s+\d+( 0 R)?/, with: "")
    }

    /// PDF knows no exponents.
    private static func decimal(_ number: Double) -> String {
        let text = String(format: "%.9f", number)
        return text.contains(".") ? String(text.reversed().drop { $0 == "0" }.reversed()) : text
    }

    // MARK: Reading

    /// The offset of each object, from the table at the end.
    private static func table(of data: Data) -> [Int: Int]? {
        let end = String(decoding: data.suffix(64), as: UTF8.self)
        guard let start = end.firstMatch(of: /startxref\s+(\d+)/).flatMap({ Int($0.1) }), start < data.count else {
            return nil
        }
        let lines = String(decoding: data[start...], as: UTF8.self).split(whereSeparator: \.isNewline)
        guard lines.count > 2, lines[0] == "xref",
            let count = lines[1].split(separator: " ").last.flatMap({ Int($0) }), lines[1].hasPrefix("0 "),
            count > 1, count <= objectLimit, lines.count > count + 2
        else { return nil }
        var places: [Int: Int] = [:]
        for number in 1..<count {
            let parts = lines[number + 2].split(separator: " ")
            guard parts.count == 3, let place = Int(parts[0]) else { return nil }
            if parts[2] == "n" { places[number] = place }
        }
        return places
    }

    /// The text of an object up to its end or its stream, and where the stream begins; 0 if there is none.
    private static func head(of data: Data, at place: Int, _ number: Int) -> (text: String, end: Int)? {
        let opening = Data("\(number) 0 obj".utf8)
        guard data.indices.contains(place), data[place...].starts(with: opening) else { return nil }
        let start = place + opening.count
        guard let end = data.range(of: Data("endobj".utf8), in: start..<data.count) else { return nil }
        var body = start..<end.lowerBound
        var streamStart = 0
        if let found = data.range(of: Data("stream".utf8), in: body) {
            body = start..<found.lowerBound
            streamStart = found.upperBound
            if streamStart < data.count, data[streamStart] == 13 { streamStart += 1 }
            guard streamStart < data.count, data[streamStart] == 10 else { return nil }
            streamStart += 1
        }
        return (String(decoding: data[body], as: UTF8.self), streamStart)
    }

    private static func length(of head: String, _ heads: [Int: (text: String, end: Int)]) -> Int? {
        guard let match = head.firstMatch(of: /\/Length\s+(\d+)( 0 R)?/), let number = Int(match.1) else { return nil }
        guard match.2 != nil else { return number }
        return heads[number].flatMap { Int($0.text.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
}

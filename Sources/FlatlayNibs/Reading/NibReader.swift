import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads a file to a tree of elements.
///
/// What a file can cost is bounded: its size, the depth and number of its elements. Document types and entities are
/// refused, so nothing expands and nothing outside of the file is read.
enum NibReader {
    /// The largest number of bytes.
    static let sizeLimit = 8 * 1_048_576
    /// The largest depth of elements.
    static let depthLimit = 200
    /// The largest number of elements.
    static let elementLimit = 100_000

    /// Returns the root of the tree. Throws ``NibError``.
    static func read(_ data: Data, file: String) throws -> NibElement {
        func fail(_ problem: NibError.Problem) -> NibError {
            NibError(file: file, line: 0, element: "", problem: problem)
        }
        guard data.count <= sizeLimit else { throw fail(.fileTooLarge(limit: sizeLimit)) }
        if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            throw fail(.compiled)
        }
        guard let text = String(data: data, encoding: .utf8), !text.utf8.contains(0) else { throw fail(.notUTF8) }
        if let encoding = declaredEncoding(text), !["utf-8", "utf8", "us-ascii"].contains(encoding.lowercased()) {
            throw fail(.notUTF8)
        }
        for declaration in ["<!DOCTYPE", "<!ENTITY"] {
            guard let range = text.range(of: declaration) else { continue }
            let line = text[..<range.lowerBound].utf8.count { $0 == 10 } + 1
            throw NibError(file: file, line: line, element: "", problem: .documentType)
        }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        let builder = TreeBuilder(file: file)
        parser.delegate = builder
        let isComplete = parser.parse()
        if let error = builder.error { throw error }
        guard isComplete, let root = builder.root else {
            let code = (parser.parserError as NSError?)?.code
            throw NibError(
                file: file, line: max(parser.lineNumber, 0), element: "",
                problem: .malformed(reason: builder.openElement.map { "<\($0)> is not complete" } ?? reason(code)))
        }
        return root
    }

    private static func reason(_ code: Int?) -> String {
        switch code {
        case nil, 4, 5: "it is empty or ends too early"
        case let code?: "error \(code) of the XML parser"
        }
    }

    /// The encoding that the first line names.
    private static func declaredEncoding(_ text: String) -> String? {
        guard let start = text.range(of: "<?xml"),
            let end = text.range(of: "?>", range: start.upperBound..<text.endIndex)
        else { return nil }
        let declaration = text[start.upperBound..<end.lowerBound]
        guard let name = declaration.range(of: "encoding") else { return nil }
        let parts = declaration[name.upperBound...].split(whereSeparator: { $0 == "\"" || $0 == "'" })
        return parts.count > 1 ? String(parts[1]) : nil
    }
}

/// Collects what the parser finds.
private final class TreeBuilder: NSObject, XMLParserDelegate {
    private struct Open {
        var name: String
        var attributes: [String: String]
        var line: Int
        var children: [NibElement] = []
        var text = ""
    }

    let file: String
    private(set) var root: NibElement?
    private(set) var error: NibError?
    private var stack: [Open] = []
    private var count = 0

    init(file: String) { self.file = file }

    /// The innermost element that has not ended.
    var openElement: String? { stack.last?.name }

    private func fail(_ problem: NibError.Problem, line: Int, element: String, _ parser: XMLParser) {
        guard error == nil else { return }
        error = NibError(file: file, line: line, element: "<\(element)>", problem: problem)
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        guard error == nil else { return }
        let line = parser.lineNumber
        count += 1
        if stack.count >= NibReader.depthLimit {
            return fail(.tooDeep(limit: NibReader.depthLimit), line: line, element: elementName, parser)
        }
        if count > NibReader.elementLimit {
            return fail(.tooManyElements(limit: NibReader.elementLimit), line: line, element: elementName, parser)
        }
        stack.append(Open(name: elementName, attributes: attributeDict, line: line))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard error == nil, let open = stack.popLast() else { return }
        let element = NibElement(
            name: open.name, attributes: open.attributes, children: open.children,
            text: open.children.isEmpty ? open.text : open.text.trimmingCharacters(in: .whitespacesAndNewlines),
            line: open.line, file: file)
        if stack.isEmpty {
            if root == nil { root = element }
        } else {
            stack[stack.count - 1].children.append(element)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !stack.isEmpty { stack[stack.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        if !stack.isEmpty { stack[stack.count - 1].text += String(decoding: data, as: UTF8.self) }
    }
}

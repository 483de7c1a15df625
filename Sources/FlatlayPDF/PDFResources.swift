import FlatlayBytes
import CoreGeometry
import FlatlayDrawing
import Foundation

/// The named resources of a file (ISO 32000-1, 7.8.3): one dictionary for the page and all its parts.
final class PDFResources {
    enum Kind: CaseIterable {
        case fonts, drawings, patterns, states

        var name: String {
            switch self {
            case .fonts: "Font"
            case .drawings: "XObject"
            case .patterns: "Pattern"
            case .states: "ExtGState"
            }
        }
    }

    /// The object number of the dictionary.
    let number: Int
    private let file: PDFFile
    private var entries: [Kind: ByteBuffer] = [:]
    /// The names of resources that are written once, keyed by their source.
    private var known: [String: String] = [:]
    private var alphas: Set<Int> = []
    private var count = 0

    init(file: PDFFile) {
        self.file = file
        number = file.reserve()
    }

    /// Adds an object under a name.
    func add(_ name: String, _ object: Int, to kind: Kind) {
        add("/\(name) \(object) 0 R", to: kind)
    }

    private func add(_ entry: String, to kind: Kind) {
        let list = entries[kind] ?? ByteBuffer(capacity: 256)
        list.append(entry)
        entries[kind] = list
    }

    /// Returns an unused name.
    func nextName(_ prefix: String) -> String {
        count += 1
        return prefix + String(count)
    }

    /// Returns the name of a graphics state with an opacity.
    func alpha(_ thousandths: Int) -> String {
        let name = "a\(thousandths)"
        if alphas.insert(thousandths).inserted {
            let value = ByteBuffer()
            value.append(thousandths, decimals: 3)
            add("/\(name)<</ca \(value.text)/CA \(value.text)>>", to: .states)
        }
        return name
    }

    /// Returns the name of a graphics state with a blend mode.
    func blendMode(_ mode: String) -> String {
        if known[mode] == nil {
            known[mode] = mode
            add("/\(mode)<</BM/\(mode)>>", to: .states)
        }
        return mode
    }

    /// Returns the name of a graphics state that masks with a part: by its opacity, or by its brightness.
    func softMask(_ part: Int, isLuminosity: Bool) -> String {
        let name = nextName("s")
        add("/\(name)<</SMask<</S/\(isLuminosity ? "Luminosity" : "Alpha")/G \(part) 0 R>>>>", to: .states)
        return name
    }

    /// Returns the name of a pattern; equal patterns share one.
    func pattern(_ source: String) -> String {
        if let name = known[source] { return name }
        let (name, object) = (nextName("p"), file.reserve())
        file.pack(object) { $0.append(source) }
        add(name, object, to: .patterns)
        known[source] = name
        return name
    }

    /// Writes a part of the page that is drawn as one, as a form XObject.
    ///
    /// - Parameters:
    ///   - isGroup: whether it is composited separately and drawn as one image.
    ///   - entries: additional entries of its dictionary.
    /// - Returns: its object number.
    func part(_ content: PDFContent, bounds: CGRect, isGroup: Bool, entries: String = "") -> Int {
        let object = file.reserve()
        let box = ByteBuffer()
        for value in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] {
            box.append(min(max(value, -1e7), 1e7), decimals: 3)
            box.append(UInt8(ascii: " "))
        }
        var head = "/Type/XObject/Subtype/Form/BBox[\(box.text)]"
        if isGroup { head += "/Group<</S/Transparency/I true/CS/DeviceRGB>>/Resources \(number) 0 R" }
        file.stream(object, entries: head + entries, content.source.bytes)
        return object
    }

    /// Adds a part under a new name.
    func name(_ part: Int) -> String {
        let name = nextName("x")
        add(name, part, to: .drawings)
        return name
    }

    /// Writes the dictionary, and returns its object number.
    func write() -> Int {
        file.pack(number) { source in
            source.append("<<")
            for kind in Kind.allCases {
                guard let entries = entries[kind] else { continue }
                source.append("/\(kind.name)<<")
                source.append(entries.bytes)
                source.append(">>")
            }
            source.append(">>")
        }
        return number
    }
}

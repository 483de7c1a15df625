import Flatlay
import FlatlaySnapshots
import Foundation

/// Where the parts of a drawn view are, by name.
struct ElementTable {
    /// A part.
    struct Part {
        var name: String
        /// The frame in the picture.
        var frame: CGRect
        /// Its visible rectangle.
        var visible: CGRect
    }

    /// Why a name means no part.
    struct NameError: Error {
        var problem: String
    }

    /// The whole view.
    let picture: CGRect
    let layouts: [DrawnLayout]
    /// The frames of texts and images, which marks keep clear of.
    let contents: [CGRect]
    private var parts: [String: Part] = [:]
    /// Names of UIKit's kinds, with those that are listed.
    private var aliased: [String: String] = [:]
    private var names: [String] = []
    private var identifiers: [(identifier: String, part: Part)] = []

    private static let nameLimit = 24

    init(_ list: DisplayList, _ layouts: [DrawnLayout]) {
        let whole = CGRect(origin: .zero, size: list.size)
        picture = whole
        self.layouts = layouts
        let tree = SnapshotTree(list)
        contents = tree.nodes.filter { !$0.lines.isEmpty || $0.name == "image" || $0.name == "symbol" }
            .map { $0.area ?? $0.frame }
        add(Part(name: "picture", frame: whole, visible: whole))
        for layout in layouts {
            let room = layout.room.intersection(whole)
            for part in layout.parts {
                let visible = part.frame.intersection(room)
                add(Part(name: part.alias ?? part.name, frame: part.frame, visible: visible))
                if part.alias != nil { aliased[part.name] = part.alias }
            }
        }
        for node in tree.nodes {
            guard let identifier = node.identifier else { continue }
            let frame = node.area ?? node.frame
            identifiers.append(
                (identifier, Part(name: "#\(identifier)", frame: frame, visible: frame.intersection(whole))))
        }
    }

    private mutating func add(_ part: Part) {
        // Of two sections with one number, which only a layout of its own can have, the first counts.
        guard parts.updateValue(parts[part.name] ?? part, forKey: part.name) == nil else { return }
        names.append(part.name)
    }

    /// The parts of a kind that are visible.
    func parts(of kind: DrawnLayout.Part.Kind, in layout: DrawnLayout) -> [CGRect] {
        let room = layout.room.intersection(picture)
        return layout.parts.filter { $0.kind == kind && $0.frame.intersects(room) }.map(\.frame)
    }

    /// The cells and supplementary views that are visible.
    var elements: [CGRect] {
        layouts.flatMap { parts(of: .item, in: $0) + parts(of: .supplementaryItem, in: $0) }
    }

    /// Returns the part that a name means.
    func part(_ element: FigureElement) throws(NameError) -> Part {
        let part = try find(element.name)
        guard !part.visible.isNull, !part.visible.isEmpty || part.frame.isEmpty else {
            throw NameError(
                problem:
                    "'\(element)' is not in the picture: its frame is \(Self.text(part.frame)), and the picture is "
                    + "\(Self.text(picture)); make the view larger, or name another part")
        }
        return part
    }

    private func find(_ name: String) throws(NameError) -> Part {
        if let part = parts[name] ?? aliased[name].flatMap({ parts[$0] }) { return part }
        var found = identifiers
        var identifier = name
        // What is before the last slash may be a part around it.
        if let slash = name.lastIndex(of: "/"), let around = try? find(String(name[..<slash])) {
            identifier = String(name[name.index(after: slash)...])
            found = found.filter { around.frame.contains(CGPoint(x: $0.part.frame.midX, y: $0.part.frame.midY)) }
        }
        if identifier.hasPrefix("#") { identifier.removeFirst() }
        found = found.filter { $0.identifier == identifier.visible }
        if found.count == 1 { return found[0].part }
        if found.count > 1 {
            let holder = layouts.lazy.flatMap(\.parts).first { part in
                part.kind == .item && found.count { part.frame.encloses($0.part.frame) } == 1
            }
            throw NameError(
                problem: "\(found.count) views have the identifier '\(identifier.visible)'; "
                    + (holder.map { "say within which part, as in '\($0.name)/\(identifier.visible)'" }
                        ?? "give the one that you mean another"))
        }
        throw NameError(problem: "there is no '\(name.visible)'; \(known)")
    }

    /// The names that there are, in words.
    private var known: String {
        var runs: [String] = []
        var open: (start: String, prefix: Substring, last: Int)?
        func close() {
            guard let run = open else { return }
            let end = "\(run.prefix)\(run.last)"
            runs.append(end == run.start ? end : "\(run.start) to \(end.split(separator: " ").last ?? "")")
            open = nil
        }
        for name in names {
            let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
            let prefix = name.dropLast(digits)
            guard prefix.last == ".", let number = Int(name.suffix(digits)) else {
                close()
                runs.append(name.visible)
                continue
            }
            if let run = open, run.prefix == prefix, run.last + 1 == number {
                open?.last = number
            } else {
                close()
                open = (name, prefix, number)
            }
        }
        close()
        var texts = runs + Set(identifiers.map(\.identifier)).sorted().map { "\"\($0)\"" }
        let more = texts.count - Self.nameLimit
        if more > 0 { texts = texts.prefix(Self.nameLimit) + ["\(more) more"] }
        let hint = identifiers.isEmpty ? "; '.accessibilityIdentifier(_:)' gives a view a name of its own" : ""
        return "the names are \(texts.joined(separator: ", "))\(hint)"
    }

    private static func text(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map(PointText.text).joined(separator: " ")
    }
}

/// Lengths as annotations and messages show them.
enum PointText {
    /// A length in points with at most two decimals.
    static func text(_ length: CGFloat) -> String {
        guard length.isFinite, abs(length) < 1e12 else { return "\(length)" }
        let rounded = (Double(length) * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

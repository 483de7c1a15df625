import Flatlay
import FlatlayFigures
import FlatlayTemplates

/// Reads the annotations of a figure from a list of figures.
///
/// ```yaml
/// annotations:
///   - distance: [c 0.0, c 0.1]
///   - { insets: c 0.0, in: section 0, edges: [top, leading] }
///   - size: header 0.0
///   - { callout: price, text: The price with taxes }
///   - outlines: [sections, items]
/// ```
struct FigureAnnotationReader {
    /// The keys beside the one that says what it is.
    private static let keys = [
        "distance": ["along"], "insets": ["in", "edges"], "size": ["axes"], "callout": ["text"], "outlines": [],
    ]
    private static let words = ["distance", "insets", "size", "callout", "outlines"]
    private static let edges: [(String, Edge.Set)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("all", .all),
    ]
    private static let axes: [(String, Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]

    private var problems: [String] = []
    private var annotations: [FigureAnnotation] = []

    static func read(_ value: LocatedValue, problems: inout [String]) -> [FigureAnnotation] {
        var reader = FigureAnnotationReader()
        if let elements = value.elements {
            for element in elements { reader.readAnnotation(element) }
        } else if !value.isNull {
            reader.problems.append(
                value.message("'annotations' is a list, not \(value.found); begin each with '-', as in '- size: c 0.0'")
            )
        }
        problems += reader.problems
        return reader.annotations
    }

    private mutating func readAnnotation(_ value: LocatedValue) {
        guard let entries = value.entries else {
            problems.append(
                value.message("an annotation is a mapping such as 'size: c 0.0', not \(value.found)"))
            return
        }
        let found = entries.filter { Self.words.contains($0.key) }
        guard found.count == 1, let main = found.first else {
            let near = entries.lazy.compactMap { Suggestion.nearest(to: $0.key, in: Self.words) }.first
            problems.append(
                value.message(
                    found.isEmpty
                        ? "the annotation is none of \(Self.words.joined(separator: ", "))"
                            + (near.map { "; did you mean '\($0)'?" } ?? "")
                        : "an annotation is one of \(found.map(\.key).joined(separator: ", ")); give each its own '-'"))
            return
        }
        let known = Self.keys[main.key] ?? []
        for entry in entries where entry.key != main.key && !known.contains(entry.key) {
            let near = Suggestion.nearest(to: entry.key, in: known).map { "; did you mean '\($0)'?" }
            let all =
                known.isEmpty ? "; it has no other keys" : "; its other keys are \(known.joined(separator: " and "))"
            problems.append(entry.message("unknown key '\(entry.key)' of '\(main.key)'\(near ?? all)"))
        }
        let count = problems.count
        let kind = kind(main, entries)
        guard problems.count == count, let kind else { return }
        let annotation = FigureAnnotation(kind, place: value.place)
        if let problem = annotation.problem {
            problems.append(value.message(problem))
        } else {
            annotations.append(annotation)
        }
    }

    private mutating func kind(
        _ main: LocatedValue.Entry, _ entries: [LocatedValue.Entry]
    ) -> FigureAnnotation.Kind? {
        func value(_ key: String) -> LocatedValue? { entries.first { $0.key == key }?.value }
        switch main.key {
        case "distance":
            guard let elements = main.value.elements, elements.count == 2, let first = name(elements[0], main.key),
                let second = name(elements[1], main.key)
            else {
                if main.value.elements?.count != 2 {
                    problems.append(
                        main.value.message("'distance' takes two parts, as in [c 0.0, c 0.1], not \(main.value.found)"))
                }
                return nil
            }
            let axis = value("along").flatMap { options($0, "along", Self.axes) }
            guard (axis?.count ?? 1) == 1 else {
                problems.append(main.message("'along' takes one of horizontal and vertical"))
                return nil
            }
            return .distance(first, second, along: axis?.first)
        case "insets":
            guard let element = name(main.value, main.key) else { return nil }
            let container = value("in").flatMap { name($0, "in") } ?? .picture
            let edges = value("edges").flatMap { options($0, "edges", Self.edges) } ?? [.all]
            return .insets(element, in: container, edges: edges.reduce(into: []) { $0.formUnion($1) })
        case "size":
            guard let element = name(main.value, main.key) else { return nil }
            let axes = value("axes").flatMap { options($0, "axes", Self.axes) } ?? [.horizontal, .vertical]
            return .size(
                element, axes: axes.reduce(into: []) { $0.formUnion($1 == .horizontal ? .horizontal : .vertical) })
        case "callout":
            guard let element = name(main.value, main.key) else { return nil }
            guard let text = value("text") else {
                problems.append(
                    main.message("the callout has no 'text': what the number stands for, for the legend"))
                return nil
            }
            guard let words = text.text else {
                problems.append(text.message("'text' takes a text, not \(text.found)"))
                return nil
            }
            return .callout(element, text: words)
        default:
            let all = FigureOutline.allCases.map { ($0.rawValue, $0) }
            if main.value.text == "all" { return .outlines(Set(FigureOutline.allCases)) }
            return options(main.value, main.key, all).map { .outlines(Set($0)) }
        }
    }

    /// The name of a part.
    private mutating func name(_ value: LocatedValue, _ key: String) -> FigureElement? {
        guard let text = value.text, !text.isEmpty else {
            // In YAML, what follows a '#' is a comment.
            let hint = value.isNull ? "; a name that begins with '#' is written in quotes" : ""
            problems.append(
                value.message("'\(key)' takes the name of a part, such as c 0.0, not \(value.found)\(hint)"))
            return nil
        }
        return FigureElement(text)
    }

    /// Words of a list, or a single one; nil if one is unknown or there is none.
    private mutating func options<Option>(
        _ value: LocatedValue, _ key: String, _ known: [(String, Option)]
    ) -> [Option]? {
        let names = known.map(\.0)
        let elements = value.elements ?? [value]
        let found = elements.map { element in known.first { $0.0 == element.text }?.1 }
        for (element, option) in zip(elements, found) where option == nil {
            let near = element.text.flatMap { Suggestion.nearest(to: $0, in: names) }
            problems.append(
                element.message(
                    "'\(key)' takes \(names.joined(separator: ", ")), not \(element.found)"
                        + (near.map { "; did you mean '\($0)'?" } ?? "")))
        }
        if elements.isEmpty {
            problems.append(value.message("'\(key)' is empty; name some of \(names.joined(separator: ", "))"))
            return nil
        }
        return found.contains { $0 == nil } ? nil : found.compactMap { $0 }
    }
}

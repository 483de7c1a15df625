import Flatlay

/// A mark on a figure that explains its layout: a measure, a numbered callout, or the outlines of its parts.
///
/// ```swift
/// Figure("shelf", size: .width(320), alt: "A shelf of books, with its measures") { Shelf(books: .examples) }
///     .annotations(
///         .distance("c 0.0", "c 0.1"),
///         .insets("c 0.0", in: "section 0", edges: [.top, .leading]),
///         .callout("header 0.0", "Stays at the top while the section scrolls"))
/// ```
///
/// Lengths are in points. The view is drawn as without annotations; the picture grows where marks need room.
public struct FigureAnnotation: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case distance(FigureElement, FigureElement, along: Axis?)
        case insets(FigureElement, in: FigureElement, edges: Edge.Set)
        case size(FigureElement, axes: Axis.Set)
        case callout(FigureElement, text: String)
        case outlines(Set<FigureOutline>)
    }

    package let kind: Kind
    /// The place of the declaration, for messages; nil if its number says enough.
    package var place: String?

    package init(_ kind: Kind, place: String? = nil) {
        self.kind = kind
        self.place = place
    }

    /// The distance between the edges of two parts that face each other.
    ///
    /// - Parameter axis: the direction; only parts that are apart in both need it.
    public static func distance(
        _ first: FigureElement, _ second: FigureElement, along axis: Axis? = nil
    ) -> FigureAnnotation { FigureAnnotation(.distance(first, second, along: axis)) }

    /// The distances from the edges of a part to those of another one around it.
    ///
    /// - Parameter edges: the edges; of all, those without a distance are left out.
    public static func insets(
        _ element: FigureElement, in container: FigureElement = .picture, edges: Edge.Set = .all
    ) -> FigureAnnotation { FigureAnnotation(.insets(element, in: container, edges: edges)) }

    /// The width and the height of a part, or one of them.
    public static func size(
        _ element: FigureElement, _ axes: Axis.Set = [.horizontal, .vertical]
    ) -> FigureAnnotation { FigureAnnotation(.size(element, axes: axes)) }

    /// A number beside a part, with a text in the legend below the picture. Numbers count from 1.
    public static func callout(_ element: FigureElement, _ text: String) -> FigureAnnotation {
        FigureAnnotation(.callout(element, text: text))
    }

    /// The outlines of all parts of some kinds, each in a colour, with a legend; all kinds if none is named.
    public static func outlines(_ kinds: FigureOutline...) -> FigureAnnotation {
        FigureAnnotation(.outlines(Set(kinds.isEmpty ? FigureOutline.allCases : kinds)))
    }
}

/// A kind of part that ``FigureAnnotation/outlines(_:)`` outlines.
public enum FigureOutline: String, CaseIterable, Sendable {
    /// Sections.
    case sections
    /// The groups that sections repeat.
    case groups
    /// Cells.
    case items
    /// Headers, footers, badges and other supplementary views.
    case supplementaryItems
    /// Backgrounds and other decoration views.
    case decorationItems
}

extension FigureAnnotation {
    /// All that the annotation says, as text: equal texts draw the same.
    package var key: String {
        func quoted(_ element: FigureElement) -> String { String(reflecting: element.name) }
        switch kind {
        case .distance(let first, let second, let axis):
            return "distance \(quoted(first)) \(quoted(second)) \(axis.map { "\($0)" } ?? "any")"
        case .insets(let element, let container, let edges):
            return "insets \(quoted(element)) \(quoted(container)) \(edges.rawValue)"
        case .size(let element, let axes): return "size \(quoted(element)) \(axes.rawValue)"
        case .callout(let element, let text): return "callout \(quoted(element)) \(String(reflecting: text))"
        case .outlines(let kinds): return "outlines \(kinds.map(\.rawValue).sorted().joined(separator: " "))"
        }
    }

    /// The most bytes of a callout's text.
    private static let textLimit = 2_000

    /// The problem with it, wherever it is; nil if there is none.
    package var problem: String? {
        switch kind {
        case .insets(_, _, let edges) where edges.isDisjoint(with: .all):
            "'insets' has no edges; name top, leading, bottom or trailing"
        case .size(_, let axes) where axes.isDisjoint(with: [.horizontal, .vertical]):
            "'size' has no axes; name horizontal or vertical"
        case .callout(_, let text) where text.allSatisfy(\.isWhitespace):
            "the text of the callout is empty; say what the number stands for"
        case .callout(_, let text) where text.utf8.count > Self.textLimit:
            "the text of the callout has more than \(Self.textLimit) bytes; a sentence is enough for a legend"
        default: nil
        }
    }

    /// The word that declares it.
    var word: String {
        switch kind {
        case .distance: "distance"
        case .insets: "insets"
        case .size: "size"
        case .callout: "callout"
        case .outlines: "outlines"
        }
    }
}

/// Why an annotation can't be drawn.
struct AnnotationError: Error, CustomStringConvertible {
    /// The annotation, as in `annotation 2 (distance)`.
    var annotation: String
    var problem: String

    var description: String { "\(annotation): \(problem)" }
}

import Flatlay
import Foundation

/// A view's picture with annotations above and around it.
///
/// The view is drawn as without annotations, moved by whole points where the picture grows, so its pixels stay the
/// same. Each side grows as far as its marks reach, rounded up to whole points. The legend is below. The added area has
/// the system's background.
package struct AnnotatedPicture {
    package let list: DisplayList
    /// Warnings about labels that could not be drawn as requested.
    package private(set) var warnings: [String] = []

    /// The distance of marks from the edge of the picture.
    private static let edge: CGFloat = 4
    /// More than anybody reads; each is compared with all others for its place.
    private static let limit = 100

    /// - Throws: ``AnnotationError``, and the errors of rendering.
    package init(_ renderer: ImageRenderer<AnyView>, _ annotations: [FigureAnnotation]) throws {
        guard !annotations.isEmpty else {
            list = try renderer.displayList()
            return
        }
        guard annotations.count <= Self.limit else {
            throw AnnotationError(
                annotation: "annotations",
                problem:
                    "a figure has at most \(Self.limit), and this one has \(annotations.count); make several figures")
        }
        let (view, layouts) = try renderer.displayListWithLayouts()
        let table = ElementTable(view, layouts)
        let labels = AnnotationLabels(like: renderer)
        let legend = AnnotationLegend(labels)
        let reader = AnnotationReader(table: table, isRightToLeft: renderer.layoutDirection == .rightToLeft)
        var marks: [AnnotationMark] = []
        var numbers: [DisplayList?] = []
        var outlines: [AnnotationOutlines] = []
        var callouts: [String] = []
        for (index, annotation) in annotations.enumerated() {
            do throws(ElementTable.NameError) {
                let found = try reader.marks(of: annotation, callouts: callouts.count)
                marks += found
                if case .callout(_, let text) = annotation.kind { callouts.append(text) }
                if case .outlines(let kinds) = annotation.kind {
                    outlines.append(try AnnotationOutlines(kinds, table))
                }
            } catch {
                throw AnnotationError(
                    annotation: annotation.place ?? "annotation \(index + 1) (\(annotation.word))",
                    problem: error.problem)
            }
        }
        for mark in marks {
            switch mark {
            case .measure(let measure): numbers.append(try labels.number(measure.length))
            case .callout(let callout): numbers.append(try labels.badge(callout.number))
            }
        }
        var placement = AnnotationPlacement(
            picture: table.picture, contents: table.contents, elements: table.elements)
        let places = placement.place(marks, labels: numbers.map { $0.map(\.size) ?? .zero })
        let kinds = FigureOutline.allCases.filter { kind in outlines.contains { $0.kinds.contains(kind) } }
        let area = Self.grown(placement.extent, from: table.picture)
        let notes = try legend.layout(callouts: callouts, outlines: kinds, below: area)
        let whole = area.union(notes.frame)

        let builder = DisplayListBuilder()
        let origin = CGPoint(x: -whole.minX, y: -whole.minY)
        let pen = AnnotationPen(builder: builder, origin: origin, scale: renderer.scale, ink: labels.ink)
        pen.fill(whole, labels.ink.paper)
        builder.draw(view.moved(by: origin))
        builder.withNode("annotations", frame: CGRect(origin: .zero, size: whole.size)) {
            for outline in outlines { pen.draw(outline) }
            // Lines are below all numbers and badges.
            for (mark, place) in zip(marks, places) { pen.drawLines(of: mark, place) }
            for (mark, (place, label)) in zip(marks, zip(places, numbers)) { pen.drawLabel(of: mark, place, label) }
            for part in notes.parts { pen.draw(part) }
        }
        list = builder.finish(size: whole.size)
        warnings = labels.warnings
    }

    /// The rectangle of the picture, with whole points added where marks reach beyond the view.
    private static func grown(_ extent: CGRect, from view: CGRect) -> CGRect {
        let left = extent.minX < view.minX ? (extent.minX - edge).rounded(.down) : view.minX
        let top = extent.minY < view.minY ? (extent.minY - edge).rounded(.down) : view.minY
        let right = extent.maxX > view.maxX ? view.maxX + (extent.maxX + edge - view.maxX).rounded(.up) : view.maxX
        let bottom = extent.maxY > view.maxY ? view.maxY + (extent.maxY + edge - view.maxY).rounded(.up) : view.maxY
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// The outlines of an annotation.
struct AnnotationOutlines {
    /// The rectangles of a kind in a collection.
    struct Group {
        var kind: FigureOutline
        var frames: [CGRect]
        /// The area in which the collection is visible.
        var room: CGRect
    }

    /// In drawing order: what is around others comes last.
    private(set) var groups: [Group] = []

    var kinds: Set<FigureOutline> { Set(groups.map(\.kind)) }

    init(_ wanted: Set<FigureOutline>, _ table: ElementTable) throws(ElementTable.NameError) {
        guard !table.layouts.isEmpty else {
            throw ElementTable.NameError(
                problem: "the picture has no collection, so there is nothing to outline; annotate its views instead")
        }
        for layout in table.layouts {
            for kind in FigureOutline.allCases.reversed() where wanted.contains(kind) {
                let frames = table.parts(of: kind.part, in: layout)
                guard !frames.isEmpty else { continue }
                groups.append(Group(kind: kind, frames: frames, room: layout.room.intersection(table.picture)))
            }
        }
        guard groups.isEmpty else { return }
        let names = FigureOutline.allCases.filter(wanted.contains).map(\.rawValue).joined(separator: ", ")
        throw ElementTable.NameError(
            problem: "the collections of the picture show none of \(names); only compositional layouts have groups")
    }
}

extension FigureOutline {
    fileprivate var part: DrawnLayout.Part.Kind {
        switch self {
        case .sections: .section
        case .groups: .group
        case .items: .item
        case .supplementaryItems: .supplementaryItem
        case .decorationItems: .decorationItem
        }
    }

    /// The name in legends.
    var title: String {
        switch self {
        case .sections: "Section"
        case .groups: "Group"
        case .items: "Item"
        case .supplementaryItems: "Supplementary item"
        case .decorationItems: "Decoration item"
        }
    }
}

extension DisplayList {
    /// The list with everything moved by a vector.
    func moved(by offset: CGPoint) -> DisplayList {
        DisplayList(
            size: size,
            nodes: nodes.map {
                Node(
                    parent: $0.parent, name: $0.name, frame: $0.frame.offsetBy(dx: offset.x, dy: offset.y),
                    isTruncated: $0.isTruncated)
            },
            items: items.offsetBy(dx: offset.x, dy: offset.y))
    }
}

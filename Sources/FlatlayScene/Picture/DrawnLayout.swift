import CollectionLayout
import CoreGeometry
import Foundation

/// The layout of a drawn collection, in the coordinates of the image.
package struct DrawnLayout {
    /// A part of a layout with its name.
    package struct Part {
        /// The parts that there are.
        package enum Kind: Hashable, Sendable {
            case section
            case group
            case item
            case supplementaryItem
            case decorationItem
        }

        package var kind: Kind
        /// The name as frame lists print it, such as `c 0.1`, `header 0.0` or `section 0`; in a nested collection after
        /// that of the element which contains it: `c 0.1/c 0.0`.
        package var name: String
        /// The shorter name of a header or a footer of UIKit's kinds: `header 0.0`; nil for others.
        package var alias: String?
        package var frame: CGRect
    }

    /// The area in which content is visible.
    package let room: CGRect
    /// All elements, and the sections and groups that are visible.
    package let parts: [Part]

    init(_ list: FrameList, _ layout: LeasedLayout, prefix: String, map: CGAffineTransform, room: CGRect) {
        self.room = room
        let outlines = layout.outlines(in: room.applying(map.inverted()))
        let sections = outlines.sections.map {
            Part(kind: .section, name: "\(prefix)section \($0.section)", frame: $0.frame.applying(map))
        }
        let groups = outlines.groups.map {
            Part(kind: .group, name: "\(prefix)group \($0.section).\($0.group)", frame: $0.frame.applying(map))
        }
        let elements = list.lines.map { line in
            Part(
                kind: Part.Kind(line.element.category), name: prefix + line.element.description,
                alias: line.element.alias.map { prefix + $0 }, frame: line.frame.applying(map))
        }
        parts = sections + groups + elements
    }
}

extension DrawnLayout.Part.Kind {
    fileprivate init(_ category: CollectionElementCategory) {
        self =
            switch category {
            case .cell: .item
            case .supplementaryView: .supplementaryItem
            case .decorationView: .decorationItem
            }
    }
}

extension ElementIdentity {
    fileprivate var alias: String? {
        var element = self
        switch kind {
        case CollectionElementKind.sectionHeader: element.kind = "header"
        case CollectionElementKind.sectionFooter: element.kind = "footer"
        default: return nil
        }
        return element.description
    }
}

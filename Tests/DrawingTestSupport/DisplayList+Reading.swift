import CoreGeometry
import FlatlayDrawing
import Foundation

extension DisplayList {
    /// The frames of the nodes with a name, in drawing order.
    package func frames(named name: String) -> [CGRect] {
        nodes.filter { $0.name == name }.map(\.frame)
    }

    /// The frame of the first node with a name; nil if there is none.
    package func frame(of name: String) -> CGRect? {
        frames(named: name).first
    }

    /// All drawings, without the groups around them.
    package var drawings: [DisplayList.Item] {
        func flatten(_ items: DisplayList.Items) -> [DisplayList.Item] {
            items.flatMap { item in
                if case .group(_, let inner) = item.command { flatten(inner) } else { [item] }
            }
        }
        return flatten(items)
    }

    /// The characters of each glyph run, in drawing order.
    package var texts: [String] {
        drawings.compactMap { item in
            if case .glyphs(let run, _, _) = item.command { run.text } else { nil }
        }
    }

    /// The rectangles filled with a colour.
    package func rectangles(filledWith color: ResolvedColor) -> [CGRect] {
        drawings.compactMap { item in
            if case .fill(let shape, .color(color), _) = item.command { shape.bounds } else { nil }
        }
    }
}

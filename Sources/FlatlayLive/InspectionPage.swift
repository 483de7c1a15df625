import Flatlay
import FlatlaySnapshots
import Foundation

/// The description of a picture that the page of a preview reads.
package struct InspectionPage: Codable {
    package struct Warning: Codable {
        package var message: String
        package var node: String?
        package var file: String?
        package var line: Int?
        package var column: Int?
        package var path: String?

        package init(message: String) { self.message = message }

        package init(_ entry: Diagnostics.Entry) {
            message = entry.message.visible
            node = entry.location == nil ? entry.node : nil
            (file, line, column) = (entry.location?.file, entry.location?.line, entry.location?.column)
        }
    }

    /// A node, with rectangles as four numbers.
    package struct Node: Codable {
        package var parent: Int?
        package var name: String
        package var identifier: String?
        package var frame: [Double]
        package var area: [Double]?
        package var lines: [String]
        package var fonts: [String]
        package var colors: [String]
        package var isTruncated: Bool
        package var file: String?
        package var line: Int?
        package var column: Int?
        package var path: String?
    }

    /// A section or a group of a layout, which draws nothing.
    package struct Outline: Codable {
        /// `section` or `group`.
        package var kind: String
        package var name: String
        package var frame: [Double]
    }

    /// The size in points.
    package var size: [Double]
    /// Pixels per point.
    package var scale: Double
    package var nodes: [Node]
    /// The sections and groups of collections that are visible.
    package var outlines: [Outline] = []
    /// What could not be drawn as requested.
    package var warnings: [Warning] = []
    /// The available variants.
    package var variants: [String] = []
    /// How long the change of the picture takes, in seconds; nil if it has none.
    package var duration: Double?
    /// Whether something in it can have the focus.
    package var hasFocus = false

    /// Describes a display list.
    ///
    /// - Parameters:
    ///   - layouts: what the collections in it have placed.
    ///   - location: the place that an identifier of a node names; nil for one that an app gave.
    package init(
        _ list: DisplayList, layouts: [DrawnLayout] = [], scale: CGFloat,
        location: (String) -> Diagnostics.Location? = { _ in nil }
    ) {
        size = [Double(list.size.width), Double(list.size.height)]
        self.scale = Double(scale)
        nodes = InspectedNode.nodes(of: SnapshotTree(list), location: location).map { inspected in
            let (node, location) = (inspected.node, inspected.location)
            return Node(
                parent: node.parent, name: node.name, identifier: node.identifier, frame: Self.numbers(node.frame),
                area: node.area.map(Self.numbers), lines: node.lines, fonts: node.fonts, colors: node.colors,
                isTruncated: node.isTruncated, file: location?.file, line: location?.line, column: location?.column,
                path: nil)
        }
        let whole = CGRect(origin: .zero, size: list.size)
        outlines = layouts.flatMap { layout in
            let room = layout.room.intersection(whole)
            return layout.parts.compactMap { part -> Outline? in
                guard part.kind == .section || part.kind == .group, part.frame.intersects(room) else { return nil }
                return Outline(
                    kind: part.kind == .group ? "group" : "section", name: part.name, frame: Self.numbers(part.frame))
            }
        }
    }

    /// Sets the paths of the files that nodes and warnings are written in.
    ///
    /// - Parameters:
    ///   - name: the name of a file on the page.
    ///   - path: the path of a file; nil if it can't be found. Called once for each file.
    package mutating func setPaths(name: (String) -> String = { $0 }, _ path: (String) -> String?) {
        let files = Set(nodes.compactMap(\.file) + warnings.compactMap(\.file))
        let places = Dictionary(uniqueKeysWithValues: files.map { ($0, (name: name($0), path: path($0))) })
        for index in nodes.indices {
            guard let place = nodes[index].file.flatMap({ places[$0] }) else { continue }
            (nodes[index].file, nodes[index].path) = place
        }
        for index in warnings.indices {
            guard let place = warnings[index].file.flatMap({ places[$0] }) else { continue }
            (warnings[index].file, warnings[index].path) = place
        }
    }

    /// The page as JSON.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// Origin and size, rounded to thousandths. Numbers that JSON cannot hold become 0.
    private static func numbers(_ rectangle: CGRect) -> [Double] {
        [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { length in
            length.isFinite ? (Double(length) * 1000).rounded() / 1000 : 0
        }
    }
}

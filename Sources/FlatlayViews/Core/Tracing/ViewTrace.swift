import FlatlayDrawing

/// Source locations in the node tree of an image, for inspectors: each view of a template, and each that a
/// ``ViewRecord`` has located, is in a node whose identifier is the file, the line and the column of the view.
///
/// Such nodes draw nothing and take no part in the layout, so they do not change the image.
package enum ViewTrace {
    private static let mark = "place "

    package static func identifier(of location: Diagnostics.Location) -> String {
        mark + location.description
    }

    /// The place that an identifier of a node names; nil for one that an app gave.
    package static func location(of identifier: String) -> Diagnostics.Location? {
        guard identifier.hasPrefix(mark) else { return nil }
        var parts = identifier.dropFirst(mark.count).split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 2, let column = Int(parts.removeLast()), let line = Int(parts.removeLast()) else {
            return nil
        }
        return Diagnostics.Location(file: parts.joined(separator: ":"), line: line, column: column)
    }
}

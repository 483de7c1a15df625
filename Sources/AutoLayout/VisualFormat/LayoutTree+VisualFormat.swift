/// Constraints from visual formats.
extension LayoutTree {
    /// Returns the constraints of a format, in its order, without adding them.
    ///
    /// ```swift
    /// try tree.add(tree.constraints(
    ///     format: "H:|-[icon(40)]-gap-[title]-|", metrics: ["gap": 12], views: ["icon": icon, "title": title]))
    /// ```
    ///
    /// - Throws: ``VisualFormatError`` with the position in the format: for a syntax error, for a name that is neither
    ///   a metric nor a view, for views without a common superview, and for alignments along the format.
    public func constraints(
        format text: String, options: VisualFormatOptions = VisualFormatOptions(), metrics: [String: Double] = [:],
        views: [String: LayoutItem]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let format = try VisualFormat(text)
        var writer = VisualFormatWriter(
            text: text, format: format, options: options, metrics: metrics, views: views)
        let first = try writer.item(format.views[0].name, at: format.views[0].index)
        guard let index = index(of: first),
            let superview = items[index].parent ?? (format.first == nil && format.last == nil ? first : nil)
        else {
            throw VisualFormatError(
                format: text, index: format.views[0].index,
                reason: "The view '\(format.views[0].name)' has no superview; add it to one first")
        }
        return try writer.constraints(superview: superview)
    }
}

import Foundation

extension Image: PrimitiveView {
    /// The image has no body: it draws itself.
    public typealias Body = Never

    /// Adds the node of the image, or of a placeholder if the image is missing.
    public func _makeNodes(in outer: ViewContext, into nodes: inout [ViewNode]) {
        var context = outer
        if let settings { context.environment = settings.applied(to: outer.environment) }
        let start = nodes.count
        defer {
            if context.environment.hidesContent {
                for index in start..<nodes.count {
                    nodes[index] = RedactedImageNode(nodes[index], environment: context.environment)
                }
            }
        }
        switch source {
        case .resource(let resource):
            nodes.append(BitmapNode(resource, of: self, environment: context.environment))
        case .named(let name):
            do throws(ImageResolutionError) {
                let resource = try context.resources.images.image(named: name)
                nodes.append(BitmapNode(resource, of: self, environment: context.environment))
            } catch {
                context.resources.diagnostics.failIfNeeded(error, by: context.resources.images)
                addPlaceholder(label: name, warning: error.description, in: context, into: &nodes)
            }
        case .symbol(let name):
            let symbols = context.resources.symbols
            if let outline = SymbolGlyph.outline(named: name, in: context.environment, of: symbols) {
                nodes.append(SymbolNode(outline, of: self, in: context))
            } else {
                let warning = SymbolGlyph.warning(ofMissing: name, in: symbols)
                addPlaceholder(label: name, warning: warning, in: context, into: &nodes)
            }
        }
    }

    private func addPlaceholder(
        label: String, warning: String, in context: ViewContext, into nodes: inout [ViewNode]
    ) {
        var size: CGSize?
        if resizing == nil {
            size = CGSize(width: ImagePlaceholder.side, height: ImagePlaceholder.side)
            if case .symbol = source { size = SymbolGlyph.size(of: nil, in: context.environment) }
        }
        let placeholder = ImagePlaceholder(label: label, size: size)
        let content = placeholder.makeNodes(in: context.inStack(nil))
        nodes += content.map { WarningNode($0, warning: warning, environment: context.environment) }
    }
}

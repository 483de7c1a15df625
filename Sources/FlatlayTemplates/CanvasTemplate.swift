import Flatlay

/// The canvas of a document, compiled once for all data: its settings, and the page around the collection.
struct CanvasTemplate {
    /// Size, colours and environment.
    private let settings: Dynamic<TemplateCanvas>?
    /// The parts behind, in front of and around the collection.
    let page: PageTemplate
    /// The bars in front of it, and the device around it.
    let screen: ScreenTemplate
    /// The title of the image.
    var title: String?
    /// A description of the image.
    var description: String?
    /// Where its height is written, or else where it is.
    fileprivate(set) var heightOrigin: ViewOrigin?

    /// The canvas of a document that describes none.
    static var standard: CanvasTemplate {
        CanvasTemplate(settings: nil, page: PageTemplate(), screen: ScreenTemplate())
    }

    fileprivate init(settings: Dynamic<TemplateCanvas>?, page: PageTemplate, screen: ScreenTemplate) {
        self.settings = settings
        self.page = page
        self.screen = screen
    }

    /// The settings, evaluated for the names in scope.
    ///
    /// - Parameter device: a device instead of that of the document.
    func value(in evaluation: Evaluation, device: DevicePreset? = nil) -> TemplateCanvas {
        var value = settings.map { $0.value(in: evaluation) ?? TemplateCanvas() } ?? TemplateCanvas()
        if let device { value.show(on: device) }
        if screen.hasStatusBar, let insets = value.deviceInsets { value.safeAreaInsets = insets }
        value.title = title
        value.description = description
        return value
    }
}

extension ValueType where Value == CanvasTemplate {
    /// A canvas. Its views are compiled once; its other keys may depend on data.
    static var canvas: ValueType {
        let settings = ValueType<TemplateCanvas>.canvasSettings
        return ValueType(settings.description) { node, context in
            // The names of items and elements are unknown to the settings, so views must not be read with them.
            let page = PageTemplate(node, in: context)
            let screen = ScreenTemplate(node, in: context)
            let rest = node.removing(PageTemplate.names(in: node).union(ScreenTemplate.keys.map(\.name)))
            var canvas = CanvasTemplate(settings: Dynamic(rest, settings, in: context), page: page, screen: screen)
            canvas.heightOrigin = (node["height"] ?? node).location.viewOrigin
            return canvas
        }
    }
}

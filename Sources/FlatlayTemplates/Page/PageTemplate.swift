import Flatlay

/// The page that holds a template's collection, compiled once for all data: what is behind and in front of everything,
/// and the views above and below the collection.
struct PageTemplate {
    private var padding: Dynamic<EdgeInsets>?
    private var background: [Layer] = []
    private var overlay: [Layer] = []
    private var header: CompiledView?
    private var footer: CompiledView?

    /// A page with nothing but the collection.
    init() {}

    /// Reads the page's keys of a canvas.
    init(_ node: DocumentNode, in context: DecodingContext) {
        padding = Self.paddingField.read(from: node, in: context)
        if Self.hasLayeredBackground(node) { background = Self.backgroundField.read(from: node, in: context) ?? [] }
        overlay = Self.overlayField.read(from: node, in: context) ?? []
        header = Self.headerField.read(from: node, in: context)
        footer = Self.footerField.read(from: node, in: context)
    }

    /// The keys of the page besides the background, which is also a setting of the canvas.
    static var keys: [Key] { [paddingField.key, overlayField.key, headerField.key, footerField.key] }

    /// The keys of a canvas that the page reads, and the settings don't.
    static func names(in node: DocumentNode) -> Set<String> {
        var names = Set(keys.map(\.name))
        if hasLayeredBackground(node) { names.insert(backgroundField.name) }
        return names
    }

    /// Whether the background consists of views. One colour fills the canvas without a view.
    private static func hasLayeredBackground(_ node: DocumentNode) -> Bool {
        guard let written = node[backgroundField.name], written.scalar == nil else { return false }
        let colorKeys = ValueType<Color>.color.table.names
        return written.entries?.allSatisfy { colorKeys.contains($0.key) } != true
    }

    /// The page for the names in scope.
    func shown(in evaluation: Evaluation) -> Shown {
        Shown(
            padding: padding.map { $0.value(in: evaluation) ?? EdgeInsets() },
            background: background.map { $0.shown(in: evaluation) }, overlay: overlay.map { $0.shown(in: evaluation) },
            header: header?.evaluate(evaluation) ?? [], footer: footer?.evaluate(evaluation) ?? [])
    }

    /// A page with its data.
    struct Shown {
        fileprivate let padding: EdgeInsets?
        /// The layers behind everything, from the back.
        var background: [Layer.Shown]
        fileprivate let overlay: [Layer.Shown]
        fileprivate let header: [DeferredView]
        fileprivate let footer: [DeferredView]

        /// The page around a collection.
        ///
        /// - Parameter bars: the bars in front of the page; nil for none.
        func view(around collection: AnyView, bars: ScreenBars?) -> AnyView {
            var view = collection
            if !header.isEmpty || !footer.isEmpty {
                // The collection takes the height that the others leave, so the footer is at the bottom of the canvas.
                view = AnyView(
                    VStack(alignment: .leading, spacing: 0) {
                        ViewList(header)
                        view
                        ViewList(footer)
                    })
            }
            if let padding { view = AnyView(view.padding(padding)) }
            if let bars {
                // The bars are those of the whole screen, so what they cover has to reach its edges.
                view = AnyView(
                    view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                        .overlay { bars.ignoresSafeArea() })
            }
            for layer in background.reversed() {
                view = AnyView(view.background(alignment: layer.alignment) { layer.content.ignoresSafeArea() })
            }
            for layer in overlay {
                view = AnyView(view.overlay(alignment: layer.alignment) { layer.content })
            }
            return view
        }
    }
}

extension PageTemplate {
    /// The layers behind everything.
    static var backgroundField: Field<[Layer]> {
        Field(
            "background", .layers,
            "What is behind everything, to the edges of the canvas: a colour, a gradient, a view, or a list of them "
                + "from the back.",
            example: "{ linearGradient: { colors: [indigo, black] } }")
    }

    private static var overlayField: Field<[Layer]> {
        Field(
            "overlay", .layers, "What is in front of everything: a view, or a list of views from the back.",
            example: "{ content: { text: Draft }, alignment: topTrailing }")
    }

    private static var paddingField: Field<Dynamic<EdgeInsets>> {
        Field(
            "padding", .dynamic(.padding),
            "Space between the edges of the canvas and all but its background and overlay; 16 if left empty.",
            default: "0", example: "{ horizontal: 40, top: 24 }")
    }

    private static var headerField: Field<CompiledView> {
        Field(
            "header", .view, "A view above the collection, which does not scroll with it.",
            example: "{ text: News, font: largeTitle }")
    }

    private static var footerField: Field<CompiledView> {
        Field(
            "footer", .view,
            "A view below the collection; on a canvas with a height, it is at its bottom.",
            example: "{ text: \"{{ author.name }}\" }")
    }
}

/// A view that a container shows in another place than its declaration: the items of a bar, the label of a tab, the
/// content of a sheet.
///
/// It keeps the state, the objects and the environment values of its declaration. What the new place sets, such as the
/// font of a bar, comes from there.
struct CapturedView: PrimitiveView {
    private let view: AnyView
    private let context: ViewContext
    private let scope: EnvironmentScope.Captured

    /// Captures a view. Call it while the view that declares it is evaluated.
    init(_ view: some View, in context: ViewContext) {
        self.view = AnyView(view)
        self.context = context
        scope = EnvironmentScope.capture()
    }

    func _makeNodes(in outer: ViewContext, into nodes: inout [ViewNode]) {
        var inner = context.inStack(outer.stackAxis)
        inner.environment.takePlace(of: outer.environment)
        scope.open { view._makeNodes(in: inner, into: &nodes) }
    }
}

extension EnvironmentValues {
    /// Takes the values that the place of a view decides.
    fileprivate mutating func takePlace(of place: EnvironmentValues) {
        let values = place.common
        common.colorScheme = values.colorScheme
        common.font = values.font
        common.fontModifiers = values.fontModifiers
        common.textAttributes = values.textAttributes
        common.textCase = values.textCase
        common.lineLimit = values.lineLimit
        common.multilineTextAlignment = values.multilineTextAlignment
        common.imageScale = values.imageScale
        common.symbolVariants = values.symbolVariants
        common.foreground = values.foreground
        common.labelStyle = values.labelStyle
        common.buttonStyle = values.buttonStyle
        if hasSafeArea != place.hasSafeArea { hasSafeArea = place.hasSafeArea }
        common.rowSurroundings = values.rowSurroundings
        if let size = place.barTitleSize {
            // A menu that opens from a bar has the text size of the screen.
            barTitleSize = size
            common.dynamicTypeSize = min(common.dynamicTypeSize, values.dynamicTypeSize)
        }
        screen = place.screen
    }
}

import Flatlay

/// The header or footer of a list: it starts where reading starts, and what it does not say itself it takes from the look
/// of its list.
///
/// 1. In a list with a look, views without a padding or a background of their own have the margins of a header.
/// 2. Plain text has the font, the colour and the letters of a header, each as far as the template does not say it.
/// 3. In a list without a look nothing is around anything.
struct ListBand {
    /// What the template says of the band.
    let node: DocumentNode
    /// The named cells of the template.
    let cells: CellLibrary

    /// The view with what the list gives to it.
    ///
    /// - Parameter look: the content of headers or footers of the list; nil for a list without a look.
    func dressed(_ view: AnyView, as look: UIListContentConfiguration?) -> AnyView {
        var view = view
        if let look {
            if isText { view = styled(view, look.textProperties) }
            if !says("padding"), !says("background") {
                let margins = look.directionalLayoutMargins
                view = AnyView(
                    view.padding(
                        EdgeInsets(
                            top: margins.top, leading: margins.leading, bottom: margins.bottom,
                            trailing: margins.trailing)))
            }
        }
        return AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
    }

    private func styled(_ view: AnyView, _ properties: UIListContentConfiguration.TextProperties) -> AnyView {
        var view = view
        if !says("font") { view = AnyView(view.font(properties.font.font)) }
        if !says("foregroundStyle") { view = AnyView(view.foregroundStyle(Color(uiColor: properties.color))) }
        if !says("textCase"), properties.transform == .uppercase { view = AnyView(view.textCase(.uppercase)) }
        return view
    }

    private var isText: Bool { node.entries == nil || node["text"] != nil }

    /// Whether the view, or the named cell that it is, has a modifier on it.
    private func says(_ name: String) -> Bool {
        if node[name] != nil { return true }
        return node.entries?.contains { cells.definition(named: $0.key)?[name] != nil } ?? false
    }
}

extension SectionDescription {
    /// Whether a kind of view is a header or footer that a list has of its own, and the look of these; nil where it is
    /// something else.
    func listBand(of kind: String) -> (isBand: Bool, look: UIListContentConfiguration?) {
        guard case .compositional(let section) = self, case .list(let list) = section.content else {
            return (false, nil)
        }
        let isHeader = kind == ElementKind.named("header")
        guard isHeader || kind == ElementKind.named("footer") else { return (false, nil) }
        guard let appearance = list.configuration?.appearance else { return (true, nil) }
        return (true, isHeader ? .header(in: appearance) : .footer(in: appearance))
    }
}

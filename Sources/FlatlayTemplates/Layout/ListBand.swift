import Flatlay

/// The header or footer of a list. It is aligned to the leading edge and takes its defaults from the list's appearance.
///
/// 1. In a list with an appearance, views without a padding or background of their own get the margins of a list header
///    or footer.
/// 2. Plain text gets the font, the colour and the text case of a list header or footer, unless the template specifies
///    them.
/// 3. A list without an appearance adds nothing else.
struct ListBand {
    /// The band as written in the template.
    let node: DocumentNode
    /// The named cells of the template.
    let cells: CellLibrary

    /// Returns the view with the list's margins and text style.
    ///
    /// - Parameter look: the content of headers or footers of the list; nil for a list without an appearance.
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
        if !says("foregroundStyle") { view = AnyView(view.defaultForegroundStyle(Color(uiColor: properties.color))) }
        if !says("textCase"), properties.transform == .uppercase { view = AnyView(view.textCase(.uppercase)) }
        return view
    }

    private var isText: Bool { node.entries == nil || node["text"] != nil }

    /// Whether the view, or the named cell that it refers to, has a modifier.
    private func says(_ name: String) -> Bool {
        if node[name] != nil { return true }
        return node.entries?.contains { cells.definition(named: $0.key)?[name] != nil } ?? false
    }
}

extension SectionDescription {
    /// Returns whether a kind of view is a header or footer of a list, and its style; nil for a list without an
    /// appearance.
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

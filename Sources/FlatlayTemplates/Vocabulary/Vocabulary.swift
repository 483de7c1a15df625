/// The keys of a view: its kind, its modifiers, and others. The parser, the suggestions and the JSON Schema all use these
/// tables.
struct Vocabulary {
    /// The kinds of views.
    let views: [ViewDefinition] =
        ViewDefinition.content + ViewDefinition.shapes + ViewDefinition.containers
        + ViewDefinition.grids
    /// The modifiers.
    let modifiers: [ModifierDefinition] =
        ModifierDefinition.layout + ModifierDefinition.grids + ModifierDefinition.layers + ModifierDefinition.text
        + ModifierDefinition.symbols + ModifierDefinition.effects + ModifierDefinition.controls
        + [.style, .list]

    /// Whether a view is shown. Every view can have the key.
    let condition = Field(
        "if", ValueType<ConditionNode>.condition,
        "Shows the view only if this is true: item.isNew, !item.isNew, item.kind == 'film'.")
    /// How often a view is shown. Every view can have the key.
    let repetition = Field(
        "repeat", ValueType<Repetition>.repetition(of: "element"),
        "Creates the view once for each element of a list, or a number of times. The element is called element, or tag "
            + "with { tag: item.tags }.")

    private let viewsByName: [String: ViewDefinition]
    private let modifiersByName: [String: ModifierDefinition]

    init() {
        viewsByName = Dictionary(views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        modifiersByName = Dictionary(modifiers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The kind of view with a name.
    func view(named name: String) -> ViewDefinition? { viewsByName[name] }

    /// The modifier with a name.
    func modifier(named name: String) -> ModifierDefinition? { modifiersByName[name] }

    /// Whether every view can have a key in addition to its kind and its modifiers.
    func isCommon(_ name: String) -> Bool { name == condition.name || name == repetition.name }

    /// Whether a name is reserved, so that no cell can have it.
    func isReserved(_ name: String) -> Bool {
        viewsByName[name] != nil || modifiersByName[name] != nil || isCommon(name)
    }

    /// The keys of an element of a list of modifiers.
    var modifierTable: KeyTable { KeyTable(names: modifiers.map(\.name)) { modifiers.map(\.key) } }

    /// The keys of a view.
    var viewTable: KeyTable {
        KeyTable([condition.key, repetition.key] + views.map(\.key) + modifiers.map(\.key))
    }
}

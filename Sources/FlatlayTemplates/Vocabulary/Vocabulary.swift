/// The kinds of views and modifiers of templates. The parser, the suggestions and the JSON Schema all use these tables.
struct Vocabulary {
    /// The kinds of views.
    let views: [ViewDefinition] = ViewDefinition.content + ViewDefinition.shapes + ViewDefinition.containers
    /// The modifiers.
    let modifiers: [ModifierDefinition] =
        ModifierDefinition.layout + ModifierDefinition.layers + ModifierDefinition.text
        + ModifierDefinition.symbols + ModifierDefinition.effects + ModifierDefinition.controls

    /// The keys that every view can have in addition to its kind and its modifiers.
    static let commonNames = ["if", "repeat", "modifiers"]

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

    /// Whether a name is reserved, so that no cell can have it.
    func isReserved(_ name: String) -> Bool {
        viewsByName[name] != nil || modifiersByName[name] != nil || Self.commonNames.contains(name)
    }
}

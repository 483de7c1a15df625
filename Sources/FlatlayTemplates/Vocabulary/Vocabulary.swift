/// Everything that a template can say about views. The parser, suggestions and the JSON Schema all read these tables.
struct Vocabulary {
    /// The kinds of views.
    let views: [ViewDefinition] = ViewDefinition.content + ViewDefinition.shapes + ViewDefinition.containers
    /// The modifiers.
    let modifiers: [ModifierDefinition] =
        ModifierDefinition.layout + ModifierDefinition.layers + ModifierDefinition.text
        + ModifierDefinition.symbols + ModifierDefinition.effects + ModifierDefinition.controls

    /// The names that every view can have besides its kind and its modifiers.
    static let commonNames = ["if", "repeat", "modifiers"]

    private let viewsByName: [String: ViewDefinition]
    private let modifiersByName: [String: ModifierDefinition]

    init() {
        viewsByName = Dictionary(views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        modifiersByName = Dictionary(modifiers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The kind of view of a name.
    func view(named name: String) -> ViewDefinition? { viewsByName[name] }

    /// The modifier of a name.
    func modifier(named name: String) -> ModifierDefinition? { modifiersByName[name] }

    /// Whether a name is taken, so that no cell can have it.
    func isReserved(_ name: String) -> Bool {
        viewsByName[name] != nil || modifiersByName[name] != nil || Self.commonNames.contains(name)
    }
}

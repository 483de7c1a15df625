import Flatlay

/// An item: its identity across data changes, and its current position.
struct TemplateItem: Sendable {
    /// The identity of an item across data changes.
    enum Identity: Equatable, Sendable {
        /// The identifier that the template specifies.
        case named(TemplateValue)
        /// Its section and its value; equal values in one section are numbered in order.
        case value(TemplateValue, TemplateSection, occurrence: Int)
    }

    let identity: Identity
    /// The hash of the identity, computed once, since a mapping may be large.
    private let hash: Int
    /// The index of its section.
    let section: Int
    /// Its index in the section.
    let index: Int

    /// Creates an item with an identifier from the template.
    init(named name: TemplateValue, section: Int, index: Int) {
        identity = .named(name)
        hash = name.hashValue
        (self.section, self.index) = (section, index)
    }

    /// Creates an item that is identified by its value.
    init(_ value: HashedValue, in section: TemplateSection, occurrence: Int, number: Int, index: Int) {
        identity = .value(value.value, section, occurrence: occurrence)
        // Repeated sections contain equal values, so the section is part of the hash.
        var hasher = Hasher()
        hasher.combine(value.hash)
        hasher.combine(section)
        hasher.combine(occurrence)
        hash = hasher.finalize()
        self.section = number
        self.index = index
    }
}

/// A value with its precomputed hash.
struct HashedValue: Hashable {
    let value: TemplateValue
    let hash: Int

    init(_ value: TemplateValue) {
        self.value = value
        hash = value.hashValue
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

extension TemplateItem: Hashable {
    static func == (left: TemplateItem, right: TemplateItem) -> Bool {
        left.hash == right.hash && left.identity == right.identity
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

extension TemplateItem: CustomStringConvertible {
    /// The name in dumps: the identifier from the template, otherwise the position in the data.
    var description: String {
        if case .named(let value) = identity, let text = value.text { text } else { "\(section).\(index)" }
    }

    /// The names by which a template may refer to it, including its value.
    var names: [String] {
        if case .value(let value, _, _) = identity, let text = value.text {
            [text, description]
        } else {
            [description]
        }
    }
}

/// The identity of a section across data changes: its identifier, or its number.
struct TemplateSection: Hashable, Sendable, CustomStringConvertible {
    let identifier: TemplateValue
    /// The hash of the identifier, computed once, since each item of the section is hashed with it.
    private let hash: Int

    init(identifier: TemplateValue) {
        self.identifier = identifier
        hash = identifier.hashValue
    }

    static func == (left: TemplateSection, right: TemplateSection) -> Bool {
        left.hash == right.hash && left.identifier == right.identifier
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    var description: String { identifier.text ?? "a section" }
}

/// A section with its data.
struct SectionContent {
    /// Its identity across data changes.
    var section: TemplateSection
    /// The items.
    var items: [TemplateItem]
    /// The views of the items.
    var cells: ItemViews
    /// The layout.
    var layout: SectionDescription
    /// The node of the layout, for errors.
    var node: DocumentNode
    /// The supplementary views of single items, by kind.
    var itemViews: [String: ItemViews] = [:]
    /// The supplementary views of the section, such as headers and footers, by kind.
    var sectionViews: [String: AnyView] = [:]
    /// The view behind the section.
    var background: AnyView?
    /// The insets of the background from the section's edges.
    var backgroundInsets = EdgeInsets()

    /// Returns a supplementary view of the section or of an item; nil if there is none.
    func view(kind: String, item: Int) -> AnyView? {
        if let views = itemViews[kind] { return views.view(at: item) }
        return sectionViews[kind]
    }
}

extension SectionDescription {
    /// The default layout of a section: rows as wide as the section.
    static var plainList: SectionDescription {
        .compositional(
            CompositionalDescription(
                content: .list(.standard), contentInsets: nil, orthogonalScrolling: .none, boundaryItems: []))
    }

    /// The kinds of supplementary views of single items.
    var itemKinds: Set<String> {
        if case .compositional(let section) = self { Set(section.supplementaryKinds) } else { [] }
    }

    /// Adds headers and footers in their default position if the layout doesn't specify them.
    mutating func addBoundaryItems(for kinds: [String]) {
        guard case .compositional(var section) = self else { return }
        for kind in kinds where kind == ElementKind.named("header") || kind == ElementKind.named("footer") {
            guard !section.boundaryItems.contains(where: { $0.kind == kind }) else { continue }
            section.addBoundaryItem(of: kind, isHeader: kind == ElementKind.named("header"))
        }
        self = .compositional(section)
    }
}

extension CompositionalDescription {
    /// Lists have their own headers and footers; other sections get full-width ones with the height of their content.
    fileprivate mutating func addBoundaryItem(of kind: String, isHeader: Bool) {
        if case .list(var list) = content, list.configuration != nil {
            if isHeader {
                list.configuration?.headerMode = .supplementary
            } else {
                list.configuration?.footerMode = .supplementary
            }
            content = .list(list)
            return
        }
        boundaryItems.append(
            BoundaryDescription(
                kind: kind,
                size: SizeDescription(width: .fractionalWidth(1), height: .estimated(44)),
                alignment: isHeader ? .top : .bottom, offset: .zero, pinToVisibleBounds: false, extendsBoundary: true))
    }
}

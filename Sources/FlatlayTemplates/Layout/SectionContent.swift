import Flatlay

/// An item: what it is across changes of data, and where it stands now.
struct TemplateItem: Sendable {
    /// What makes an item the same one after a change.
    enum Identity: Equatable, Sendable {
        /// What the template says.
        case named(TemplateValue)
        /// Its section and its value; of equal values in one section, the first, the second and so on.
        case value(TemplateValue, TemplateSection, occurrence: Int)
    }

    let identity: Identity
    /// The hash of the identity: of a value with many names, it is computed once.
    private let hash: Int
    /// The number of its section.
    let section: Int
    /// Its number in the section.
    let index: Int

    /// An item that the template has a name for.
    init(named name: TemplateValue, section: Int, index: Int) {
        identity = .named(name)
        hash = name.hashValue
        (self.section, self.index) = (section, index)
    }

    /// An item that is known by its value.
    init(_ value: HashedValue, in section: TemplateSection, occurrence: Int, number: Int, index: Int) {
        identity = .value(value.value, section, occurrence: occurrence)
        hash = value.hash &+ occurrence
        self.section = number
        self.index = index
    }
}

/// A value with its hash.
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
    /// What the template calls it, as dumps name items; where it does not, its place in the data.
    var description: String {
        if case .named(let value) = identity, let text = value.text { text } else { "\(section).\(index)" }
    }

    /// The names that a template may call it by: its value's, too.
    var names: [String] {
        if case .value(let value, _, _) = identity, let text = value.text {
            [text, description]
        } else {
            [description]
        }
    }
}

/// What makes a section the same one after a change: its identifier, or its number.
struct TemplateSection: Hashable, Sendable, CustomStringConvertible {
    let identifier: TemplateValue

    var description: String { identifier.text ?? "a section" }
}

/// A section with its data filled in.
struct SectionContent {
    /// What it is across changes of data.
    var section: TemplateSection
    /// The items.
    var items: [TemplateItem]
    /// The view of each item.
    var cells: ItemViews
    /// The layout.
    var layout: SectionDescription
    /// Where the layout was written.
    var node: DocumentNode
    /// The views that accompany single items, by kind.
    var itemViews: [String: ItemViews] = [:]
    /// The views of the section: headers, footers.
    var sectionViews: [String: AnyView] = [:]
    /// What is behind the section.
    var background: AnyView?
    /// Room between the section's edges and its background.
    var backgroundInsets = EdgeInsets()

    /// A supplementary view of the section.
    func view(kind: String, item: Int) -> AnyView? {
        if let views = itemViews[kind] { return views.view(at: item) }
        return sectionViews[kind]
    }
}

extension SectionDescription {
    /// What a section without a layout has: rows as wide as itself.
    static var plainList: SectionDescription {
        .compositional(
            CompositionalDescription(
                content: .list(.standard), contentInsets: nil, orthogonalScrolling: .none, boundaryItems: []))
    }

    /// The kinds of views that accompany single items.
    var itemKinds: Set<String> {
        if case .compositional(let section) = self { Set(section.supplementaryKinds) } else { [] }
    }

    /// Gives headers and footers their usual place where the layout does not mention them.
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
    /// Lists have headers and footers of their own; other sections get them from edge to edge, as tall as they want.
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
                size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                alignment: isHeader ? .top : .bottom, offset: .zero, pinToVisibleBounds: false, extendsBoundary: true))
    }
}

import CollectionLayout
import CoreGeometry
import FlatlayUIKit
import Foundation
import UIKitValues
import UIKitViews

/// Builds the objects of a file.
///
/// Order: objects in the order of the document, each with its attributes and what is inside it; constraints;
/// connections; user-defined attributes; `awakeFromNib()`, children before parents.
@MainActor
final class NibBuilder {
    let document: NibDocument
    /// The traits that decide between variations.
    let traits: UITraitCollection
    /// The object that takes the place of the file's owner; nil for none.
    let owner: AnyObject?

    /// The objects by their identifiers.
    var objects: [String: AnyObject] = [:]
    /// Identifiers of what is not built on purpose, such as place holders: connections to them are left out.
    var leftOut: Set<String> = []
    /// Views that the current traits do not install.
    private var hasUninstalledViews = false
    private var constraints: [(element: NibElement, holder: UIView)] = []
    /// Identifiers of views and constraints that the current traits do not install.
    private var excludedViews: Set<String> = []
    private var excludedConstraints: Set<String> = []
    private var connections: [(element: NibElement, source: AnyObject)] = []
    private var runtimeAttributes: [(element: NibElement, object: AnyObject)] = []
    private var awakening: [UIView] = []
    /// Views that exist already, by the identifiers of the elements that describe them.
    var standIns: [String: UIView] = [:]

    /// Whether only a part of the file is built, such as a prototype: what is outside of it is left out.
    private let isPartial: Bool

    init(
        _ document: NibDocument, owner: AnyObject?, traits: UITraitCollection = .current, isPartial: Bool = false
    ) {
        (self.document, self.owner, self.traits, self.isPartial) = (document, owner, traits, isPartial)
    }

    // MARK: Objects

    /// Builds the objects of a xib file. Returns those at the top, without place holders.
    func buildObjects(_ elements: [NibElement]) throws -> [AnyObject] {
        let top = try elements.compactMap(object)
        try finish()
        return top
    }

    /// Builds an object with all that is inside it; nil for a place holder and for what no image shows.
    func object(_ element: NibElement) throws -> AnyObject? {
        switch element.name {
        case "placeholder":
            placeholder(element)
            return nil
        case "customObject":
            return try customObject(element)
        default: break
        }
        if NibRows.row(of: element) != nil { return try view(element) }
        if let gesture = try NibGestures.make(element) {
            add(gesture, element)
            for child in element.children where child.name == "connections" { addConnections(child, of: gesture) }
            return gesture
        }
        if NibOtherObjects.names.contains(element.name) {
            leaveOut(element)
            return nil
        }
        throw element.error(.unknownElement)
    }

    private func placeholder(_ element: NibElement) {
        let isOwner = element.attributes["placeholderIdentifier"] == "IBFilesOwner" || element.id == "-1"
        guard isOwner, let owner else { return leaveOut(element) }
        if let id = element.id { objects[id] = owner }
        for child in element.children where child.name == "connections" { addConnections(child, of: owner) }
    }

    private func customObject(_ element: NibElement) throws -> AnyObject? {
        guard let name = element.attributes["customClass"] else {
            leaveOut(element)
            return nil
        }
        guard let type = NibClasses.type(named: name, in: element, of: document, owner: owner) else {
            throw element.error(.unknownClass(name))
        }
        guard let type = type as? any NibObject.Type else {
            throw element.error(.wrongClass(name, expected: "NibObject, which has an init()"))
        }
        let object = type.init()
        add(object, element)
        for child in element.children where child.name == "connections" { addConnections(child, of: object) }
        for child in element.children where child.name == "userDefinedRuntimeAttributes" {
            addRuntimeAttributes(child, of: object)
        }
        return object
    }

    /// Enters an object under its identifier.
    func add(_ object: AnyObject, _ element: NibElement) {
        if let id = element.id { objects[id] = object }
    }

    /// Notes that an element and what is inside it have no objects.
    func leaveOut(_ element: NibElement) {
        element.forEachInTree { if let id = $0.id { leftOut.insert(id) } }
    }

    // MARK: Views

    /// Builds a view.
    func view(_ element: NibElement) throws -> UIView {
        guard let row = NibRows.row(of: element) else { throw element.error(.unknownElement) }
        let view: UIView
        if let part = element.id.flatMap({ standIns.removeValue(forKey: $0) }) {
            view = part
        } else if let name = element.attributes["customClass"] {
            view = try customView(element, row, class: name)
        } else {
            view = try row.make(element)
        }
        try configure(view, element, row)
        return view
    }

    private func customView(_ element: NibElement, _ row: NibRow, class name: String) throws -> UIView {
        guard let type = NibClasses.type(named: name, in: element, of: document, owner: owner) else {
            throw element.error(.unknownClass(name))
        }
        let expected = String(describing: row.type)
        guard let type = type as? UIView.Type else { throw element.error(.wrongClass(name, expected: expected)) }
        let coder = NibCoder()
        try row.prepare(element, coder)
        guard let view = type.init(coder: coder) else { throw element.error(.refused(name)) }
        guard row.accepts(view) else { throw element.error(.wrongClass(name, expected: expected)) }
        return view
    }

    /// Views around the content of another one, which nothing shows here.
    private static let unbuiltKeys: Set<String> = [
        "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "refreshControl",
        "accessoryView", "editingAccessoryView", "leftView", "rightView", "menu", "textLabel", "detailTextLabel",
        "imageView", "sectionHeaderView", "sectionFooterView",
    ]

    /// Sets what an element says about a view.
    func configure(_ view: UIView, _ element: NibElement, _ row: NibRow) throws {
        add(view, element)
        let variations = try element.variations(for: traits)
        excludedViews.formUnion(try variations.excluded("subviews"))
        excludedConstraints.formUnion(try variations.excluded("constraints"))
        for row in row.chain { try row.defaults(view, element) }
        try setAttributes(element.attributes, of: view, element, row)
        addParts(of: view, element)
        for child in element.children {
            if try setPart(child, of: view) { continue }
            if child.key == "contentView", let content = row.content {
                guard let inner = NibRows.row(of: child) else { throw child.error(.unknownElement) }
                try configure(content(view), child, inner)
                continue
            }
            guard let setter = row.child(child) else {
                if let key = child.key, Self.unbuiltKeys.contains(key) {
                    warn(child, "'\(key)' is not built, so that the view lacks it")
                    leaveOut(child)
                    continue
                }
                throw child.error(.unexpectedElement(parent: element.name))
            }
            try setter(view, child, self)
        }
        for variation in variations {
            try setAttributes(variation.attributes.filter { $0.key != "key" }, of: view, variation, row)
            for child in variation.children where child.name != "mask" { try row.child(child)?(view, child, self) }
        }
        for row in row.chain { try row.completion(view, element) }
        // Xcode adds constraints to a view with a fixed frame that keep it there: what a frame without constraints does.
        if try element.bool("fixedFrame") { view.translatesAutoresizingMaskIntoConstraints = true }
        awakening.append(view)
    }

    private func setAttributes(
        _ attributes: [String: String], of view: UIView, _ element: NibElement, _ row: NibRow
    ) throws {
        // In the order of their names, so that an image does not depend on that of a dictionary.
        for (name, text) in attributes.sorted(by: { $0.key < $1.key }) {
            guard let setter = row.attribute(name) else {
                warn(element, "the attribute '\(name)' is not known here and has no effect")
                continue
            }
            try setter(view, NibValue(element: element, attribute: name, text: text))
        }
    }

    /// Builds the views inside another one, and adds those that the current traits install.
    func addSubviews(of element: NibElement, to view: UIView) throws {
        for child in element.children {
            let subview = try self.view(child)
            if let id = child.id, excludedViews.contains(id) {
                hasUninstalledViews = true
                retained.append(subview)
                continue
            }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
    }
    /// Views that are not in the tree, which connections may name.
    private var retained: [UIView] = []

    /// The colour of an element.
    func color(_ element: NibElement) throws -> UIColor { try NibColor.value(of: element, resources: document.colors) }

    func addGesture(_ element: NibElement, to view: UIView) throws {
        if let gesture = try object(element) as? UIGestureRecognizer { view.addGestureRecognizer(gesture) }
    }

    /// Enters a guide under its identifier.
    func addGuide(_ element: NibElement, of view: UIView) throws {
        let guide: UILayoutGuide
        switch element.key ?? element.attributes["type"] {
        case "safeArea": guide = view.safeAreaLayoutGuide
        case "layoutMargins": guide = view.layoutMarginsGuide
        case "readableContent", "readableContentGuide": guide = view.readableContentGuide
        case "keyboard", "keyboardLayoutGuide": guide = view.keyboardLayoutGuide
        case "contentLayoutGuide": guide = (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
        case "frameLayoutGuide": guide = (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
        case "top": guide = Self.barGuide(of: view, isTop: true)
        case "bottom": guide = Self.barGuide(of: view, isTop: false)
        default:
            guard element.name == "layoutGuide" else {
                throw element.error(
                    .invalidValue(
                        attribute: "key", value: element.key ?? "", expected: "a guide of UIKit, such as safeArea"))
            }
            guide = UILayoutGuide()
            guide.identifier = element.attributes["identifier"] ?? ""
            view.addLayoutGuide(guide)
        }
        add(guide, element)
    }

    /// The guide of old files at the top or the bottom of a controller's view: what bars cover.
    private static func barGuide(of view: UIView, isTop: Bool) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(guide)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
            guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : area.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? area.topAnchor : view.bottomAnchor),
        ])
        return guide
    }

    // MARK: What waits until all objects are there

    func addConstraints(of element: NibElement, holder: UIView) {
        constraints += element.children.map { ($0, holder) }
    }

    func addConnections(_ element: NibElement, of source: AnyObject) {
        connections += element.children.map { ($0, source) }
    }

    func addRuntimeAttributes(_ element: NibElement, of object: AnyObject) {
        runtimeAttributes += element.children.map { ($0, object) }
    }

    func addPrototypes(_ element: NibElement, of view: UIView) {
        for prototype in element.children { addPrototype(prototype, of: view, kind: nil) }
    }

    func addPrototype(_ element: NibElement, of view: UIView, kind: String?) {
        // Each cell that is made has objects of its own, so nothing of the table can be connected to it.
        leaveOut(element)
        guard let identifier = element.attributes["reuseIdentifier"] else { return }
        // Cells send their actions to the controller.
        let controllers = objects.compactMapValues { $0 as? UIViewController }
        let prototype = NibPrototype(
            document: document, element: element, controllers: controllers.mapValues(NibPrototype.Reference.init))
        if let collectionView = view as? UICollectionView {
            collectionView.register(maker: { try prototype.make() }, identifier: identifier, kind: kind)
        }
        register(prototype, for: identifier, of: view)
    }

    /// Does what waits until all objects are there.
    func finish() throws {
        var active: [NSLayoutConstraint] = []
        for (element, holder) in constraints {
            guard element.name == "constraint" else { throw element.error(.unexpectedElement(parent: "constraints")) }
            guard let constraint = try NibConstraint.make(element, holder: holder, builder: self) else {
                leaveOut(element)
                continue
            }
            add(constraint, element)
            if let id = element.id, excludedConstraints.contains(id) { continue }
            if hasUninstalledViews, !constraint.isWithin(holder) { continue }
            active.append(constraint)
        }
        NSLayoutConstraint.activate(active)
        try NibConnector(self).connect(connections)
        for (element, object) in runtimeAttributes { try NibRuntimeAttribute.apply(element, to: object, builder: self) }
        for view in awakening { view.awakeFromNib() }
        (constraints, connections, runtimeAttributes, awakening) = ([], [], [], [])
    }

    /// The object that an attribute names; nil if it was left out.
    func object(named name: String, in element: NibElement) throws -> AnyObject? {
        let id = try element.required(name).text
        if let object = objects[id] { return object }
        if leftOut.contains(id) || (isPartial && document.identifiers.contains(id)) { return nil }
        throw element.error(.unknownReference(attribute: name, identifier: id))
    }

    func warn(_ element: NibElement, _ text: String) {
        LayoutReports.warn("\(element.file):\(element.line): \(element.title): \(text)")
    }
}

extension NibRow {
    /// Whether a view is of the class of the row.
    func accepts(_ view: UIView) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            if current.subjectType == type { return true }
            mirror = current.superclassMirror
        }
        return false
    }
}

extension NSLayoutConstraint {
    /// Whether both items are in a view.
    fileprivate func isWithin(_ view: UIView) -> Bool {
        [firstItem, secondItem].allSatisfy { item in
            guard let item else { return true }
            let itemView = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return itemView?.isDescendant(of: view) ?? false
        }
    }
}

/// An object of an app that files create, which is no view: an element `customObject`.
public protocol NibObject: AnyObject {
    /// Creates the object.
    init()
}

/// Elements of bars and menus that no image of a xib file shows.
enum NibOtherObjects {
    static let names: Set<String> = [
        "exit", "navigationItem", "barButtonItem", "tabBarItem", "searchDisplayController",
    ]
}

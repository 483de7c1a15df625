import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

/// The scenes of a storyboard, as controllers.
///
/// A controller is created at once, its view on first access; then the outlets of the controller are set, and
/// embedded controllers are made. Nothing runs segues of other kinds.
@MainActor
final class NibScenes {
    let document: NibDocument
    let bundle: Bundle?
    /// How many storyboards and scenes embed this one.
    private let depth: Int
    /// What `UIViewController.storyboard` returns.
    weak var storyboard: UIStoryboard?

    static let depthLimit = 16

    init(_ document: NibDocument, bundle: Bundle?, depth: Int = 0) {
        (self.document, self.bundle, self.depth) = (document, bundle, depth)
    }

    // MARK: Finding

    /// The controller's element of each scene.
    private var controllers: [(scene: NibElement, element: NibElement)] {
        document.scenes.compactMap { scene in
            scene.children(of: "objects").first { NibControllers.isController($0) }.map { (scene, $0) }
        }
    }

    /// Makes the initial controller.
    func initial(_ creator: NibControllers.Creator? = nil) throws -> UIViewController {
        guard let id = document.root.attributes["initialViewController"] else {
            throw document.root.error(.noInitialScene)
        }
        return try controller(id: id, from: document.root, creator)
    }

    /// Makes the controller of a storyboard identifier.
    func controller(identifier: String, _ creator: NibControllers.Creator? = nil) throws -> UIViewController {
        let known = controllers
        guard let found = known.first(where: { $0.element.attributes["storyboardIdentifier"] == identifier }) else {
            throw document.root.error(
                .unknownScene(
                    identifier: identifier, known: known.compactMap { $0.element.attributes["storyboardIdentifier"] }))
        }
        return try make(found.scene, found.element, creator)
    }

    private func controller(
        id: String, from element: NibElement, _ creator: NibControllers.Creator? = nil
    ) throws -> UIViewController {
        guard let found = controllers.first(where: { $0.element.id == id }) else {
            if let scene = document.scenes.first(where: { scene in
                scene.children(of: "objects").contains { $0.id == id }
            }) {
                throw scene.error(.emptyScene)
            }
            let attribute = element.name == "document" ? "initialViewController" : "destination"
            throw element.error(.unknownReference(attribute: attribute, identifier: id))
        }
        return try make(found.scene, found.element, creator)
    }

    // MARK: Making

    private func make(
        _ scene: NibElement, _ element: NibElement, _ creator: NibControllers.Creator?
    ) throws -> UIViewController {
        guard depth < Self.depthLimit else { throw element.error(.nestedTooDeep(limit: Self.depthLimit)) }
        if element.name == "viewControllerPlaceholder" { return try reference(element, creator) }
        let controller = try NibControllers.make(element, of: document, creator)
        controller.storyboard = storyboard
        let inner = NibScenes(document, bundle: bundle, depth: depth + 1)
        inner.storyboard = storyboard
        let builder = NibBuilder(document, owner: nil)
        builder.add(controller, element)
        try NibControllers.configure(controller, element, builder)
        try inner.runRelationships(of: controller, element)
        if element.children.contains(where: { $0.key == "view" }) {
            // The storyboard lives as long as its controllers.
            let storyboard = storyboard
            controller.nibLoader = { controller in
                do {
                    inner.storyboard = storyboard
                    return try inner.loadView(of: controller, scene, element)
                } catch {
                    NibReports.report(error)
                    return nil
                }
            }
        }
        return controller
    }

    /// A controller of another storyboard.
    private func reference(_ element: NibElement, _ creator: NibControllers.Creator?) throws -> UIViewController {
        let name = try element.required("storyboardName").text
        let document = try NibFiles.document(name, extension: "storyboard", bundle: bundle)
        let storyboard = UIStoryboard(document, bundle: bundle, depth: depth + 1)
        guard let identifier = element.attributes["referencedIdentifier"] else {
            return try storyboard.scenes.get().initial(creator)
        }
        return try storyboard.scenes.get().controller(identifier: identifier, creator)
    }

    private func segues(of element: NibElement) -> [NibElement] {
        element.children(of: "connections").filter { $0.name == "segue" }
    }

    /// The controllers that a container begins with.
    private func runRelationships(of controller: UIViewController, _ element: NibElement) throws {
        var children: [UIViewController] = []
        for segue in segues(of: element) where segue.attributes["kind"] == "relationship" {
            children.append(try self.controller(id: try segue.required("destination").text, from: segue))
        }
        guard !children.isEmpty else { return }
        switch controller {
        case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
        case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
        case let split as UISplitViewController:
            let columns: [UISplitViewController.Column] = [.primary, .secondary]
            for (child, column) in zip(children, columns) { split.setViewController(child, for: column) }
        default: break
        }
    }

    // MARK: Views

    private func loadView(
        of controller: UIViewController, _ scene: NibElement, _ element: NibElement
    ) throws -> UIView {
        let builder = NibBuilder(document, owner: nil)
        builder.add(controller, element)
        guard let viewElement = element.children.first(where: { $0.key == "view" }) else { return UIView() }
        // What belongs to the controller itself exists already.
        for item in NibControllers.items(of: controller, element) { builder.add(item.object, item.element) }
        let view = try builder.view(viewElement)
        for guides in element.children where guides.name == "layoutGuides" {
            for guide in guides.children { try builder.addGuide(guide, of: view) }
        }
        for object in scene.children(of: "objects") where object !== element { _ = try builder.object(object) }
        for connections in element.children where connections.name == "connections" {
            builder.addConnections(connections, of: controller)
        }
        try NibControllers.connectItems(of: controller, element, builder)
        try builder.finish()
        try runEmbeds(viewElement, of: controller, builder)
        return view
    }

    private func runEmbeds(_ view: NibElement, of controller: UIViewController, _ builder: NibBuilder) throws {
        try view.forEachInTree { element in
            for segue in segues(of: element) where segue.attributes["kind"] == "embed" {
                guard let id = element.id, let container = builder.objects[id] as? UIView else { continue }
                let child = try self.controller(id: try segue.required("destination").text, from: segue)
                let run = UIStoryboardSegue(
                    identifier: segue.attributes["identifier"], source: controller, destination: child)
                controller.prepare(for: run, sender: nil)
                controller.addChild(child)
                child.view.frame = container.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                container.addSubview(child.view)
                child.didMove(toParent: controller)
            }
        }
    }
}

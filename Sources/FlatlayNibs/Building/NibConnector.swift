import CollectionLayout
import FlatlayUIKit
import Foundation
import UIKitValues
import UIKitViews

/// Connects the objects of a file: outlets, collections of outlets, actions.
@MainActor
struct NibConnector {
    private let builder: NibBuilder

    init(_ builder: NibBuilder) { self.builder = builder }

    private struct Collection {
        var element: NibElement
        var source: AnyObject
        var name: String
        var objects: [AnyObject]
    }

    func connect(_ connections: [(element: NibElement, source: AnyObject)]) throws {
        var collections: [Collection] = []
        for (element, source) in connections {
            switch element.name {
            case "outlet":
                guard let object = try builder.object(named: "destination", in: element) else { continue }
                try connect(object, to: try element.required("property").text, of: source, element)
            case "outletCollection":
                guard let object = try builder.object(named: "destination", in: element) else { continue }
                let name = try element.required("property").text
                if let index = collections.firstIndex(where: { $0.source === source && $0.name == name }) {
                    collections[index].objects.append(object)
                } else {
                    collections.append(Collection(element: element, source: source, name: name, objects: [object]))
                }
            case "action": try connectAction(element, of: source)
            // Scenes keep their segues; a xib file cannot have any.
            case "segue": continue
            default: throw element.error(.unexpectedElement(parent: "connections"))
            }
        }
        for collection in collections {
            let gestures = collection.objects.compactMap { $0 as? UIGestureRecognizer }
            if collection.name == "gestureRecognizers", let view = collection.source as? UIView {
                for gesture in gestures { view.addGestureRecognizer(gesture) }
                continue
            }
            try connect(collection.objects, to: collection.name, of: collection.source, collection.element)
        }
    }

    private func connect(_ value: Any, to name: String, of source: AnyObject, _ element: NibElement) throws {
        guard let setter = NibClasses.outlet(name, of: source) ?? NibOutlets.setter(name, of: source) else {
            throw element.error(.unknownOutlet(name, owner: String(describing: type(of: source))))
        }
        do {
            try setter(source, value)
        } catch is NibClasses.Mismatch {
            throw element.error(
                .wrongOutlet(
                    name, owner: String(describing: type(of: source)), value: String(describing: type(of: value))))
        }
    }

    private func connectAction(_ element: NibElement, of source: AnyObject) throws {
        let selector = Selector(try element.required("selector").text)
        let target = try builder.object(named: "destination", in: element)
        if let gesture = source as? UIGestureRecognizer {
            if let target { gesture.addTarget(target, action: selector) }
            return
        }
        try NibOutlets.addAction(selector, target: target, of: source, element)
    }
}

/// The outlets and events of UIKit's own classes.
@MainActor
enum NibOutlets {
    /// Outlets whose objects are never called: an image does not depend on them.
    private static let ignored: Set<String> = [
        "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "inputView",
        "inputAccessoryView", "nextKeyView",
    ]

    /// The setter of an outlet of a UIKit class; nil if it has no such outlet.
    static func setter(_ name: String, of object: AnyObject) -> NibClasses.Setter? {
        switch (name, object) {
        case ("dataSource", is UICollectionView):
            return { ($0 as? UICollectionView)?.dataSource = $1 as? any UICollectionViewDataSource }
        case ("delegate", is UICollectionView):
            return { ($0 as? UICollectionView)?.delegate = $1 as? any UICollectionViewDelegate }
        case ("collectionView", is UICollectionViewController):
            return { ($0 as? UICollectionViewController)?.collectionView = $1 as? UICollectionView }
        case ("delegate", is UITableView):
            return { ($0 as? UITableView)?.delegate = $1 as? any UITableViewDelegate }
        case ("dataSource", is UITableView):
            return { ($0 as? UITableView)?.dataSource = $1 as? any UITableViewDataSource }
        case ("delegate", is UIScrollView):
            return { ($0 as? UIScrollView)?.scrollDelegate = $1 as? any UIScrollViewDelegate }
        case ("delegate", is UIGestureRecognizer):
            return { ($0 as? UIGestureRecognizer)?.delegate = $1 as? any UIGestureRecognizerDelegate }
        case ("view", is UIViewController):
            return { object, value in
                guard let view = value as? UIView else { throw NibClasses.Mismatch() }
                (object as? UIViewController)?.view = view
            }
        default:
            guard object is UIView, ignored.contains(name) else { return nil }
            return { _, _ in }
        }
    }

    /// Adds an action to a control or a bar button. Without a target it goes to the first responder that has it.
    static func addAction(_ selector: Selector, target: AnyObject?, of source: AnyObject, _ element: NibElement) throws
    {
        if ControlActions.table == nil {
            ControlActions.table = { selector, object, sender, _ in
                NibClasses.perform(selector, on: object, with: sender)
            }
        }
        if let control = source as? UIControl {
            let event = try element.value("eventType")?.choice(NibRows.events) ?? .primaryActionTriggered
            control.addTarget(target, action: selector, for: event)
        } else if let item = source as? UIBarButtonItem {
            item.target = target
            item.action = selector
        }
    }
}

import CoreGeometry
import FlatlayUIKit
import Foundation
import UIKitValues
import UIKitViews

/// The controllers of storyboards: their classes and what their elements set.
@MainActor
enum NibControllers {
    /// Makes a controller with a coder, in place of its `init(coder:)`.
    typealias Creator = (NSCoder) -> UIViewController?

    /// The class of each element. Each controller of UIKit is a row.
    private static let types: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self, "hostingController": UIViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    ]

    static func isController(_ element: NibElement) -> Bool {
        types[element.name] != nil || element.name == "viewControllerPlaceholder"
    }

    /// Creates the controller of an element.
    static func make(_ element: NibElement, of document: NibDocument, _ creator: Creator?) throws -> UIViewController {
        guard let base = types[element.name] else { throw element.error(.unknownElement) }
        if let controller = creator?(NibCoder()) { return controller }
        var type = base
        if let name = element.attributes["customClass"] {
            guard let found = NibClasses.type(named: name, in: element, of: document, owner: nil) else {
                throw element.error(.unknownClass(name))
            }
            guard let custom = found as? UIViewController.Type else {
                throw element.error(.wrongClass(name, expected: String(describing: base)))
            }
            type = custom
        }
        guard let controller = type.init(coder: NibCoder()) else {
            throw element.error(.refused(String(describing: type)))
        }
        return controller
    }

    /// Sets what an element says about a controller, without its view.
    static func configure(_ controller: UIViewController, _ element: NibElement, _ builder: NibBuilder) throws {
        for name in element.attributes.keys.sorted() {
            guard let value = element.value(name) else { continue }
            switch name {
            case "title": controller.title = value.text
            case "hidesBottomBarWhenPushed": controller.hidesBottomBarWhenPushed = try value.bool()
            case "definesPresentationContext": controller.definesPresentationContext = try value.bool()
            case "modalPresentationStyle": controller.modalPresentationStyle = try value.choice(presentations)
            case "modalTransitionStyle": controller.modalTransitionStyle = try value.choice(transitions)
            case "extendedLayoutIncludesOpaqueBars": controller.extendedLayoutIncludesOpaqueBars = try value.bool()
            case "navigationBarHidden":
                (controller as? UINavigationController)?.isNavigationBarHidden = try value.bool()
            case "toolbarHidden", "toolbarHidesBottomBar":
                (controller as? UINavigationController)?.isToolbarHidden = try value.bool()
            default:
                if !ignored.contains(name) {
                    builder.warn(element, "the attribute '\(name)' is not known here and has no effect")
                }
            }
        }
        for child in element.children {
            switch (child.name, child.key) {
            case ("size", "preferredContentSize"): controller.preferredContentSize = try child.size()
            case ("navigationItem", _): try configure(controller.navigationItem, child)
            case ("tabBarItem", _): controller.tabBarItem = try tabBarItem(child)
            case ("navigationBar", _):
                if try child.bool("largeTitles") {
                    (controller as? UINavigationController)?.navigationBar.prefersLargeTitles = true
                }
            case ("userDefinedRuntimeAttributes", _):
                for attribute in child.children {
                    try NibRuntimeAttribute.apply(attribute, to: controller, builder: builder)
                }
            case (_, "view"): continue
            default:
                if !ignoredChildren.contains(child.name) { throw child.error(.unexpectedElement(parent: element.name)) }
            }
        }
    }

    private static let ignored: Set<String> = [
        "id", "storyboardIdentifier", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
        "userLabel", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
        "automaticallyAdjustsScrollViewInsets", "wantsFullScreenLayout", "clearsSelectionOnViewWillAppear",
        "providesPresentationContextTransitionStyle", "modalInPopover", "interfaceStyle", "colorLabel",
        "navigationOrientation", "spineLocation", "transitionStyle", "style", "preferredDisplayMode", "primaryEdge",
        "presentationStyle", "editing", "autoresizesArchivedViewToFullSize", "automaticallyAdjustsScrollViewInsets",
    ]
    private static let ignoredChildren: Set<String> = [
        "layoutGuides", "connections", "nil", "extendedEdge", "simulatedStatusBarMetrics", "simulatedTabBarMetrics",
        "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTopBarMetrics",
        "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics", "size", "toolbar",
        "toolbarItems", "tabBar", "value", "point", "freeformSimulatedSizeMetrics", "keyCommands", "objects",
        "modalPageSheetSize", "accessibility",
    ]

    private static let presentations: KeyValuePairs<String, UIModalPresentationStyle> = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
    private static let transitions: KeyValuePairs<String, UIModalTransitionStyle> = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    // MARK: Bars

    private static func configure(_ item: UINavigationItem, _ element: NibElement) throws {
        if let title = element.attributes["title"] { item.title = title }
        item.prompt = element.attributes["prompt"]
        if let mode = try element.value("largeTitleDisplayMode")?.choice(displayModes) {
            item.largeTitleDisplayMode = mode
        }
        item.hidesBackButton = try element.bool("hidesBackButton")
        var left: [UIBarButtonItem] = []
        var right: [UIBarButtonItem] = []
        for (child, side) in buttons(of: element) {
            let button = try barButton(child)
            switch side {
            case "leftBarButtonItem", "leftBarButtonItems": left.append(button)
            case "backBarButtonItem": item.backBarButtonItem = button
            default: right.append(button)
            }
        }
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
    }

    private static let displayModes: KeyValuePairs<String, UINavigationItem.LargeTitleDisplayMode> = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]

    /// The bar buttons of a navigation item, with the names of their properties: a single one has a key, several are in
    /// an element with a key.
    private static func buttons(of element: NibElement) -> [(NibElement, String)] {
        element.children.flatMap { child -> [(NibElement, String)] in
            if child.name == "barButtonItem" { return [(child, child.key ?? "")] }
            guard let key = child.key, key.hasSuffix("BarButtonItems") else { return [] }
            return child.children.filter { $0.name == "barButtonItem" }.map { ($0, key) }
        }
    }

    private static func barButton(_ element: NibElement) throws -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let system = try element.value("systemItem")?.choice(systemItems) {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            item = UIBarButtonItem(title: element.attributes["title"], style: .plain, target: nil, action: nil)
        }
        if let name = element.attributes["image"] { item.image = NibImage.value(name, of: element) }
        if element.attributes["style"] == "done" { item.style = .done }
        item.isEnabled = try element.bool("enabled", default: true)
        item.width = try element.number("width")
        return item
    }

    private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]

    private static func tabBarItem(_ element: NibElement) throws -> UITabBarItem {
        if let system = try element.value("systemItem")?.choice(tabItems) {
            return UITabBarItem(tabBarSystemItem: system, tag: 0)
        }
        let image = element.attributes["image"].flatMap { NibImage.value($0, of: element) }
        let selected = element.attributes["selectedImage"].flatMap { NibImage.value($0, of: element) }
        let item = UITabBarItem(title: element.attributes["title"], image: image, selectedImage: selected)
        item.badgeValue = element.attributes["badgeValue"]
        return item
    }

    private static let tabItems: KeyValuePairs<String, UITabBarItem.SystemItem> = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    /// The items of bars that a controller has, with their elements, so that outlets can name them.
    static func items(
        of controller: UIViewController, _ element: NibElement
    ) -> [(element: NibElement, object: AnyObject)] {
        var result: [(element: NibElement, object: AnyObject)] = []
        for child in element.children {
            if child.name == "tabBarItem", let item = controller.tabBarItem { result.append((child, item)) }
            guard child.name == "navigationItem" else { continue }
            let item = controller.navigationItem
            result.append((child, item))
            let left = (item.leftBarButtonItems ?? [])
            let right = (item.rightBarButtonItems ?? [])
            let elements = buttons(of: child)
            let isLeft = { (side: String) in side.hasPrefix("left") }
            result += zip(elements.filter { isLeft($0.1) }, left).map { ($0.0.0, $0.1) }
            result += zip(elements.filter { !isLeft($0.1) && $0.1 != "backBarButtonItem" }, right).map {
                ($0.0.0, $0.1)
            }
        }
        return result
    }

    /// The actions of bar buttons, and the view of a title.
    static func connectItems(of controller: UIViewController, _ element: NibElement, _ builder: NibBuilder) throws {
        for (child, object) in items(of: controller, element) {
            for connections in child.children where connections.name == "connections" {
                builder.addConnections(connections, of: object)
            }
            guard let item = object as? UINavigationItem,
                let title = child.children.first(where: { $0.key == "titleView" })
            else { continue }
            item.titleView = try builder.view(title)
        }
    }
}

import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

/// The meaning of an element of a file: its class, and what its attributes and inner elements set.
@MainActor
final class NibRow {
    typealias AttributeSetter = @MainActor (_ view: UIView, _ value: NibValue) throws -> Void
    typealias ChildSetter = @MainActor (_ view: UIView, _ element: NibElement, _ builder: NibBuilder) throws -> Void

    let element: String
    /// The class of UIKit.
    let type: UIView.Type
    /// The row whose attributes this one has, too.
    let base: NibRow?
    /// Creates a view of UIKit's own class.
    let make: @MainActor (NibElement) throws -> UIView
    private let attributes: [String: AttributeSetter]
    private let children: [String: ChildSetter]
    /// Known attributes that change nothing in an image.
    private let ignored: Set<String>
    /// Sets what Interface Builder leaves out where its default is not that of code.
    let defaults: @MainActor (UIView, NibElement) throws -> Void
    /// Sets what needs everything else to be set.
    let completion: @MainActor (UIView, NibElement) throws -> Void
    /// Called before a view of an app's class is made: sets what its `init(coder:)` must know.
    let prepare: @MainActor (NibElement, NibCoder) throws -> Void
    /// The view that an element with the key `contentView` describes.
    let content: (@MainActor (UIView) -> UIView)?

    init<View: UIView>(
        _ element: String, _ type: View.Type, base: NibRow?, attributes: [NibAttribute<View>] = [],
        ignored: Set<String> = [], children: [NibChild<View>] = [],
        defaults: (@MainActor (View, NibElement) throws -> Void)? = nil,
        completion: (@MainActor (View, NibElement) throws -> Void)? = nil,
        content: (@MainActor (View) -> UIView)? = nil,
        prepare: @escaping @MainActor (NibElement, NibCoder) throws -> Void = { _, _ in },
        make: (@MainActor (NibElement) throws -> UIView)? = nil
    ) {
        (self.element, self.type, self.base, self.ignored) = (element, type, base, ignored)
        self.prepare = prepare
        self.make = make ?? { _ in UIView.make(type) }
        var setters: [String: AttributeSetter] = [:]
        for attribute in attributes {
            setters[attribute.name] = { view, value in if let view = view as? View { try attribute.set(view, value) } }
        }
        var childSetters: [String: ChildSetter] = [:]
        for child in children {
            childSetters[child.name] = { view, element, builder in
                if let view = view as? View { try child.set(view, element, builder) }
            }
        }
        (self.attributes, self.children) = (setters, childSetters)
        self.defaults = { view, element in if let view = view as? View { try defaults?(view, element) } }
        self.completion = { view, element in if let view = view as? View { try completion?(view, element) } }
        if let content {
            self.content = { view in
                guard let view = view as? View else { return view }
                return content(view)
            }
        } else {
            self.content = nil
        }
    }

    /// The setter of an attribute; nil if it is unknown.
    func attribute(_ name: String) -> AttributeSetter? {
        if let setter = attributes[name] { return setter }
        if ignored.contains(name) { return { _, _ in } }
        return base?.attribute(name)
    }

    /// The setter of an element inside, by its name and key, or else by its name; nil if it is unknown.
    func child(_ element: NibElement) -> ChildSetter? {
        if let key = element.key, let setter = children["\(element.name) \(key)"] { return setter }
        return children[element.name] ?? base?.child(element)
    }

    /// The rows of which this one is the last, the most general first.
    var chain: [NibRow] { (base?.chain ?? []) + [self] }
}

/// An attribute of an element, and what it sets.
@MainActor
struct NibAttribute<View: UIView> {
    let name: String
    let set: @MainActor (View, NibValue) throws -> Void

    init(_ name: String, _ set: @escaping @MainActor (View, NibValue) throws -> Void) {
        (self.name, self.set) = (name, set)
    }

    static func bool(_ name: String, _ path: ReferenceWritableKeyPath<View, Bool>) -> NibAttribute {
        NibAttribute(name) { $0[keyPath: path] = try $1.bool() }
    }
    static func number(_ name: String, _ path: ReferenceWritableKeyPath<View, CGFloat>) -> NibAttribute {
        NibAttribute(name) { $0[keyPath: path] = try $1.number() }
    }
    static func float(_ name: String, _ path: ReferenceWritableKeyPath<View, Float>) -> NibAttribute {
        NibAttribute(name) { $0[keyPath: path] = Float(try $1.number()) }
    }
    static func integer(_ name: String, _ path: ReferenceWritableKeyPath<View, Int>) -> NibAttribute {
        NibAttribute(name) { $0[keyPath: path] = try $1.integer() }
    }
    static func string(_ name: String, _ path: ReferenceWritableKeyPath<View, String?>) -> NibAttribute {
        NibAttribute(name) { $0[keyPath: path] = $1.text }
    }
    static func image(_ name: String, _ path: ReferenceWritableKeyPath<View, UIImage?>) -> NibAttribute {
        NibAttribute(name) { $0[keyPath: path] = NibImage.value($1.text, of: $1.element) }
    }
    static func choice<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<View, Value>, _ table: KeyValuePairs<String, Value>
    ) -> NibAttribute {
        NibAttribute(name) { $0[keyPath: path] = try $1.choice(table) }
    }
}

/// An element inside another one, by its name and perhaps its key, and what it sets.
@MainActor
struct NibChild<View: UIView> {
    let name: String
    let set: @MainActor (View, NibElement, NibBuilder) throws -> Void

    init(
        _ name: String, key: String? = nil, _ set: @escaping @MainActor (View, NibElement, NibBuilder) throws -> Void
    ) {
        self.name = key.map { "\(name) \($0)" } ?? name
        self.set = set
    }

    static func color(_ key: String, _ path: ReferenceWritableKeyPath<View, UIColor?>) -> NibChild {
        NibChild("color", key: key) { $0[keyPath: path] = try $2.color($1) }
    }
    static func font(_ key: String, _ path: ReferenceWritableKeyPath<View, UIFont?>) -> NibChild {
        NibChild("fontDescription", key: key) { view, element, _ in
            view[keyPath: path] = try NibFont.value(of: element)
        }
    }
    static func insets(_ name: String, _ key: String, _ path: ReferenceWritableKeyPath<View, UIEdgeInsets>) -> NibChild
    {
        NibChild(name, key: key) { view, element, _ in view[keyPath: path] = try element.edgeInsets() }
    }
    /// Known, and of no effect on an image.
    static func ignored(_ name: String, key: String? = nil) -> NibChild { NibChild(name, key: key) { _, _, _ in } }
}

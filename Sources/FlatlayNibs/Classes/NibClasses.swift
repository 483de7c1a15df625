import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

/// The classes of an app that xib files and storyboards name, with their outlets and actions.
///
/// Linux has no Objective-C runtime that finds a property by its name, so classes are registered with their names. The
/// plugin `AppSources` does so for each class with `@IBOutlet`, `@IBAction` or `@IBInspectable`. Without it, an app
/// registers its classes:
///
/// ```swift
/// NibClasses.register(
///     FilmCell.self,
///     outlets: ["titleLabel": { ($0 as? FilmCell)?.titleLabel = $1 as? UILabel }],
///     actions: ["play:": { ($0 as? FilmCell)?.play($1 as Any) }])
/// ```
///
/// A class inherits the outlets and actions of its superclasses.
public enum NibClasses {
    /// Sets a property of an object to a value: an object of the file, an array of them, or a value.
    public typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) throws -> Void
    /// Calls a method of an object with the sender.
    public typealias Action = @MainActor (_ object: AnyObject, _ sender: Any?) -> Void

    struct Entry {
        var type: AnyClass
        var outlets: [String: Setter]
        var actions: [String: Action]
        var attributes: [String: Setter]
    }

    private final class Storage: @unchecked Sendable {
        // The lock guards both tables.
        private let lock = NSLock()
        private var names: [String: AnyClass] = [:]
        private var entries: [ObjectIdentifier: Entry] = [:]

        func add(_ entry: Entry, names newNames: [String]) {
            lock.withLock {
                for name in newNames { names[name] = entry.type }
                entries[ObjectIdentifier(entry.type)] = entry
            }
        }
        func type(_ name: String) -> AnyClass? { lock.withLock { names[name] } }
        func entry(_ type: AnyClass) -> Entry? { lock.withLock { entries[ObjectIdentifier(type)] } }
    }

    private static let storage = Storage()

    /// Makes a class known to files, under its own name or another one, with its outlets, its actions by the names of
    /// their selectors, and its other properties that files can set.
    public static func register(
        _ type: AnyClass, name: String? = nil, outlets: [String: Setter] = [:], actions: [String: Action] = [:],
        attributes: [String: Setter] = [:]
    ) {
        let full = String(reflecting: type)
        let short = full.split(separator: ".").last.map(String.init) ?? full
        storage.add(
            Entry(type: type, outlets: outlets, actions: actions, attributes: attributes),
            names: name.map { [$0, full] } ?? [short, full])
    }

    /// Sets a property to a value, if the value has the property's type. Numbers become numbers of its type.
    ///
    /// ```swift
    /// outlets: ["titleLabel": { try NibClasses.assign($1, to: \FilmCell.titleLabel, of: $0) }]
    /// ```
    @MainActor
    public static func assign<Object: AnyObject, Value>(
        _ value: Any?, to path: ReferenceWritableKeyPath<Object, Value>, of object: AnyObject
    ) throws {
        guard let object = object as? Object else { throw Mismatch() }
        object[keyPath: path] = try converted(value)
    }

    /// Calls a method of an object with a sender, if both have the types of the closure. The plugin `AppSources` writes
    /// such calls.
    ///
    /// ```swift
    /// actions: ["play:": { NibClasses.send($1, to: $0) { (cell: FilmCell, sender: UIButton) in cell.play(sender) } }]
    /// ```
    @MainActor
    public static func send<Object, Sender>(
        _ sender: Any?, to object: AnyObject, _ call: @MainActor (Object, Sender) -> Void
    ) {
        guard let object = object as? Object else { return }
        if let sender = sender as? Sender {
            call(object, sender)
        } else if sender == nil, let none = Optional<Any>.none as? Sender {
            call(object, none)
        }
    }

    /// A value without the type of a property.
    struct Mismatch: Error {}

    private static func converted<Value>(_ value: Any?) throws -> Value {
        guard let value else {
            if let none = Optional<Any>.none as? Value { return none }
            throw Mismatch()
        }
        if let value = value as? Value { return value }
        if let number = value as? NSNumber ?? (value as? Double).map(NSNumber.init(value:)) {
            let candidates: [Any] = [
                number.doubleValue, CGFloat(number.doubleValue), number.floatValue, Int(clamping: number.int64Value),
                number.boolValue, number.int32Value, UInt(clamping: number.uint64Value), number,
            ]
            for case let candidate as Value in candidates { return candidate }
        }
        if let color = value as? UIColor, let value = color.cgColor as? Value { return value }
        throw Mismatch()
    }

    // MARK: Look-up

    /// The class that an element names; nil if there is none. A file names the module of the Xcode project; the same
    /// class may be in another one here, so those of the file's place and of its owner are tried, too.
    static func type(
        named name: String, in element: NibElement, of document: NibDocument, owner: AnyObject?
    ) -> AnyClass? {
        var modules = [element.attributes["customModule"]].compactMap { $0 } + document.modules
        if let owner, let module = String(reflecting: Swift.type(of: owner)).split(separator: ".").first {
            modules.append(String(module))
        }
        let names = modules.map { "\($0).\(name)" } + [name]
        for name in names {
            if let type = storage.type(name) { return type }
        }
        for name in names {
            if let type = NSClassFromString(name) {
                loadTable(of: type)
                return type
            }
        }
        return nil
    }

    /// The classes of an object, the most special first.
    private static func classes(of object: AnyObject) -> [AnyClass] {
        var result: [AnyClass] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        if !(mirror?.subjectType is AnyClass) { return [Swift.type(of: object)] }
        while let current = mirror, let type = current.subjectType as? AnyClass {
            result.append(type)
            mirror = current.superclassMirror
        }
        return result
    }

    private static func find<Value>(_ object: AnyObject, _ value: (Entry) -> Value?) -> Value? {
        for type in classes(of: object) {
            loadTable(of: type)
            if let found = storage.entry(type).flatMap(value) { return found }
        }
        return nil
    }

    static func outlet(_ name: String, of object: AnyObject) -> Setter? { find(object) { $0.outlets[name] } }
    static func action(_ name: String, of object: AnyObject) -> Action? { find(object) { $0.actions[name] } }
    static func attribute(_ name: String, of object: AnyObject) -> Setter? {
        find(object) { $0.attributes[name] ?? $0.outlets[name] }
    }

    /// Calls the action of an object that a selector names, as a control does when it is tapped. Returns whether the
    /// object has it.
    @MainActor @discardableResult
    public static func perform(_ selector: Selector, on object: AnyObject, with sender: Any?) -> Bool {
        guard let action = action(selector.description, of: object) else { return false }
        action(object, sender)
        return true
    }

    /// Registers what the plugin wrote for a class, once: a type beside it with a name made of the class's.
    private static func loadTable(of type: AnyClass) {
        guard storage.entry(type) == nil else { return }
        let full = String(reflecting: type)
        guard let dot = full.lastIndex(of: ".") else { return }
        let name = full[..<dot] + ".FlatlayNib_" + full[full.index(after: dot)...]
        (NSClassFromString(String(name)) as? any NibTable.Type)?.register()
    }
}

/// The table that the plugin `AppSources` writes for a class with outlets or actions.
public protocol NibTable: AnyObject {
    /// Calls ``NibClasses/register(_:name:outlets:actions:attributes:)`` for the class.
    static func register()
}

import SwiftParser
import SwiftSyntax

/// Writes a table of a file's classes, from which xib files and storyboards create and connect objects.
///
/// Linux has no Objective-C runtime that finds a property by name. So each class with `@IBOutlet`, `@IBAction` or
/// `@IBInspectable` gets a table. It follows the text of the file, where it can also use private members:
///
/// ```swift
/// extension FilmCell {
///     fileprivate nonisolated static func flatlayNib_FilmCell() {
///         NibClasses.register(
///             FilmCell.self,
///             outlets: ["titleLabel": { try NibClasses.assign($1, to: \FilmCell.titleLabel, of: $0) }], …)
///     }
/// }
/// nonisolated final class FlatlayNib_FilmCell: NibTable { static func register() { FilmCell.flatlayNib_FilmCell() } }
/// ```
///
/// The module of nibs finds the second class by its name. Generic, private and nested classes get no table, because
/// nibs cannot name them. Members in extensions count if the extension is in the same file as the class.
struct NibTableWriter {
    fileprivate struct Table {
        var outlets: [String] = []
        var attributes: [String] = []
        var actions: [String: String] = [:]
        /// Whether a member has an attribute of Interface Builder.
        var isNeeded = false
    }

    /// The tables of a file; empty if it has none.
    static func tables(for source: String) -> String {
        var names: [String] = []
        var tables: [String: Table] = [:]
        let statements = Parser.parse(source: source).statements
        for statement in statements {
            guard let type = statement.item.as(ClassDeclSyntax.self), isReachable(type) else { continue }
            let name = type.name.text
            if tables[name] == nil { names.append(name) }
            tables[name, default: Table()].add(type.memberBlock)
        }
        for statement in statements {
            guard let type = statement.item.as(ExtensionDeclSyntax.self) else { continue }
            tables[type.extendedType.trimmedDescription]?.add(type.memberBlock)
        }
        let texts = names.compactMap { name in tables[name].flatMap { $0.isNeeded ? $0.text(for: name) : nil } }
        guard !texts.isEmpty else { return "" }
        return
            "\n#sourceLocation()\n#if canImport(UIKit)\nimport enum UIKit.NibClasses\nimport protocol UIKit.NibTable\n"
            + texts.joined() + "#endif\n"
    }

    private static func isReachable(_ type: ClassDeclSyntax) -> Bool {
        type.genericParameterClause == nil
            && !type.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
}

extension NibTableWriter.Table {
    fileprivate mutating func add(_ block: MemberBlockSyntax) {
        for member in block.members {
            if let variable = member.decl.as(VariableDeclSyntax.self) { add(variable) }
            if let function = member.decl.as(FunctionDeclSyntax.self) { add(function) }
        }
    }

    private mutating func add(_ variable: VariableDeclSyntax) {
        let isOutlet = variable.attributes.has("IBOutlet")
        guard isOutlet || variable.attributes.has("IBInspectable"), variable.bindingSpecifier.text == "var",
            !variable.modifiers.isOfType
        else { return }
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.canBeSet else {
                continue
            }
            isNeeded = true
            if isOutlet { outlets.append(name) } else { attributes.append(name) }
        }
    }

    /// Methods without parameters or with a sender. Those that are `@objc` are targets of actions that code adds.
    private mutating func add(_ function: FunctionDeclSyntax) {
        let isAction = function.attributes.has("IBAction")
        let parameters = Array(function.signature.parameterClause.parameters)
        guard isAction || function.attributes.has("objc"), !function.modifiers.isOfType, parameters.count < 2,
            function.signature.effectSpecifiers == nil, function.genericParameterClause == nil
        else { return }
        if isAction { isNeeded = true }
        let name = function.name.text
        // A result that nobody takes would be a warning, and so would an assignment of none.
        let result = function.signature.returnClause?.type.trimmedDescription
        let call = result == nil || result == "Void" || result == "()" ? "object." : "_ = object."
        guard let parameter = parameters.first else {
            actions[name.filter { $0 != "`" }] = "\(call)\(name)()"
            return
        }
        let label = parameter.firstName.text
        let plain = name.filter { $0 != "`" }
        let selector = label == "_" ? plain : plain + "With" + label.prefix(1).uppercased() + label.dropFirst()
        let type = parameter.type.trimmedDescription
        actions[selector + ":"] = "\(type)\n\(call)\(name)(\(label == "_" ? "" : label + ": ")sender)"
    }

    /// The Swift text of the table.
    fileprivate func text(for type: String) -> String {
        func list(_ label: String, _ entries: [String]) -> String {
            entries.isEmpty
                ? ""
                : ",\n            \(label): [\n                " + entries.joined(separator: ",\n                ")
                    + ",\n            ]"
        }
        func setter(_ name: String) -> String {
            "\"\(name.filter { $0 != "`" })\": { try NibClasses.assign($1, to: \\\(type).\(name), of: $0) }"
        }
        let calls = actions.sorted { $0.key < $1.key }.map { selector, call in
            let parts = call.split(separator: "\n", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                return "\"\(selector)\": { target, _ in if let object = target as? \(type) { \(call) } }"
            }
            return "\"\(selector)\": { NibClasses.send($1, to: $0) { (object: \(type), sender: \(parts[0])) in "
                + "\(parts[1]) } }"
        }
        return """
            extension \(type) {
                fileprivate nonisolated static func flatlayNib_\(type)() {
                    NibClasses.register(
                        \(type).self\(list("outlets", outlets.map(setter)))\(list("actions", calls))\
            \(list("attributes", attributes.map(setter))))
                }
            }
            nonisolated final class FlatlayNib_\(type): NibTable { static func register() { \(type).flatlayNib_\(type)() } }

            """
    }
}

extension AttributeListSyntax {
    fileprivate func has(_ name: String) -> Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }
}

extension DeclModifierListSyntax {
    /// Whether the member belongs to the type.
    fileprivate var isOfType: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension PatternBindingSyntax {
    /// Whether the property is stored or has a setter.
    fileprivate var canBeSet: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.contains { ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

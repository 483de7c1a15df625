import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var isCompact = false` in an extension of `EnvironmentValues` becomes a key and a computed variable.
///
/// The default value is evaluated at each use, as a computed `defaultValue` of a key is, so it need not be `Sendable`.
/// Without a type annotation the key infers its type from a closure that returns the value.
struct EntryMacro: AccessorMacro, PeerMacro {
    /// The extended types, and the protocols of their keys.
    private static let keys = ["EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey"]

    private struct Entry {
        var name: String
        var type: TypeSyntax?
        var value: ExprSyntax?
        var keyProtocol: String
        var keyName: String { "__Key_\(name)" }
    }

    private static func entry(
        _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> Entry {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { throw MacroError.entryIsNoVariable }
        let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        let type = extended?.split(separator: ".").last.map(String.init) ?? "something else"
        guard let keyProtocol = keys[type] else { throw MacroError.entryElsewhere(extended ?? "something else") }
        let annotation = binding.typeAnnotation?.type.trimmed
        let isOptional = annotation?.is(OptionalTypeSyntax.self) == true
        let value = binding.initializer?.value.trimmed ?? (isOptional ? "nil" : nil)
        if value == nil { throw MacroError.entryWithoutValue(name) }
        return Entry(
            name: name.filter { $0 != "`" }, type: annotation, value: value, keyProtocol: keyProtocol)
    }

    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The expansion to a key reports what is wrong.
        guard let entry = try? entry(declaration, in: context) else { return [] }
        return [
            "get { self[\(raw: entry.keyName).self] }",
            "set { self[\(raw: entry.keyName).self] = newValue }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try entry(declaration, in: context)
        guard let value = entry.value else { return [] }
        if let type = entry.type {
            return [
                """
                nonisolated private struct \(raw: entry.keyName): FlatlayViews.\(raw: entry.keyProtocol) {
                    static var defaultValue: \(type) { \(value) }
                }
                """
            ]
        }
        return [
            """
            nonisolated private struct \(raw: entry.keyName): FlatlayViews.\(raw: entry.keyProtocol), DeveloperToolsSupport.EntryKey {
                static let entry = DeveloperToolsSupport.EntryValue { \(value) }
            }
            """
        ]
    }
}

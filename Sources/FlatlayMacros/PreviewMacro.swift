import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name", traits: .sizeThatFitsLayout) { Row() }` becomes a type that makes the preview. The program finds
/// it by its conformance to `PreviewRegistry`.
///
/// Variables marked `@Previewable` become the properties of a view, whose body is the rest of the closure.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        var arguments = Array(node.arguments)
        let body: ClosureExprSyntax
        if let trailing = node.trailingClosure {
            body = trailing
        } else if let index = arguments.firstIndex(where: { $0.label?.text == "body" }),
            let closure = arguments[index].expression.as(ClosureExprSyntax.self)
        {
            body = closure
            arguments.remove(at: index)
        } else {
            throw MacroError.previewWithoutBody
        }
        let place = place(of: node, in: context)
        let name = context.makeUniqueName("Preview")
        let (wrapper, content) = split(body, in: context)
        let given = arguments.map { argument in
            (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
        }.joined(separator: ", ")
        return [
            """
            struct \(name): FlatlayPreviews.PreviewRegistry {
                nonisolated static var fileID: Swift.String { \(raw: place.file) }
                nonisolated static var line: Swift.Int { \(raw: place.line) }
                nonisolated static var column: Swift.Int { \(raw: place.column) }
                \(wrapper)
                @_Concurrency.MainActor static func makePreview() throws -> FlatlayPreviews.Preview {
                    FlatlayPreviews.Preview(\(raw: given)) \(content)
                }
            }
            """
        ]
    }

    /// The source location of a preview, as literals.
    ///
    /// A macro does not see `#sourceLocation`. The plugin `AppSources` therefore writes a file of an app as
    /// `Name.rewritten.swift`, below one line of its own.
    private static func place(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> (file: String, line: String, column: String) {
        let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        guard let location else { return ("\"\"", "0", "0") }
        let (file, line, column) = (
            location.file.trimmedDescription, location.line.trimmedDescription, location.column.trimmedDescription
        )
        let ending = ".rewritten.swift\""
        guard file.hasSuffix(ending), let number = Int(line) else { return (file, line, column) }
        return (file.dropLast(ending.count) + ".swift\"", "\(number - 1)", column)
    }

    /// The view that holds the previewable variables, nothing if there are none, and the closure for the preview.
    private static func split(
        _ body: ClosureExprSyntax, in context: some MacroExpansionContext
    ) -> (DeclSyntax, ClosureExprSyntax) {
        var variables: [String] = []
        var statements: [String] = []
        for item in body.statements {
            if let variable = item.item.as(VariableDeclSyntax.self),
                variable.attributes.contains(named: "Previewable")
            {
                let attributes = variable.attributes.removing("Previewable")
                variables.append(variable.with(\.attributes, attributes).trimmedDescription)
            } else {
                // The trivia keeps what stands on lines of its own apart.
                statements.append(item.description)
            }
        }
        if variables.isEmpty { return ("", body.trimmed) }
        let view = context.makeUniqueName("Content")
        let wrapper: DeclSyntax = """
            struct \(view): FlatlayViews.View {
                \(raw: variables.joined(separator: "\n"))
                @FlatlayViews.ViewBuilder var body: some FlatlayViews.View {
                    \(raw: statements.joined())
                }
            }
            """
        let closure = ClosureExprSyntax(statements: ["\(view)()"])
        return (wrapper, closure)
    }
}

/// `@Previewable @State var isOn = false` in the closure of `#Preview`, which takes it out.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let isInPreview = context.lexicalContext.contains {
            $0.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
                || $0.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        }
        // The closure is checked before it is expanded, so what is inside of a closure is left to `#Preview`.
        let isInClosure = context.lexicalContext.first?.is(ClosureExprSyntax.self) == true
        guard isInPreview || isInClosure else { throw MacroError.previewableElsewhere }
        return []
    }
}

extension AttributeListSyntax {
    func contains(named name: String) -> Bool { contains { $0.hasName(name) } }
    func removing(_ name: String) -> AttributeListSyntax { filter { !$0.hasName(name) } }
}

extension AttributeListSyntax.Element {
    fileprivate func hasName(_ name: String) -> Bool {
        guard case .attribute(let attribute) = self else { return false }
        let type = attribute.attributeName.trimmedDescription
        return type == name || type.hasSuffix(".\(name)")
    }
}

import SwiftParser
import SwiftSyntax

/// Rewrites what the compiler refuses on Linux in a file of an app.
///
/// Lines keep their numbers: nothing that is replaced loses or gains a line break. What is removed leaves spaces, so
/// most columns stay as they are, too.
final class SourceRewriter: SyntaxVisitor {
    /// Attributes that need the Objective-C runtime or Interface Builder, and those that make a file the start of a
    /// program: a module of previews has none.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "main", "UIApplicationMain", "NSApplicationMain",
    ]

    private let source: [UInt8]
    private let lines: SourceLocationConverter
    private var edits: [SourceEdit] = []

    private init(source: String, tree: SourceFileSyntax) {
        self.source = Array(source.utf8)
        lines = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the rewritten text, and the edits that were made.
    static func rewrite(_ source: String) -> (text: String, edits: [SourceEdit]) {
        let tree = Parser.parse(source: source)
        let rewriter = SourceRewriter(source: source, tree: tree)
        rewriter.walk(tree)
        return (String(decoding: rewriter.edits.applied(to: rewriter.source), as: UTF8.self), rewriter.edits)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard Self.attributes.contains(name) else { return .visitChildren }
        add(.attribute(name), node) { text in text.map { $0 == 10 || $0 == 13 ? $0 : 32 } }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let argument = node.arguments.first?.expression else { return .visitChildren }
            add(.selector, node) { _ in Array("Selector(\"\(Self.selector(argument))\")".utf8) }
        case "keyPath":
            guard let argument = node.arguments.first?.expression else { return .visitChildren }
            // `Person.name` and `self.name` name a property of a type or an object; further names lead on from there.
            let names = argument.trimmedDescription.split(separator: ".").map(String.init)
            let path = names.count > 1 ? Array(names.dropFirst()) : names
            add(.keyPath, node) { _ in Array("\"\(path.joined(separator: "."))\"".utf8) }
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            PlatformFinder.calls(in: condition).forEach { call in
                add(.platform, call) { _ in Array("os(Linux)".utf8) }
            }
        }
        return .visitChildren
    }

    /// The name that the Objective-C runtime would give to a method: `tapped(_:)` is `tapped:`.
    private static func selector(_ expression: ExprSyntax) -> String {
        let reference =
            expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        guard let reference else { return expression.trimmedDescription.replacing("\"", with: "") }
        let name = reference.baseName.text.filter { $0 != "`" }
        let labels = reference.argumentNames?.arguments.map(\.name.text) ?? []
        return labels.enumerated().reduce(name) { result, label in
            if label.element == "_" { return result + ":" }
            guard label.offset == 0 else { return result + label.element + ":" }
            return result + "With" + label.element.prefix(1).uppercased() + label.element.dropFirst() + ":"
        }
    }

    private func add(
        _ kind: SourceEdit.Kind, _ node: some SyntaxProtocol, _ replacement: (ArraySlice<UInt8>) -> [UInt8]
    ) {
        let start = node.positionAfterSkippingLeadingTrivia
        let range = start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        // An expression of several lines keeps its line breaks after what replaces it.
        var bytes = replacement(source[range])
        let breaks = source[range].filter { $0 == 10 }.count - bytes.filter { $0 == 10 }.count
        bytes += Array(repeating: 10, count: max(0, breaks))
        edits.append(
            SourceEdit(kind: kind, range: range, replacement: bytes, line: lines.location(for: start).line))
    }
}

/// Finds `os(iOS)` in the condition of an `#if`.
private final class PlatformFinder: SyntaxVisitor {
    private var found: [FunctionCallExprSyntax] = []

    static func calls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
        let finder = PlatformFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "os", node.arguments.count == 1,
            node.arguments.first?.expression.trimmedDescription == "iOS"
        {
            found.append(node)
        }
        return .visitChildren
    }
}

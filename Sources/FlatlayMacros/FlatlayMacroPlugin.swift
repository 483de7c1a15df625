import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The program that the compiler starts to expand macros.
@main
struct FlatlayMacroPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [PreviewMacro.self, PreviewableMacro.self, EntryMacro.self]
}

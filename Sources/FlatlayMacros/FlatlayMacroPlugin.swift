import SwiftCompilerPlugin
import SwiftSyntaxMacros

#if !(AppFrameworks || Libraries || Command)
#error("SwiftUI and UIKit need the trait 'AppFrameworks' of Flatlay: .package(…, traits: [\"AppFrameworks\"])")
#endif

/// The program that the compiler starts to expand macros.
@main
struct FlatlayMacroPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [PreviewMacro.self, PreviewableMacro.self, EntryMacro.self]
}

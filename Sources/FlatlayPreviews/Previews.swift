import Flatlay

/// Finds the previews of a program: every `#Preview` and every `PreviewProvider`.
///
/// ```swift
/// for preview in try await Previews.all(in: "ShopViews") {
///     try preview.renderer().write(to: "\(preview.declaration.place)-\(preview.number).png")
/// }
/// ```
///
/// It reads the metadata of types that the compiler writes into a program, so a module counts if the program, a test or
/// an executable, depends on it.
public enum Previews {
    /// Returns the declarations of a module: its `#Preview`s by file, line and column, and then its providers in the
    /// order in which they were compiled.
    ///
    /// - Parameter module: the name of the module; nil for all modules of the program.
    public static func declarations(in module: String?) -> [PreviewDeclaration] {
        let macros = ConformingTypes.all(of: (any PreviewRegistry).self).compactMap {
            ($0 as? any PreviewRegistry.Type).map(PreviewDeclaration.init(macro:))
        }
        let providers = ConformingTypes.all(of: (any PreviewProvider).self).compactMap {
            ($0 as? any PreviewProvider.Type).map(PreviewDeclaration.init(provider:))
        }
        let sorted = macros.sorted {
            ($0.fileID ?? "", $0.line ?? 0, $0.column ?? 0) < ($1.fileID ?? "", $1.line ?? 0, $1.column ?? 0)
        }
        return (sorted + providers).filter { module == nil || $0.module == module }
    }

    /// Makes all previews of a module.
    ///
    /// - Parameter module: the name of the module.
    /// - Throws: ``NoPreviewsError`` if it has none, and what a preview throws.
    @MainActor
    public static func all(in module: String) async throws -> [FoundPreview] {
        let found = declarations(in: module)
        guard !found.isEmpty else { throw NoPreviewsError(module: module) }
        var previews: [FoundPreview] = []
        for declaration in found { previews += try await declaration.previews() }
        return previews
    }

    /// The modules of this program that have previews, in alphabetical order.
    public static var modules: [String] { Set(declarations(in: nil).map(\.module)).sorted() }
}

/// A module has no previews, or is not part of the program.
public struct NoPreviewsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The module.
    public let module: String

    /// Creates the error.
    public init(module: String) { self.module = module }

    /// The error, and what to do about it.
    public var description: String {
        let others = Previews.modules.filter { $0 != module }
        return "the module '\(module)' has no previews in this program; "
            + (others.isEmpty
                ? "no module has: make the target of the program depend on the one with the previews"
                : "these have: \(others.joined(separator: ", "))")
    }
}

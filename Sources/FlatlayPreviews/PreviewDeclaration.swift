import Flatlay
import FlatlayViews

/// A `#Preview` or a `PreviewProvider` of a program.
///
/// `@unchecked` because types are the same on every thread.
public struct PreviewDeclaration: @unchecked Sendable {
    /// How the previews are declared.
    enum Source {
        case macro(any PreviewRegistry.Type)
        case provider(any PreviewProvider.Type)
    }

    let source: Source
    /// The module.
    public let module: String
    /// The file of a `#Preview`, as `Module/File.swift`; nil for a provider, of which the program has no place.
    public let fileID: String?
    /// The line of a `#Preview`, from 1; nil for a provider.
    public let line: Int?
    /// The column of a `#Preview`, from 1; nil for a provider.
    public let column: Int?
    /// The name of the type of a provider; nil for a `#Preview`.
    public let typeName: String?

    init(macro type: any PreviewRegistry.Type) {
        source = .macro(type)
        fileID = type.fileID
        line = type.line
        column = type.column
        module = type.fileID.split(separator: "/").first.map(String.init) ?? ""
        typeName = nil
    }

    init(provider type: any PreviewProvider.Type) {
        source = .provider(type)
        fileID = nil
        line = nil
        column = nil
        module = String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
        typeName = "\(type)"
    }

    /// The name of the file of a `#Preview` without its extension, or the name of the provider.
    public var place: String {
        if let typeName { return typeName }
        let file = fileID?.split(separator: "/").last.map(String.init) ?? ""
        return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    }

    /// `Module/File.swift:12`, or the name of a provider.
    package var location: String {
        guard let fileID, let line else { return typeName.map { "\(module).\($0)" } ?? module }
        return "\(fileID):\(line)"
    }

    /// Makes the previews: one of a `#Preview`, and any number of a provider.
    @MainActor
    public func previews() async throws -> [FoundPreview] { try await previews { _ in } }

    /// Makes the previews.
    ///
    /// - Parameter begin: learns the name of a `#Preview` before its view is made, which may end the program.
    @MainActor
    package func previews(begin: (String?) -> Void) async throws -> [FoundPreview] {
        switch source {
        case .provider(let type):
            func samples<Provider: PreviewProvider>(_ type: Provider.Type) -> [PreviewSample] {
                PreviewSample.samples(of: Provider.previews)
            }
            return samples(type).enumerated().map { FoundPreview(self, sample: $1, number: $0 + 1) }
        case .macro(let type):
            let preview = try type.makePreview()
            begin(preview.name)
            var view = preview.makeContent()
            var layout: PreviewLayout?
            var orientation: InterfaceOrientation?
            // The first trait of a kind counts, and the first modifier is the innermost one.
            for trait in preview.traits {
                switch trait.kind {
                case .layout(let given): layout = layout ?? given
                case .orientation(let given): orientation = orientation ?? given
                case .modifier(let modifier): view = try await PreviewContexts.apply(modifier, to: view)
                }
            }
            return PreviewSample.samples(of: view).map { sample in
                var sample = sample
                sample.settings.name = preview.name
                sample.settings.layout = layout
                sample.settings.orientation = orientation
                return FoundPreview(self, sample: sample, number: 1)
            }
        }
    }
}
